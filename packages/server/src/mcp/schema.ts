import type { Json } from './tool.ts';

/** Keywords that spend an agent's attention and tell it nothing a description does not. */
const DROPPED = new Set(['$id', 'additionalProperties', 'pattern', 'minLength']);

/** A schema in as few words as it can be said: without names, and without null, which nobody need send. */
export function lean(node: object): Json {
  return leaner(node) as Json;
}

function leaner(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(leaner);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as Json;
  if (Array.isArray(anyOf)) {
    const [only, ...others] = anyOf.filter(({ type }: Json) => type !== 'null');
    if (others.length === 0) return leaner({ ...only, ...rest });
  }
  const kept = Object.entries(node).filter(([key, value]) => !DROPPED.has(key) || isMap(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, leaner(value)]));
}

/** Maps keep the schema of their values. */
function isMap(key: string, value: unknown): boolean {
  return key === 'additionalProperties' && typeof value === 'object';
}
