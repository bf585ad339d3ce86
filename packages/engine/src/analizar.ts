import type { Step } from './craft/advice.ts';
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

/** One thing to do on the scale. */
interface Paso {
  readonly accion: 'anadir' | 'quitar' | 'cambiar';
  readonly ingrediente: string;
  readonly gramos: number;
  readonly por?: string;
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
    readonly pasos: readonly Paso[];
    readonly arregla: readonly string[];
  }[];
  readonly avisos: readonly { readonly codigo: string; readonly texto: string; readonly indice?: number }[];
  /** The published formulas most like it, nearest first; absent before evidence is learnt. */
  readonly parecidas?: readonly Parecida[] | undefined;
  /** How many formulas of the type stand behind the judgement, and what is said where they are too few. */
  readonly evidencia?:
    | {
        readonly formulas: number;
        readonly texto?: string | undefined;
        readonly variante?: Precedent['variant'];
      }
    | undefined;
  readonly coste_kg_eur: number | null;
  /** Ice cream, when a temperature of service is asked for. */
  readonly servicio?: Service | undefined;
  /** What physics says of an ice cream or of the syrup of a turrón. */
  readonly fisica?: Physics | undefined;
  /** Estimated water activity of a filling, ±, and how long it keeps; beside it that of a meter, where sent. */
  readonly aw?:
    | {
        readonly valor: number;
        readonly margen: number;
        readonly texto: string;
        readonly medida?: { readonly valor: number; readonly texto: string };
      }
    | undefined;
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
  // One shape: what is not told is undefined, which JSON leaves out.
  return {
    status: 'ok',
    craft: craft.id,
    type,
    typeLabel,
    resultado: resultOf(outcome),
    parametros: parametersOf(craft, analysis),
    ingredientes: ingredients.map(ingredientOf),
    consejos: advice.map(adviceOf),
    avisos: [...warnings, ...unused(analysis, { altitude, measured }, fisica)].map(avisoOf),
    parecidas: precedent?.alike,
    evidencia: precedent && evidenciaOf(precedent),
    coste_kg_eur: cost,
    servicio: service,
    fisica,
    aw: awOf(analysis, measured),
    disclaimer: DISCLAIMER,
    poweredBy: POWERED_BY,
  };
}

function resultOf({ id, text: texto, good: bueno, pending: pendiente }: Analysis['outcome']): Analisis['resultado'] {
  return pendiente === undefined ? { id, texto, bueno } : { id, texto, bueno, pendiente };
}

function ingredientOf(read: Analysis['ingredients'][number]): Analisis['ingredientes'][number] {
  const {
    sent: enviado,
    id,
    name: nombre,
    grams: gramos,
    share: porcentaje,
    certainty: lectura,
    perhaps: quiza,
  } = read;
  return quiza.length > 0
    ? { enviado, id, nombre, gramos, porcentaje, lectura, quiza }
    : { enviado, id, nombre, gramos, porcentaje, lectura };
}

function adviceOf({ text: texto, steps, mends }: Analysis['advice'][number]): Analisis['consejos'][number] {
  // Advice without steps mends nothing by itself.
  return { texto, pasos: steps.map(stepOf), arregla: steps.length > 0 ? mends : [] };
}

function stepOf({ action: accion, ingredient: ingrediente, grams, by: por }: Step): Paso {
  const gramos = round(grams, GRAM_DECIMALS);
  return por === undefined ? { accion, ingrediente, gramos } : { accion, ingrediente, gramos, por };
}

const NOTHING_UNUSED: readonly Warning[] = [];

/** What was told beside the formula and changes nothing in it. */
function unused(
  { waterActivity }: Analysis,
  { altitude, measured }: Told,
  fisica: Physics | undefined,
): readonly Warning[] {
  if (altitude === undefined && measured === undefined) return NOTHING_UNUSED;
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
): Analisis['aw'] {
  if (valor === undefined) return undefined;
  const texto = shelfLife(valor);
  if (measured === undefined) return { valor, margen, texto };
  return { valor, margen, texto, medida: { valor: measured, texto: shelfLife(measured) } };
}

function evidenciaOf({ formulas, few, variant }: Precedent): NonNullable<Analisis['evidencia']> {
  return { formulas, texto: few, variante: variant };
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
