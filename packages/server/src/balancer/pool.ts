import { Worker } from 'node:worker_threads';
import { InputError, type ToldFault } from '@obrador/engine';
import { HttpError } from '../errors.ts';
import { refuseDeep } from '../guards/body.ts';
import { texts } from '../texts.ts';
import { type Asker, type Balancer, type CutShort, sizeOf } from './balancer.ts';
import { type Job, type Message, type Outcome, READY } from './messages.ts';
import { createFairQueue } from './queue.ts';

export interface PoolOptions {
  /** The script of the threads. */
  readonly script: URL;
  readonly threads?: number;
  /** How long one formula may take, of the clock and of the processor. */
  readonly timeoutMs?: number;
  /** Processor time of the process so far, in milliseconds. */
  readonly worked?: () => number;
  /** Formulas that may wait for a thread, in all and of one client, and for how long; beyond, they are refused. */
  readonly maxWaiting?: number;
  readonly maxWaitingEach?: number;
  readonly maxWaitMs?: number;
  /** Told of every formula that was not balanced to the end. */
  readonly onCut?: (short: CutShort) => void;
}

interface Waiting {
  readonly job: Job;
  readonly client: string | undefined;
  readonly since: number;
  readonly onWork: Asker['onWork'];
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Whether it has loaded the engine: a formula has not begun before. */
  ready: boolean;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Beyond so many times its time a formula is given up, whatever of it the machine gave to others. */
const MOST_TIMES = 10;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** Cost charged for an abandoned answer: all the work one may take. */
const ALL_CELLS = 40e6;
const RETRY_S = 5;
const RETRY_AFTER = { 'retry-after': String(RETRY_S) };

function overloaded(): HttpError {
  return new HttpError(503, texts.overloaded(RETRY_S), RETRY_AFTER);
}

/** Threads for balancing, which would hold up the event loop; slow work ends its thread. */
export function createBalancerPool(options: PoolOptions): Balancer {
  const { script, threads = 2, timeoutMs = 3_000, maxWaiting = 64, maxWaitMs = 5_000, onCut } = options;
  const { maxWaitingEach = 8, worked = processorMs } = options;
  const all = new Set<Thread>();
  const queue = createFairQueue<Waiting>({ most: maxWaiting, perClient: maxWaitingEach });
  let nextId = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits: LIMITS });
    const thread: Thread = { worker, ready: false, current: undefined, timer: undefined };
    all.add(thread);
    worker.unref();
    worker.on('message', (message: Message) => {
      if (message !== READY) return finish(thread, message);
      thread.ready = true;
      if (thread.current) watch(thread, thread.current);
    });
    worker.on('error', (error) => drop(thread, error));
    worker.on('exit', () => drop(thread, new Error('The thread of the balancer ended.')));
    return thread;
  }

  function finish(thread: Thread, outcome: Outcome): void {
    const { current } = thread;
    if (current?.job.id !== outcome.id) return;
    clearTimeout(thread.timer);
    thread.current = undefined;
    queue.done(current);
    if ('json' in outcome) {
      const { cells, cut } = outcome.work;
      if (cut.length > 0) tell(current, cut);
      current.onWork?.(cells);
      current.resolve(outcome.json);
    } else if ('refusal' in outcome) current.reject(refusalOf(outcome.refusal));
    else current.reject(new Error(outcome.fault));
    next();
  }

  /** Gives a thread up, and with it the formula it was at. */
  function drop(thread: Thread, error: Error): void {
    if (!all.delete(thread)) return;
    clearTimeout(thread.timer);
    const { current } = thread;
    if (current) queue.done(current);
    current?.reject(error);
    thread.current = undefined;
    thread.worker.terminate();
    if (!closed) next();
  }

  function tell({ job }: Waiting, cut: CutShort['cut']): void {
    onCut?.({ craft: job.craft, ingredients: sizeOf(job.body), cut });
  }

  function next(): void {
    for (const late of queue.removeOlder(performance.now() - maxWaitMs)) late.reject(overloaded());
    if (queue.size() === 0) return;
    const idle = [...all].find(({ current }) => current === undefined);
    const thread = idle ?? (all.size < threads ? start() : undefined);
    const waiting = thread && queue.next();
    if (thread === undefined || waiting === undefined) return;
    thread.worker.postMessage(waiting.job);
    thread.current = waiting;
    if (thread.ready) watch(thread, waiting);
    next();
  }

  /** Gives it up when it has had its time; a process that others leave no processor has not had it. */
  function watch(thread: Thread, waiting: Waiting): void {
    const [since, before] = [performance.now(), worked()];
    const look = () => {
      const left = timeoutMs - (worked() - before);
      if (left > 0 && performance.now() - since < MOST_TIMES * timeoutMs) {
        thread.timer = setTimeout(look, left);
        return;
      }
      tell(waiting, ['time']);
      waiting.onWork?.(ALL_CELLS);
      drop(thread, new HttpError(503, texts.tooSlow, RETRY_AFTER));
    };
    thread.timer = setTimeout(look, timeoutMs);
  }

  return {
    balance: (craft, body, { client, signal, onWork } = {}, task = 'equilibrar') =>
      new Promise((resolve, reject) => {
        // The copy of a message goes as deep as the stack, and no further.
        refuseDeep(body);
        if (closed) {
          reject(overloaded());
          return;
        }
        const waiting: Waiting = {
          job: { id: nextId++, task, craft, body },
          client,
          onWork,
          since: performance.now(),
          resolve,
          reject,
        };
        // One that has begun is soon over: its work is bounded.
        signal?.addEventListener('abort', () => queue.remove(waiting) && reject(overloaded()), { once: true });
        queue.push(waiting)?.reject(overloaded());
        next();
      }),
    close: async () => {
      closed = true;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}

/** A refusal as it was thrown in its thread. */
function refusalOf([first, ...others]: readonly ToldFault[]): InputError {
  const { text, ...fault } = first!;
  return new InputError(text, fault, others);
}
