import { ELECTROLYTE, REFERENCE, SALT_MOLAR, SHAPE, SOLUTES, type SoluteKey, SYRUP, WATER_MOLAR } from './solutes.ts';

/** What is dissolved, as sums over the solutes: mixing adds them up. */
export interface Phase {
  /** Moles of everything dissolved, ions and ideal solutes included. */
  readonly moles: number;
  /** Σ √K·n. */
  readonly interaction: number;
  /** Σ β·n, for the shape factor. */
  readonly shape: number;
  /** Moles of ions. */
  readonly ions: number;
}

/** Grams dissolved, by kind. */
export interface Dissolved extends Readonly<Partial<Record<SoluteKey, number>>> {
  /** Dry solids of glucose syrup, and its DE. */
  readonly jarabe?: number;
  readonly de_jarabe?: number;
  /** Sodium chloride. */
  readonly sal?: number;
  /** Moles of ideal solutes. */
  readonly ideal?: number;
}

const LIST = /* @__PURE__ */ (() =>
  (Object.keys(SOLUTES) as SoluteKey[]).map((key) => ({ key, ...SOLUTES[key], root: Math.sqrt(SOLUTES[key].k) })))();

export function phaseOf(dissolved: Dissolved): Phase {
  const ions = (2 * (dissolved.sal ?? 0)) / SALT_MOLAR;
  let moles = ions + (dissolved.ideal ?? 0);
  let interaction = 0;
  let shape = 0;
  for (const solute of LIST) {
    const n = (dissolved[solute.key] ?? 0) / solute.molar;
    moles += n;
    interaction += solute.root * n;
    shape += solute.shape * n;
  }
  const syrup = syrupOf(dissolved.jarabe ?? 0, dissolved.de_jarabe ?? 0);
  return {
    moles: moles + syrup.moles,
    interaction: interaction + syrup.interaction,
    shape: shape + syrup.shape,
    ions,
  };
}

/** Dry solids of a glucose syrup, which its DE tells the size of. */
export function syrupOf(grams: number, de: number): Omit<Phase, 'ions'> {
  if (grams <= 0 || de <= 0) return { moles: 0, interaction: 0, shape: 0 };
  const moles = (grams * de) / (100 * SOLUTES.glucosa.molar);
  const k = SYRUP.k * (100 / de) ** SYRUP.exponent;
  return { moles, interaction: Math.sqrt(k) * moles, shape: de < SYRUP.oligosaccharides ? moles : 0 };
}

export const KELVIN = 273.15;

/** Share of a solution's moles that are solute. */
export function fractionOf(water: number, { moles }: Phase): number {
  return moles > 0 ? moles / (water / WATER_MOLAR + moles) : 0;
}

/** Grams of water in which the phase makes up `fraction` of all moles. */
export function waterAt(fraction: number, { moles }: Phase): number {
  return (WATER_MOLAR * moles * (1 - fraction)) / fraction;
}

/** What ln aw is made of but for the temperature: one solution is asked at many. */
export interface Solution {
  readonly ideal: number;
  readonly interaction: number;
  readonly form: number;
  readonly ions: number;
}

const PURE: Solution = { ideal: 0, interaction: 0, form: 0, ions: 0 };

/** The solution in which the phase makes up `fraction` of all moles. */
export function solutionOf(fraction: number, { moles, interaction, shape, ions }: Phase): Solution {
  if (fraction <= 0) return PURE;
  const perMole = fraction / moles;
  const b = shape * perMole;
  const i = ions * perMole;
  return {
    ideal: Math.log(1 - fraction),
    interaction: interaction * perMole,
    form: Math.max(0, 1 + b * (SHAPE.a + SHAPE.b * b)),
    ions: i * (ELECTROLYTE.c * Math.sqrt(i) + ELECTROLYTE.d * i),
  };
}

/** ln aw of a solution at `t` °C: Norrish with K ∝ 1/T and a shape factor. */
export function lnAwAt({ ideal, interaction, form, ions }: Solution, t: number): number {
  return ideal - ((REFERENCE + KELVIN) / (t + KELVIN)) * interaction * interaction * form + ions;
}

/** ln aw where the phase makes up `fraction` of all moles, at `t` °C. */
export function lnAwOf(fraction: number, phase: Phase, t: number): number {
  return lnAwAt(solutionOf(fraction, phase), t);
}

/** ln of the water activity of `water` grams of liquid water with a phase dissolved in it. */
export function lnAw(water: number, phase: Phase, t: number): number {
  return lnAwOf(fractionOf(water, phase), phase, t);
}
