import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../src/infrastructure/log.ts';
import { createMetrics } from '../src/infrastructure/metrics.ts';
import { serveMetrics } from '../src/infrastructure/metrics-server.ts';
import { FORMULA, post, testApp } from './helpers.ts';

const gauges = {
  limiterClients: () => 7,
  limiterShared: () => false,
  limiterFallbacks: () => 3,
  lagSeconds: () => 0.012,
  logLost: () => 2,
};

describe('the metrics', () => {
  test('counts requests by route and status, refusals, and shows the limiter and the lag', async () => {
    let overloaded = false;
    const metrics = await createMetrics(gauges);
    const app = testApp({ rateLimit: 2, metrics, maxLagMs: 1, lag: () => (overloaded ? 5 : 0) });
    for (let i = 0; i < 3; i++) await post(app, '/api/balance', FORMULA);
    await app.inject('/healthz');
    overloaded = true;
    await post(app, '/api/balance/turron', {});
    metrics.cut('cacao', 'ways');
    const body = await metrics.text();
    for (const line of [
      'obrador_http_requests_total{method="POST",route="/api/balance",status="200"} 2',
      'obrador_http_requests_total{method="POST",route="/api/balance",status="429"} 1',
      'obrador_http_requests_total{method="GET",route="/healthz",status="200"} 1',
      'obrador_http_requests_total{method="POST",route="/api/balance/turron",status="503"} 1',
      'obrador_http_request_duration_seconds_count{method="POST",route="/api/balance"} 3',
      'obrador_limiter_rejected_total 1',
      'obrador_balancer_cut_total{craft="cacao",phase="ways"} 1',
      'obrador_overload_rejected_total 1',
      'obrador_limiter_fallback_total 3',
      'obrador_limiter_clients 7',
      'obrador_limiter_shared 0',
      'obrador_event_loop_lag_seconds 0.012',
      'obrador_log_lost_total 2',
    ]) {
      expect(body).toContain(`${line}\n`);
    }
  });

  test('paths that do not exist add no series of their own', async () => {
    const metrics = await createMetrics(gauges);
    const app = testApp({ metrics });
    for (let i = 0; i < 50; i++) await app.inject(`/nada/${i}`);
    const body = await metrics.text();
    expect(body).toContain('obrador_http_requests_total{method="GET",route="otra",status="404"} 50\n');
    expect(body).not.toContain('/nada');
  });

  test('say nothing of a common counter where there is none', async () => {
    const { limiterShared: _, ...without } = gauges;
    expect(await (await createMetrics(without)).text()).not.toContain('obrador_limiter_shared');
  });

  test('have a port of their own, and none of the public addresses leads to them', async () => {
    const metrics = await createMetrics(gauges);
    const app = testApp({ metrics });
    for (const path of ['/metrics', '/metrics/', '/%6detrics', '//metrics', '/metrics?x=1']) {
      expect((await app.inject(path)).statusCode, path).toBe(404);
    }
    const server = await serveMetrics('127.0.0.1', 0, metrics);
    onTestFinished(() => {
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('obrador_limiter_clients 7\n');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the log', () => {
  async function lines(level: 'info' | 'debug', logAddresses = false): Promise<Record<string, unknown>[]> {
    const written: string[] = [];
    const app = testApp({ log: createLog(level, (line) => written.push(line)), logAddresses });
    await post(
      app,
      '/api/balance?clave=secreta',
      { ...FORMULA, nota: 'receta secreta' },
      { remoteAddress: '203.0.113.77' },
    );
    await app.inject({ url: '/nada', remoteAddress: '2001:db8:1:2:3:4:5:6' });
    return written.map((line) => JSON.parse(line));
  }

  test('at level debug has a line per request, without body, query or whole addresses', async () => {
    const [first, second] = await lines('debug');
    expect(first).toMatchObject({
      level: 'debug',
      message: 'Petición atendida.',
      request: expect.stringMatching(/^[0-9a-f]{8}-1$/),
      method: 'POST',
      path: '/api/balance',
      status: 200,
      address: '203.0.113.0',
    });
    expect(second).toMatchObject({ status: 404, address: '2001:db8:1:2::/64' });
    expect(JSON.stringify([first, second])).not.toContain('secreta');
  });

  test('has the id a request came with, and that of its answer', async () => {
    const written: string[] = [];
    const app = testApp({ log: createLog('debug', (line) => written.push(line)) });
    const response = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'pedido-2026.11:7' } });
    expect(response.headers['x-request-id']).toBe('pedido-2026.11:7');
    expect(JSON.parse(written[0]!).request).toBe('pedido-2026.11:7');
  });

  test('shows whole addresses when asked to', async () => {
    const [first, second] = await lines('debug', true);
    expect([first!.address, second!.address]).toEqual(['203.0.113.77', '2001:db8:1:2:3:4:5:6']);
  });

  test('at level info is silent about requests', async () => {
    expect(await lines('info')).toEqual([]);
  });
});
