import { type LineReading, type Named, supposed } from '../despensa/reading.ts';
import { type Alignment, align } from './align.ts';
import { isBlocked, isRival } from './blocks.ts';
import { certaintyOf } from './certainty.ts';
import type { Lexicon } from './lexicon.ts';
import { parseLine } from './parse.ts';

export type LineReader = (line: string, named: Named) => LineReading;

/** Least certainty of what is read without asking. */
const SURE = 0.75;
const MOST_CANDIDATES = 3;

/** A reader of lines by the names they are most like. Allergens are looked after by whoever asks (`allergenDoubt`). */
export function createReader(lexicon: Lexicon): LineReader {
  return (text, named) => {
    const line = parseLine(text, lexicon);
    const foods = align(line, lexicon, named);
    const [best, ...others] = foods;
    const isSure = (way: Alignment) => {
      const next = others[0]?.[0];
      return certaintyOf(way, next) >= SURE && !isBlocked(way, { next, turns: line.turns, lexicon, named });
    };
    const way = best?.find(
      (one) => isSure(one) && !others.some((ways) => ways.some((other) => isRival(other, one, lexicon))),
    );
    return {
      found: way && supposed(way.found.food),
      candidates: foods.slice(0, MOST_CANDIDATES).map(([{ found }]) => found.food),
    };
  };
}
