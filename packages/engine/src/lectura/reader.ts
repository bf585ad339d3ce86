import { type LineReading, type Named, type NamedAt, supposed } from '../despensa/reading.ts';
import type { Wording } from '../despensa/wording.ts';
import { align } from './align.ts';
import { isBlocked } from './blocks.ts';
import { certaintyOf } from './certainty.ts';
import type { Lexicon } from './lexicon.ts';
import { parseLine } from './parse.ts';

export type LineReader = (line: Wording, named: Named, namedAt: NamedAt) => LineReading;

/** Least certainty of what is read without asking. */
const SURE = 0.81;
const MOST_CANDIDATES = 3;

/** A reader of lines by the names they are most like. Allergens are looked after by whoever asks (`allergenDoubt`). */
export function createReader(lexicon: Lexicon): LineReader {
  return (said, named, namedAt) => {
    const line = parseLine(said, lexicon);
    const foods = align(line, lexicon, namedAt);
    const [best, ...others] = foods;
    const asked = { others, turns: line.turns, lexicon, named };
    // Of several names of the food none that has less of the line, nor one that the line has not wholly.
    const way = best?.find((one) => {
      const mayBe =
        one === best[0] || (one.missing === 0 && one.used.length >= best[0].used.length - Number(best[0].missing < 1));
      return mayBe && !isBlocked(one, asked) && certaintyOf(one, asked) >= SURE;
    });
    return {
      found: way && supposed(way.found.food),
      candidates: foods.slice(0, MOST_CANDIDATES).map(([{ found }]) => found.food),
    };
  };
}
