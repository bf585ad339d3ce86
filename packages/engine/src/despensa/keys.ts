import { FOODS } from './table.ts';
import { keyOf } from './words.ts';

/** What the names of each food are looked up by, by its place in the pantry. */
export interface Keys {
  readonly name: (food: number) => string;
  readonly id: (food: number) => string;
  readonly aliases: (food: number) => readonly string[];
}

/** Worked out as they are asked for: a page would rather not carry them. */
export function keysFor(aliases: (food: number) => readonly string[]): Keys {
  return {
    name: (food) => keyOf(FOODS[food]!.name),
    id: (food) => keyOf(FOODS[food]!.id),
    aliases: (food) => aliases(food).map(keyOf),
  };
}
