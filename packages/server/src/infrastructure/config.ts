import { isIP } from 'node:net';
import type { Limits } from '../notebooks/notebook.ts';
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
  /** GET requests per minute and client: searches in the catalogues, and everything that is read; 0 turns a bound off. */
  readonly searchLimit: number;
  readonly readLimit: number;
  /** Open connections per client address; 0 sets no bound. */
  readonly connectionsPerAddress: number;
  readonly redisUrl: string | undefined;
  /** How long a request waits for the count in Redis before it is counted here. */
  readonly redisTimeoutMs: number;
  /** Where shared notebooks are kept; undefined shares none. */
  readonly databaseUrl: string | undefined;
  readonly notebookLimits: Limits;
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  /** Whole client addresses in the log instead of masked ones. */
  readonly logAddresses: boolean;
  readonly workers: number;
  /** Lag of the event loop beyond which new calculations are refused; 0 never refuses. */
  readonly maxLagMs: number;
  /** Where the metrics are read; undefined keeps none. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** How long the service goes on answering after SIGTERM before it closes its port. */
  readonly lameDuckMs: number;
  /** Origins of pages that may speak to `/mcp`, besides those of this service and of the loopback; `*` for all. */
  readonly mcpOrigins: readonly string[];
  /** Where to report a weakness, for `/.well-known/security.txt`; undefined publishes none. */
  readonly securityContact: string | undefined;
  /** Where traces and metrics are sent, as the specification of OpenTelemetry names it; undefined sends none. */
  readonly otlpEndpoint: string | undefined;
}

/** A setting the service cannot start with. The message is Spanish, for whoever runs it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const SECRETS = new Set(['REDIS_URL', 'DATABASE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']);
const MB = 1_000_000;
const MAX_WORKERS = 256;
const MAX_HOPS = 16;

export function readConfig(env: Env): Config {
  return {
    host: text(env, 'HOST') ?? '0.0.0.0',
    port: integer(env, 'PORT', 3000, 0, 65_535),
    baseUrl: url(env, 'BASE_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    docsUrl: url(env, 'DOCS_URL', ['http:', 'https:']),
    rateLimit: integer(env, 'RATE_LIMIT_PER_MINUTE', 60, 0, 1_000_000_000),
    searchLimit: integer(env, 'SEARCH_LIMIT_PER_MINUTE', 300, 0, 1_000_000_000),
    readLimit: integer(env, 'READ_LIMIT_PER_MINUTE', 1_200, 0, 1_000_000_000),
    connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 256, 0, 1_000_000),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    redisTimeoutMs: integer(env, 'REDIS_TIMEOUT_MS', 150, 1, 60_000),
    databaseUrl: databaseUrl(env),
    notebookLimits: {
      quota: integer(env, 'NOTEBOOK_QUOTA_MB', 64, 1, 100_000) * MB,
      dailyBytes: integer(env, 'NOTEBOOK_DAILY_MB', 256, 0, 1_000_000) * MB,
      dailyNotebooks: integer(env, 'NOTEBOOKS_PER_DAY', 20, 0, 1_000_000),
      totalBytes: integer(env, 'NOTEBOOKS_TOTAL_MB', 10_000, 0, 1_000_000_000) * MB,
    },
    trustProxy: trustProxy(text(env, 'TRUST_PROXY')),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    logAddresses: flag(env, 'LOG_ADDRESSES'),
    workers: integer(env, 'WORKERS', 1, 1, MAX_WORKERS),
    maxLagMs: integer(env, 'MAX_LAG_MS', 500, 0, 60_000),
    metricsPort: metricsPort(env),
    metricsHost: text(env, 'METRICS_HOST') ?? '127.0.0.1',
    lameDuckMs: integer(env, 'LAME_DUCK_MS', 1_000, 0, 60_000),
    mcpOrigins: origins(env, 'MCP_ORIGINS'),
    securityContact: contact(env, 'SECURITY_CONTACT'),
    otlpEndpoint: url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
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
  if (!URL.canParse(value) || !protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`))) {
    const schemes = protocols.map((protocol) => `${protocol}//`).join(' o ');
    // Nothing of an unreadable address is repeated: a password may stand anywhere in it.
    const secret = SECRETS.has(name) || value.includes('@');
    refuse(name, secret ? '…' : value, `debe ser una dirección que empiece por ${schemes}`);
  }
  return value;
}

/** A PostgreSQL, or a file of this machine, whose path may be relative. */
function databaseUrl(env: Env): string | undefined {
  const value = text(env, 'DATABASE_URL');
  return value !== undefined && /^file:./.test(value) ? value : url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
}

function metricsPort(env: Env): number | undefined {
  if (text(env, 'METRICS') !== undefined) {
    throw new ConfigError(
      'La variable METRICS ya no existe: las métricas tienen un puerto propio, que se elige con METRICS_PORT (por ejemplo, METRICS_PORT=9464).',
    );
  }
  return text(env, 'METRICS_PORT') === undefined ? undefined : integer(env, 'METRICS_PORT', 0, 0, 65_535);
}

function contact(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) {
    refuse(name, value, 'debe ser una dirección que empiece por mailto: o https://');
  }
  return value;
}

function origins(env: Env, name: string): string[] {
  const values = (text(env, name) ?? '').split(',').flatMap((value) => value.trim() || []);
  for (const value of values) {
    if (value !== '*' && (!URL.canParse(value) || new URL(value).origin !== value)) {
      refuse(
        name,
        value,
        'debe ser una lista de orígenes separados por comas (https://taller.example), o * para todos',
      );
    }
  }
  return values;
}

function trustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (/^\d+$/.test(value) && Number(value) <= MAX_HOPS) return Number(value);
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isProxy)) {
    refuse(
      'TRUST_PROXY',
      value,
      `debe ser 0 (no fiarse de ninguno), un número de saltos hasta ${MAX_HOPS} o una lista de direcciones o redes separadas por comas, nunca la de todas las direcciones (10.0.0.0/8, ${NAMED_NETWORKS.join(', ')})`,
    );
  }
  return proxies;
}

function isProxy(proxy: string): boolean {
  if (NAMED_NETWORKS.includes(proxy)) return true;
  const [address = '', bits, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network of no bits is everybody, and whoever trusts everybody lets each client choose its address.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
