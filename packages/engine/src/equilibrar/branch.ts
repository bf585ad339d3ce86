import { type Budget, charge, Spent } from './budget.ts';
import { addRow, amountOf, createTableau, openTableau, runSimplex, type Tableau } from './simplex.ts';
import { OPENING, PRECISION } from './tuning.ts';

/** `side` 1: the variable is at most `value`; −1: at least. */
interface Cut {
  readonly side: 1 | -1;
  readonly variable: number;
  readonly value: number;
}

interface Branch {
  /** What the branch it comes from reached: none below it is better. */
  readonly bound: number;
  readonly cuts: readonly Cut[];
}

const scratch = createTableau();

/**
 * Branch and bound over a solved tableau, the most promising branch first: the values of `variables` with all of
 * `whole` whole numbers, or null. Cut short by `most` or by the budget, the best found so far counts.
 */
export function wholeValues(
  root: Tableau,
  variables: number,
  whole: readonly number[],
  most: number,
  budget: Budget,
): Float64Array | null {
  let best: Float64Array | null = null;
  let least = Number.POSITIVE_INFINITY;
  const open: Branch[] = [{ bound: root.cells[0]!, cuts: [] }];
  for (let count = 0; count <= most; count++) {
    const branch = takeBest(open);
    if (branch === undefined || branch.bound > least) return best;
    try {
      budget.branches++;
      applyCuts(root, branch.cuts, budget);
      if (runSimplex(scratch, budget) !== 'optimal' || scratch.cells[0]! >= least) continue;
    } catch (error) {
      if (error instanceof Spent && best !== null) return best;
      throw error;
    }
    const variable = mostFractional(scratch, whole);
    if (variable === 0) {
      least = scratch.cells[0]!;
      best = Float64Array.from({ length: variables + 1 }, (_, v) => amountOf(scratch, v));
      continue;
    }
    const value = amountOf(scratch, variable);
    const bound = scratch.cells[0]!;
    open.push({ bound, cuts: tightened(branch.cuts, { side: -1, variable, value: Math.ceil(value) }) });
    open.push({ bound, cuts: tightened(branch.cuts, { side: 1, variable, value: Math.floor(value) }) });
  }
  return best;
}

/** A later cut on the same side of a variable replaces the earlier one. */
function tightened(cuts: readonly Cut[], cut: Cut): readonly Cut[] {
  return [...cuts.filter(({ side, variable }) => side !== cut.side || variable !== cut.variable), cut];
}

function takeBest(open: Branch[]): Branch | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.bound < open[best]!.bound) best = i;
  const [taken] = open.splice(best, 1);
  return taken;
}

/** The solved tableau with one row more for every cut. */
function applyCuts(root: Tableau, cuts: readonly Cut[], budget: Budget): void {
  const { width, height } = root;
  charge(budget, OPENING + 2 * width * (height + cuts.length));
  openTableau(scratch, width, height);
  scratch.cells.set(root.cells.subarray(0, width * height));
  scratch.place.set(root.place.subarray(0, width + height));
  scratch.holder.set(root.holder.subarray(0, width + height));
  for (const { side, variable, value } of cuts) addRow(scratch, [variable], [side], side * value);
}

/** The variable furthest from a whole number; 0 when all are whole. */
function mostFractional(tableau: Tableau, whole: readonly number[]): number {
  let variable = 0;
  let furthest = PRECISION;
  for (const v of whole) {
    const value = amountOf(tableau, v);
    const off = Math.abs(value - Math.round(value));
    if (off > furthest) {
      furthest = off;
      variable = v;
    }
  }
  return variable;
}
