import { idAt, nameAt } from './table.ts';
import { keyOf } from './words.ts';

/** What the names of each food are looked up by, by its place in the pantry. */
export interface Keys {
  /** That of its own name. */
  readonly name: (food: number) => string;
  /** That of its id, which is read as a name too. */
  readonly id: (food: number) => string;
  /** Those of its other names. */
  readonly aliases: (food: number) => readonly string[];
  /** The first food with a key: of its own name, else of its id, else of another name. Absent where it takes an index to tell. */
  readonly first?: (key: string) => number | undefined;
}

/** Worked out as they are asked for: a page would rather not carry them. */
export function keysFor(aliases: (food: number) => readonly string[]): Keys {
  return {
    name: (food) => keyOf(nameAt(food)),
    id: (food) => keyOf(idAt(food)),
    aliases: (food) => aliases(food).map(keyOf),
  };
}
