import { createBudget, Spent } from '../equilibrar/budget.ts';
import { amountOf, createTableau, openTableau, runSimplex } from '../equilibrar/simplex.ts';
import type { Layout } from './printed-order.ts';

/** A sum over the variables of a layout, what it comes to and what it may be off by. */
export interface Row {
  readonly coef: readonly number[];
  readonly value: number;
  readonly width: number;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Work the ranges of one label may take, in cells. */
const WORK = 12e6;

/** Least and most share of each line within the label's bounds. */
export function boundsOf(rows: readonly Row[], { count, shares, most }: Layout): readonly Bounds[] {
  const tableau = createTableau();
  const budget = createBudget(WORK);
  const extreme = (share: readonly number[], sign: 1 | -1): number | undefined => {
    openTableau(tableau, count + 1, 2 * rows.length + 1);
    const { cells, width } = tableau;
    share.forEach((a, j) => {
      cells[j + 1] = sign * a;
    });
    rows.forEach(({ coef, value, width: off }, r) => {
      const [low, high] = [(2 * r + 1) * width, (2 * r + 2) * width];
      cells[low] = off - value;
      cells[high] = value + off;
      coef.forEach((a, j) => {
        cells[low + j + 1] = -a;
        cells[high + j + 1] = a;
      });
    });
    if (runSimplex(tableau, budget) !== 'optimal') return undefined;
    return share.reduce((sum, a, j) => sum + a * amountOf(tableau, j + 1), 0);
  };
  return shares.map((share, i) => {
    try {
      return { min: extreme(share, -1) ?? 0, max: extreme(share, 1) ?? most[i]! };
    } catch (error) {
      if (!(error instanceof Spent)) throw error;
      // The order alone: the first two cannot both be above half.
      return { min: 0, max: most[i]! };
    }
  });
}
