type Json = Record<string, unknown>;

/**
 * A schema that stands on its own: without identifiers, which clients would register twice, and with the shapes that
 * come more than once written under `$defs`.
 */
export function selfContained(schema: object): Json {
  const { $id: _, ...top } = schema as Json;
  const counts = new Map<string, number>();
  countShapes(top, counts);
  const definitions: Json = {};
  const copy = withoutIds(top, (id) => counts.get(id)! > 1, definitions) as Json;
  return Object.keys(definitions).length > 0 ? { ...copy, $defs: definitions } : copy;
}

function countShapes(node: unknown, counts: Map<string, number>): void {
  if (typeof node !== 'object' || node === null) return;
  const { $id } = node as Json;
  if (typeof $id === 'string') counts.set($id, (counts.get($id) ?? 0) + 1);
  for (const value of Object.values(node)) countShapes(value, counts);
}

function withoutIds(node: unknown, repeats: (id: string) => boolean, definitions: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutIds(item, repeats, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $id, ...rest } = node as Json;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, withoutIds(value, repeats, definitions)]),
  );
  if (typeof $id !== 'string' || !repeats($id)) return copy;
  definitions[$id] = copy;
  return { $ref: `#/$defs/${$id}` };
}
