import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { JSON_TYPE } from './document.ts';
import { HttpError } from './errors.ts';
import type { ErrorStatus, Operation } from './operation.ts';
import { texts } from './texts.ts';

export const CALCULATION_ERRORS: readonly ErrorStatus[] = ['400', '413', '429', '500', '503'];

export interface Calculation {
  readonly path: string;
  readonly operation: Operation;
  /** The engine's function: any JSON in, the answer out, or an InputError. */
  readonly run: (body: unknown) => object;
}

type Serialize = (answer: object) => string;

/** A POST that calculates: guarded by overload and limit, answered by the engine. */
export function calculation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  { path, operation, run }: Calculation,
): void {
  // Compiled from the schema at first use, not at start: a dozen of them would take longer than the rest of it.
  let serialize: Serialize | undefined;
  app.post(path, { onRequest: [...guards], config: { operation } }, (request, reply) => {
    if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
    const answer = run(request.body);
    serialize ??= reply.compileSerializationSchema(
      withoutIds(operation.response.schema) as Record<string, unknown>,
    ) as Serialize;
    // Or the client might send its next request into a closing connection.
    if (app.stopping) reply.header('connection', 'close');
    reply.type(JSON_TYPE).send(serialize(answer));
  });
}

/** The names of schemas are for the document; one used twice would be refused as ambiguous. */
function withoutIds(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value)));
}
