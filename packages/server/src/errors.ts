import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { InputError, StrictError, wireFaults } from '@obrador/engine';
import { UnidentifiedError } from '@obrador/engine/etiqueta';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceAddress } from './infrastructure/address.ts';
import { errorFields, type Log } from './infrastructure/log.ts';
import { weightsOf } from './infrastructure/weights.ts';
import { type SERVICE_FAULTS, texts } from './texts.ts';

type Headers = Readonly<Record<string, string>>;

/** A refusal with its status; the message is Spanish, for the person who asked. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly headers: Headers | undefined;

  constructor(statusCode: number, message: string, headers?: Headers) {
    super(message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** The one place where a failure becomes an answer in the Error shape. */
export function errors(app: FastifyInstance, surroundings: Surroundings): void {
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply, surroundings));
}

/** What an answer to a failure needs besides it. */
export interface Surroundings {
  readonly log: Log;
  readonly baseUrl: string | undefined;
}

export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, baseUrl }: Surroundings,
): void {
  const refuse = (status: number, message: string, refused?: InputError) =>
    send(request, reply, { status, message, refused, baseUrl });
  // Fastify would close the connection; kept, a client still sending sees the answer.
  if (codeOf(error) !== 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' && reply.hasHeader('connection')) {
    reply.removeHeader('connection');
  }
  if (error instanceof InputError) {
    const unknown = error instanceof StrictError || error instanceof UnidentifiedError;
    refuse(unknown ? 422 : 400, error.message, error);
    return;
  }
  const refusal = refusalOf(error, request);
  if (refusal !== undefined) {
    if (refusal.headers !== undefined) reply.headers(refusal.headers);
    refuse(refusal.statusCode, refusal.message);
    return;
  }
  log.error(texts.internalLog, {
    request: request.id,
    method: request.method,
    route: request.routeOptions.url,
    ...errorFields(error),
  });
  refuse(500, texts.internal(request.id));
}

const PROBLEM_TYPE = 'application/problem+json';

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly refused: InputError | undefined;
  readonly baseUrl: string | undefined;
}

/** The Error of the interface, or for those who ask for it a problem (RFC 9457) with what programs need. */
function send(request: FastifyRequest, reply: FastifyReply, { status, message, refused, baseUrl }: Refusal): void {
  const supported = refused?.fault.supported;
  reply.code(status);
  reply.header('vary', 'Accept');
  if (!asksForProblem(request.headers.accept)) {
    reply.send(supported === undefined ? { error: message } : { error: message, supported });
    return;
  }
  const own = { codigo: codes[status] ?? 'peticion_no_valida', detalle: message };
  const errores = (refused && wireFaults(refused)) ?? [own];
  const { detalle: detail, ...at } = errores[0]!;
  const problem = {
    error: message,
    type: `${serviceAddress(request, baseUrl)}/docs/error-${at.codigo}`,
    title: texts.problems[status] ?? texts.problems[400],
    status,
    detail,
    ...at,
    supported,
    errores,
  };
  reply.type(`${PROBLEM_TYPE}; charset=utf-8`).send(JSON.stringify(problem));
}

/** Named in «Accept», and wanted no less than plain JSON. */
function asksForProblem(accept: string | undefined): boolean {
  const weights = weightsOf(accept);
  const weight = weights.get(PROBLEM_TYPE) ?? 0;
  return weight > 0 && weight >= (weights.get('application/json') ?? 0);
}

/** Kinds of fault that are not the formula's, by status. */
const codes: Readonly<Record<number, keyof typeof SERVICE_FAULTS>> = {
  403: 'no_permitido',
  404: 'no_existe',
  405: 'metodo_no_admitido',
  413: 'cuerpo_demasiado_grande',
  429: 'limite_superado',
  500: 'error_interno',
  503: 'servicio_saturado',
};

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as Partial<FastifyError>).code : undefined;
}

/** A refusal, or what Fastify refuses by itself in our words and with our status; undefined for a fault of ours. */
export function refusalOf(error: unknown, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error;
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpError(400, texts.contentType);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpError(413, texts.bodyTooLarge(request.server.initialConfig.bodyLimit ?? 0));
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new HttpError(400, texts.bodyLength);
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new HttpError(400, texts.badUrl);
    case 'ECONNRESET':
      return new HttpError(400, texts.bodyUnread);
    default:
      return undefined;
  }
}

/** Bytes that never become a request: answered on the socket itself. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: IncomingMessage },
  id: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = socketRefusal(error.code);
  socket.end(refusalBytes(status, message, { 'X-Request-Id': id }));
}

/** A whole answer in the Error shape, after which the connection closes. */
export function refusalBytes(status: number, message: string, headers: Headers = {}): string {
  const body = JSON.stringify({ error: message });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function socketRefusal(code: string | undefined): readonly [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, texts.slowRequest];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, texts.largeHeaders];
  return [400, texts.malformedHttp];
}
