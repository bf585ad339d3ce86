import * as zlib from 'node:zlib';
import type { FastifyRequest, onSendHookHandler } from 'fastify';
import { weightsOf } from './weights.ts';

type WithZstd = typeof zlib & { readonly zstdCompressSync?: (content: string | Buffer) => Buffer };
/** Node has Zstandard from 22.15 on, its types here are those of Node 20. */
const { zstdCompressSync: zstd } = zlib as WithZstd;

export type Encoding = 'br' | 'gzip' | 'zstd';
/** What bodies may travel as, the better one first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', ...(zstd === undefined ? [] : (['zstd'] as const))];

/** Brotli: middle level for what is made once, lowest for what anyone asks anew. */
const LEVELS = { once: { br: 5, gzip: 6 }, quick: { br: 1, gzip: 1 } };
export type Effort = keyof typeof LEVELS;

export function compress(content: string | Buffer, encoding: Encoding, effort: Effort): Buffer {
  const { br, gzip } = LEVELS[effort];
  if (encoding === 'gzip') return zlib.gzipSync(content, { level: gzip });
  if (encoding === 'zstd' && zstd !== undefined) return zstd(content);
  return zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: br } });
}

/** The encodings the sender reads; «*» stands for those it does not name. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const weights = weightsOf(header);
  return ENCODINGS.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/** Answers are compressed from here on: below one packet nothing is gained. */
const MIN_ANSWER = 1_536;

interface Compressed {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer made for one request in its shorter form, where it pays and the sender reads it. */
export function compressedAnswer(body: string | Buffer, header: string | undefined): Compressed | undefined {
  if (header === undefined || body.length < MIN_ANSWER) return undefined;
  const [encoding] = acceptedEncodings(header);
  if (encoding === undefined) return undefined;
  return {
    body: compress(body, encoding, 'quick'),
    headers: { 'content-encoding': encoding, vary: 'accept-encoding' },
  };
}

/** For routes that calculate. */
export const compressAnswer: onSendHookHandler<unknown> = (request: FastifyRequest, reply, payload, done) => {
  const shorter =
    typeof payload === 'string' || Buffer.isBuffer(payload)
      ? compressedAnswer(payload, request.headers['accept-encoding'])
      : undefined;
  if (shorter === undefined) {
    done(null, payload);
    return;
  }
  reply.headers(shorter.headers).removeHeader('content-length');
  done(null, shorter.body);
};
