import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import type { Options } from './balancing.ts';
import { loadCraft } from './craft-engines.ts';
import type { CraftId } from './engine.ts';
import type { Request } from './request.ts';

export interface BalanceTask {
  readonly craft: CraftId;
  readonly body: Request['body'];
  readonly options: Options;
}

type Answer = EquilibrarResponse | string;

export interface Running {
  /** Null when it was cancelled. */
  readonly answer: Promise<Answer | null>;
  readonly cancel: () => void;
}

/** A worker that has loaded its craft answers the next task sooner. */
let idle: Worker | null = null;

/** Balances in a worker; in the page where the browser has none of the kind. */
export function startBalance(task: BalanceTask): Running {
  let worker: Worker;
  try {
    worker = idle ?? new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
    idle = null;
  } catch {
    return { answer: here(task), cancel: () => {} };
  }
  let cancel = () => {};
  const answer = new Promise<Answer | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      idle ??= worker;
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      here(task).then(resolve, reject);
    };
    cancel = () => {
      worker.terminate();
      resolve(null);
    };
  });
  worker.postMessage(task);
  return { answer, cancel };
}

async function here({ craft, body, options }: BalanceTask): Promise<Answer> {
  const [{ balanceRecipe }, found] = await Promise.all([import('./balance-run.ts'), loadCraft(craft)]);
  return balanceRecipe(found, body, options);
}
