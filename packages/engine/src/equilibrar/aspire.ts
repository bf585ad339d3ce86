import type { WantedScore } from '../craft/linear.ts';
import { type Ledger, spend } from './budget.ts';
import { openTask, type Settled, settle, type Task } from './task.ts';

/** An answer and the task it answers: the one asked, or the same with a better score in mind. */
export interface Answered {
  readonly task: Task;
  readonly settled: Settled;
}

/** The best score of the craft, where nobody asked for anything in particular and the formula has not got it yet. */
export function scoreAbove({ craft, before, options }: Task): WantedScore | undefined {
  const { wanted, goal, centred, ranges } = options;
  if (!craft.lawful || wanted !== undefined || goal !== 'minimo_cambio' || centred || ranges.size > 0) return undefined;
  const [best] = craft.scores;
  return best === undefined || before.outcome.scores.includes(best) ? undefined : best;
}

/**
 * The best result a master would get without making it another recipe; where it has to become another one, it may as
 * well be the best. Null when nothing does what is asked.
 */
export function bestAnswer(task: Task, ledger: Ledger): Answered | null {
  const settled = (extent?: Parameters<typeof settle>[1]) =>
    spend(ledger, 'search', () => answered(task, settle(task, extent)), null);
  const score = scoreAbove(task);
  const higher = score === undefined ? null : higherTask(task, ledger, score);
  if (higher === null) return settled();
  const better = (extent: Parameters<typeof settle>[1]) =>
    spend(ledger, 'better', () => answered(higher, settle(higher, extent)), null);
  return (
    better({ reaches: ['gentle'], edges: false }) ??
    settled({ reaches: ['gentle'], edges: false }) ??
    better({ reaches: ['firm'], edges: false }) ??
    settled()
  );
}

/** What the next better score would take, whatever the change; null when it cannot be had. */
export function nextBetter(task: Task, ledger: Ledger, score: WantedScore): Answered | null {
  const higher = higherTask(task, ledger, score);
  return higher && spend(ledger, 'better', () => answered(higher, settle(higher)), null);
}

function higherTask({ craft, request }: Task, ledger: Ledger, score: WantedScore): Task | null {
  return spend(ledger, 'better', (budget) => openTask(craft, request, budget, score), null);
}

function answered(task: Task, settled: Settled | null): Answered | null {
  return settled && { task, settled };
}
