import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/infrastructure/config.ts';

describe('settings', () => {
  test('all have a default', () => {
    expect(readConfig({ PATH: '/bin', PORT: '', RATE_LIMIT_PER_MINUTE: ' ' })).toEqual({
      host: '0.0.0.0',
      port: 3000,
      baseUrl: undefined,
      docsUrl: undefined,
      rateLimit: 60,
      redisUrl: undefined,
      redisTimeoutMs: 150,
      trustProxy: false,
      logLevel: 'info',
      logAddresses: false,
      workers: 1,
      maxLagMs: 500,
      metrics: false,
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
        METRICS: '1',
      }),
    ).toEqual({
      host: '::1',
      port: 8080,
      baseUrl: 'https://obrador.example',
      docsUrl: 'https://obrador.example/ayuda',
      rateLimit: 0,
      redisUrl: 'redis://:clave@10.0.0.5:6379/1',
      redisTimeoutMs: 50,
      trustProxy: 2,
      logLevel: 'debug',
      logAddresses: true,
      workers: 4,
      maxLagMs: 0,
      metrics: true,
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
    'debe ser 0 (no fiarse de ninguno), un número de saltos hasta 16 o una lista de direcciones o redes separadas por comas (10.0.0.0/8, loopback, linklocal, uniquelocal)';

  test.each([
    ['PORT', '65536', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '-1', 'debe ser un número entero entre 0 y 65535'],
    ['PORT', '3e3', 'debe ser un número entero entre 0 y 65535'],
    ['RATE_LIMIT_PER_MINUTE', 'sesenta', 'debe ser un número entero entre 0 y 1000000000'],
    ['WORKERS', '0', 'debe ser un número entero entre 1 y 256'],
    ['METRICS', 'true', 'debe ser uno de 0, 1'],
    ['LOG_LEVEL', 'verbose', 'debe ser uno de silent, error, warn, info, debug'],
    ['BASE_URL', 'obrador.example', 'debe ser una dirección que empiece por http:// o https://'],
    ['DOCS_URL', 'javascript:alert(1)', 'debe ser una dirección que empiece por http:// o https://'],
    ['REDIS_URL', 'http://redis', 'debe ser una dirección que empiece por redis:// o rediss://'],
    ['TRUST_PROXY', 'true', trust],
    ['TRUST_PROXY', '17', trust],
    ['TRUST_PROXY', '10.0.0.0/33', trust],
    ['TRUST_PROXY', 'proxy.example', trust],
    ['TRUST_PROXY', '10.0.0.1,', trust],
  ])('%s=%s is refused in Spanish', (name, value, rule) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`La variable ${name} no es válida («${value}»): ${rule}.`),
    );
  });

  test('a password in REDIS_URL is not repeated', () => {
    expect(() => readConfig({ REDIS_URL: 'http://usuario:clave@redis' })).toThrow(/\(«http:\/\/…@redis»\)/);
  });
});
