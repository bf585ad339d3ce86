import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, compress, type Effort, type Encoding } from './compression.ts';

/** Bytes that stay the same while the process lives, or at least are worth an ETag. */
export interface Document {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly encoded: (encoding: Encoding) => Buffer | undefined;
  /** What else is told with it. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Revalidated at each use: the ETag makes that cheap, and a new release shows at once. */
export const REVALIDATE = 'public, no-cache';

/** Below this a compressed answer saves nothing a packet would notice. */
const MIN_COMPRESSED = 1_024;

export function createDocument(
  type: string,
  content: string | Buffer,
  encoded: Document['encoded'] | Effort = 'once',
): Document {
  const body = Buffer.from(content);
  return {
    type,
    body,
    etag: etagOf(body),
    encoded: typeof encoded === 'string' ? compressor(content, encoded) : encoded,
  };
}

/** Weak, because the same content travels compressed in several ways. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function compressor(content: string | Buffer, effort: Effort): Document['encoded'] {
  const made: Partial<Record<Encoding, Buffer>> = {};
  return (encoding) => {
    if (content.length < MIN_COMPRESSED) return undefined;
    made[encoding] ??= compress(content, encoding, effort);
    return made[encoding];
  };
}

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  cacheControl: string = REVALIDATE,
): void {
  reply.header('etag', document.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
  if (document.headers !== undefined) reply.headers(document.headers);
  if (matches(request.headers['if-none-match'], document.etag)) {
    reply.code(304).send();
    return;
  }
  reply.type(document.type);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const shorter = encoding && document.encoded(encoding);
  if (shorter !== undefined) reply.header('content-encoding', encoding);
  reply.send(shorter ?? document.body);
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}
