import {
  type Craft,
  checkFormula,
  createReadingBudget,
  equilibrar,
  trazar,
  type Work,
  withinBudget,
} from '@obrador/engine';
import { crear, sustituir } from '@obrador/engine/crear';

/** What the threads of the balancer are asked for. */
export type Task = 'equilibrar' | 'trazar' | 'crear' | 'sustituir';

/** The work an answer took, its reading included, in the cells the balancer counts in, and what of it was not finished. */
export type TaskWork = Pick<Work, 'cells' | 'cut'>;

/** Reading takes some 25 µs a letter where it takes most, a cell of the balancer some 20 ns. */
const CELLS_PER_LETTER = 1_250;

/** The answer to a task as JSON, within the budget of a request, and the work it took. */
export function answerTask(
  task: Task,
  craft: Craft,
  body: unknown,
): { readonly json: string; readonly work: TaskWork } {
  let work: TaskWork = { cells: 0, cut: [] };
  const note = (done: TaskWork) => {
    work = done;
  };
  const budget = createReadingBudget();
  const { letters } = budget;
  const json = withinBudget(budget, () => {
    if (task === 'crear') return JSON.stringify(crear(craft, body, note));
    if (task === 'sustituir') return JSON.stringify(sustituir(craft, body, note));
    checkFormula(craft, body, ['opciones']);
    return JSON.stringify(task === 'trazar' ? trazar(craft, body, note) : equilibrar(craft, body, note));
  });
  const { cells, cut } = work;
  return { json, work: { cells: cells + CELLS_PER_LETTER * (letters - budget.letters), cut } };
}
