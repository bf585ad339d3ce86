import cluster, { type Worker } from 'node:cluster';
import { createLocalCounter } from '../../guards/limiter/local.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { exposeOrExit } from '../metrics-server.ts';
import { type Answer, isOurs, type Question } from './messages.ts';

/** Time for a worker to stop by itself, besides the time it goes on serving. */
const KILL_AFTER_MS = 15_000;
/** A worker that falls young is started again, each time a little later. */
const YOUNG_MS = 2_000;
const MAX_PAUSE_MS = 5_000;

/** Starts the workers, counts for all of them, starts anew those that fall and stops them all in order. */
export async function runPrimary(config: Config, log: Log, script: string): Promise<void> {
  const counter = createLocalCounter();
  let stopping = false;
  let pauseMs = 0;
  if (config.metricsPort !== undefined) await exposeAll(config.metricsHost, config.metricsPort, log);

  cluster.setupPrimary({ exec: script, args: [] });

  cluster.on('message', (worker, message: unknown) => {
    if (!isOurs(message)) return;
    const question = message as Question;
    reply(worker, {
      obrador: 'hits',
      id: question.id,
      hits: question.asked.map(([key, limit, cost]) => counter.hit(key, limit, cost)),
    });
  });

  function fork(): void {
    const started = performance.now();
    const worker = cluster.fork();
    let listened = false;
    worker.once('listening', () => {
      listened = true;
    });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log.error('Ha caído un proceso.', { worker: worker.id, code, signal });
      // A worker that fails before serving would fail again; a killed one may not.
      if (!listened && signal === null) {
        log.error('Un proceso no llega a arrancar: se detiene el servicio.');
        process.exitCode = 1;
        stop('SIGTERM');
        return;
      }
      pauseMs = performance.now() - started > YOUNG_MS ? 0 : Math.min(MAX_PAUSE_MS, 2 * pauseMs + 100);
      setTimeout(() => {
        if (!stopping) fork();
      }, pauseMs);
    });
  }

  function stop(signal: NodeJS.Signals): void {
    if (stopping) return;
    stopping = true;
    log.info('Se detiene el servicio.', { signal });
    for (const worker of workers()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, config.lameDuckMs + KILL_AFTER_MS).unref();
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

/** The figures of all workers, added up. */
async function exposeAll(host: string, port: number, log: Log): Promise<void> {
  const { AggregatorRegistry } = (await import('prom-client')).default;
  const registry = new AggregatorRegistry();
  const { contentType } = registry;
  await exposeOrExit(host, port, { contentType, text: () => registry.clusterMetrics() }, log);
}
