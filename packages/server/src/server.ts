import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type CutShort, createInProcess } from './balancer/balancer.ts';
import { createBalancerPool } from './balancer/pool.ts';
import type { Counter } from './guards/limiter/counter.ts';
import { type FallbackState, withFallback } from './guards/limiter/fallback.ts';
import { createLedger } from './guards/limiter/ledger.ts';
import { createLocalCounter } from './guards/limiter/local.ts';
import { inLots } from './guards/limiter/lots.ts';
import { createRedisCounter } from './guards/limiter/redis.ts';
import { createLagMeter } from './guards/overload.ts';
import { runPrimary } from './infrastructure/cluster/primary.ts';
import { type Channel, connectPrimary } from './infrastructure/cluster/worker.ts';
import { type Config, ConfigError, readConfig } from './infrastructure/config.ts';
import { createLog, errorFields, type Log, listenFault, lossyWriter } from './infrastructure/log.ts';
import { createMetrics } from './infrastructure/metrics.ts';
import { exposeOrExit } from './infrastructure/metrics-server.ts';
import { gracefulStop } from './infrastructure/stop.ts';
import type { Notebooks } from './routes/cuadernos.ts';

const script = fileURLToPath(import.meta.url);

/** Slab of small buffers: the usual 8 KB is used up every four answers. */
const SLAB = 64 * 1024;

async function main(): Promise<void> {
  const config = configOrExit();
  Buffer.poolSize = SLAB;
  const output = lossyWriter(process.stdout);
  const log = createLog(config.logLevel, output.write);
  process.on('uncaughtException', (error) => {
    log.error('Error no previsto: se detiene el proceso.', errorFields(error));
    process.exit(1);
  });
  if (config.workers > 1 && cluster.isPrimary) await runPrimary(config, log, script);
  else await serve(config, log, output.lost);
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

async function serve(config: Config, log: Log, logLost: () => number): Promise<void> {
  const lagMeter = createLagMeter();
  const { counter, clients, state } = await createCounter(config, log);
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await createMetrics({
          limiterClients: clients,
          limiterShared: state && (() => state.up),
          limiterFallbacks: () => state?.fallbacks ?? 0,
          lagSeconds: () => lagMeter.lag() / 1000,
          logLost,
        });
  // Of several processes the primary shows the figures.
  if (metrics !== undefined && !cluster.isWorker) {
    await exposeOrExit(config.metricsHost, config.metricsPort!, metrics, log);
  }
  const telemetry = config.otlpEndpoint && (await import('./infrastructure/telemetry.ts')).createTelemetry(process.env);
  const notebooks = await notebooksOrExit(config, log);
  const thread = new URL('./balancer-thread.mjs', import.meta.url);
  const onCut = ({ craft, ingredients, cut }: CutShort) => {
    log.warn('Equilibrado sin apurar.', { craft, ingredients, cut });
    for (const phase of cut) metrics?.cut(craft, phase);
  };
  const balancer = existsSync(thread) ? createBalancerPool({ script: thread, onCut }) : createInProcess(onCut);
  const app = buildApp({
    ...config,
    log,
    balancer,
    counter,
    lag: lagMeter.lag,
    now: lagMeter.now,
    metrics,
    notebooks,
    telemetry: telemetry || undefined,
    folders: folders(),
    examples: fileURLToPath(new URL('../pages-dist/examples.json', import.meta.url)),
  });
  app.addHook('onClose', async () => {
    lagMeter.stop();
    await counter.close?.();
    await balancer.close?.();
    if (telemetry) await telemetry.close();
  });
  stopOnSignal(app, log, config.lameDuckMs);
  try {
    const address = await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
    log.info('Obrador atiende peticiones.', { address });
  } catch (error) {
    log.error(listenFault(config.host, config.port, error));
    process.exit(1);
  }
}

/** Connections that may wait to be taken; whoever finds no place tries again after a second, then three, then seven. */
const BACKLOG = 4096;

/** Without its database the service does not start: whoever set one wants it used. */
async function notebooksOrExit({ databaseUrl, notebookLimits }: Config, log: Log): Promise<Notebooks | undefined> {
  if (databaseUrl === undefined) return undefined;
  try {
    const [{ notebooks }, { openSql }, { openStore }] = await Promise.all([
      import('./routes/cuadernos.ts'),
      import('./notebooks/open.ts'),
      import('./notebooks/store.ts'),
    ]);
    const store = await openStore(await openSql(databaseUrl), notebookLimits);
    await store.sweep();
    return notebooks({ store, log });
  } catch (error) {
    log.error('No se puede abrir la base de datos de los cuadernos (DATABASE_URL).', {
      cause: (error as Error).message,
    });
    process.exit(1);
  }
}

/** A primary slower than this means an overloaded machine. */
const PRIMARY_TIMEOUT_MS = 5_000;

interface Counters {
  readonly counter: Counter;
  /** How many clients have a count in this process. */
  readonly clients: () => number;
  readonly state: FallbackState | undefined;
}

/** One count for the whole service: in Redis, in the primary of the workers, or in this process when it is alone. */
async function createCounter({ redisUrl, redisTimeoutMs, workers }: Config, log: Log): Promise<Counters> {
  const ledger = createLedger();
  const remote = redisUrl
    ? await createRedisCounter({ url: redisUrl, ledger })
    : cluster.isWorker && connectPrimary(process as Channel, workers);
  if (remote === false) {
    const local = createLocalCounter();
    return { counter: inLots(local), clients: local.size, state: undefined };
  }
  const state: FallbackState = { up: true, fallbacks: 0 };
  const timeoutMs = redisUrl ? redisTimeoutMs : PRIMARY_TIMEOUT_MS;
  const counter = withFallback({ remote, ledger, log, state, timeoutMs });
  return { counter: inLots(counter), clients: ledger.size, state };
}

/** Beside the bundle when built, beside the sources when run from them; the formulator inside the package when installed. */
function folders() {
  const web = new URL('../../web/dist', import.meta.url);
  const built = fileURLToPath(new URL('./reference', import.meta.url));
  return {
    reference: existsSync(built) ? built : fileURLToPath(new URL('../dist/reference', import.meta.url)),
    pages: fileURLToPath(new URL('../pages-dist', import.meta.url)),
    web: existsSync(fileURLToPath(web)) ? fileURLToPath(web) : fileURLToPath(new URL('../web-dist', import.meta.url)),
  };
}

function stopOnSignal(app: FastifyInstance, log: Log, lameDuckMs: number): void {
  const stop = gracefulStop(app);
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    if (cluster.isPrimary) log.info('Se detiene el servicio.', { signal });
    // Whoever stops it by hand is not sharing out work.
    await stop(signal === 'SIGTERM' ? lameDuckMs : 0);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

await main();
