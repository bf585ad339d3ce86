import type { Craft } from '../craft/craft.ts';
import { fold, MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import { remember } from './remember.ts';

/** Catalogue names by every way of writing them, one index per craft. */
const indexes = new WeakMap<Craft, ReadonlyMap<string, string>>();

/** The catalogue name a person means, whatever the case, the accents or the alias; undefined when it has none. */
export function catalogueName(craft: Craft, text: string): string | undefined {
  let index = indexes.get(craft);
  if (index === undefined) {
    index = buildIndex(craft);
    indexes.set(craft, index);
  }
  return index.get(written(text));
}

/** Two names are the same ingredient when this is the same. */
export function identity(craft: Craft, text: string): string {
  return catalogueName(craft, text) ?? `?${written(text)}`;
}

function buildIndex(craft: Craft): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const entries = craft.catalogue();
  const add = (text: string, name: string) => {
    const key = written(text);
    if (!index.has(key)) index.set(key, name);
  };
  for (const { name } of entries) add(name, name);
  for (const { name, label } of entries) add(label, name);
  for (const { name, aliases } of entries) for (const alias of aliases) add(alias, name);
  return index;
}

const written = remember((text) => {
  const cut = text.slice(0, MAX_NAME_LENGTH);
  return slug(cut) || fold(cut.trim());
});
