import type { FastifyInstance, onRequestHookHandler } from 'fastify';
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

/** A POST that calculates: guarded by overload and limit, answered by the engine. */
export function calculation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  { path, operation, run }: Calculation,
): void {
  app.post(path, { onRequest: [...guards], config: { operation } }, (request, reply) => {
    if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
    reply.send(run(request.body));
  });
}
