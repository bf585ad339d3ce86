import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { FORMULA } from './helpers.ts';
import { JSON_HEADERS, startServer } from './process.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ExportedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

/** A collector of OpenTelemetry, as far as a test needs one. */
async function collector() {
  const received: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url!, headers: request.headers, body: await text(request) });
    response.writeHead(200, JSON_HEADERS).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const attributeOf = ({ attributes }: ExportedSpan, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('traces and metrics go to the collector, with the trace and the id a request came with and nothing private', async () => {
  const { url, received } = await collector();
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=secreta',
    LAME_DUCK_MS: '0',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${server.url}/api/balance?clave=reservada`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'pedido-0007' },
    body: JSON.stringify({ ...FORMULA, nota: 'reservada' }),
  });
  await fetch(`${server.url}/nada/reservada`);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);

  const spans: ExportedSpan[] = received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  const analysis = spans.find(({ name }) => name === 'POST /api/balance')!;
  expect(analysis).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(attributeOf(analysis, 'http.response.status_code')).toBe(200);
  expect(attributeOf(analysis, 'obrador.request_id')).toBe('pedido-0007');
  expect(spans.map(({ name }) => name)).toContain('GET otra');

  const metrics = received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body);
  expect(metrics.join()).toContain('http.server.request.duration');
  expect(received.every(({ headers }) => headers.authorization === 'secreta')).toBe(true);
  expect(received.map(({ body }) => body).join()).not.toContain('reservada');
  expect(JSON.stringify(server.log)).not.toContain('secreta');
});

test('a collector that is away harms nobody', async () => {
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', LAME_DUCK_MS: '0' });
  const response = await fetch(`${server.url}/api/balance`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(FORMULA),
  });
  expect(response.status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
