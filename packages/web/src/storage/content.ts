import type { Content } from './records.ts';

export const draftId = (recipe: string, tab: string): string => `${recipe}~${tab}`;

export function byTime<K extends string, T extends Readonly<Record<K, number>> & { readonly id: string }>(
  records: readonly T[],
  key: K,
): T[] {
  return [...records].sort((a, b) => a[key] - b[key] || (a.id < b.id ? -1 : 1));
}

export function sameContent(a: Content, b: Content): boolean {
  return canonical(a) === canonical(b);
}

/** The same text for the same content, whatever the order of its fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
