import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { ConfigError, readConfig } from '../src/infrastructure/config.ts';

describe('settings', () => {
  test.each([
    'README.md',
    'packages/server/README.md',
    'docs/operations.md',
    'docs/integrar/servidor.md',
    'docs/integrar/self-hosting.md',
  ])('%s names none that is not read', (path) => {
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const named = [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=\w+)?`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(1);
    // OpenTelemetry reads its own besides.
    expect(named.filter((name) => !read.has(name) && !name.startsWith('OTEL_'))).toEqual([]);
  });

  test('all have a default', () => {
    expect(readConfig({ PATH: '/bin', PORT: '', RATE_LIMIT_PER_MINUTE: ' ' })).toEqual({
      host: '0.0.0.0',
      port: 3000,
      baseUrl: undefined,
      docsUrl: undefined,
      rateLimit: 60,
      redisUrl: undefined,
      redisTimeoutMs: 150,
      databaseUrl: undefined,
      notebookLimits: { quota: 64_000_000, dailyBytes: 256_000_000, dailyNotebooks: 20, totalBytes: 10_000_000_000 },
      trustProxy: false,
      logLevel: 'info',
      logAddresses: false,
      workers: 1,
      maxLagMs: 500,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      searchLimit: 300,
      readLimit: 1_200,
      connectionsPerAddress: 256,
      lameDuckMs: 1_000,
      mcpOrigins: [],
      securityContact: undefined,
      otlpEndpoint: undefined,
    });
  });

  test('are read from the environment', () => {
    expect(
      readConfig({
        HOST: '::1',
        PORT: '8080',
        BASE_URL: 'https://obrador.example/',
        DOCS_URL: 'https://obrador.example/ayuda',
        RATE_LIMIT_PER_MINUTE: '0',
        REDIS_URL: 'redis://:clave@10.0.0.5:6379/1',
        REDIS_TIMEOUT_MS: '50',
        TRUST_PROXY: '2',
        LOG_LEVEL: 'debug',
        LOG_ADDRESSES: '1',
        WORKERS: '4',
        MAX_LAG_MS: '0',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.4',
        SEARCH_LIMIT_PER_MINUTE: '10',
        READ_LIMIT_PER_MINUTE: '0',
        CONNECTIONS_PER_ADDRESS: '20',
        LAME_DUCK_MS: '5000',
        DATABASE_URL: 'file:cuadernos.db',
        NOTEBOOK_QUOTA_MB: '10',
        NOTEBOOK_DAILY_MB: '0',
        NOTEBOOKS_PER_DAY: '3',
        NOTEBOOKS_TOTAL_MB: '500',
        MCP_ORIGINS: 'https://taller.example, http://otro.example:8080',
        SECURITY_CONTACT: 'mailto:seguridad@obrador.example',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      }),
    ).toEqual({
      host: '::1',
      port: 8080,
      baseUrl: 'https://obrador.example',
      docsUrl: 'https://obrador.example/ayuda',
      rateLimit: 0,
      redisUrl: 'redis://:clave@10.0.0.5:6379/1',
      redisTimeoutMs: 50,
      databaseUrl: 'file:cuadernos.db',
      notebookLimits: { quota: 10_000_000, dailyBytes: 0, dailyNotebooks: 3, totalBytes: 500_000_000 },
      trustProxy: 2,
      logLevel: 'debug',
      logAddresses: true,
      workers: 4,
      maxLagMs: 0,
      metricsPort: 9464,
      metricsHost: '10.0.0.4',
      searchLimit: 10,
      readLimit: 0,
      connectionsPerAddress: 20,
      lameDuckMs: 5_000,
      mcpOrigins: ['https://taller.example', 'http://otro.example:8080'],
      securityContact: 'mailto:seguridad@obrador.example',
      otlpEndpoint: 'http://127.0.0.1:4318',
    });
  });

  test.each([
    ['0', false],
    ['false', false],
    ['1', 1],
    ['10.0.0.1', ['10.0.0.1']],
    ['loopback, 10.0.0.0/8 ,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  const trust =
    'debe ser 0 (no fiarse de ninguno), un número de saltos hasta 16 o una lista de direcciones o redes separadas por comas, nunca la de todas las direcciones (10.0.0.0/8, loopback, linklocal, uniquelocal)';

  test.each([
    ['PORT', '65536', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '-1', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '3e3', 'debe ser un número entero entre 0 y 65535'],
    ['RATE_LIMIT_PER_MINUTE', 'sesenta', 'debe ser un número entero entre 0 y 1000000000'],
    ['WORKERS', '0', 'debe ser un número entero entre 1 y 256'],
    ['SECURITY_CONTACT', 'seguridad@obrador.example', 'debe ser una dirección que empiece por mailto: o https://'],
    ['METRICS_PORT', '70000', 'debe ser un número entero entre 0 y 65535'],
    [
      'MCP_ORIGINS',
      'https://taller.example/',
      'debe ser una lista de orígenes separados por comas (https://taller.example), o * para todos',
    ],
    ['LOG_LEVEL', 'verbose', 'debe ser uno de silent, error, warn, info, debug'],
    ['BASE_URL', 'obrador.example', 'debe ser una dirección que empiece por http:// o https://'],
    ['DOCS_URL', 'javascript:alert(1)', 'debe ser una dirección que empiece por http:// o https://'],
    ['TRUST_PROXY', 'true', trust],
    ['TRUST_PROXY', '17', trust],
    ['TRUST_PROXY', '10.0.0.0/33', trust],
    ['TRUST_PROXY', 'proxy.example', trust],
    ['TRUST_PROXY', '0.0.0.0/0', trust],
    ['TRUST_PROXY', 'loopback,::/0', trust],
    ['TRUST_PROXY', '10.0.0.1,', trust],
  ])('%s=%s is refused in Spanish', (name, value, rule) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`La variable ${name} no es válida («${value}»): ${rule}.`),
    );
  });

  test.each([
    'http://usuario:clave@redis',
    'usuario:clave@redis:6379',
    'redis:/usuario:clave',
    '//:clave@redis',
    'clave',
  ])('nothing of REDIS_URL is repeated, written %s', (value) => {
    expect(() => readConfig({ REDIS_URL: value })).toThrow(
      new ConfigError(
        'La variable REDIS_URL no es válida («…»): debe ser una dirección que empiece por redis:// o rediss://.',
      ),
    );
  });

  test('a password in another address is not repeated either', () => {
    expect(() => readConfig({ BASE_URL: 'ftp://usuario:clave@obrador.example' })).toThrow(/\(«…»\)/);
  });

  test('whoever still sets METRICS is told what to set instead', () => {
    expect(() => readConfig({ METRICS: '1' })).toThrow(/METRICS_PORT/);
  });

  test.each(['0', '3', 'loopback', '10.0.0.0/1', '::1/1', '::ffff:10.0.0.1', '10.1.2.3/32,fe80::/10'])(
    'the service starts with every TRUST_PROXY that is accepted: %s',
    async (value) => {
      const app = buildApp({ trustProxy: readConfig({ TRUST_PROXY: value }).trustProxy, rateLimit: 0 });
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await app.close();
    },
  );
});
