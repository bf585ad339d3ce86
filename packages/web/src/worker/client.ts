import type { Answers, Kind, Task } from './work.ts';

export interface Running<K extends Kind> {
  /** In words where it was refused; null when it was cancelled. */
  readonly answer: Promise<Answers[K] | string | null>;
  readonly cancel: () => void;
}

/** A worker that has loaded its craft answers the next task sooner. */
let idle: Worker | null = null;

/** Works in a worker; in the page where the browser has none of the kind. */
export function startWork<K extends Kind>(task: Task<K>): Running<K> {
  let worker: Worker;
  try {
    worker = idle ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    idle = null;
  } catch {
    return { answer: here(task), cancel: () => {} };
  }
  let cancel = () => {};
  const answer = new Promise<Answers[K] | string | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answers[K] | string>) => {
      idle ??= worker;
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      here(task).then(resolve, reject);
    };
    cancel = () => {
      // It has answered, and waits for the next task.
      if (idle === worker) return;
      worker.terminate();
      resolve(null);
    };
  });
  worker.postMessage(task);
  return { answer, cancel };
}

async function here<K extends Kind>(task: Task<K>): Promise<Answers[K] | string> {
  return (await import('./work.ts')).doWork(task);
}
