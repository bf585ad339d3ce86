/** Ice and the solution it leaves: the temperature of a solution, and the water left liquid at a temperature. */
import { fractionOf, lnAwAt, lnAwOf, type Phase, solutionOf, waterAt } from './phase.ts';
import { root } from './root.ts';
import { ICE } from './solutes.ts';

/** Below this nothing more freezes: glass transition, −32 to −40 °C. */
export const GLASS = -40;

export function lnAwIce(t: number): number {
  return t * (ICE.p + ICE.q * t);
}

/** °C at which `water` grams of liquid water are in equilibrium with ice. */
export function freezingPoint(water: number, phase: Phase): number {
  const solution = solutionOf(fractionOf(water, phase), phase);
  const above = (t: number) => lnAwAt(solution, t) - lnAwIce(t);
  return above(GLASS) <= 0 ? GLASS : root(above, GLASS, 0, 1e-5);
}

/** Salt keeps a little more of its water liquid than an ideal solute of as many moles. */
const BEYOND_IDEAL = 1.5;

/** Grams of water that stay liquid at `t` °C, below 0. */
export function liquidWater(phase: Phase, t: number): number {
  if (phase.moles <= 0) return 0;
  const target = lnAwIce(Math.max(GLASS, t));
  const most = BEYOND_IDEAL * -Math.expm1(target);
  return waterAt(
    root((fraction) => lnAwOf(fraction, phase, t) - target, 0, most, 1e-7),
    phase,
  );
}
