import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { inProcess } from './balancer/balancer.ts';
import { createBalancerPool } from './balancer/pool.ts';
import type { Counter } from './guards/limiter/counter.ts';
import { type FallbackState, withFallback } from './guards/limiter/fallback.ts';
import { createLocalCounter, type LocalCounter } from './guards/limiter/local.ts';
import { createRedisCounter } from './guards/limiter/redis.ts';
import { createLagMeter } from './guards/overload.ts';
import { runPrimary } from './infrastructure/cluster/primary.ts';
import { connectPrimary, type Primary } from './infrastructure/cluster/worker.ts';
import { type Config, ConfigError, readConfig } from './infrastructure/config.ts';
import { createLog, errorFields, type Log } from './infrastructure/log.ts';
import { createMetrics, type Metrics } from './infrastructure/metrics.ts';
import { gracefulStop } from './infrastructure/stop.ts';

const script = fileURLToPath(import.meta.url);

async function main(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel, (line) => process.stdout.write(line));
  process.on('uncaughtException', (error) => {
    log.error('Error no previsto: se detiene el proceso.', errorFields(error));
    process.exit(1);
  });
  if (config.workers > 1 && cluster.isPrimary) await runPrimary(config, log, script);
  else await serve(config, log);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function serve(config: Config, log: Log): Promise<void> {
  const primary = cluster.isWorker ? connectPrimary(process as Parameters<typeof connectPrimary>[0]) : undefined;
  const lagMeter = createLagMeter();
  const { counter, local, state } = await createCounter(config, log, primary);
  const metrics = config.metrics
    ? await createMetrics({
        limiterClients: local.size,
        limiterShared: () => state && Number(state.up),
        limiterFallbacks: () => state?.fallbacks ?? 0,
        lagSeconds: () => lagMeter.lag() / 1000,
      })
    : undefined;
  const thread = new URL('./balancer-thread.mjs', import.meta.url);
  const balancer = existsSync(thread) ? createBalancerPool({ script: thread }) : inProcess;
  const app = buildApp({
    ...config,
    log,
    balancer,
    counter,
    overloaded: () => config.maxLagMs > 0 && lagMeter.lag() > config.maxLagMs,
    metrics: metrics && ofAllProcesses(metrics, primary),
    folders: folders(),
  });
  app.addHook('onClose', async () => {
    lagMeter.stop();
    await counter.close?.();
    await balancer.close?.();
  });
  stopOnSignal(app, log);
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    log.info('Obrador atiende peticiones.', { address });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `el puerto ${config.port} está ocupado` : (code ?? String(error));
    log.error(`No se puede atender en ${config.host}:${config.port}: ${reason}.`);
    process.exit(1);
  }
}

/** The primary answers unless the machine has no time for it, and then a worker has none either. */
const PRIMARY_TIMEOUT_MS = 5_000;

interface Counters {
  readonly counter: Counter;
  readonly local: LocalCounter;
  readonly state: FallbackState | undefined;
}

/** One count for the whole service: in Redis, in the primary of the workers, or in this process when it is alone. */
async function createCounter(config: Config, log: Log, primary: Primary | undefined): Promise<Counters> {
  const local = createLocalCounter();
  const remote = config.redisUrl ? await createRedisCounter(config.redisUrl) : primary?.counter;
  if (remote === undefined) return { counter: local, local, state: undefined };
  const state: FallbackState = { up: true, fallbacks: 0 };
  const timeoutMs = config.redisUrl ? config.redisTimeoutMs : PRIMARY_TIMEOUT_MS;
  return { counter: withFallback({ remote, local, log, state, timeoutMs }), local, state };
}

function ofAllProcesses(metrics: Metrics, primary: Primary | undefined): Metrics {
  return primary ? { ...metrics, text: primary.metrics } : metrics;
}

/** Beside the bundle when built, beside the sources when run from them. */
function folders() {
  const built = fileURLToPath(new URL('./reference', import.meta.url));
  return {
    reference: existsSync(built) ? built : fileURLToPath(new URL('../dist/reference', import.meta.url)),
    pages: fileURLToPath(new URL('../pages-dist', import.meta.url)),
    web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  };
}

function stopOnSignal(app: FastifyInstance, log: Log): void {
  const stop = gracefulStop(app);
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    if (cluster.isPrimary) log.info('Se detiene el servicio.', { signal });
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

await main();
