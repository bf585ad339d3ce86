import { type Row, rows } from './catalogue.ts';

/**
 * What one gram weighed in puts into the finished product. All are grams, except `kcal` (kcal per 100 g × g) and
 * `cost` (EUR per kg × g). Every parameter is a quotient of linear functions of their totals.
 */
export interface Quantities {
  /** Weighed in, before toasting: coverings and unknown ingredients too. */
  readonly weighed: number;
  readonly covering: number;
  /** Mass after toasting, before cooking, coverings left out. */
  readonly mass: number;
  /** Mass without its water. */
  readonly dry: number;
  readonly almond: number;
  readonly nuts: number;
  /** Almond and hazelnut, the nuts of Turrón de Agramunt. */
  readonly agramuntNuts: number;
  readonly honey: number;
  readonly sugar: number;
  readonly glucose: number;
  readonly sweetener: number;
  /** Dry matter of honey, sugars and sweeteners. */
  readonly drySweet: number;
  readonly fat: number;
  /** «Materias básicas» of RD 1787/1982, 6.3. */
  readonly noble: number;
  /** As powdered yolk. */
  readonly yolk: number;
  /** Starch of flours, starches and tubers. */
  readonly starch: number;
  readonly egg: number;
  readonly eggWhite: number;
  readonly unknown: number;
  readonly kcal: number;
  readonly cost: number;
}

const NOTHING: Quantities = {
  weighed: 0,
  covering: 0,
  mass: 0,
  dry: 0,
  almond: 0,
  nuts: 0,
  agramuntNuts: 0,
  honey: 0,
  sugar: 0,
  glucose: 0,
  sweetener: 0,
  drySweet: 0,
  fat: 0,
  noble: 0,
  yolk: 0,
  starch: 0,
  egg: 0,
  eggWhite: 0,
  unknown: 0,
  kcal: 0,
  cost: 0,
};

const KEYS = Object.keys(NOTHING) as readonly (keyof Quantities)[];

/** Adds up `amounts[i]` grams of `perGram[i]`. */
export function total(perGram: readonly Quantities[], amounts: readonly number[]): Quantities {
  const sum: Record<keyof Quantities, number> = { ...NOTHING };
  for (let i = 0; i < perGram.length; i++) {
    const one = perGram[i]!;
    const amount = amounts[i]!;
    for (const key of KEYS) sum[key] += one[key] * amount;
  }
  return sum;
}

/** An ingredient nobody knows is dry inert matter, so that no percentage is overstated. */
export const UNKNOWN: Quantities = { ...NOTHING, weighed: 1, mass: 1, dry: 1, unknown: 1 };

/** Water 4.8 % → 2.0 % on toasting: 95.2/98 = 0.971. */
const TOASTING_YIELD = 0.97;

const HAZELNUTS = new Set(['avellana_tostada', 'avellana_cruda']);
const GLUCOSES = new Set(['glucosa', 'glucosa_deshidratada', 'isoglucosa']);

const byId = new Map(rows.map((row) => [row.id, row]));

function toasted(row: Row): Row {
  return byId.get(row.id === 'almendra_marcona_cruda' ? 'almendra_marcona_tostada' : 'almendra_tostada')!;
}

function perGram(row: Row, toasts: boolean): Quantities {
  if (row.grupo === 'cobertura') return { ...NOTHING, weighed: 1, covering: 1, cost: row.precio };
  const toasting = toasts && row.grupo === 'almendra_cruda';
  const used = toasting ? toasted(row) : row;
  const mass = toasting ? TOASTING_YIELD : 1;
  const dry = (mass * (100 - used.agua)) / 100;
  const { grupo } = used;
  return {
    weighed: 1,
    covering: 0,
    mass,
    dry,
    almond: mass * used.es_almendra,
    nuts: mass * used.es_fruto_seco,
    agramuntNuts: used.es_almendra === 1 || HAZELNUTS.has(used.id) ? mass : 0,
    honey: mass * used.es_miel,
    sugar: mass * used.es_azucar,
    glucose: GLUCOSES.has(used.id) ? mass : 0,
    sweetener: grupo === 'edulcorante' ? mass : 0,
    drySweet: grupo === 'miel' || grupo === 'azucar' || grupo === 'edulcorante' ? dry : 0,
    fat: (mass * used.grasa) / 100,
    noble: mass * used.materia_basica,
    yolk: mass * used.yema_eq,
    starch: grupo === 'fecula' || grupo === 'tuberculo' ? (mass * used.almidon) / 100 : 0,
    egg: grupo === 'clara' || grupo === 'yema' ? mass : 0,
    eggWhite: grupo === 'clara' ? mass : 0,
    unknown: 0,
    kcal: mass * used.kcal,
    cost: row.precio,
  };
}

const asWeighed = new Map(rows.map((row) => [row, perGram(row, false)]));
const afterToasting = new Map(rows.map((row) => [row, perGram(row, true)]));

/** Quantities of one gram of a row; `toasts` tells whether the type toasts its raw almond. */
export function quantitiesOf(row: Row | undefined, toasts: boolean): Quantities {
  if (row === undefined) return UNKNOWN;
  return (toasts ? afterToasting : asWeighed).get(row)!;
}
