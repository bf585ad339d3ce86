import { AW_BARS } from '../craft/keeping.ts';
import { infoOf, type Param, type ParamInfo } from '../craft/param.ts';
import { fixed } from '../craft/spanish.ts';
import { isMilkFraction, sweetensWithSugar } from '../despensa/kinds.ts';
import { type Row, through } from './catalogue.ts';
import { ADDED } from './groups.ts';

const LAW = 'RD 1055/2003; Directiva 2000/36/CE, anexo I';
const TABLE = 'tabla de ingredientes';

/** What a row puts into a formula, per 100 g, whatever it is measured over. */
interface Content extends Pick<ParamInfo, 'label' | 'unit' | 'source'> {
  /** `of` says what it is measured over. */
  readonly formula: (of: string) => string;
  readonly num: (row: Row) => number;
  /** The part it is divided by instead of the weight. */
  readonly per?: 'cacaoTotal';
}

function percent(label: string, what: string, num: Content['num'], source = TABLE, tail = ''): Content {
  return { label, unit: '%', formula: (of) => `${what}, ${of}${tail}.`, source, num };
}

function whole(counts: (row: Row) => boolean): Content['num'] {
  return (row) => (counts(row) ? 100 : 0);
}

/** Fats beyond the six of annex II, which are the catalogue's `grasa_equivalente`: other vegetable ones, and animal ones. */
export function isForbiddenFat(row: Row): boolean {
  return row.grupo === 'grasa_vegetal' && !isAnnexTwoFat(row);
}

export function isAnnexTwoFat(row: Row): boolean {
  return row.id === 'grasa_equivalente';
}

function isChocolateOrCocoa(row: Row): boolean {
  return row.ofChocolate === true || row.grupo === 'chocolate' || row.grupo === 'cacao';
}

/** Everything the response shows or a rule judges. */
const CONTENTS = {
  cacaoTotal: percent(
    'Cacao total',
    'Materia seca total de cacao: manteca de cacao más cacao seco desgrasado',
    (r) => r.manteca_cacao + r.cacao_seco_desgrasado,
    LAW,
  ),
  manteca: percent(
    'Manteca de cacao',
    'Manteca de cacao de todos los ingredientes (pasta, polvo, nibs, coberturas y manteca añadida)',
    (r) => r.manteca_cacao,
    LAW,
  ),
  grasaTotal: percent(
    'Grasa total',
    'Manteca de cacao, grasa láctea y las demás grasas (frutos secos, lecitina, vegetales)',
    (r) => r.manteca_cacao + r.grasa_leche + r.otra_grasa,
    'suma de las grasas de la tabla de ingredientes',
  ),
  azucar: percent(
    'Azúcar',
    'Sacarosa, glucosa, fructosa, sólidos de jarabe de glucosa, polioles y glicerol',
    (r) => r.azucar,
    TABLE,
    '; la lactosa cuenta como sólido lácteo',
  ),
  lacteos: percent(
    'Sólidos lácteos',
    'Materia seca láctea: grasa láctea más sólidos lácteos no grasos; el suero y la lactosa no cuentan',
    (r) => r.grasa_leche + (r.food !== undefined && isMilkFraction(r.food) ? 0 : r.sng_leche),
    LAW,
  ),
  coste_kg_eur: {
    label: 'Coste',
    unit: '€/kg',
    formula: () => 'Suma del precio de cada ingrediente por su parte en la fórmula.',
    source: 'precios profesionales de compra en España, hacia 2025 (estimación)',
    num: (r) => r.precio,
  },
  csd: percent('Cacao seco desgrasado', 'Cacao sin su manteca ni su agua', (r) => r.cacao_seco_desgrasado, LAW),
  ratio: {
    label: 'Manteca sobre cacao',
    unit: '%',
    formula: () => 'Manteca de cacao por 100 g de cacao total.',
    source: TABLE,
    num: (r) => 100 * r.manteca_cacao,
    per: 'cacaoTotal',
  },
  grasaLactea: percent('Grasa láctea', 'Grasa de la leche de todos los ingredientes', (r) => r.grasa_leche, LAW),
  mantecaGrasaLactea: percent(
    'Manteca + grasa láctea',
    'Manteca de cacao más grasa láctea',
    (r) => r.manteca_cacao + r.grasa_leche,
    LAW,
  ),
  agua: percent('Agua', 'Agua de todos los ingredientes', (r) => r.agua),
  avellana: percent('Avellana', 'Avellana entera, en pasta o en praliné', (r) => r.avellana, LAW),
  frutosSecos: percent(
    'Frutos secos totales',
    'Frutos secos enteros, en pasta o en praliné',
    (r) => r.frutos_secos,
    LAW,
  ),
  anadidos: percent(
    'Otras sustancias comestibles',
    'Frutos secos, fruta, licores, aromas, cereales y fibras',
    whole((r) => ADDED.has(r.grupo)),
    LAW,
  ),
  grasaVegetal: percent(
    'Grasa vegetal del anexo II',
    'Grasas vegetales equivalentes a la manteca de cacao',
    whole(isAnnexTwoFat),
    LAW,
  ),
  grasaNoAutorizada: percent(
    'Grasa no autorizada',
    'Grasas que no son manteca de cacao, de leche ni del anexo II',
    whole(isForbiddenFat),
    LAW,
  ),
  almidon: percent(
    'Harina y almidón',
    'Harinas, féculas y almidones',
    whole((r) => r.grupo === 'almidon'),
    LAW,
  ),
  polvo: percent(
    'Cacao en polvo',
    'Cacao en polvo, con la grasa que tenga',
    whole((r) => r.grupo === 'cacao' && r.cacao_seco_desgrasado > 60),
    LAW,
  ),
  azucarAnadido: percent(
    'Azúcares añadidos',
    'Azúcares, mieles y jarabes, y alimentos que los llevan añadidos',
    whole((r) => r.food !== undefined && sweetensWithSugar(r.food)),
    'Reglamento (CE) 1924/2006, anexo',
  ),
  coberturas: percent(
    'Cobertura ya elaborada',
    'Coberturas y chocolates comprados',
    whole((r) => r.grupo === 'chocolate'),
  ),
  aditivos: percent(
    'Aditivos',
    'Lecitina y demás aditivos',
    whole((r) => r.grupo === 'aditivo'),
  ),
  chocolateYCacao: percent(
    'Chocolate y cacao',
    'Coberturas, chocolates y productos de cacao',
    whole(isChocolateOrCocoa),
    LAW,
  ),
} as const satisfies Record<string, Content>;

export type Part = keyof typeof CONTENTS;

/**
 * What a part is a percentage of: which rows count, and how much of 1 g of them. The percentages of the law are over
 * the chocolate once other edible substances are deducted (Directiva 2000/36/CE, anexo I C).
 */
interface Base {
  readonly of: string;
  readonly includes: (row: Row) => boolean;
  readonly weight?: (row: Row) => number;
  /** True where percentages mean something however little of it there is. */
  readonly traces?: boolean;
}

const BASES = {
  producto: { of: 'por 100 g de producto, con su agua', includes: () => true },
  base: {
    of: 'por 100 g de chocolate, sin las otras sustancias comestibles',
    includes: (r) => !ADDED.has(r.grupo),
  },
  /** Nuts leave a gianduja by their content, so that the sugar of a praliné stays. */
  parteChocolate: {
    of: 'por 100 g de la parte de chocolate, sin los frutos secos',
    includes: (r) => r.grupo === 'fruto_seco' || !ADDED.has(r.grupo),
    weight: (r) => 1 - r.frutos_secos / 100,
  },
  /** The couvertures and cocoa weighed in: the cream of a ganache does not make it a milk ganache. */
  cobertura: { of: 'por 100 g de coberturas y productos de cacao', includes: isChocolateOrCocoa, traces: true },
} as const satisfies Record<string, Base>;

export type Over = keyof typeof BASES;

/** A part measured over a base, with the places of what it needs among the coefficients of a row. */
export interface Quantity extends Param<Row> {
  readonly den: (row: Row) => number;
  readonly part: Part;
  /** What the label adds to the name of the part: «(parte de chocolate)». */
  readonly suffix: string;
  /** How the advice keeps too little and too much of the part apart, whatever it is measured over. */
  readonly faults: Readonly<Record<'low' | 'high', string>>;
  readonly top: number;
  readonly below: number;
  /** Column that must be present for the value to mean something. */
  readonly needs: number;
}

const PARTS = Object.keys(CONTENTS) as Part[];
const OVERS = Object.keys(BASES) as Over[];
const placeOf = (part: Part, over: Over) => OVERS.indexOf(over) * PARTS.length + PARTS.indexOf(part);
const placeOfBase = (over: Over) => OVERS.length * PARTS.length + OVERS.indexOf(over);

function quantity(part: Part, over: Over): Quantity {
  const { label, unit, formula, source, num, per }: Content = CONTENTS[part];
  const { of, includes, weight = () => 1, traces }: Base = BASES[over];
  const den = per ? CONTENTS[per].num : weight;
  const suffix = over === 'parteChocolate' && part !== 'grasaVegetal' ? ' (parte de chocolate)' : '';
  return {
    key: over === 'producto' || per ? part : `${over}.${part}`,
    label: `${label}${suffix}`,
    unit,
    formula: formula(of),
    source,
    num: through((row) => (includes(row) ? num(row) : 0)),
    den: through((row) => (includes(row) ? den(row) : 0)),
    part,
    suffix,
    faults: { low: `${part} low`, high: `${part} high` },
    top: placeOf(part, over),
    below: per ? placeOf(per, over) : placeOfBase(over),
    needs: placeOfBase(traces ? 'producto' : over),
  };
}

const QUANTITIES: readonly Quantity[] = OVERS.flatMap((over) => PARTS.map((part) => quantity(part, over)));

/** The quantity of a part over a base. */
export function quantityOf(part: Part, over: Over = 'producto'): Quantity {
  return QUANTITIES[placeOf(part, over)]!;
}

/** Zeros, first filled with fractions so that V8 stores doubles. */
export const NONE: readonly number[] = Array.from({ length: QUANTITIES.length + OVERS.length }, () => 0.5).fill(0);

/** What 1 g of a row puts into every quantity and every base. */
export interface Coefficients {
  readonly all: readonly number[];
  /** Places of those that are not 0, a few of many: only they need adding up. */
  readonly present: readonly number[];
}

const ofRow = new WeakMap<Row, Coefficients>();

export function coefficientsOf(row: Row): Coefficients {
  const found = ofRow.get(row);
  if (found !== undefined) return found;
  const all = NONE.slice();
  for (const { num, den, top, below } of QUANTITIES) {
    all[top] = num(row);
    all[below] = den(row);
  }
  const made = { all, present: [...all.keys()].filter((place) => all[place] !== 0) };
  ofRow.set(row, made);
  return made;
}

const PARAM_KEYS = ['cacaoTotal', 'manteca', 'grasaTotal', 'azucar', 'lacteos', 'coste_kg_eur'] as const;
export type ParamKey = (typeof PARAM_KEYS)[number];

/** The parameters of the response, in its order. */
export const PARAMS: readonly (Quantity & { readonly part: ParamKey })[] = PARAM_KEYS.map((part) => ({
  ...quantityOf(part),
  part,
}));

/** The same, as people read them. */
export const PARAM_INFOS: readonly ParamInfo[] = PARAMS.map(infoOf);

/** Spread of the estimate around what is measured. */
export const AW_SPREAD = `±${fixed(AW_BARS.ganache)}; en caramelos, ±${fixed(AW_BARS.caramelo)}`;

/** Judged in fillings; it is no quotient of sums, see `waterActivity`. */
export const AW: ParamInfo = {
  key: 'aw',
  label: 'Actividad de agua',
  unit: '',
  formula: `Actividad del agua libre con lo que lleva disuelto, a 25 °C: Norrish con el factor de forma de Starzak y Peacock (${AW_SPREAD}).`,
  source: 'Norrish 1966; Chirife et al. 1980; Starzak y Peacock 1997',
};
