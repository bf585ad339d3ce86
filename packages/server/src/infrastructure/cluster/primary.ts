import cluster, { type Worker } from 'node:cluster';
import { createLocalCounter } from '../../guards/limiter/local.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type Answer, isOurs, type Question } from './messages.ts';

/** A worker that falls sooner than this after its start has a fault that starting it again will not cure. */
const MIN_LIFE_MS = 2_000;
const KILL_AFTER_MS = 15_000;

/** Starts the workers, counts for all of them, starts anew those that fall and stops them all in order. */
export async function runPrimary(config: Config, log: Log, script: string): Promise<void> {
  const counter = createLocalCounter();
  const gather = config.metrics ? await metricsGatherer() : undefined;
  let stopping = false;

  cluster.setupPrimary({ exec: script, args: [] });

  cluster.on('message', async (worker, message: unknown) => {
    if (!isOurs(message)) return;
    const question = message as Question;
    if (question.obrador === 'hits') {
      reply(worker, { obrador: 'hits', id: question.id, hits: question.keys.map((key) => counter.hit(key)) });
    } else if (question.obrador === 'metrics' && gather !== undefined) {
      reply(worker, { obrador: 'metrics', id: question.id, text: await gather() });
    }
  });

  function fork(): void {
    const started = Date.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log.error('Ha caído un proceso.', { worker: worker.id, code, signal });
      if (Date.now() - started > MIN_LIFE_MS) {
        fork();
        return;
      }
      log.error('Un proceso no llega a arrancar: se detiene el servicio.');
      process.exitCode = 1;
      stop('SIGTERM');
    });
  }

  function stop(signal: NodeJS.Signals): void {
    if (stopping) return;
    stopping = true;
    log.info('Se detiene el servicio.', { signal });
    for (const worker of workers()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, KILL_AFTER_MS).unref();
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let i = 0; i < config.workers; i++) fork();
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function reply(worker: Worker, answer: Answer): void {
  // A worker may fall between asking and hearing.
  if (worker.isConnected()) worker.send(answer, () => {});
}

async function metricsGatherer(): Promise<() => Promise<string>> {
  const { AggregatorRegistry } = (await import('prom-client')).default;
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}
