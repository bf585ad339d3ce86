import { type Ledger, spend } from './budget.ts';
import { aimingAt, type Extent, type Settled, settle, type Task } from './task.ts';

/** An answer and the task it answers: the one asked, or the same with a better score in mind. */
export interface Answered {
  readonly task: Task;
  readonly settled: Settled;
}

/** The task with the best score of the craft in mind, where nobody asked for anything in particular and it has not got it yet. */
export function higherTask(task: Task, { budgets }: Ledger): Task | null {
  const { craft, before, options } = task;
  const { wanted, goal, centred, ranges } = options;
  if (!craft.lawful || wanted !== undefined || goal !== 'minimo_cambio' || centred || ranges.size > 0) return null;
  const [best] = craft.scores;
  return best === undefined || before.outcome.scores.includes(best) ? null : aimingAt(task, best, budgets.better);
}

/** The task with the least score of the craft in mind, where a type is good below it and has not got it yet. */
function leastTask(task: Task, { budgets }: Ledger): readonly Task[] {
  const { craft, before } = task;
  const least = craft.aspires?.(before.type);
  return least === undefined || before.outcome.scores.includes(least) ? [] : [aimingAt(task, least, budgets.better)];
}

/**
 * The best result a master would get without making it another recipe; where it has to become another one, it may as
 * well be the best. Null when nothing does what is asked.
 */
export function bestAnswer(task: Task, higher: Task | null, ledger: Ledger): Answered | null {
  const settled = (extent?: Extent) => spend(ledger, 'search', () => answered(task, extent), null);
  if (higher === null) return settled();
  const aims = [higher, ...leastTask(task, ledger)];
  const better = (extent: Extent) => {
    for (const aim of aims) {
      const found = spend(ledger, 'better', () => answered(aim, extent), null);
      if (found !== null) return found;
    }
    return null;
  };
  return (
    better({ reaches: ['gentle'], edges: false }) ??
    settled({ reaches: ['gentle'], edges: false }) ??
    better({ reaches: ['firm'], edges: false }) ??
    settled({ tried: ['gentle'] })
  );
}

/** What the next better score would take, whatever the change, once the gentle ways to it have failed; null when it cannot be had. */
export function nextBetter(higher: Task, ledger: Ledger): Answered | null {
  return spend(ledger, 'better', () => answered(higher, { tried: ['gentle'] }), null);
}

function answered(task: Task, extent?: Extent): Answered | null {
  const settled = settle(task, extent);
  return settled && { task, settled };
}
