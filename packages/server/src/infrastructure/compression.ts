import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { FastifyRequest, onSendHookHandler } from 'fastify';

/** What bodies may travel as, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Brotli's middle levels for what is made once: a catalogue in a few milliseconds. The lowest for what many can have
 * made anew: a third of the time for a fifth more bytes.
 */
const LEVELS = { once: { br: 5, gzip: 6 }, quick: { br: 1, gzip: 1 } };
export type Effort = keyof typeof LEVELS;

export function compress(content: string | Buffer, encoding: Encoding, effort: Effort): Buffer {
  const level = LEVELS[effort][encoding];
  return encoding === 'br'
    ? brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: level } })
    : gzipSync(content, { level });
}

export function accepts(header: string | undefined, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name = '', quality = 'q=1'] = item.split(';');
    return name.trim().toLowerCase() === encoding && Number(quality.trim().slice(2)) > 0;
  });
}

/**
 * Answers to calculations are compressed from here on. An analysis of 3 kB becomes 1.3 kB in about as long as it took
 * to make; below one packet nothing is gained.
 */
const MIN_ANSWER = 1_536;

interface Compressed {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer made for one request in its shorter form, where it pays and the sender reads it. */
export function compressedAnswer(body: string | Buffer, header: string | undefined): Compressed | undefined {
  if (header === undefined || body.length < MIN_ANSWER) return undefined;
  const encoding = ENCODINGS.find((one) => accepts(header, one));
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
