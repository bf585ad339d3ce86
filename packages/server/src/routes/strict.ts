import { type Craft, checkAllFields, checkStrictly, type KnownFields } from '@obrador/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TObject } from 'typebox';
import type { Operation, Parameter } from './operation.ts';

const STRICT: Parameter = {
  name: 'estricto',
  description:
    'Con 1, un tipo, un ingrediente o un campo que no se conoce se rechaza con 422 en vez de dar un aviso. Lo mismo que la cabecera «Prefer: handling=strict».',
  schema: Type.Enum(['0', '1'], { default: '0' }),
  example: '1',
};

/** The operation with the switch every calculation has. */
export function strictly(operation: Operation): Operation {
  return { ...operation, query: [...(operation.query ?? []), STRICT] };
}

/** Whether the sender wants what is not known refused (RFC 7240 has the header); says so in the answer. */
export function asksStrictness({ query, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const { estricto } = query as Readonly<Record<string, unknown>>;
  if ([estricto].flat()[0] === '1') return true;
  if (!/(^|[,;\s])handling\s*=\s*"?strict"?\s*($|[,;])/i.test([headers.prefer].flat().join())) return false;
  reply.header('preference-applied', 'handling=strict');
  return true;
}

type Properties = Readonly<Record<string, unknown>>;
interface Shape {
  readonly properties?: Properties;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
}

/** The check of a craft: the fields its schema names, and the types and ingredients it knows. */
export function strictCheck(craft: Craft, request: TObject, lenient = false): (body: unknown) => void {
  const fields = knownFields(request);
  return (body) => checkStrictly(craft, body, fields, lenient);
}

/** For what is of no one craft: its fields alone. */
export function strictFields(request: TObject): (body: unknown) => void {
  const fields = knownFields(request);
  return (body) => checkAllFields(body, fields);
}

function knownFields(request: TObject): KnownFields {
  return {
    request: ['craft', ...Object.keys(request.properties)],
    // What the service itself tells of an ingredient may be sent back.
    item: ['papel', ...fieldsOf((request.properties.ingredients as Shape | undefined)?.items)],
  };
}

function fieldsOf({ properties = {}, anyOf = [] }: Shape = {}): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}
