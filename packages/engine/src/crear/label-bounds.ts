import { createBudget, Spent } from '../equilibrar/budget.ts';
import { amountOf, createTableau, openTableau, runSimplex } from '../equilibrar/simplex.ts';

interface Row {
  readonly coef: readonly number[];
  readonly min: number;
  readonly max: number;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Work the ranges of one label may take, in cells. */
const WORK = 12e6;

/** The least and the most each share may be, shares falling in their order and every row within its bounds. */
export function boundsOf(rows: readonly Row[], count: number): readonly Bounds[] {
  const tableau = createTableau();
  const budget = createBudget(WORK);
  // Over the steps between shares, so that the order needs no rows.
  const steps = rows.map(({ coef, min, max }) => {
    let sum = 0;
    return { coef: coef.map((a) => (sum += a)), min, max };
  });
  const extreme = (place: number, sign: 1 | -1): number | undefined => {
    openTableau(tableau, count + 1, 2 * steps.length + 1);
    const { cells, width } = tableau;
    for (let j = place; j < count; j++) cells[j + 1] = sign;
    steps.forEach(({ coef, min, max }, r) => {
      const [low, high] = [(2 * r + 1) * width, (2 * r + 2) * width];
      cells[low] = -min;
      cells[high] = max;
      coef.forEach((a, j) => {
        cells[low + j + 1] = -a;
        cells[high + j + 1] = a;
      });
    });
    if (runSimplex(tableau, budget) !== 'optimal') return undefined;
    let share = 0;
    for (let j = place; j < count; j++) share += amountOf(tableau, j + 1);
    return share;
  };
  return Array.from({ length: count }, (_, i) => {
    try {
      return { min: extreme(i, -1) ?? 0, max: extreme(i, 1) ?? 100 / (i + 1) };
    } catch (error) {
      if (!(error instanceof Spent)) throw error;
      // The order alone: the first two cannot both be above half.
      return { min: 0, max: 100 / (i + 1) };
    }
  });
}
