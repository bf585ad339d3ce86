import type { SolutesView } from '../despensa/solutes.ts';
import { lnAw, phaseOf, syrupOf } from '../water/phase.ts';
import { IDEAL, REFERENCE, SOLUTES } from '../water/solutes.ts';

/** Grams per 100 g of product; glucose syrups also as sums, by their DE. */
export interface Solution {
  readonly agua: number;
  readonly cacaoSecoDesgrasado: number;
  readonly sngLeche: number;
  readonly lactosa: number;
  readonly sacarosa: number;
  readonly glucosa: number;
  readonly fructosa: number;
  readonly sorbitol: number;
  readonly glicerol: number;
  readonly maltitol: number;
  readonly eritritol: number;
  /** Dry solids of glucose syrup, all DE together. */
  readonly jarabe: number;
  /** Moles of the syrups, and their sums for interaction and shape (`water/phase.ts`). */
  readonly jarabeMoles: number;
  readonly jarabeInteraccion: number;
  readonly jarabeForma: number;
  readonly alcohol: number;
  readonly sal: number;
}

type Syrup = Pick<Solution, 'jarabe' | 'jarabeMoles' | 'jarabeInteraccion' | 'jarabeForma'>;

/** Dry solids of a syrup of one DE, as a solution counts them. */
export function syrupSums(jarabe: number, de: number): Syrup {
  const { moles, interaction, shape } = syrupOf(jarabe, de);
  return { jarabe, jarabeMoles: moles, jarabeInteraccion: interaction, jarabeForma: shape };
}

/** Columns of a food that act on its water, g per 100 g. */
interface Dissolving extends SolutesView, Pick<Solution, 'agua' | 'lactosa' | 'alcohol' | 'sal'> {
  readonly sng_leche: number;
}

/** What 100 g of a food dissolve; each craft names cocoa otherwise. */
export function solutionIn(row: Dissolving, cacaoSecoDesgrasado: number): Solution {
  return {
    agua: row.agua,
    cacaoSecoDesgrasado,
    sngLeche: row.sng_leche,
    lactosa: row.lactosa,
    sacarosa: row.sacarosa,
    glucosa: row.glucosa,
    fructosa: row.fructosa,
    sorbitol: row.sorbitol,
    glicerol: row.glicerol,
    maltitol: row.maltitol,
    eritritol: row.eritritol,
    ...syrupSums(row.jarabe, row.de_jarabe),
    alcohol: row.alcohol,
    sal: row.sal,
  };
}

export const NO_SOLUTION: Solution = {
  agua: 0,
  cacaoSecoDesgrasado: 0,
  sngLeche: 0,
  lactosa: 0,
  sacarosa: 0,
  glucosa: 0,
  fructosa: 0,
  sorbitol: 0,
  glicerol: 0,
  maltitol: 0,
  eritritol: 0,
  jarabe: 0,
  jarabeMoles: 0,
  jarabeInteraccion: 0,
  jarabeForma: 0,
  alcohol: 0,
  sal: 0,
};

/** What parts of a product add up to; their shares add up to 1. Names written out: by variable it takes ten times longer. */
export function mixed<Part extends { readonly share: number }>(
  parts: readonly Part[],
  solutionOf: (part: Part) => Solution,
): Solution {
  const sum: { -readonly [Key in keyof Solution]: number } = { ...NO_SOLUTION };
  for (const part of parts) {
    const { share } = part;
    const one = solutionOf(part);
    sum.agua += share * one.agua;
    sum.cacaoSecoDesgrasado += share * one.cacaoSecoDesgrasado;
    sum.sngLeche += share * one.sngLeche;
    sum.lactosa += share * one.lactosa;
    sum.sacarosa += share * one.sacarosa;
    sum.glucosa += share * one.glucosa;
    sum.fructosa += share * one.fructosa;
    sum.sorbitol += share * one.sorbitol;
    sum.glicerol += share * one.glicerol;
    sum.maltitol += share * one.maltitol;
    sum.eritritol += share * one.eritritol;
    sum.jarabe += share * one.jarabe;
    sum.jarabeMoles += share * one.jarabeMoles;
    sum.jarabeInteraccion += share * one.jarabeInteraccion;
    sum.jarabeForma += share * one.jarabeForma;
    sum.alcohol += share * one.alcohol;
    sum.sal += share * one.sal;
  }
  return sum;
}

/** mol of milk salts per g of milk protein and salts, which are 46 % of milk solids non fat. */
const MILK_SALTS = /* @__PURE__ */ (() => IDEAL.milkSolids / 0.46)();

/** 4 % of the water is lost while heating and emulsifying (calibration on measured ganaches). */
const WATER_KEPT = 0.96;

/**
 * Estimated water activity at 25 °C with bound water, unrounded. Valid for 8-35 % water; below 8 % it blends into the
 * 0.45 of an anhydrous filling. `shownWater` is the water as shown (rounded), which decides the low-water blend.
 */
export function waterActivity(s: Solution, shownWater: number, waterKept = WATER_KEPT): number {
  if (shownWater < 2) return 0.45;
  const model = activityOf(s, waterKept);
  return shownWater < 8 ? 0.45 + ((model - 0.45) * (shownWater - 2)) / 6 : model;
}

/** Alcohol counts as ideal: unmeasured in sugar fillings, anything else would flatter it. */
export function activityOf(s: Solution, waterKept = WATER_KEPT): number {
  const water = waterKept * s.agua;
  // Milk protein and salts.
  const msn = s.sngLeche - s.lactosa;
  // 0.15 and 0.25 g/g: moisture of cocoa powder and milk protein near aw 0.85 (trade knowledge).
  const free = Math.max(water - 0.15 * s.cacaoSecoDesgrasado - 0.25 * msn, 0.3 * water);
  if (free <= 0) return 0;
  const other = s.glucosa + s.fructosa + s.jarabe + s.sorbitol + s.glicerol + s.maltitol + s.eritritol;
  // Sucrose dissolves 2.0 g/g of water at 20 °C, less beside other sugars; lactose 0.25 g/g. Crystals do not act.
  const solubility = Math.max(1, 2 - (0.25 * other) / free);
  const { moles, interaction, shape, ions } = phaseOf({
    sacarosa: Math.min(s.sacarosa, solubility * free),
    lactosa: Math.min(s.lactosa, 0.25 * free),
    maltitol: s.maltitol,
    glucosa: s.glucosa,
    fructosa: s.fructosa,
    sorbitol: s.sorbitol,
    eritritol: s.eritritol,
    glicerol: s.glicerol,
    sal: s.sal,
    ideal: MILK_SALTS * msn + IDEAL.cocoa * s.cacaoSecoDesgrasado + s.alcohol / SOLUTES.alcohol.molar,
  });
  const whole = {
    moles: moles + s.jarabeMoles,
    interaction: interaction + s.jarabeInteraccion,
    shape: shape + s.jarabeForma,
    ions,
  };
  return Math.exp(lnAw(free, whole, REFERENCE));
}
