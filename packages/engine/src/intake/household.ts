import { fold } from '../craft/names.ts';
import { FRUITS, PIECES, PORTIONS, SPOONED } from './measures.gen.ts';
import { pourable } from './pourable.ts';
import type { Unit } from './quantity.ts';

/** Measures of the home kitchen and things that are counted: what they weigh is an estimate. */

export interface Estimate {
  readonly grams: number;
  /** Grams of one millilitre, or of one piece. */
  readonly each: number;
}

/** Spoons and cups of a food, by its bulk density. */
export function spooned(name: string, millilitres: number): Estimate | undefined {
  const folded = fold(name);
  const each = SPOONED.find(([pattern]) => pattern.test(folded))?.[1] ?? pourable(name);
  return each === undefined ? undefined : { grams: millilitres * each, each };
}

/** Beyond two dozens a bare number before eggs is grams. */
const MOST_PIECES = 24;

export function isPiece(folded: string): boolean {
  return PIECES.some(([singular, plural]) => singular.test(folded) || plural.test(folded));
}

/** Up to `mostAlone` of a singular are counted: «Yogur 2» are two, not grams. */
export function pieces(name: string, count: number, unit: Unit | undefined, mostAlone: number): Estimate | undefined {
  const folded = fold(name);
  const found = PIECES.find(([singular, plural]) => plural.test(folded) || singular.test(folded));
  if (!found) return undefined;
  const [, plural, each] = found;
  const most = plural.test(folded) ? MOST_PIECES : mostAlone;
  return unit || (count <= most && Number.isInteger(2 * count)) ? { grams: count * each, each } : undefined;
}

export interface Portion {
  /** The word for the portion, as it was written. */
  readonly word: string;
  /** What follows it. */
  readonly rest: string;
  /** Grams of one; undefined when it differs too much. */
  readonly each: number | undefined;
}

/** The portion a text begins with: «pizca de sal», «sobre de levadura». */
export function portionAtStart(text: string): Portion | undefined {
  const folded = fold(text);
  for (const [pattern, foods, alone = ''] of PORTIONS) {
    const word = pattern.exec(folded)?.[0];
    if (word === undefined) continue;
    const rest = text
      .slice(word.length)
      .replace(/^\s+(?:peque[nñ][oa]s?|grandes?|median[oa]s?)(?=\s+de\s)/i, '')
      .replace(/^\s*(?:de|del|of)\s+/i, '')
      .trim();
    return {
      word: text.slice(0, word.length),
      rest: rest || alone,
      each: foods.find(([food]) => food.test(fold(rest)))?.[1],
    };
  }
  return undefined;
}

const FRUIT_PART =
  /^(?:la |el )?(ralladura|raspadura|piel|cascara|zest|grated zest|zumo|jugo|juice)(?: de la (?:piel|cascara))? (?:de|of) (½|\d+) (limon|lima|naranja|mandarina|lemon|lime|orange)(?:es|s)?\b/;

/** «Ralladura de 1 limón», «zumo de ½ naranja». */
export function fruitPart(
  plain: string,
): { readonly name: string; readonly count: number; readonly each: number } | undefined {
  const found = FRUIT_PART.exec(fold(plain));
  if (!found) return undefined;
  const [, part = '', count = '', fruit = ''] = found;
  const [peel, juice] = FRUITS[fruit]!;
  return {
    name: `${part} de ${fruit === 'limon' ? 'limón' : fruit}`,
    count: count === '½' ? 0.5 : Number(count),
    each: /zumo|jugo|juice/.test(part) ? juice : peel,
  };
}
