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
  };
});
