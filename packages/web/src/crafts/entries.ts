import type { BenchCraft, NamedFood } from './bench-craft.ts';

export function entriesOf(craft: BenchCraft, names: readonly string[]): readonly NamedFood[] {
  return names.flatMap((name) => entryNamed(craft, name) ?? []);
}

/** Foods by wire name, made once per craft. */
const indexes = new WeakMap<BenchCraft, ReadonlyMap<string, NamedFood>>();

export function entryNamed(craft: BenchCraft, name: string): NamedFood | undefined {
  let index = indexes.get(craft);
  if (!index) {
    index = new Map(craft.catalogue().map((entry) => [entry.name, entry]));
    indexes.set(craft, index);
  }
  return index.get(name);
}

/** The name for people of what was sent: the label of a catalogue id, or the text itself. */
export function labelOf(craft: BenchCraft, name: string): string {
  return entryNamed(craft, name)?.label ?? name;
}
