import { round2 } from '../craft/round.ts';
import type { Quantities } from './quantities.ts';
import type { TurronParams } from './schema.ts';

/**
 * A measured value: num ÷ den. Both are linear in the quantities and in the finished weight, so they give the value
 * of a whole batch and, fed with the quantities of one gram, the coefficients of that ingredient.
 */
export interface Quotient {
  readonly num: (q: Quantities, finished: number) => number;
  readonly den: (q: Quantities, finished: number) => number;
  /** Ingredients count with the water they bring and lose, so a share may pass 100: it is shown as 100. */
  readonly most: number;
}

/** Percentage of the finished product, as RD 1787/1982 and Regulation (EU) 1169/2011, annex VIII, declare it. */
function percentOfProduct(amount: (q: Quantities) => number): Quotient {
  return { num: (q) => 100 * amount(q), den: (_, finished) => finished, most: 100 };
}

export const QUOTIENTS = {
  pctAlmendra: percentOfProduct((q) => q.almond),
  pctMiel: percentOfProduct((q) => q.honey),
  pctAzucar: percentOfProduct((q) => q.sugar),
  ratioMielAzucar: { num: (q) => q.honey, den: (q) => q.sugar, most: Number.MAX_VALUE },
  pctGrasa: percentOfProduct((q) => q.fat),
  pctFrutosSecos: percentOfProduct((q) => q.nuts),
  pctHumedad: { num: (q, finished) => 100 * (finished - q.dry), den: (_, finished) => finished, most: 100 },
  rendimiento: { num: (q, finished) => 100 * (finished + q.covering), den: (q) => q.weighed, most: 100 },
  kcal_100g: { num: (q) => q.kcal, den: (_, finished) => finished, most: Number.MAX_VALUE },
  coste_kg_eur: { num: (q) => q.cost, den: (q, finished) => finished + q.covering, most: Number.MAX_VALUE },
  basica: percentOfProduct((q) => q.noble),
  yema: percentOfProduct((q) => q.yolk),
  almendraYema: percentOfProduct((q) => q.almond + q.yolk),
  frutosAgramunt: percentOfProduct((q) => q.agramuntNuts),
  fecula: percentOfProduct((q) => q.starch),
  feculaSeca: { num: (q) => 100 * q.starch, den: (q) => q.dry, most: 100 },
  huevo: percentOfProduct((q) => q.egg),
  clara: percentOfProduct((q) => q.eggWhite),
  desconocido: percentOfProduct((q) => q.unknown),
  // Against dry sugars, so that the water of the paste does not distort the 1:1 of Mazapán de Toledo.
  paridad: { num: (q) => 100 * q.almond, den: (q) => q.almond + q.drySweet, most: 100 },
} as const satisfies Record<string, Quotient>;

export type MeasureKey = keyof typeof QUOTIENTS;

/** Values rounded as shown; every threshold is judged on them. */
export type Measures = Readonly<Record<MeasureKey, number>>;

const KEYS = Object.keys(QUOTIENTS) as readonly MeasureKey[];

/** Dry matter plus the residual moisture (%) of the type; nothing evaporates below it and no water is ever added. */
export function finishedWeight(q: Quantities, moisture: number): number {
  return Math.min(q.mass, q.dry / (1 - moisture / 100));
}

export function measure(q: Quantities, finished: number): Measures {
  const values = {} as Record<MeasureKey, number>;
  for (const key of KEYS) {
    const { num, den, most }: Quotient = QUOTIENTS[key];
    const below = den(q, finished);
    values[key] = below > 0 ? round2(Math.min(num(q, finished) / below, most)) : 0;
  }
  // A reader adds up the two figures shown.
  values.almendraYema = round2(values.pctAlmendra + values.yema);
  return values;
}

/** The public parameters. The ratio is undefined, and left out, when there is honey and no sugar. */
export function paramsOf(m: Measures, q: Quantities): TurronParams {
  return {
    pctAlmendra: m.pctAlmendra,
    pctMiel: m.pctMiel,
    pctAzucar: m.pctAzucar,
    ...(q.honey > 0 && q.sugar === 0 ? {} : { ratioMielAzucar: m.ratioMielAzucar }),
    pctGrasa: m.pctGrasa,
    pctFrutosSecos: m.pctFrutosSecos,
    pctHumedad: m.pctHumedad,
    rendimiento: m.rendimiento,
    kcal_100g: m.kcal_100g,
    coste_kg_eur: m.coste_kg_eur,
  };
}
