import { Worker } from 'node:worker_threads';
import { InputError } from '@obrador/engine';
import { HttpError } from '../errors.ts';
import { refuseDeep } from '../guards/body.ts';
import { texts } from '../texts.ts';
import type { Balancer } from './balancer.ts';
import type { Job, Outcome } from './messages.ts';

export interface PoolOptions {
  /** The script of the threads. */
  readonly script: URL;
  readonly threads?: number;
  /** How long one formula may take. */
  readonly timeoutMs?: number;
  /** Formulas that may wait for a thread, and for how long; beyond, they are refused. */
  readonly maxWaiting?: number;
  readonly maxWaitMs?: number;
}

interface Waiting {
  readonly job: Job;
  readonly since: number;
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const RETRY_S = 5;
const RETRY_AFTER = { 'retry-after': String(RETRY_S) };

function overloaded(): HttpError {
  return new HttpError(503, texts.overloaded(RETRY_S), RETRY_AFTER);
}

/**
 * Balancing takes a thousand times longer than analysing, and an impossible formula longer still: in threads of its
 * own it does not hold up the event loop, and one that takes too long is given up with its thread. Threads start
 * when there is work for them.
 */
export function createBalancerPool(options: PoolOptions): Balancer {
  const { script, threads = 2, timeoutMs = 3_000, maxWaiting = 64, maxWaitMs = 5_000 } = options;
  const all = new Set<Thread>();
  const queue: Waiting[] = [];
  let nextId = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits: LIMITS });
    const thread: Thread = { worker, current: undefined, timer: undefined };
    all.add(thread);
    worker.unref();
    worker.on('message', (outcome: Outcome) => finish(thread, outcome));
    worker.on('error', (error) => drop(thread, error));
    worker.on('exit', () => drop(thread, new Error('The thread of the balancer ended.')));
    return thread;
  }

  function finish(thread: Thread, outcome: Outcome): void {
    const { current } = thread;
    if (current?.job.id !== outcome.id) return;
    clearTimeout(thread.timer);
    thread.current = undefined;
    if ('json' in outcome) current.resolve(outcome.json);
    else if ('refusal' in outcome) current.reject(new InputError(outcome.refusal, outcome.at));
    else current.reject(new Error(outcome.fault));
    next();
  }

  /** Gives a thread up, and with it the formula it was at. */
  function drop(thread: Thread, error: Error): void {
    if (!all.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.current?.reject(error);
    thread.current = undefined;
    thread.worker.terminate();
    if (!closed) next();
  }

  function next(): void {
    while (queue[0] !== undefined && Date.now() - queue[0].since > maxWaitMs) queue.shift()?.reject(overloaded());
    const waiting = queue[0];
    if (waiting === undefined) return;
    const idle = [...all].find(({ current }) => current === undefined);
    const thread = idle ?? (all.size < threads ? start() : undefined);
    if (thread === undefined) return;
    queue.shift();
    thread.worker.postMessage(waiting.job);
    thread.current = waiting;
    thread.timer = setTimeout(() => drop(thread, new HttpError(503, texts.tooSlow, RETRY_AFTER)), timeoutMs);
  }

  return {
    balance: (craft, body) =>
      new Promise((resolve, reject) => {
        // The copy of a message goes as deep as the stack, and no further.
        refuseDeep(body);
        if (closed || queue.length >= maxWaiting) {
          reject(overloaded());
          return;
        }
        queue.push({ job: { id: nextId++, craft, body }, since: Date.now(), resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
