import { loadReader } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/engine.ts';
import type { Found } from './search-run.ts';

/** Asked of the worker. */
export interface SearchTask {
  readonly craft: CraftId;
  readonly text: string;
  readonly ask: number;
}

/** Its answer to the question of that number. */
export interface SearchAnswer {
  readonly ask: number;
  readonly found: Found;
}

/** The worker that searches: another than the one that balances, which may be busy or be stopped. */
let worker: Worker | null = null;
const waiting = new Map<number, (found: Found) => void>();
let asked = 0;

/** Searches the pantry in a worker, by every name; in the page where the browser has none of the kind. */
export function search(craft: CraftId, text: string): Promise<Found> {
  const running = worker ?? start();
  if (running === null) return here(craft, text);
  asked += 1;
  const task: SearchTask = { craft, text, ask: asked };
  return new Promise((resolve, reject) => {
    waiting.set(task.ask, resolve);
    running.addEventListener('error', () => waiting.delete(task.ask) && here(craft, text).then(resolve, reject), {
      once: true,
    });
    running.postMessage(task);
  });
}

function start(): Worker | null {
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  const running = worker;
  running.addEventListener('message', ({ data: { ask, found } }: MessageEvent<SearchAnswer>) => {
    waiting.get(ask)?.(found);
    waiting.delete(ask);
  });
  running.addEventListener('error', (event) => {
    event.preventDefault();
    running.terminate();
    worker = null;
  });
  return running;
}

async function here(craft: CraftId, text: string): Promise<Found> {
  const [{ searchFoods }, found] = await Promise.all([import('./search-run.ts'), loadReader(craft)]);
  return searchFoods(found, text);
}
