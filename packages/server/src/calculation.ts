import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import { JSON_TYPE } from './document.ts';
import { HttpError } from './errors.ts';
import type { ErrorStatus, Operation } from './operation.ts';
import { texts } from './texts.ts';

export const CALCULATION_ERRORS: readonly ErrorStatus[] = ['400', '413', '429', '500', '503'];

interface Calculation<Answer> {
  readonly path: string;
  readonly operation: Operation;
  /** Any JSON in, the answer out, or an InputError. */
  readonly run: (body: unknown) => Answer;
}

type Serialize = (answer: object) => string;

/** A POST answered by a function of the engine, here and now. */
export function calculation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  { path, operation, run }: Calculation<object>,
): void {
  // Compiled from the schema at first use, not at start: a dozen of them would take longer than the rest of it.
  let serialize: Serialize | undefined;
  route(app, guards, path, operation, (body, reply) => {
    const answer = run(body);
    serialize ??= reply.compileSerializationSchema(withoutIds(operation.response.schema)) as Serialize;
    return serialize(answer);
  });
}

/** A POST answered by someone who gives the answer as JSON, perhaps later. */
export function delegation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  { path, operation, run }: Calculation<string | Promise<string>>,
): void {
  route(app, guards, path, operation, run);
}

/** Guarded by overload and limit; `answer` makes the JSON to send. */
function route(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  path: string,
  operation: Operation,
  answer: (body: unknown, reply: FastifyReply) => string | Promise<string>,
): void {
  const send = (reply: FastifyReply, json: string) => {
    // Or the client might send its next request into a closing connection.
    if (app.stopping) reply.header('connection', 'close');
    return reply.type(JSON_TYPE).send(json);
  };
  app.post(path, { onRequest: [...guards], config: { operation } }, (request, reply) => {
    if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
    const json = answer(request.body, reply);
    if (typeof json !== 'string') return json.then((later) => send(reply, later));
    send(reply, json);
  });
}

/** The names of schemas are for the document; one used twice would be refused as ambiguous. */
function withoutIds(schema: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value)));
}
