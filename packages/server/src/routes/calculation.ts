import { createReadingBudget, type FieldShape, type ReadingBudget, withinBudget } from '@obrador/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Asker } from '../balancer/balancer.ts';
import { HttpError } from '../errors.ts';
import { type Charge, clientOf, hasLeft } from '../guards/guard.ts';
import { compressAnswer } from '../infrastructure/compression.ts';
import { JSON_TYPE } from '../infrastructure/document.ts';
import { texts } from '../texts.ts';
import { camposAsked, type Select, selectable, selectOf } from './campos.ts';
import { type ErrorStatus, loadSchemas, type Operation, type Schemas } from './operation.ts';
import { asksStrictness, type Check, strictly } from './strict.ts';

export const CALCULATION_ERRORS: readonly ErrorStatus[] = ['400', '413', '422', '429', '500', '503'];

interface Calculation<Answer> {
  readonly path: string;
  readonly operation: Operation;
  /** Any JSON in, the answer out, or an InputError. */
  readonly run: (body: unknown, asker: Asker, query: unknown) => Answer;
  readonly check: Check;
}

interface LocalCalculation extends Omit<Calculation<object>, 'run'> {
  readonly run: (body: unknown, query: unknown) => object;
  /** What the answer has, where it may be asked for in part. */
  readonly fields?: (all: Schemas) => FieldShape;
}

/** Sends bytes: one sign outside Latin-1 makes the whole text dearer to measure and join. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type(JSON_TYPE).send(Buffer.from(json));
}

/** A POST answered here and now, by `JSON.stringify`: compiled serialisers cost more to send. */
export function calculation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  { path, operation, run, check, fields }: LocalCalculation,
): void {
  const documented = strictly(fields === undefined ? operation : selectable(operation));
  app.post(
    path,
    { onRequest: [...guards], onSend: compressAnswer, config: { operation: documented } },
    (request, reply) => {
      if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
      const answer = (select?: Select) => {
        const whole = run(request.body, request.query);
        const json = JSON.stringify(select === undefined ? whole : select(whole));
        // Or the client might send its next request into a closing connection.
        if (app.leaving) reply.header('connection', 'close');
        return sendJson(reply, json);
      };
      const strict = asksStrictness(request, reply);
      const campos = fields && camposAsked(request.query);
      if (strict || campos !== undefined) {
        const calculate = calculateFor(app, request);
        return loadSchemas().then((all) =>
          calculate(() => {
            const select = campos && fields && selectOf(campos, fields(all));
            if (strict) check(request.body, all);
            return answer(select);
          }),
        );
      }
      // In the turn its body was read in.
      withinBudget(createReadingBudget(), () => answer());
    },
  );
}

/** Runs a part of an answer, later if others come first. */
export type Calculate = <T>(run: () => T | Promise<T>) => Promise<T>;

/** Runs parts of an answer, each in a turn of its client, within its budget. */
export function calculateFor(
  app: FastifyInstance,
  request: FastifyRequest,
  budget: ReadingBudget = createReadingBudget(),
): Calculate {
  const client = clientOf(request);
  return (run) =>
    new Promise((resolve, reject) => {
      app.turns.take(client, () => {
        try {
          if (hasLeft(request)) throw new HttpError(400, texts.left);
          resolve(withinBudget(budget, run));
        } catch (error) {
          reject(error);
        }
      });
    });
}

/** Aborted when the connection closes before the answer is through. */
function gone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Who sent a request, while they wait for its answer. */
export function askerOf(request: FastifyRequest, reply: FastifyReply, onWork: (cells: number) => void): Asker {
  return { client: clientOf(request), signal: gone(reply), onWork };
}

/** Cells of the balancer's work that go with each request an answer counts as: some 50 ms; see docs/decisions/0049. */
const CELLS_PER_REQUEST = 2.5e6;

/** How many requests more than one an answer counts as for its work. */
export function moreFor(cells: number): number {
  return Math.max(0, Math.ceil(cells / CELLS_PER_REQUEST) - 1);
}

/** What the operations that search say of what they count as. */
export const COUNTED_BY_WORK =
  'Lo corriente cuenta como una petición en el límite por minuto; una búsqueda larga, como varias, según el trabajo que dé: «RateLimit-Remaining» dice las que quedan.';

/** A POST answered by someone who gives the answer as JSON, perhaps later, and counted by the work it takes. */
export function delegation(
  app: FastifyInstance,
  guards: readonly onRequestHookHandler[],
  charge: Charge,
  { path, operation, run, check }: Calculation<string | Promise<string>>,
): void {
  app.post(
    path,
    { onRequest: [...guards], onSend: compressAnswer, config: { operation: strictly(operation) } },
    async (request, reply) => {
      if (request.body === undefined) throw new HttpError(400, texts.emptyBody);
      if (asksStrictness(request, reply)) {
        const all = await loadSchemas();
        await calculateFor(app, request)(() => check(request.body, all));
      }
      let more = 0;
      const asker = askerOf(request, reply, (cells) => {
        more = moreFor(cells);
      });
      const json = await Promise.resolve(run(request.body, asker, request.query)).finally(() =>
        charge.after(request, reply, more),
      );
      if (app.leaving) reply.header('connection', 'close');
      return sendJson(reply, json);
    },
  );
}
