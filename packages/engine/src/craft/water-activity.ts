/** Grams per 100 g of product; glucose syrup as moles and √K-weighted moles because each has its own DE. */
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
  /** Σ g·DE over the syrups, to get their moles. */
  readonly jarabeDe: number;
  /** Σ g·√DE over the syrups, to get their interaction term. */
  readonly jarabeRaizDe: number;
  readonly alcohol: number;
  readonly sal: number;
}

/**
 * Molar mass (g/mol) and Norrish constant K. K: Norrish 1966 and Chirife et al. 1980; maltitol taken as maltose.
 */
const SOLUTES = {
  sacarosa: { molar: 342.3, k: 6.47 },
  glucosa: { molar: 180.16, k: 2.25 },
  fructosa: { molar: 180.16, k: 2.25 },
  lactosa: { molar: 342.3, k: 10.2 },
  sorbitol: { molar: 182.17, k: 1.65 },
  glicerol: { molar: 92.09, k: 1.16 },
  maltitol: { molar: 344.31, k: 4.54 },
  eritritol: { molar: 122.12, k: 1.34 },
} as const;

/** K of a glucose syrup is 225/DE: 2.25 at DE 100 (glucose), 5.36 at DE 42. */
const SYRUP_K_TIMES_DE = 225;
const GLUCOSE_MOLAR = 180.16;
const WATER_MOLAR = 18.015;

/** 4 % of the water is lost while heating and emulsifying (calibration on measured ganaches). */
const WATER_KEPT = 0.96;

/**
 * Estimated water activity by the Norrish equation for mixed solutes with bound water, unrounded.
 * Valid for 8-35 % water; below 8 % it blends into the 0.45 of an anhydrous filling.
 * `shownWater` is the water as shown (rounded), which decides the low-water blend.
 */
export function waterActivity(s: Solution, shownWater: number): number {
  if (shownWater < 2) return 0.45;
  const model = norrish(s);
  return shownWater < 8 ? 0.45 + ((model - 0.45) * (shownWater - 2)) / 6 : model;
}

export function norrish(s: Solution, waterKept = WATER_KEPT): number {
  const water = waterKept * s.agua;
  // Milk protein and salts.
  const msn = s.sngLeche - s.lactosa;
  // 0.15 and 0.25 g/g: moisture of cocoa powder and milk protein near aw 0.85 (trade knowledge).
  const free = Math.max(water - 0.15 * s.cacaoSecoDesgrasado - 0.25 * msn, 0.3 * water);
  if (free <= 0) return 0;
  const other = s.glucosa + s.fructosa + s.jarabe + s.sorbitol + s.glicerol + s.maltitol + s.eritritol;
  // Sucrose dissolves 2.0 g/g of water at 20 °C, less beside other sugars; lactose 0.25 g/g. Crystals do not act.
  const solubility = Math.max(1, 2 - (0.25 * other) / free);
  const dissolved = {
    sacarosa: Math.min(s.sacarosa, solubility * free),
    glucosa: s.glucosa,
    fructosa: s.fructosa,
    lactosa: Math.min(s.lactosa, 0.25 * free),
    sorbitol: s.sorbitol,
    glicerol: s.glicerol,
    maltitol: s.maltitol,
    eritritol: s.eritritol,
  };
  const waterMoles = free / WATER_MOLAR;
  let soluteMoles = s.jarabeDe / (100 * GLUCOSE_MOLAR);
  // n·√K of a syrup = g·DE/(100·180.16) · √(225/DE) = g·√DE·15/(100·180.16).
  let interaction = (s.jarabeRaizDe * Math.sqrt(SYRUP_K_TIMES_DE)) / (100 * GLUCOSE_MOLAR);
  for (const name of Object.keys(SOLUTES) as (keyof typeof SOLUTES)[]) {
    const { molar, k } = SOLUTES[name];
    const moles = dissolved[name] / molar;
    soluteMoles += moles;
    interaction += Math.sqrt(k) * moles;
  }
  // Ideal solutes: 336 g/mol of msn gives the freezing point of milk; 0.0015 mol/g are the salts and acids of cocoa.
  const ideal = s.alcohol / 46.07 + (2 * s.sal) / 58.44 + msn / 336 + 0.0015 * s.cacaoSecoDesgrasado;
  const total = waterMoles + soluteMoles + ideal;
  const term = interaction / total;
  return (waterMoles / total) * Math.exp(-term * term);
}
