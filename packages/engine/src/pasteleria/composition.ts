import type { Wholes } from '../craft/own-composition.ts';
import { NO_SOLUTION, type Solution, solutionIn } from '../craft/water-activity.ts';
import type { Row } from './catalogue.ts';

/** Composition numbers a request gave for an ingredient. */
export type Given = Readonly<Record<string, number>>;

/** Inert matter: it weighs, and it is solid. */
export const INERT = {
  azucares: 0,
  /** Part of the sugars. */
  lactosa: 0,
  polioles: 0,
  grasa: 0,
  proteinas: 0,
  /** Starch and dextrins. */
  almidon: 0,
  fibra: 0,
  sal: 0,
  agua: 0,
  alcohol: 0,
  acidos: 0,
  pod: 0,
  kcal: 0,
  manteca_cacao: 0,
  /** The same 100 g as the water activity model sees them. */
  solution: NO_SOLUTION,
};

/** What 100 g of an ingredient hold, in grams; `pod` on the scale sucrose = 100. */
export type Composition = Readonly<typeof INERT>;

export function compositionOf(row: Row): Composition {
  return {
    azucares: row.azucares,
    lactosa: row.lactosa,
    polioles: row.polioles,
    grasa: row.grasa,
    proteinas: row.proteinas,
    almidon: row.almidon,
    fibra: row.fibra,
    sal: row.sal,
    agua: row.agua,
    alcohol: row.alcohol,
    acidos: row.acidos,
    pod: row.pod,
    kcal: row.kcal,
    manteca_cacao: row.manteca_cacao,
    solution: solutionIn(row, row.cacao_seco),
  };
}

/** A composition of what the request gave, over `base`, with what follows derived. */
export function withGiven(base: Composition, given: Given): Composition {
  const solids = solidsOf(base, given);
  const agua = waterOf(solids, base, given);
  const solution = solutionOf(solids, agua, base);
  return {
    ...solids,
    agua,
    pod: given.pod ?? (anyGiven(given, SWEET) ? solids.azucares - 0.84 * solids.lactosa : base.pod),
    kcal: given.kcal ?? (anyGiven(given, ENERGY) ? energyOf(solids, solution.eritritol) : base.kcal),
    manteca_cacao: given.manteca_cacao ?? base.manteca_cacao,
    solution,
  };
}

/** Figures of a request that hold others of it. */
export const WHOLES: Wholes = {
  azucares: ['lactosa'],
  hidratos: ['azucares', 'polioles', 'almidon'],
  grasa: ['manteca_cacao'],
  solidos: ['azucares', 'polioles', 'grasa', 'materiagrasa', 'proteinas', 'almidon', 'fibra', 'sal', 'otrossolidos'],
};

/** Grams of 100 told apart by what was given; `base` water gives way. */
export function totalOf(base: Composition, given: Given): number {
  const { agua = 0, solidos = 0, otrossolidos = 0 } = given;
  const [told, mixed] = [solidsOf(INERT, given), solidsOf(base, given)];
  const wet = Math.max(dryOf(told) + otrossolidos, solidos) + agua + told.alcohol;
  return Math.max(wet, dryOf(mixed) + otrossolidos + mixed.alcohol);
}

function solidsOf(base: Composition, given: Given): Solids {
  const azucares = given.azucares ?? Math.max(base.azucares, given.lactosa ?? 0);
  // Those of a label hold its sugars and polyols.
  const starch = given.hidratos && Math.max(0, given.hidratos - (given.azucares ?? 0) - (given.polioles ?? 0));
  return {
    azucares,
    lactosa: Math.min(given.lactosa ?? base.lactosa, azucares),
    polioles: given.polioles ?? base.polioles,
    grasa: given.grasa ?? given.materiagrasa ?? base.grasa,
    proteinas: given.proteinas ?? base.proteinas,
    almidon: given.almidon ?? starch ?? base.almidon,
    fibra: given.fibra ?? base.fibra,
    sal: given.sal ?? base.sal,
    alcohol: given.alcohol ?? base.alcohol,
    acidos: base.acidos,
  };
}

/** True when the request says how wet the ingredient is. */
export function givesWater(given: Given): boolean {
  return given.agua !== undefined || given.solidos !== undefined;
}

type Solids = Omit<Composition, 'agua' | 'pod' | 'kcal' | 'manteca_cacao' | 'solution'>;

const SWEET = ['azucares', 'lactosa'];
const ENERGY = [...SWEET, 'polioles', 'grasa', 'materiagrasa', 'proteinas', 'almidon', 'hidratos', 'fibra', 'alcohol'];

function anyGiven(given: Given, keys: readonly string[]): boolean {
  return keys.some((key) => given[key] !== undefined);
}

/** Water and alcohol never pass 100 together, so that solids are never negative. */
function waterOf(solids: Solids, base: Composition, given: Given): number {
  const most = 100 - solids.alcohol;
  if (given.agua !== undefined) return Math.min(given.agua, most);
  if (given.solidos !== undefined) return Math.max(0, most - given.solidos);
  const others = given.otrossolidos ?? 0;
  const rest = most - dryOf(solids) - others;
  // Unknown, it is water but for what was given; known, water gives way.
  return Math.max(
    0,
    base === INERT
      ? rest
      : Math.min(rest, base.agua + dryOf(base) + base.alcohol - dryOf(solids) - solids.alcohol - others),
  );
}

/** Grams of what the columns tell apart, alcohol and water not counted. */
function dryOf({ azucares, polioles, grasa, proteinas, almidon, fibra, sal, acidos }: Solids): number {
  return azucares + polioles + grasa + proteinas + almidon + fibra + sal + acidos;
}

/** Regulation (EU) 1169/2011, annex XIV; erythritol gives no energy. */
function energyOf(solids: Solids, eritritol: number): number {
  return (
    4 * (solids.azucares + solids.almidon + solids.proteinas) +
    2.4 * (solids.polioles - eritritol) +
    9 * solids.grasa +
    2 * solids.fibra +
    7 * solids.alcohol +
    3 * solids.acidos
  );
}

/**
 * The kinds of sugar and polyol keep the proportions they have in `base`; without a base, sugars count as sucrose and
 * polyols as maltitol. Dextrins of a syrup follow the starch they are told as.
 */
function solutionOf(solids: Solids, agua: number, base: Composition): Solution {
  const old = base.solution;
  const oldSugars = base.azucares - base.lactosa;
  const sugars = solids.azucares - solids.lactosa;
  const k = oldSugars > 0 ? sugars / oldSugars : 0;
  const polyols = base.polioles > 0 ? solids.polioles / base.polioles : 0;
  const dextrins = Math.max(0, old.sacarosa + old.glucosa + old.fructosa + old.jarabe - oldSugars);
  const newDextrins = base.almidon > 0 ? (dextrins * solids.almidon) / base.almidon : 0;
  const syrup = old.jarabe > 0 ? (k * (old.jarabe - dextrins) + newDextrins) / old.jarabe : 0;
  return {
    agua,
    cacaoSecoDesgrasado: old.cacaoSecoDesgrasado,
    sngLeche: solids.lactosa + (base === INERT ? milkProteinAndSalts(solids) : old.sngLeche - old.lactosa),
    lactosa: solids.lactosa,
    sacarosa: oldSugars > 0 ? k * old.sacarosa : sugars,
    glucosa: k * old.glucosa,
    fructosa: k * old.fructosa,
    sorbitol: polyols * old.sorbitol,
    glicerol: polyols * old.glicerol,
    maltitol: base.polioles > 0 ? polyols * old.maltitol : solids.polioles,
    eritritol: polyols * old.eritritol,
    jarabe: syrup * old.jarabe,
    jarabeMoles: syrup * old.jarabeMoles,
    jarabeInteraccion: syrup * old.jarabeInteraccion,
    jarabeForma: syrup * old.jarabeForma,
    alcohol: solids.alcohol,
    sal: solids.sal,
  };
}

/** In milk they are 0.85 g per g of lactose and 1.25 g per g of protein; without either it is no milk. */
function milkProteinAndSalts(solids: Solids): number {
  return Math.min(0.85 * solids.lactosa, 1.25 * solids.proteinas);
}
