import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';

export const BODY_LIMIT = 256 * 1024;

const BYTE_ORDER_MARK = 0xfeff;

const FOREIGN_CHARSET = /;\s*charset\s*=(?!\s*(["']?)utf-?8\1\s*(?:;|$))/i;

/**
 * JSON is the only body there is. `JSON.parse` keeps a `__proto__` key as an ordinary own property, and the engine
 * looks up known names only, so that such keys are ignored like any unknown one.
 */
export function jsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length === 0) {
      done(new HttpError(400, texts.emptyBody));
      return;
    }
    const type = request.headers['content-type'];
    if (type !== 'application/json' && FOREIGN_CHARSET.test(type!)) {
      done(new HttpError(400, texts.charset));
      return;
    }
    let value: unknown;
    try {
      value = JSON.parse(body.charCodeAt(0) === BYTE_ORDER_MARK ? body.slice(1) : body);
    } catch {
      const encoded = request.headers['content-encoding'] !== undefined;
      done(new HttpError(400, encoded ? texts.encodedBody : texts.malformedJson));
      return;
    }
    done(null, value);
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
