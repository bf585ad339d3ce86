import { connect } from 'node:net';
import fc from 'fast-check';

/** What one connection does: pieces of bytes with pauses between them, and how it ends. */
export interface Conversation {
  readonly pieces: readonly Buffer[];
  readonly pauseMs: number;
  readonly end: 'wait' | 'finish' | 'reset';
}

const BODY = '{"ingredients":[{"name":"Azúcar","grams":150},{"name":"Agua","grams":500}]}';
const LENGTH = Buffer.byteLength(BODY);

const PATHS = [
  '/api/balance',
  '/api/equilibrar/helado',
  '/mcp',
  '/healthz',
  '/',
  '*',
  '/%zz',
  `/${'a'.repeat(9_000)}`,
  '/ü',
  '//',
];
const METHODS = ['POST', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'CONNECT', 'TRACE', 'FOO', 'post', ''];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''];
const HEADERS = [
  'Host: obrador',
  'Content-Type: application/json',
  `Content-Length: ${LENGTH}`,
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Content-Length: -1',
  'Content-Length: 1, 2',
  'Content-Length: abc',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, gzip',
  'Transfer-Encoding: identity',
  'Connection: close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'Expect: nada',
  'Accept-Encoding: gzip;q=a',
  'X-Forwarded-For: 1.2.3.4, basura',
  'If-None-Match: *',
  'X: \u0001',
  'Sin dos puntos',
  ' Plegada: sí',
  `X-Larga: ${'x'.repeat(20_000)}`,
  `Cookie: ${'a=b; '.repeat(500)}`,
];
const BODIES = [
  BODY,
  '',
  '{',
  BODY.slice(0, 20),
  BODY + BODY,
  `5\r\n{"a":\r\n0\r\n\r\n`,
  'zz\r\n',
  'ffffffffffffffff\r\n',
  '0\r\n\r\n',
  '\u0000'.repeat(100),
];

const right = `POST /api/balance HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n${BODY}`;

/** The first of the list as often as all together: wrong in every place at once, nothing would get past the first. */
const mostlyFirst = (list: readonly string[]) => fc.oneof(fc.constant(list[0]!), fc.constantFrom(...list));

const request = fc
  .record({
    method: mostlyFirst(METHODS),
    path: mostlyFirst(PATHS),
    version: mostlyFirst(VERSIONS),
    headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 5 }),
    line: mostlyFirst(['\r\n', '\n', '\r']),
    body: fc.constantFrom(...BODIES),
  })
  .map(({ method, path, version, headers, line, body }) =>
    Buffer.from([`${method} ${path} ${version}`, ...headers, '', body].join(line), 'utf8'),
  );

const mutated = fc
  .tuple(fc.array(fc.tuple(fc.nat(right.length), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }))
  .map(([changes]) => {
    const bytes = Buffer.from(right);
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes;
  });

const bytes = fc.oneof(
  { weight: 4, arbitrary: request },
  { weight: 3, arbitrary: mutated },
  { weight: 1, arbitrary: fc.constant(Buffer.from(right.repeat(5))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)) },
);

export const conversations: fc.Arbitrary<Conversation> = fc
  .record({
    all: bytes,
    cuts: fc.array(fc.nat(500), { maxLength: 3 }),
    pauseMs: fc.constantFrom(0, 0, 0, 1, 5),
    end: fc.constantFrom<Conversation['end'][]>('wait', 'wait', 'finish', 'reset'),
  })
  .map(({ all, cuts, pauseMs, end }) => {
    const places = [...new Set([0, ...cuts.map((cut) => cut % (all.length + 1)), all.length])].sort((a, b) => a - b);
    return { pieces: places.slice(1).map((place, i) => all.subarray(places[i], place)), pauseMs, end };
  });

/** How long to wait for a server that owes nothing more. */
const PATIENCE_MS = 40;

/** Has the conversation and gives back all that was heard. */
export async function converse(port: number, { pieces, pauseMs, end }: Conversation): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let quiet: NodeJS.Timeout | undefined;
  const closed = new Promise<void>((resolve) => {
    socket.on('close', resolve);
    socket.on('error', () => {});
  });
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    heard += chunk;
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  if (end === 'reset') socket.resetAndDestroy();
  else {
    if (end === 'finish') socket.end();
    quiet = setTimeout(() => socket.destroy(), PATIENCE_MS);
  }
  await closed;
  clearTimeout(quiet);
  return heard;
}

interface Heard {
  readonly status: number;
  readonly json: boolean;
  readonly body: string;
  readonly whole: boolean;
}

/** The answers heard one behind the other; the last may be cut short by the end of the conversation. */
function* answersIn(heard: string, { pieces }: Conversation): Generator<Heard | string> {
  let bodiless = Buffer.concat(pieces).toString('latin1').startsWith('HEAD ');
  for (let at = 0; at < heard.length; ) {
    const headEnd = heard.indexOf('\r\n\r\n', at);
    const [line = '', ...headers] = heard.slice(at, headEnd < 0 ? undefined : headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (Number.isNaN(status)) {
      yield `no HTTP: ${JSON.stringify(heard.slice(at, at + 60))}`;
      return;
    }
    const start = headEnd < 0 ? heard.length : headEnd + 4;
    const length = Number(headers.find((header) => /^content-length:/i.test(header))?.split(':')[1] ?? 0);
    // What is no request at all is answered with a body even if it begins like HEAD.
    bodiless &&= start === heard.length || heard.startsWith('HTTP/1.1 ', start);
    const end = status < 200 || bodiless ? start : start + length;
    if (status >= 200 && !bodiless) {
      const json = headers.some((header) => /^content-type: application\/json/i.test(header));
      const body = Buffer.from(heard.slice(start, end), 'latin1').toString('utf8');
      yield { status, json, body, whole: headEnd >= 0 && end <= heard.length };
    }
    if (status >= 200) bodiless = false;
    at = end;
  }
}

function isError(body: string): boolean {
  try {
    return typeof JSON.parse(body).error === 'string';
  } catch {
    return false;
  }
}

/** Says what is wrong with what was heard, if anything: no failure but a deliberate 503, refusals as JSON errors. */
export function faultIn(heard: string, talk: Conversation): string | undefined {
  for (const answer of answersIn(heard, talk)) {
    if (typeof answer === 'string') return answer;
    const { status, json, body, whole } = answer;
    if (status >= 500 && status !== 503) return `status ${status}`;
    if (status >= 400 && whole && !(json && isError(body))) return `status ${status} without an error: ${body}`;
  }
  return undefined;
}
