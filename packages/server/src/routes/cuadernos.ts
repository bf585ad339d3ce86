import { randomBytes, timingSafeEqual, webcrypto } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { networkOf } from '../guards/client.ts';
import { clientOf, type ReadMore } from '../guards/guard.ts';
import type { Log } from '../infrastructure/log.ts';
import { createNews } from '../notebooks/news.ts';
import { digestOf, type Notebook, NotStored } from '../notebooks/notebook.ts';
import {
  AppendSchema,
  CreateSchema,
  DIGEST,
  ForgetSchema,
  HeadSchema,
  ID,
  KEY,
  LARGEST_RECORD,
  MOST_RECORDS,
  RecordsSchema,
  SHORTEST_RECORD,
  SIGNATURE,
  SMALLEST_RECORD,
  StateSchema,
} from '../notebooks/schema.ts';
import { KEPT_MS, type NotebookStore } from '../notebooks/store.ts';
import { texts } from '../texts.ts';
import { sendJson } from './calculation.ts';
import type { ErrorStatus, Operation, Parameter } from './operation.ts';
import { queryOf } from './query.ts';

/** Shorter than what an idle connection may last. */
const WAIT_MS = 15_000;
const DAY_MS = 86_400_000;
const RETRY_S = 5;
const FULL_RETRY_S = 3_600;
const FARTHEST = 999_999;
/** Of records that one reading may take: the largest answer, of 1 MB, counts as sixteen. */
const BYTES_PER_READING = 64_000;

const EVENTS = 'text/event-stream';

const ERRORS: readonly ErrorStatus[] = ['400', '404', '413', '429', '500', '503'];
const EXAMPLE_ID = 'S6P2mMXBjqZIGX1U1O0k2g';
const EXAMPLE_RECORD = 'R'.repeat(SHORTEST_RECORD);
const EXAMPLE_STATE = { cabeza: 2, bytes: 1_082, cuota: 64_000_000, punto: null, cerrado: false, caduca: '2028-05-20' };

const OF_NOTEBOOK: readonly Parameter[] = [
  {
    name: 'id',
    description: 'Identificador del cuaderno.',
    schema: { type: 'string', pattern: ID },
    example: EXAMPLE_ID,
  },
];
const FROM: readonly Parameter[] = [
  {
    name: 'desde',
    description: 'Secuencia del primer registro que se quiere. Sin ella, el primero.',
    schema: { type: 'integer', minimum: 1, maximum: FARTHEST },
    example: 1,
  },
];

const UNTIL: readonly Parameter[] = [
  {
    name: 'hasta',
    description: 'Secuencia del último registro que se quiere. Sin ella, hasta donde quepa.',
    schema: { type: 'integer', minimum: 1, maximum: FARTHEST },
    example: 1,
  },
];

const TAG = 'Cuadernos';

const CREATE: Operation = {
  id: 'cuaderno',
  tag: TAG,
  summary: 'Cuaderno: abrir',
  description:
    'Abre un cuaderno compartido: un registro que solo crece y que el servicio no puede leer. Repetirlo no cambia nada.',
  request: {
    schema: () => CreateSchema,
    example: { id: EXAMPLE_ID, huella: 'H'.repeat(43), clave: 'K'.repeat(87) },
  },
  response: {
    description: 'El cuaderno.',
    schema: () => StateSchema,
    example: () => ({ ...EXAMPLE_STATE, cabeza: 0, bytes: 0 }),
  },
  errors: ERRORS,
};

const APPEND: Operation = {
  id: 'cuadernoAnadir',
  tag: TAG,
  summary: 'Cuaderno: añadir',
  description:
    'Añade registros cifrados al final. El que ya estaba no se repite: se puede volver a enviar lo que no se sabe si llegó.',
  path: OF_NOTEBOOK,
  token: true,
  request: { schema: () => AppendSchema, example: { registros: [EXAMPLE_RECORD] } },
  response: { description: 'El cuaderno, con lo añadido.', schema: () => StateSchema, example: () => EXAMPLE_STATE },
  errors: ERRORS,
};

const LIST: Operation = {
  id: 'cuadernoLeer',
  tag: TAG,
  summary: 'Cuaderno: leer',
  description:
    'Registros desde una secuencia, en orden. Cuenta en el límite de lecturas como una por cada 64 kB de registros.',
  path: OF_NOTEBOOK,
  query: [...FROM, ...UNTIL],
  token: true,
  response: {
    description: 'Registros del cuaderno.',
    schema: () => RecordsSchema,
    example: () => ({ registros: [{ secuencia: 2, datos: EXAMPLE_RECORD }], ...EXAMPLE_STATE }),
  },
  errors: ['400', '404', '429', '500', '503'],
};

const WAIT: Operation = {
  id: 'cuadernoEsperar',
  tag: TAG,
  summary: 'Cuaderno: esperar novedades',
  description:
    'Responde cuando hay un registro con esa secuencia o una mayor, o a los 15 segundos. Con «Accept: text/event-stream», un suceso cada vez que el cuaderno crece, hasta que se cierra la conexión.',
  path: OF_NOTEBOOK,
  query: FROM,
  token: true,
  response: { description: 'Hasta dónde llega.', schema: () => HeadSchema, example: () => ({ cabeza: 2 }) },
  errors: ['400', '404', '429', '500', '503'],
};

const FORGET: Operation = {
  id: 'cuadernoOlvidar',
  tag: TAG,
  summary: 'Cuaderno: olvidar',
  description:
    'Añade un último registro, para el que siempre hay sitio, borra los demás y no admite más. Solo con la firma de quien lo fundó; no tiene vuelta atrás.',
  path: OF_NOTEBOOK,
  token: true,
  request: { schema: () => ForgetSchema, example: { registro: EXAMPLE_RECORD, firma: 'F'.repeat(86) } },
  response: {
    description: 'El cuaderno, cerrado.',
    schema: () => StateSchema,
    example: () => ({ ...EXAMPLE_STATE, cabeza: 3, bytes: 541, cerrado: true }),
  },
  errors: ERRORS,
};

export interface NotebookOptions {
  readonly store: NotebookStore;
  readonly log: Log;
  readonly waitMs?: number;
}

/** The routes of the shared notebooks, for an application that has a database. */
export type Notebooks = (app: FastifyInstance, guards: readonly onRequestHookHandler[], readMore: ReadMore) => void;

export function notebooks({ store, log, waitMs = WAIT_MS }: NotebookOptions): Notebooks {
  return (app, guards, readMore) => {
    const news = createNews(store.heads);
    const sweeping = setInterval(() => store.sweep().catch(() => {}), DAY_MS);
    sweeping.unref();
    app.addHook('preClose', async () => news.close());
    app.addHook('onClose', async () => {
      clearInterval(sweeping);
      await store.end();
    });

    /** What the database refuses, in our words; when it is away, others are served all the same. */
    const kept = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        if (error instanceof NotStored) throw refusals[error.reason](store.limits.quota);
        log.warn('La base de datos de los cuadernos no responde.', { cause: (error as Error).message });
        throw new HttpError(503, texts.notebooksAway(RETRY_S), { 'retry-after': String(RETRY_S) });
      }
    };

    const find = async (id: string): Promise<Notebook> => {
      const notebook = await kept(store.find(id));
      if (notebook === undefined) throw unknown();
      return notebook;
    };

    const admitted = async (request: FastifyRequest): Promise<readonly [string, Notebook]> => {
      const { id } = request.params as { readonly id: string };
      // Others are asked for in the same statement: what no database takes must not reach it.
      if (!new RegExp(ID).test(id)) throw unknown();
      const notebook = await kept(store.find(id));
      // The same work and the same words, whether there is none or the token is wrong.
      const isRight = timingSafeEqual(tokenOf(request), notebook?.token ?? NOBODY);
      if (!isRight || notebook === undefined) throw unknown();
      return [id, notebook];
    };

    const stateOf = ({ head, bytes, checkpoint, closed, used }: Notebook) => ({
      cabeza: head,
      bytes,
      cuota: store.limits.quota,
      punto: checkpoint,
      cerrado: closed,
      caduca: new Date(used + KEPT_MS).toISOString().slice(0, 10),
    });

    const send = (reply: FastifyReply, answer: object) =>
      sendJson(reply.header('cache-control', 'no-store'), JSON.stringify(answer));

    app.post('/api/cuadernos', { onRequest: [...guards], config: { operation: CREATE } }, async (request, reply) => {
      const body = fieldsOf(request.body);
      const id = textOf(body, 'id', ID);
      const token = Buffer.from(textOf(body, 'huella', DIGEST), 'base64url');
      const owner = textOf(body, 'clave', KEY);
      await kept(store.create(id, token, owner, networkOf(clientOf(request))));
      const notebook = await find(id);
      if (!timingSafeEqual(token, notebook.token) || owner !== notebook.owner) throw unknown();
      return send(reply, stateOf(notebook));
    });

    app.post(
      '/api/cuadernos/:id/registros',
      { onRequest: [...guards], config: { operation: APPEND } },
      async (request, reply) => {
        const [id] = await admitted(request);
        const { registros, punto } = fieldsOf(request.body);
        if (punto !== undefined && typeof punto !== 'boolean') throw new HttpError(400, texts.wrongField('punto'));
        const records = recordsOf(registros);
        const network = networkOf(clientOf(request));
        const notebook = await kept(store.append({ id, records, checkpoint: punto ?? false, network }));
        news.tell(id, notebook.head);
        return send(reply, stateOf(notebook));
      },
    );

    app.get('/api/cuadernos/:id/registros', { config: { operation: LIST } }, async (request, reply) => {
      const [id, notebook] = await admitted(request);
      const until = queryOf(request.query).whole('hasta', 1, FARTHEST);
      const listed = await kept(store.list(id, fromOf(request), until));
      if (notebook.used + DAY_MS < Date.now()) await kept(store.touch(id));
      readMore(request, Math.floor(listed.reduce((sum, { data }) => sum + data.length, 0) / BYTES_PER_READING));
      const registros = listed.map(({ seq, data }) => ({ secuencia: seq, datos: data.toString('base64url') }));
      return send(reply, { registros, ...stateOf(notebook) });
    });

    app.get(
      '/api/cuadernos/:id/novedades',
      { exposeHeadRoute: false, config: { operation: WAIT } },
      async (request, reply) => {
        const [id, { head }] = await admitted(request);
        const from = fromOf(request);
        if (request.headers.accept?.includes(EVENTS)) {
          const stream = events(app, (tell) => {
            if (head >= from) tell(head);
            return news.follow(id, Math.max(head, from - 1), tell);
          });
          return reply.type(EVENTS).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream);
        }
        const cabeza =
          head >= from ? head : await grown(app, request, waitMs, (tell) => news.follow(id, from - 1, tell));
        return send(reply, { cabeza: cabeza ?? head });
      },
    );

    app.post(
      '/api/cuadernos/:id/olvidar',
      { onRequest: [...guards], config: { operation: FORGET } },
      async (request, reply) => {
        const [id, { owner }] = await admitted(request);
        const body = fieldsOf(request.body);
        const last = recordOf(body.registro, 'registro');
        const signature = Buffer.from(textOf(body, 'firma', SIGNATURE), 'base64url');
        const signed = `obrador/notebook/1/${id}/olvidar/${digestOf(last).toString('base64url')}`;
        if (!(await isSigned(owner, signature, signed))) throw unknown();
        news.tell(id, await kept(store.close(id, last)));
        return send(reply, stateOf(await find(id)));
      },
    );
  };
}

/** Stands for the token of a notebook that is not there; nobody knows what it is the digest of. */
const NOBODY = randomBytes(32);

const unknown = (): HttpError => new HttpError(404, texts.noNotebook);

const refusals = {
  closed: () => new HttpError(404, texts.notebookClosed),
  full: (quota: number) => new HttpError(413, texts.notebookFull(quota)),
  disk: () => new HttpError(503, texts.notebooksFull, { 'retry-after': String(FULL_RETRY_S) }),
  network: () => new HttpError(429, texts.notebooksOfDay, { 'retry-after': String(DAY_MS / 1000) }),
} as const;

function tokenOf({ headers }: FastifyRequest): Buffer {
  return digestOf(Buffer.from(/^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? ''));
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown): Fields {
  if (body === undefined) throw new HttpError(400, texts.emptyBody);
  return typeof body === 'object' && body !== null ? (body as Fields) : {};
}

function textOf(fields: Fields, name: string, pattern: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || !new RegExp(pattern).test(value)) throw new HttpError(400, texts.wrongField(name));
  return value;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function recordsOf(value: unknown): readonly Buffer[] {
  if (!Array.isArray(value) || !isWhole(value.length, 1, MOST_RECORDS)) {
    throw new HttpError(400, texts.recordCount(MOST_RECORDS));
  }
  return value.map((text) => recordOf(text, 'registros'));
}

function recordOf(text: unknown, field: string): Buffer {
  if (typeof text !== 'string' || !/^[\w-]+$/.test(text)) throw new HttpError(400, texts.wrongField(field));
  const data = Buffer.from(text, 'base64url');
  if (data.length < SMALLEST_RECORD) throw new HttpError(400, texts.wrongField(field));
  if (data.length > LARGEST_RECORD) throw new HttpError(413, texts.recordTooLarge(LARGEST_RECORD));
  return data;
}

function fromOf({ query }: FastifyRequest): number {
  return queryOf(query).whole('desde', 1, FARTHEST) ?? 1;
}

async function isSigned(owner: string, signature: Buffer, text: string): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  try {
    const key = Buffer.from(owner, 'base64url');
    const imported = await webcrypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
    return await webcrypto.subtle.verify(algorithm, imported, signature, Buffer.from(text));
  } catch {
    // The key was never a point of the curve.
    return false;
  }
}

type Follow = (tell: (head: number) => void) => () => void;

/** How often a silent stream says that it is there, and whether the service leaves is looked at. */
const HEARTBEAT_MS = 15_000;
const LEAVING_MS = 250;

function whenLeaving(app: FastifyInstance, leave: () => void): NodeJS.Timeout {
  return setInterval(() => app.leaving && leave(), LEAVING_MS);
}

/** The head once it has grown; undefined when the time is up, the client has left or the service leaves. */
function grown(
  app: FastifyInstance,
  { raw }: FastifyRequest,
  waitMs: number,
  follow: Follow,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const end = (head?: number) => {
      clearTimeout(timer);
      clearInterval(leaving);
      raw.socket.off('close', left);
      stop();
      resolve(head);
    };
    const left = () => end();
    const timer = setTimeout(end, waitMs);
    const leaving = whenLeaving(app, left);
    const stop = follow(end);
    raw.socket.once('close', left);
  });
}

/** Server-sent events (HTML, section 9.2): the head whenever it grows. */
function events(app: FastifyInstance, follow: Follow): PassThrough {
  const stream = new PassThrough();
  const beat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
  const leaving = whenLeaving(app, () => stream.end());
  const stop = follow((head) => stream.write(`data: ${JSON.stringify({ cabeza: head })}\n\n`));
  stream.once('close', () => {
    clearInterval(beat);
    clearInterval(leaving);
    stop();
  });
  return stream;
}
