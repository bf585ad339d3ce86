type Json = Readonly<Record<string, unknown>>;

/** Schemas by name, for the components of the document. */
export type Components = Record<string, unknown>;

/** Keywords whose values are data and not schemas. */
const LITERAL = new Set(['const', 'default', 'enum', 'example', 'examples', 'required']);

/** Schemas with an `$id` become references; null stands in answers only. `own` refers to «#». */
export function toReference(node: unknown, schemas: Components, asked = false, own?: string): unknown {
  if (Array.isArray(node)) return node.map((item) => toReference(item, schemas, asked, own));
  if (typeof node !== 'object' || node === null) return node;
  const { $id, ...rest } = node as Json;
  if (typeof rest.$ref === 'string') return { $ref: `#/components/schemas/${rest.$ref === '#' ? own : rest.$ref}` };
  const within = typeof $id === 'string' ? $id : own;
  const inRequest = asked || (typeof $id === 'string' && $id.endsWith('Request'));
  const copy = withoutNull(
    Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [
        key,
        LITERAL.has(key) ? value : toReference(value, schemas, inRequest, within),
      ]),
    ),
    inRequest,
  );
  if (typeof $id !== 'string') return copy;
  schemas[$id] = copy;
  return { $ref: `#/components/schemas/${$id}` };
}

function withoutNull(schema: Json, inRequest: boolean): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const others = anyOf.filter((one: Json) => one.type !== 'null') as Json[];
  if (others.length === anyOf.length) return schema;
  const [only] = others;
  if (inRequest) return others.length === 1 ? { ...only, ...rest } : { ...rest, anyOf: others };
  if (others.length > 1 || typeof only?.type !== 'string' || 'enum' in only) return schema;
  return { ...only, ...rest, type: [only.type, 'null'] };
}

export function componentsOf(schema: unknown): Components {
  const schemas: Components = {};
  toReference(schema, schemas);
  return schemas;
}
