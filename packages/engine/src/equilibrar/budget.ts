/**
 * How much work an answer may take, counted and not timed, so that the same request is always answered alike. The unit
 * is one cell of a tableau written: some nanoseconds on a small server; everything else is priced in cells by its time.
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

/** A part of an answer, with a budget of its own: the grams, a better score, the nearest formula, what is in the way, ways out. */
export type Phase = 'search' | 'better' | 'nearest' | 'conflict' | 'ways';

const PHASES: readonly Phase[] = ['search', 'better', 'nearest', 'conflict', 'ways'];

/** The budgets of one answer. */
export interface Ledger {
  readonly budgets: Readonly<Record<Phase, Budget>>;
}

export function openLedger({ search, better, nearest, conflict, ways }: Readonly<Record<Phase, number>>): Ledger {
  return {
    budgets: {
      search: createBudget(search),
      better: createBudget(better),
      nearest: createBudget(nearest),
      conflict: createBudget(conflict),
      ways: createBudget(ways),
    },
  };
}

/** What `work` comes to within the budget of a phase, or `instead` where that runs out. */
export function spend<T>({ budgets }: Ledger, phase: Phase, work: (budget: Budget) => T, instead: T): T {
  try {
    return work(budgets[phase]);
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    return instead;
  }
}

/** The work an answer took, for those who watch over it. */
export interface Work extends Readonly<Omit<Budget, 'left'>> {
  readonly cells: number;
  /** The parts that were not finished. */
  readonly cut: readonly Phase[];
}

/** The parts whose budget ran out. */
export function cutIn({ budgets }: Ledger): readonly Phase[] {
  return PHASES.filter((phase) => budgets[phase].left < 0);
}

export function workOf(ledger: Ledger, work: Readonly<Record<Phase, number>>): Work {
  const { budgets } = ledger;
  const sum = (of: (phase: Phase) => number) => PHASES.reduce((total, phase) => total + of(phase), 0);
  return {
    cells: sum((phase) => work[phase] - budgets[phase].left),
    pivots: sum((phase) => budgets[phase].pivots),
    branches: sum((phase) => budgets[phase].branches),
    judgements: sum((phase) => budgets[phase].judgements),
    cut: cutIn(ledger),
  };
}
