import { lazy } from '../craft/lazy.ts';
import * as packed from './keys.gen.ts';
import type { Keys } from './keys.ts';
import { KEY_SEPARATOR } from './words.ts';

/** Worked out when the tables were built: the first formula a process reads need not wait for six thousand names. */
export const knownKeys = lazy((): Keys => {
  const names = packed.names.split('\n');
  const ids = packed.ids.split('\n');
  const aliases = packed.aliases.split('\n');
  return {
    name: (food) => names[food]!,
    id: (food) => ids[food]!,
    aliases: (food) => (aliases[food] === '' ? [] : aliases[food]!.split(KEY_SEPARATOR)),
    first: (key) => lineOf(packed.names, key) ?? lineOf(packed.ids, key) ?? lineOf(packed.aliases, key),
  };
});

/** The first line of a text that has a key among those it holds. */
function lineOf(text: string, key: string): number | undefined {
  if (key === '') return undefined;
  let at = text.indexOf(key);
  while (at >= 0 && !(isEdge(text[at - 1]) && isEdge(text[at + key.length]))) at = text.indexOf(key, at + 1);
  return at < 0 ? undefined : linesBefore(text, at);
}

function isEdge(letter: string | undefined): boolean {
  return letter === undefined || letter === '\n' || letter === KEY_SEPARATOR;
}

function linesBefore(text: string, place: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
