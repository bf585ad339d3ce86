import { isIP } from 'node:net';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** Whose `X-Forwarded-For` is believed: nobody's, that of the last n hops, or that of the proxies listed. */
export type TrustProxy = false | number | readonly string[];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public address, for `/openapi.json`; without it the document speaks of the host it was fetched from. */
  readonly baseUrl: string | undefined;
  readonly docsUrl: string | undefined;
  /** POST requests per minute and client address; 0 turns the limit off. */
  readonly rateLimit: number;
  readonly redisUrl: string | undefined;
  /** How long a request waits for the count in Redis before it is counted here. */
  readonly redisTimeoutMs: number;
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  /** Whole client addresses in the log instead of masked ones. */
  readonly logAddresses: boolean;
  readonly workers: number;
  /** Lag of the event loop beyond which new calculations are refused; 0 never refuses. */
  readonly maxLagMs: number;
  readonly metrics: boolean;
}

/** A setting the service cannot start with. The message is Spanish, for whoever runs it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_WORKERS = 256;
const MAX_HOPS = 16;

export function readConfig(env: Env): Config {
  return {
    host: text(env, 'HOST') ?? '0.0.0.0',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    baseUrl: url(env, 'BASE_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    docsUrl: url(env, 'DOCS_URL', ['http:', 'https:']),
    rateLimit: integer(env, 'RATE_LIMIT_PER_MINUTE', 60, 0, 1_000_000_000),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    redisTimeoutMs: integer(env, 'REDIS_TIMEOUT_MS', 150, 1, 60_000),
    trustProxy: trustProxy(text(env, 'TRUST_PROXY')),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    logAddresses: flag(env, 'LOG_ADDRESSES'),
    workers: integer(env, 'WORKERS', 1, 1, MAX_WORKERS),
    maxLagMs: integer(env, 'MAX_LAG_MS', 500, 0, 60_000),
    metrics: flag(env, 'METRICS'),
  };
}

function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function refuse(name: string, value: string, rule: string): never {
  throw new ConfigError(`La variable ${name} no es válida («${value}»): ${rule}.`);
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) refuse(name, value, `debe ser un número entero entre ${min} y ${max}`);
  return number;
}

function flag(env: Env, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
}

function oneOf<Value extends string>(env: Env, name: string, values: readonly Value[], fallback: Value): Value {
  const value = text(env, name);
  if (value === undefined) return fallback;
  return values.find((known) => known === value) ?? refuse(name, value, `debe ser uno de ${values.join(', ')}`);
}

function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' o ');
    // The address of a Redis may hold a password.
    refuse(name, value.replace(/\/\/[^@/]*@/, '//…@'), `debe ser una dirección que empiece por ${schemes}`);
  }
  return value;
}

function trustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return Number(value);
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isProxy)) {
    refuse(
      'TRUST_PROXY',
      value,
      `debe ser 0 (no fiarse de ninguno), un número de saltos hasta ${MAX_HOPS} o una lista de direcciones o redes separadas por comas (10.0.0.0/8, ${NAMED_NETWORKS.join(', ')})`,
    );
  }
  return proxies;
}

function isProxy(proxy: string): boolean {
  if (NAMED_NETWORKS.includes(proxy)) return true;
  const [address = '', bits, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
