import type { NonlinearTerm } from '../common/linear.ts';
import { type Program, type Row, type Solved, solve } from './solve.ts';

/** Two decimals are shown, so a value this far past a limit still reads as met. */
const HIDDEN_BY_ROUNDING = 0.0045;
/** Cuts aim a little inside, so that the curve between cut and answer does not leave the range. */
const INSIDE = 0.001;
const ROUNDS = 12;

export function isMet({ range, value }: NonlinearTerm, grams: readonly number[]): boolean {
  const v = value(grams);
  return v >= range[0] - HIDDEN_BY_ROUNDING && v <= range[1] + HIDDEN_BY_ROUNDING;
}

/** The term as a straight line near `grams`, held to the side of its range that is nearer to being broken. */
export function cut(term: NonlinearTerm, grams: readonly number[], free: readonly boolean[]): Row {
  const { range, value } = term;
  const here = value(grams);
  const slope = gradient(value, grams, free);
  const along = slope.reduce((sum, s, i) => sum + s * grams[i]!, 0);
  const low = here - range[0] < range[1] - here;
  return low
    ? { coef: slope, min: range[0] + INSIDE - here + along }
    : { coef: slope.map((s) => -s), min: here - along - range[1] + INSIDE };
}

function gradient(value: NonlinearTerm['value'], grams: readonly number[], free: readonly boolean[]): number[] {
  const total = grams.reduce((sum, g) => sum + g, 0);
  const nudge = 1e-4 * total;
  const moved = [...grams];
  return grams.map((g, i) => {
    if (!free[i]) return 0;
    const below = Math.min(g, nudge);
    moved[i] = g + nudge;
    const up = value(moved);
    moved[i] = g - below;
    const down = value(moved);
    moved[i] = g;
    return (up - down) / (nudge + below);
  });
}

/**
 * Successive linearisation: solve, draw each broken term as a straight line there, solve again. Null when the terms
 * are not met after a few rounds, which for these smooth curves means that they cannot be.
 */
export function solveNonlinear(
  program: Program,
  terms: readonly NonlinearTerm[],
): (Solved & { readonly cuts: readonly Row[] }) | null {
  const free = program.start.map((_, i) => program.max[i]! > program.min[i]!);
  let solved = solve(program);
  let cuts: Row[] = [];
  for (let round = 0; solved !== null && round < ROUNDS; round++) {
    const { grams } = solved;
    const broken = terms.filter((term) => !isMet(term, grams));
    if (broken.length === 0) return { ...solved, cuts: terms.map((term) => cut(term, grams, free)) };
    const fresh = broken.map((term) => cut(term, grams, free));
    cuts = [...cuts, ...fresh];
    solved = solve(withRows(program, cuts));
    if (solved === null) {
      // Older lines may cut off what the curve allows.
      cuts = fresh;
      solved = solve(withRows(program, cuts));
    }
  }
  return null;
}

function withRows(program: Program, rows: readonly Row[]): Program {
  return { ...program, rows: [...program.rows, ...rows] };
}
