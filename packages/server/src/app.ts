import { CRAFTS, prepareCatalogue, type Wordings } from '@obrador/engine';
import { preparePantry } from '@obrador/engine/despensa';
import { learnEvidence } from '@obrador/engine/evidencia';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { type Balancer, inProcess } from './balancer/balancer.ts';
import { answerClientError, answerError, errors } from './errors.ts';
import { BODY_LIMIT, jsonBody } from './guards/body.ts';
import { watchConnections } from './guards/connections.ts';
import { front } from './guards/front.ts';
import { boundReadings, charging, guard, readGuard, readingMore } from './guards/guard.ts';
import { COMMON_HEADERS } from './guards/headers.ts';
import type { Counter } from './guards/limiter/counter.ts';
import { createLocalCounter } from './guards/limiter/local.ts';
import { inLots } from './guards/limiter/lots.ts';
import { shedding } from './guards/overload.ts';
import { requestIds } from './guards/request-id.ts';
import { createTurns, NO_TURNS } from './guards/turns.ts';
import { accessLog } from './infrastructure/access-log.ts';
import type { TrustProxy } from './infrastructure/config.ts';
import { fileRoute } from './infrastructure/files.ts';
import { type Log, silentLog } from './infrastructure/log.ts';
import { countAnswers, type Metrics } from './infrastructure/metrics.ts';
import type { Telemetry } from './infrastructure/telemetry.ts';
import { warmUp } from './infrastructure/warm-up.ts';
import { mcp } from './mcp/http.ts';
import { originGuard } from './mcp/origin.ts';
import { analizarRoutes } from './routes/analizar.ts';
import { balance } from './routes/balance.ts';
import { consult } from './routes/consult.ts';
import { crearRoutes } from './routes/crear.ts';
import type { Notebooks } from './routes/cuadernos.ts';
import { despensa } from './routes/despensa.ts';
import { type DocsFolders, docs } from './routes/docs.ts';
import { equilibrarRoutes } from './routes/equilibrar.ts';
import { etiquetaRoute } from './routes/etiqueta.ts';
import { evidencia } from './routes/evidencia.ts';
import { keptExamples } from './routes/examples.ts';
import { health, version } from './routes/health.ts';
import { ley } from './routes/ley.ts';
import { llms } from './routes/llms.ts';
import { lote } from './routes/lote.ts';
import { openapi } from './routes/openapi.ts';
import { checkQueries, searchesOf } from './routes/query.ts';
import { securityTxt } from './routes/security-txt.ts';
import { web } from './routes/web.ts';

/** How long a client may take, in milliseconds. */
export interface TimeOuts {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** A client that neither sends nor reads. */
  readonly stalled: number;
  /** How often the first two are looked at. */
  readonly check: number;
}

export interface AppOptions {
  readonly baseUrl?: string | undefined;
  readonly docsUrl?: string | undefined;
  /** Where it listens: without a public address, the pages show the one on this machine. */
  readonly port?: number;
  readonly securityContact?: string | undefined;
  /** POST requests per minute and client; 0 turns the limit off. */
  readonly rateLimit?: number;
  /** GET requests per minute and client: searches, and everything that is read; 0 turns a bound off. */
  readonly searchLimit?: number;
  readonly readLimit?: number;
  /** Open connections per client address; 0 sets no bound. */
  readonly connectionsPerAddress?: number;
  readonly mcpOrigins?: readonly string[];
  readonly counter?: Counter;
  readonly trustProxy?: TrustProxy;
  readonly log?: Log;
  readonly logAddresses?: boolean;
  readonly balancer?: Balancer;
  /** How late the process runs for work of its own, in milliseconds. */
  readonly lag?: () => number;
  /** Time without what the machine keeps from the process, in milliseconds. */
  readonly now?: () => number;
  /** Lag, or wait of a client for its turn, beyond which new calculations are refused; 0 never refuses. */
  readonly maxLagMs?: number;
  /** Shared notebooks, for a service with a database. */
  readonly notebooks?: Notebooks | undefined;
  readonly metrics?: Metrics | undefined;
  readonly telemetry?: Pick<Telemetry, 'follow'> | undefined;
  readonly folders?: Partial<DocsFolders & { readonly web: string }>;
  /** Where the build has written what operations answer, for the documents. */
  readonly examples?: string;
  readonly timeOuts?: Partial<TimeOuts>;
  /** False where timers end with the request that set them, as on Workers: everything is calculated at once. */
  readonly turns?: boolean;
  /** Stands in for the server where nothing listens: no connections are watched then. */
  readonly serverFactory?: FastifyServerFactory;
}

/** Idle connections outlive those of a proxy in front (60 s by custom), so that it never writes to a closed one. */
const TIME_OUTS: TimeOuts = { headers: 10_000, request: 15_000, idle: 65_000, stalled: 20_000, check: 1_000 };

/** The engine reads requests: routes give Fastify no schema, and its compiler is not loaded. */
function noCompiler(): never {
  throw new Error('Schemas of routes are for the documents alone.');
}

/** The application, without a port: everything it needs comes in by the options. */
export function buildApp(options: AppOptions = {}): FastifyInstance {
  const { log = silentLog, metrics, folders = {}, rateLimit = 60, trustProxy = false, balancer = inProcess } = options;
  const timeOuts = { ...TIME_OUTS, ...options.timeOuts };
  learnEvidence();

  const surroundings = { log, baseUrl: options.baseUrl };
  const ids = requestIds();
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy && [...trustProxy],
    genReqId: ids,
    connectionTimeout: timeOuts.stalled,
    keepAliveTimeout: timeOuts.idle,
    requestTimeout: timeOuts.request,
    http: { headersTimeout: timeOuts.headers, connectionsCheckingInterval: timeOuts.check, requireHostHeader: false },
    return503OnClosing: false,
    ...(options.serverFactory && { serverFactory: options.serverFactory, pluginTimeout: 0 }),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, ids()),
    frameworkErrors: (error, request, reply) => {
      reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
      answerError(error, request, reply, surroundings);
    },
  });

  errors(app, surroundings);
  // First, so that what the others refuse is followed too.
  options.telemetry?.follow(app);
  front(app, options.turns === false ? NO_TURNS : createTurns(options.now));
  jsonBody(app);
  accessLog(app, log, options.logAddresses ?? false);
  if (metrics !== undefined) countAnswers(app, metrics);
  if (options.serverFactory === undefined) {
    watchConnections(app, {
      perAddress: options.connectionsPerAddress ?? 0,
      trustProxy,
      stalledMs: timeOuts.stalled,
      // Whatever has begun to arrive when the time is up has its own time to arrive in.
      idleMs: timeOuts.idle + timeOuts.headers,
      checkMs: timeOuts.check,
    });
  }
  const overloaded = shedding(options.maxLagMs ?? 0, () => app.turns, options.lag ?? (() => 0));
  const counter = options.counter ?? inLots(createLocalCounter());
  const counts = { onRejected: metrics?.rejected, onShed: metrics?.shed };
  const bounds = { limit: rateLimit, counter, overloaded, ...counts };
  const guards = [guard(bounds)];
  const readings = createLocalCounter();
  const searches = readGuard({
    kind: 'q',
    limit: options.searchLimit ?? 0,
    counter: readings,
    places: searchesOf,
    overloaded,
    ...counts,
  });

  health(app);
  const reads = { kind: 'r', limit: options.readLimit ?? 0, counter: readings };
  boundReadings(app, readGuard({ ...reads, ...counts }));
  const exampleOf = keptExamples(options.examples);
  openapi(app, { baseUrl: options.baseUrl, docsUrl: options.docsUrl, rateLimit, exampleOf });
  llms(app, { baseUrl: options.baseUrl, rateLimit, exampleOf });
  checkQueries(app, new Set(CRAFTS.map(({ path }) => path)));
  version(app);
  balance(app, guards, CRAFTS, options);
  analizarRoutes(app, guards, CRAFTS);
  const charge = charging(bounds);
  lote(app, guards, charge);
  equilibrarRoutes(app, guards, CRAFTS, balancer, charge);
  crearRoutes(app, guards, CRAFTS, balancer, charge);
  etiquetaRoute(app, guards);
  consult(app, [searches], CRAFTS);
  despensa(app, [searches]);
  evidencia(app, [searches]);
  ley(app, [searches]);
  options.notebooks?.(app, guards, readingMore(reads));
  warmUp(app, searchable);
  mcp(app, [originGuard(options.mcpOrigins ?? [], options.baseUrl), ...guards], balancer, charge, log);
  securityTxt(app, options);
  const address = options.baseUrl ?? (options.port && `http://localhost:${options.port}`);
  fileRoute(app);
  docs(app, { reference: folders.reference ?? '', pages: folders.pages ?? '' }, address || undefined);
  web(app, folders.web ?? '');
  return app;
}

/** All that searching reads, which the first search would otherwise wait for. */
function* searchable(): Generator<void> {
  const known: Wordings = new Map();
  yield* preparePantry(known);
  for (const craft of CRAFTS) yield* prepareCatalogue(craft, known);
}
