import { lazy } from '../craft/lazy.ts';
import * as packed from './keys.gen.ts';
import type { Keys } from './keys.ts';
import { KEY_SEPARATOR } from './words.ts';

const FOOD_SEPARATOR = '\n';

/** Worked out when the tables were built: the first formula a process reads need not wait for six thousand names. */
export const knownKeys = lazy((): Keys => {
  const names = packed.names.split(FOOD_SEPARATOR);
  const ids = packed.ids.split(FOOD_SEPARATOR);
  const aliases = packed.aliases.split(FOOD_SEPARATOR);
  return {
    name: (food) => names[food]!,
    id: (food) => ids[food]!,
    aliases: (food) => (aliases[food] === '' ? [] : aliases[food]!.split(KEY_SEPARATOR)),
    first: (key) => lineOf(packed.names, key) ?? lineOf(packed.ids, key) ?? lineOf(packed.aliases, key),
  };
});

/**
 * The first line of a text that has a key among those it holds. A look through it takes a thousandth of making an index,
 * and many a process reads few names.
 */
function lineOf(text: string, key: string): number | undefined {
  if (key === '') return undefined;
  let at = text.indexOf(key);
  while (at >= 0 && !(isEdge(text[at - 1]) && isEdge(text[at + key.length]))) at = text.indexOf(key, at + 1);
  return at < 0 ? undefined : linesBefore(text, at);
}

function isEdge(letter: string | undefined): boolean {
  return letter === undefined || letter === FOOD_SEPARATOR || letter === KEY_SEPARATOR;
}

function linesBefore(text: string, place: number): number {
  let lines = 0;
  for (let at = text.indexOf(FOOD_SEPARATOR); at >= 0 && at < place; at = text.indexOf(FOOD_SEPARATOR, at + 1)) lines++;
  return lines;
}
