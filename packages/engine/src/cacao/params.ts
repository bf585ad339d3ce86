import { AW_BARS } from '../craft/keeping.ts';
import { lazyOf } from '../craft/lazy.ts';
import { columnOf, placesWhere } from '../craft/lists.ts';
import { infoOf, type Param, type ParamInfo } from '../craft/param.ts';
import { fixed } from '../craft/spanish.ts';
import { type Row, through } from './catalogue.ts';
import { CONTENTS, otraSustancia as isAdded, chocolateOCacao as isChocolateOrCocoa } from './params.gen.ts';

export { grasaDelAnexo as isAnnexTwoFat } from './params.gen.ts';

/** What a row puts into a formula, per 100 g, whatever it is measured over. */
interface Content extends Pick<ParamInfo, 'label' | 'unit' | 'source'> {
  /** Told with what it is measured over, and what follows. */
  readonly what?: string;
  readonly tail?: string;
  /** Where what it is measured over goes without saying. */
  readonly formula?: string;
  readonly num: (row: Row) => number;
  /** The part it is divided by instead of the weight. */
  readonly per?: 'cacaoTotal' | 'manteca';
}

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
    includes: (r) => !isAdded(r),
  },
  /** Nuts leave a gianduja by their content, so that the sugar of a praliné stays. */
  parteChocolate: {
    of: 'por 100 g de la parte de chocolate, sin los frutos secos',
    includes: (r) => r.grupo === 'fruto_seco' || !isAdded(r),
    weight: (r) => 1 - r.frutos_secos / 100,
  },
  /** Couvertures and cocoa weighed in: cream makes no milk ganache. */
  cobertura: { of: 'por 100 g de coberturas y productos de cacao', includes: isChocolateOrCocoa, traces: true },
} as const satisfies Record<string, Base>;

export type Over = keyof typeof BASES;

/** A part over a base, with their places among a row's coefficients. */
export interface Quantity extends Param<Row> {
  readonly den: (row: Row) => number;
  readonly part: Part;
  /** What the label adds to the name of the part: «(parte de chocolate)». */
  readonly suffix: string;
  /** Tells too little from too much of the part, whatever the base. */
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
  const content: Content = CONTENTS[part];
  const { label, unit, what, tail = '', source, num, per } = content;
  const { of, includes, weight = () => 1, traces }: Base = BASES[over];
  const den = per ? CONTENTS[per].num : weight;
  const suffix = over === 'parteChocolate' && part !== 'grasaVegetal' ? ' (parte de chocolate)' : '';
  return {
    key: over === 'producto' || per ? part : `${over}.${part}`,
    label: `${label}${suffix}`,
    unit,
    formula: content.formula ?? `${what}, ${of}${tail}.`,
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
  /** Places of those that are not 0, and what they are: only they need adding up. */
  readonly places: readonly number[];
  readonly parts: readonly number[];
}

export const coefficientsOf = lazyOf((row: Row): Coefficients => {
  const all = NONE.slice();
  for (const { num, den, top, below } of QUANTITIES) {
    all[top] = num(row);
    all[below] = den(row);
  }
  const places = placesWhere(all, (part) => part !== 0);
  return { all, places, parts: columnOf(places, (place) => all[place]!) };
});

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
