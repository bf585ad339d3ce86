import { type Craft, fold, type TypeInfo } from './engine.ts';
import { TYPE_GROUPS } from './type-groups.gen.ts';
import { esTypes } from './type-texts.ts';
import type { TypeWord } from './type-words.gen.ts';

/** Types of a kind. */
export interface Group {
  readonly label: string;
  readonly note: string;
  readonly types: readonly TypeInfo[];
}

/** Kinds with the types whose name, or that of their kind, has what is looked for, or that people call so. */
export function groupsOf({ id, types }: Craft, query = '', words: readonly TypeWord[] = []): Group[] {
  const wanted = fold(query);
  const called = new Set(words.filter(({ craft }) => craft === id).flatMap(({ types }) => types));
  const kinds = TYPE_GROUPS[id] ?? [];
  const known = new Set(kinds.flatMap((kind) => kind.types));
  const rest = { ...esTypes.others, types: types.map((type) => type.id).filter((type) => !known.has(type)) };
  return [...kinds, rest].flatMap(({ label, note, types: ids }) => {
    const ofKind = ids.flatMap((one) => types.find((type) => type.id === one) ?? []);
    const found = ofKind.filter((type) => called.has(type.id) || fold(`${type.label} ${label}`).includes(wanted));
    return found.length === 0 ? [] : [{ label, note, types: found }];
  });
}
