import type { FastifyInstance } from 'fastify';
import { leadsNowhere } from './files.ts';

/** What the service counts of itself. Kept apart from the library that writes it down, which loads only on demand. */
export interface Metrics {
  readonly answered: (method: string, route: string, status: number, seconds: number) => void;
  readonly rejected: () => void;
  readonly shed: () => void;
  /** A formula that was not balanced to the end, and the part that was not. */
  readonly cut: (craft: string, phase: string) => void;
  readonly contentType: string;
  /** The figures of this process, as Prometheus reads them. */
  readonly text: () => Promise<string>;
}

/** Read when the figures are asked for. */
export interface Gauges {
  readonly limiterClients: () => number;
  /** Whether the common counter answers, and how often it did not; absent where there is none. */
  readonly limiterShared?: (() => boolean) | undefined;
  readonly limiterFallbacks: () => number;
  readonly lagSeconds: () => number;
  /** Lines of the log that could not be written. */
  readonly logLost: () => number;
}

const UNKNOWN_ROUTE = 'otra';
const LATENCY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export async function createMetrics(gauges: Gauges): Promise<Metrics> {
  const { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = (
    await import('prom-client')
  ).default;
  const registry = new Registry();
  // In a worker this answers the primary when it gathers the figures of all.
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'obrador_http_requests_total',
    help: 'Peticiones atendidas.',
    labelNames,
    registers,
  });
  const latency = new Histogram({
    name: 'obrador_http_request_duration_seconds',
    help: 'Tiempo hasta terminar la respuesta.',
    labelNames: ['method', 'route'] as const,
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const rejected = new Counter({
    name: 'obrador_limiter_rejected_total',
    help: 'Peticiones rechazadas por superar el límite.',
    registers,
  });
  const shed = new Counter({
    name: 'obrador_overload_rejected_total',
    help: 'Peticiones rechazadas por saturación.',
    registers,
  });
  const cut = new Counter({
    name: 'obrador_balancer_cut_total',
    help: 'Equilibrados que agotaron su trabajo o su tiempo, por oficio y por la parte que quedó sin apurar.',
    labelNames: ['craft', 'phase'] as const,
    registers,
  });
  new Counter({
    name: 'obrador_limiter_fallback_total',
    help: 'Peticiones contadas en el proceso porque el contador común no respondió.',
    registers,
    collect() {
      this.reset();
      this.inc(gauges.limiterFallbacks());
    },
  });
  new Counter({
    name: 'obrador_log_lost_total',
    help: 'Líneas del registro que no se han podido escribir.',
    registers,
    collect() {
      this.reset();
      this.inc(gauges.logLost());
    },
  });
  new Gauge({
    name: 'obrador_limiter_clients',
    help: 'Clientes con cuenta abierta en el proceso.',
    registers,
    collect() {
      this.set(gauges.limiterClients());
    },
  });
  const { limiterShared } = gauges;
  // Without a common counter there is nothing to be up or down, and a zero would be a false alarm.
  if (limiterShared !== undefined) {
    new Gauge({
      name: 'obrador_limiter_shared',
      help: '1 si el contador común responde, 0 si cada proceso cuenta por su lado.',
      aggregator: 'min',
      registers,
      collect() {
        this.set(Number(limiterShared()));
      },
    });
  }
  new Gauge({
    name: 'obrador_event_loop_lag_seconds',
    help: 'Retraso del bucle de eventos que decide la saturación.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(gauges.lagSeconds());
    },
  });

  return {
    answered(method, route, status, seconds) {
      requests.inc({ method, route, status });
      latency.observe({ method, route }, seconds);
    },
    rejected: () => rejected.inc(),
    shed: () => shed.inc(),
    cut: (craft, phase) => cut.inc({ craft, phase }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Notes every answer. The address as registered, never as sent: the number of series stays bounded. */
export function countAnswers(app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = leadsNowhere(request) ? UNKNOWN_ROUTE : (request.routeOptions.url ?? UNKNOWN_ROUTE);
    answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
