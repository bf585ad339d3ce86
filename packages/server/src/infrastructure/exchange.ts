import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';

/** What the application reads and writes where there is no socket: no platform has to know Node's own for it. */

type Headers = Readonly<Record<string, string>>;

/** A request that has arrived whole. */
export class Incoming extends Readable {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly complete = true;
  readonly rawHeaders: string[];
  readonly socket = { remoteAddress: '127.0.0.1', destroyed: false };
  readonly connection = this.socket;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;

  constructor(method: string, url: string, headers: Headers, body: Uint8Array | undefined) {
    super({ autoDestroy: false, read: () => {} });
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.rawHeaders = Object.entries(headers).flat();
    if (body !== undefined && body.length > 0) this.push(body);
    this.push(null);
  }
}

/** An answer, kept until it is whole. */
export class Outgoing extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  readonly chunks: Uint8Array[] = [];
  readonly req: Incoming;
  readonly socket: Incoming['socket'];
  private readonly headers = new Map<string, OutgoingHttpHeader>();

  constructor(request: Incoming) {
    super();
    this.req = request;
    this.socket = request.socket;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.headersSent = true;
    this.chunks.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.headersSent = true;
    done();
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.headers.get(name.toLowerCase());
  }

  getHeaders(): OutgoingHttpHeaders {
    return Object.fromEntries(this.headers);
  }

  hasHeader(name: string): boolean {
    return this.headers.has(name.toLowerCase());
  }

  removeHeader(name: string): void {
    this.headers.delete(name.toLowerCase());
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    this.headersSent = true;
    return this;
  }

  flushHeaders(): void {
    this.headersSent = true;
  }

  setTimeout(): this {
    return this;
  }
}

/** Has a request answered; resolves once the answer is whole. */
export function exchanged(
  routing: (request: IncomingMessage, response: ServerResponse) => void,
  incoming: Incoming,
): Promise<Outgoing> {
  const outgoing = new Outgoing(incoming);
  return new Promise((resolve, reject) => {
    outgoing.once('finish', () => resolve(outgoing)).once('error', reject);
    routing(incoming as object as IncomingMessage, outgoing as object as ServerResponse);
  });
}
