import { type Craft, checkAllFields, checkStrictly, checkType, craftOf, type FieldShape } from '@obrador/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import type { Operation, Parameter, Schemas } from './operation.ts';
import { queryOf } from './query.ts';

const NAME = 'estricto';
const VALUES = ['0', '1'];

const STRICT: Parameter = {
  name: NAME,
  description:
    'Con 1, un tipo, un ingrediente o un campo que no se conoce se rechaza con 422 en vez de avisar o pasarlo por alto. Lo mismo que la cabecera «Prefer: handling=strict».',
  schema: { type: 'string', enum: VALUES },
  example: '1',
};

/** The operation with the switch every calculation has. */
export function strictly(operation: Operation): Operation {
  return { ...operation, query: [...(operation.query ?? []), STRICT] };
}

/** Whether the sender wants what is not known refused (RFC 7240 has the header); says so in the answer. */
export function asksStrictness({ query, headers }: FastifyRequest, reply: FastifyReply): boolean {
  // Whoever misspells the switch must not believe that it is on.
  if (asked(query) === '1') return true;
  if (headers.prefer === undefined) return false;
  if (!/(^|[,;\s])handling\s*=\s*"?strict"?\s*($|[,;])/i.test([headers.prefer].flat().join())) return false;
  reply.header('preference-applied', 'handling=strict');
  return true;
}

const asked = (query: unknown) => {
  if (!Object.hasOwn(query as object, NAME)) return undefined;
  const value = queryOf(query).oneOf(NAME, VALUES);
  if (value === undefined) throw new HttpError(400, texts.oneOf(NAME, VALUES));
  return value;
};

/** Refuses what is not known, for those who ask to be read strictly. */
export type Check = (body: unknown, all: Schemas) => void;

/** The check of a craft: the fields its schema names, and the types and ingredients it knows. */
export function strictCheck(craft: Craft, request: (all: Schemas) => TObject, lenient = false): Check {
  return (body, all) => checkStrictly(craft, body, request(all) as FieldShape, lenient);
}

/** For what names no ingredients: its fields, and the type of its craft, or of the one it names. */
export function strictFields(request: (all: Schemas) => TObject, craft?: Craft): Check {
  return (body, all) => {
    checkAllFields(body, request(all) as FieldShape);
    const { craft: id, type } = (body ?? {}) as { readonly craft?: unknown; readonly type?: unknown };
    const named = craft ?? (typeof id === 'string' ? craftOf(id) : undefined);
    if (named !== undefined) checkType(named, type);
  };
}
