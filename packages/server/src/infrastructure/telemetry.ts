import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { leadsNowhere } from './files.ts';

export interface Telemetry {
  /** Follows every request of an application. */
  readonly follow: (app: FastifyInstance) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** How long a collector may take at the end. */
const CLOSE_MS = 2_000;
const UNKNOWN_ROUTE = 'otra';
/** By the conventions of OpenTelemetry for HTTP servers, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Version, trace, parent and flags, as the W3C writes them. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Traces and metrics by OTLP, loaded only with somewhere to send; absent collectors harm nothing. */
export function createTelemetry(env: Env): Telemetry {
  const resource = defaultResource().merge(
    resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME || 'obrador',
      'service.version': packageJson.version,
      'process.pid': process.pid,
    }),
  );
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: rootSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })],
  });
  const tracer = traces.getTracer('obrador');
  const duration = metrics.getMeter('obrador').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Tiempo hasta terminar la respuesta.',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parentOf(request));
        spans.set(request, span);
        done();
      });
      // The address as registered, never as sent; no bodies, no queries, no client addresses.
      app.addHook('onResponse', (request, reply, done) => {
        const route = leadsNowhere(request) ? UNKNOWN_ROUTE : (request.routeOptions.url ?? UNKNOWN_ROUTE);
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'url.scheme': request.protocol,
        };
        duration.record(reply.elapsedTime / 1000, attributes);
        const span = spans.get(request);
        span
          ?.updateName(`${request.method} ${route}`)
          .setAttributes({ ...attributes, 'obrador.request_id': request.id });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    close: async () => {
      const sent = Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
      await Promise.race([sent, sleep(CLOSE_MS)]);
    },
  };
}

/** All of them, or the part asked for, between 0 and 1. */
function rootSampler(ratio: string | undefined) {
  const part = Number(ratio?.trim() || Number.NaN);
  return part >= 0 && part < 1 ? new TraceIdRatioBasedSampler(part) : new AlwaysOnSampler();
}

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(headers.traceparent ?? '')) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags!, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
