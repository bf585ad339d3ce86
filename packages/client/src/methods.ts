import type { components, operations } from './api.gen.ts';
import { OPERATIONS } from './operations.gen.ts';
import { texts } from './texts.ts';

/** Name of an operation, as the OpenAPI document has it. */
export type OperationId = keyof typeof OPERATIONS & keyof operations;

/** What an operation takes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : never;

/** What an operation answers. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Answer } } };
}
  ? Answer
  : never;

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

/** Why there is no answer. */
export type Refusal = components['schemas']['Error'] &
  Partial<Pick<components['schemas']['Problema'], 'indice' | 'campo' | 'errores'>> & {
    /** The kind of fault: of the service, or `sin_conexion`, `tiempo_agotado` or `respuesta_no_valida` of this client. */
    readonly codigo?: string;
  };

/** An answer or why there is none; without `response` the service was not reached. */
export type Result<Answer> =
  | { readonly data: Answer; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: Refusal; readonly response?: Response };

/** What may be said besides the body. */
export interface PostOptions<Id extends OperationId> {
  readonly query?: QueryOf<Id>;
  readonly signal?: AbortSignal;
}

/** What is asked for. */
export type GetOptions<Id extends OperationId> = PostOptions<Id> &
  ([PathOf<Id>] extends [never] ? { readonly path?: undefined } : { readonly path: PathOf<Id> });

/** One method per operation. */
export type Methods = {
  readonly [Id in OperationId]: (typeof OPERATIONS)[Id][0] extends 'POST'
    ? (body: BodyOf<Id>, options?: PostOptions<Id>) => Promise<Result<AnswerOf<Id>>>
    : [PathOf<Id>] extends [never]
      ? (options?: GetOptions<Id>) => Promise<Result<AnswerOf<Id>>>
      : (options: GetOptions<Id>) => Promise<Result<AnswerOf<Id>>>;
};

interface Call {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

type Send = (request: Request) => Promise<Response>;

export function methodsOf(baseUrl: string, send: Send): Methods {
  const entries = Object.entries(OPERATIONS).map(([id, [method, path]]) => {
    const post = (body: unknown, options: Call = {}) =>
      request(send, method, addressOf(baseUrl, path, options), options, body);
    const get = (options: Call = {}) => request(send, method, addressOf(baseUrl, path, options), options);
    return [id, method === 'POST' ? post : get];
  });
  return Object.fromEntries(entries) as Methods;
}

function addressOf(baseUrl: string, path: string, { path: parts = {}, query = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}

/** Refusals as problems, with what programs need; older services answer with the plain error. */
const ACCEPTED = 'application/problem+json, application/json';

/** What a proxy says in place of the service is no JSON. */
function answerIn(text: string, response: Response): Result<unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return response.ok ? { data: answer, response } : { error: refusalIn(answer), response };
  } catch {
    return { error: { error: texts.notJson(response.status), codigo: 'respuesta_no_valida' }, response };
  }
}

function refusalIn(answer: unknown): Refusal {
  const { detail, codigo, indice, campo, supported, errores } = answer as Partial<components['schemas']['Problema']>;
  if (detail === undefined) return answer as Refusal;
  return {
    error: detail,
    ...(codigo !== undefined && { codigo }),
    ...(indice !== undefined && { indice }),
    ...(campo !== undefined && { campo }),
    ...(supported !== undefined && { supported }),
    ...(errores !== undefined && { errores }),
  };
}

async function request(
  send: Send,
  method: string,
  address: string,
  { signal }: Call,
  body?: unknown,
): Promise<Result<unknown>> {
  try {
    const headers = { accept: ACCEPTED, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const content = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    const response = await send(new Request(address, { method, ...content, ...(signal && { signal }) }));
    return answerIn(await response.text(), response);
  } catch (error) {
    // Whoever gave up knows it.
    if (signal?.aborted) throw error;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      error: late
        ? { error: texts.timeOut, codigo: 'tiempo_agotado' }
        : { error: texts.unreachable, codigo: 'sin_conexion' },
    };
  }
}
