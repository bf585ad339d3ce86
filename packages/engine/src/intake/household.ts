import { fold } from '../craft/names.ts';
import { FRUITS, PIECES, PORTIONS, SPOONED } from './measures.gen.ts';
import { pourable } from './pourable.ts';

/** Measures of the home kitchen and things that are counted: what they weigh is an estimate. */

/** Grams of a millilitre of what is measured in spoons and cups, by its bulk density. */
export function spooned(name: string): number | undefined {
  const folded = fold(name);
  return SPOONED.find(([pattern]) => pattern.test(folded))?.[1] ?? pourable(name);
}

/** Beyond two dozens a bare number before eggs is grams. */
const MOST_PIECES = 24;

const pieceOf = (folded: string) => PIECES.find(([singular, plural]) => plural.test(folded) || singular.test(folded));

export const isPiece = (folded: string): boolean => pieceOf(folded) !== undefined;

/** Grams of one of what is counted. Up to `mostAlone` of a singular are: «Yogur 2» are two, not grams. */
export function pieceWeight(name: string, count: number, isUnit: boolean, mostAlone: number): number | undefined {
  const folded = fold(name);
  const [, plural, each] = pieceOf(folded) ?? [];
  const most = plural?.test(folded) ? MOST_PIECES : mostAlone;
  return isUnit || (count <= most && Number.isInteger(2 * count)) ? each : undefined;
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
