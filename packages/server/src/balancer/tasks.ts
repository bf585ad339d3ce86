import { type Craft, createReadingBudget, equilibrar, type Phase, withinBudget } from '@obrador/engine';
import { crear, sustituir } from '@obrador/engine/crear';

/** What the threads of the balancer are asked for. */
export type Task = 'equilibrar' | 'crear' | 'sustituir';

/** The answer to a task; `onCut` is told what of it was not finished. */
export function answerTask(task: Task, craft: Craft, body: unknown, onCut: (cut: readonly Phase[]) => void): object {
  return withinBudget(createReadingBudget(), () => answerOf(task, craft, body, onCut));
}

function answerOf(task: Task, craft: Craft, body: unknown, onCut: (cut: readonly Phase[]) => void): object {
  if (task === 'crear') return crear(craft, body, onCut);
  if (task === 'sustituir') return sustituir(craft, body, onCut);
  return equilibrar(craft, body, ({ cut }) => onCut(cut));
}
