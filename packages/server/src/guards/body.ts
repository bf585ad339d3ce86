import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import { clientOf, hasLeft } from './guard.ts';

export const BODY_LIMIT = 256 * 1024;

/** U+FEFF in UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** JSON under its own name, or a format made of it (RFC 6839). */
const JSON_MEDIA = /^application\/(?:[\w.!#$&^-]+\+)?json\s*(?:;|$)/i;

const FOREIGN_CHARSET = /;\s*charset\s*=(?!\s*(["']?)utf-?8\1\s*(?:;|$))/i;

/** Only JSON. A `__proto__` key stays an own property, ignored like any unknown one. */
export function jsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_MEDIA, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) {
      done(new HttpError(400, texts.emptyBody));
      return;
    }
    const type = request.headers['content-type'];
    if (type !== 'application/json' && FOREIGN_CHARSET.test(type!)) {
      done(new HttpError(400, texts.charset));
      return;
    }
    const encoded = request.headers['content-encoding'] !== undefined;
    // Decoding would put a replacement character where a name was, and the formula would be another one.
    if (!isUtf8(body)) {
      done(new HttpError(400, encoded ? texts.encodedBody : texts.notUtf8));
      return;
    }
    // Reading a large body takes about as long as the calculation that follows at once: both are one turn.
    app.turns.take(clientOf(request), () => {
      if (hasLeft(request)) {
        done(new HttpError(400, texts.left));
        return;
      }
      let value: unknown;
      try {
        const marked =
          body[0] === BYTE_ORDER_MARK[0] && body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
        value = JSON.parse((marked ? body.subarray(BYTE_ORDER_MARK.length) : body).toString());
      } catch {
        done(new HttpError(400, encoded ? texts.encodedBody : texts.malformedJson));
        return;
      }
      done(null, value);
    });
  });
}

/** Levels of a body, one inside the other: a formula has three, a question of an agent six. */
const MAX_DEPTH = 100;

/** For bodies handed on to programs that walk them by recursion; the engine only looks where it knows to look. */
export function refuseDeep(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new HttpError(400, texts.tooDeep);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
