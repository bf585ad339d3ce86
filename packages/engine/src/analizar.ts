import type { Analysis, Meter, MeterState, Service, Warning } from './craft/analysis.ts';
import { readAnalysisField } from './craft/analysis-fields.ts';
import { avisoOf } from './craft/aviso.ts';
import type { Craft } from './craft/craft.ts';
import { shelfLife } from './craft/keeping.ts';
import { lazyOf } from './craft/lazy.ts';
import type { Authority } from './craft/limit.ts';
import type { Physics } from './craft/physics.ts';
import { type Parecida, type Precedent, precedentOf } from './craft/precedent.ts';
import { readBody } from './craft/read.ts';
import { analyseAs } from './craft/request.ts';
import { round } from './craft/round.ts';
import { sayShort } from './craft/say-short.ts';
import { DISCLAIMER, POWERED_BY, unusedFields } from './craft/texts.ts';
import { usualIn } from './craft/unusual.ts';
import type { TrazaLectura } from './lectura/trace.ts';

/** One number of an analysis on the wire. */
export interface Parametro {
  readonly id: string;
  readonly nombre: string;
  /** @deprecated `nombre`. */
  readonly label: string;
  readonly unidad: string;
  readonly valor: number;
  readonly rango: readonly [number | null, number | null] | null;
  /** Where four of five signed formulas lie, inside `rango`. */
  readonly objetivo?: readonly [number | null, number | null];
  readonly estado: MeterState;
  readonly nivel?: Authority;
  readonly fuente?: string;
}

/** The analysis of a formula of any craft, in one shape. */
export interface Analisis {
  readonly status: 'ok';
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  readonly resultado: {
    readonly id: string;
    readonly texto: string;
    readonly bueno: boolean;
    /** What must be measured before it can be relied on. */
    readonly pendiente?: string;
  };
  readonly parametros: readonly Parametro[];
  readonly ingredientes: readonly {
    readonly enviado: string;
    readonly id: string | null;
    readonly nombre: string;
    readonly gramos: number;
    readonly porcentaje: number;
    readonly lectura: Analysis['ingredients'][number]['certainty'];
    readonly quiza?: readonly string[];
    /** Where it is asked for. */
    readonly traza?: TrazaLectura;
  }[];
  readonly consejos: readonly {
    readonly texto: string;
    readonly pasos: readonly {
      readonly accion: 'anadir' | 'quitar' | 'cambiar';
      readonly ingrediente: string;
      readonly gramos: number;
      readonly por?: string;
    }[];
    readonly arregla: readonly string[];
  }[];
  readonly avisos: readonly { readonly codigo: string; readonly texto: string; readonly indice?: number }[];
  /** The published formulas most like it, nearest first; absent before evidence is learnt. */
  readonly parecidas?: readonly Parecida[];
  /** How many formulas of the type stand behind the judgement, and what is said where they are too few. */
  readonly evidencia?: {
    readonly formulas: number;
    readonly texto?: string;
    readonly variante?: NonNullable<Precedent['variant']>;
  };
  readonly coste_kg_eur: number | null;
  /** Ice cream, when a temperature of service is asked for. */
  readonly servicio?: Service;
  /** What physics says of an ice cream or of the syrup of a turrón. */
  readonly fisica?: Physics;
  /** Estimated water activity of a filling, ±, and how long it keeps; beside it that of a meter, where sent. */
  readonly aw?: {
    readonly valor: number;
    readonly margen: number;
    readonly texto: string;
    readonly medida?: { readonly valor: number; readonly texto: string };
  };
  readonly disclaimer: string;
  readonly poweredBy: string;
}

/** Any JSON in, the analysis of the formula out in the shape all crafts share, or an InputError. */
export function analizar(craft: Craft, body: unknown): Analisis {
  const analysis = analyseAs(craft, body, true);
  const request = readBody(body);
  const told = {
    altitude: readAnalysisField(request, 'altitud'),
    measured: readAnalysisField(request, 'aw_medida'),
  };
  return sayShort(present(craft, analysis, told), body);
}

/** What was told beside the formula. */
interface Told {
  readonly altitude: number | undefined;
  readonly measured: number | undefined;
}

function present(craft: Craft, analysis: Analysis, { altitude, measured }: Told): Analisis {
  const { type, typeLabel, outcome, ingredients, advice, warnings, cost, service } = analysis;
  const fisica = analysis.physics?.(altitude);
  const precedent = precedentOf(craft, analysis);
  return {
    status: 'ok',
    craft: craft.id,
    type,
    typeLabel,
    resultado: {
      id: outcome.id,
      texto: outcome.text,
      bueno: outcome.good,
      ...(outcome.pending === undefined ? {} : { pendiente: outcome.pending }),
    },
    parametros: parametersOf(craft, analysis),
    ingredientes: ingredients.map(({ sent, id, name: nombre, grams, share, certainty, perhaps: quiza }) => {
      const read = { enviado: sent, id, nombre, gramos: grams, porcentaje: share, lectura: certainty };
      return quiza.length > 0 ? { ...read, quiza } : read;
    }),
    consejos: advice.map(({ text, steps, mends }) => ({
      texto: text,
      pasos: steps.map(({ action: accion, ingredient: ingrediente, grams, by: por }) => {
        const step = { accion, ingrediente, gramos: round(grams, GRAM_DECIMALS) };
        return por === undefined ? step : { ...step, por };
      }),
      // Advice without steps mends nothing by itself.
      arregla: steps.length > 0 ? mends : [],
    })),
    avisos: [...warnings, ...unused(analysis, { altitude, measured }, fisica)].map(avisoOf),
    ...(precedent ? { parecidas: precedent.alike, evidencia: evidenciaOf(precedent) } : {}),
    coste_kg_eur: cost,
    ...(service ? { servicio: service } : {}),
    ...(fisica ? { fisica } : {}),
    ...awOf(analysis, measured),
    disclaimer: DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

/** What was told beside the formula and changes nothing in it. */
function unused({ waterActivity }: Analysis, { altitude, measured }: Told, fisica: Physics | undefined): Warning[] {
  const isCooked = fisica !== undefined && 'coccion' in fisica;
  return [
    ...(altitude !== undefined && !isCooked ? [{ code: 'campo_sin_efecto', text: unusedFields.altitud }] : []),
    ...(measured !== undefined && waterActivity === undefined
      ? [{ code: 'campo_sin_efecto', text: unusedFields.aw_medida }]
      : []),
  ];
}

function awOf(
  { waterActivity: valor, waterActivityBar: margen = 0 }: Analysis,
  measured: number | undefined,
): Pick<Analisis, 'aw'> {
  if (valor === undefined) return {};
  const medida = measured === undefined ? {} : { medida: { valor: measured, texto: shelfLife(measured) } };
  return { aw: { valor, margen, texto: shelfLife(valor), ...medida } };
}

function evidenciaOf({ formulas, few, variant }: Precedent): NonNullable<Analisis['evidencia']> {
  return { formulas, ...(few === undefined ? {} : { texto: few }), ...(variant ? { variante: variant } : {}) };
}

/** Formulas sent as fractions of 1 keep their grams. */
const GRAM_DECIMALS = 6;

/** The place of each parameter, by its key. */
const placesOf = lazyOf(
  (params: Craft['params']): ReadonlyMap<string, number> => new Map(params.map(({ key }, place) => [key, place])),
);

/** The parameters of the response in their order, then the other figures that are judged. */
function parametersOf({ params }: Craft, { values, meters }: Analysis): Parametro[] {
  const places = placesOf(params);
  const own: (Meter | undefined)[] = params.map(() => undefined);
  const others: Meter[] = [];
  for (const meter of meters) {
    const place = places.get(meter.key);
    if (place === undefined) others.push(meter);
    else own[place] ??= meter;
  }
  const shown: Parametro[] = [];
  for (let i = 0; i < params.length; i++) {
    const { key, label, unit } = params[i]!;
    const value = values[key];
    const meter = own[i];
    if (meter) shown.push(judged(meter));
    else if (value !== undefined) {
      shown.push({ id: key, nombre: label, label, unidad: unit, valor: value, rango: null, estado: 'sin_juicio' });
    }
  }
  for (const meter of others) shown.push(judged(meter));
  return shown;
}

/** Written out, with and without what is usual: spreading takes several times as long. */
function judged({ key: id, label, unit: unidad, value: valor, min, max, state: estado, limits }: Meter): Parametro {
  const { authority: nivel, source: fuente } = limits[0]!;
  const objetivo = usualIn(limits);
  const rango = min === null && max === null ? null : ([min, max] as const);
  return objetivo
    ? { id, nombre: label, label, unidad, valor, rango, objetivo, estado, nivel, fuente }
    : { id, nombre: label, label, unidad, valor, rango, estado, nivel, fuente };
}
