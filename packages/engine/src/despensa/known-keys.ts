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
    aliased,
  };
});

const isEdge = (character: string | undefined) =>
  character === undefined || character === KEY_SEPARATOR || character === FOOD_SEPARATOR;

/** A look through the text of all of them takes a thousandth of making an index, and many a process reads few names. */
function aliased(key: string): number | undefined {
  const text = packed.aliases;
  for (let at = text.indexOf(key); at !== -1 && key !== ''; at = text.indexOf(key, at + 1)) {
    if (isEdge(text[at - 1]) && isEdge(text[at + key.length])) return linesBefore(text, at);
  }
  return undefined;
}

function linesBefore(text: string, at: number): number {
  let lines = 0;
  for (let end = text.indexOf(FOOD_SEPARATOR); end !== -1 && end < at; end = text.indexOf(FOOD_SEPARATOR, end + 1)) {
    lines++;
  }
  return lines;
}
