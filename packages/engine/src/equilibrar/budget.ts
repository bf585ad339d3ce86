/**
 * How much work an answer may take, counted and not timed, so that the same request is always answered alike. The unit
 * is one cell of a tableau written: about a nanosecond on a small server.
 */
export interface Budget {
  left: number;
  pivots: number;
  branches: number;
  judgements: number;
}

/** Thrown where the work runs out; whoever asked goes on with the best there is. */
export class Spent extends Error {
  override readonly name = 'Spent';
}

const SPENT = new Spent('The work budget is spent.');

export function createBudget(cells: number): Budget {
  return { left: cells, pivots: 0, branches: 0, judgements: 0 };
}

export function charge(budget: Budget, cells: number): void {
  budget.left -= cells;
  if (budget.left < 0) throw SPENT;
}

/** What `work` comes to, or `instead` where its budget runs out before. */
export function within<T>(work: () => T, instead: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Spent) return instead();
    throw error;
  }
}
