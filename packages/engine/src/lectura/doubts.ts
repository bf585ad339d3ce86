import type { Food } from '../despensa/food.ts';
import { indexOf } from '../despensa/table.ts';
import { isFigure } from '../despensa/words.ts';
import type { Alignment } from './align.ts';
import type { Asked } from './blocks.ts';
import type { Lexicon } from './lexicon.ts';
import { isHeldBy } from './name-table.ts';
import { chanceOf, isHead, isOfFood, type Sensed } from './sensed.ts';
import type { Sense } from './senses.ts';

/** What speaks against a reading and may be nothing: weighed by certainty, in the order of its features. */
export function doubtsOf(best: Alignment, asked: Asked): readonly number[] {
  const { lexicon, others } = asked;
  const { left, found, used, missing } = best;
  const { food } = found;
  const changing = left.filter(
    (one) => one.isKnown && !one.token.use && !one.token.denied && !isOfFood(one, food, lexicon),
  );
  return [
    Math.min(missing, MOST_MISSING),
    most(missingIn(best, lexicon).map((root) => chanceOf(root, food, lexicon))),
    Number(isHeadLeft(best, lexicon)),
    most(changing.map(({ token }) => chanceOf(token.root, food, lexicon))),
    Number(changing.some(({ token }) => lexicon.states.has(token.root))),
    Number(used.length === 1 && isTooLittle(best, lexicon)),
    Number(others.some((ways) => ways.some((other) => isRival(other, best, lexicon)))),
    Number(found.lectura === 'por_defecto'),
  ];
}

const MOST_MISSING = 6;
const most = (chances: readonly number[]) => Math.max(0, ...chances);

/** Words of the name that the line lacks. */
function missingIn({ name, used, missing }: Alignment, { index }: Lexicon): readonly string[] {
  if (missing === 0) return [];
  const isSaid = (root: string) =>
    isFigure(root) || used.some(({ senses }) => senses.some(({ word }) => index.words[word] === root));
  return name.filter((root) => !isSaid(root));
}

/** Whether the first word that says something is left aside, and may be what the line is about. */
function isHeadLeft(best: Alignment, lexicon: Lexicon): boolean {
  const { words, used, found, length } = best;
  const place = words.findIndex(isHead);
  const head = words[place];
  if (head === undefined || used.includes(head) || isOfFood(head, found.food, lexicon)) return false;
  // Before one word alone it tells the kind: «hemp milk».
  if (length === 1 || head.isKnown || words[place + 1]?.token.of === true) return true;
  return head.senses.some(({ word }) => lexicon.incomplete.has(lexicon.index.words[word]!));
}

/** Whether one word is too little to go by, given what is left aside. */
function isTooLittle(best: Alignment, lexicon: Lexicon): boolean {
  const { left, found, name, place, figuresMet } = best;
  const { index, incomplete } = lexicon;
  if (left.some((one) => incomplete.has(one.token.root) || isMistaken(one, found.food, lexicon))) return true;
  // «Harina de x» is of x; what has but its noun for a name may have a house: «agua Bezoya».
  const isStaple = index.ownerStarts[indexOf(found.food.id)!] === place;
  if (isStaple && left.every(({ token, isKnown }) => !isKnown && !token.of)) return false;
  return left.length > 0 && figuresMet === 0 && (found.lectura === 'por_defecto' || incomplete.has(name[0]!));
}

/** Whether a word nobody knows may be a known one. */
function isMistaken({ senses, isKnown }: Sensed, food: Food, lexicon: Lexicon): boolean {
  if (isKnown) return false;
  const { index, fillers } = lexicon;
  const isIdle = ({ word }: Sense) => isHeldBy(index, word, indexOf(food.id)!) || fillers.has(index.words[word]!);
  return senses.length > 0 && !senses.some(isIdle);
}

/** How much of a line another whole name must be to stand in the way. */
const RIVAL = 0.75;

/** Whether a whole name of another food says what the best leaves aside, and is nearly as much of the line. */
function isRival(other: Alignment, best: Alignment, lexicon: Lexicon): boolean {
  if (other.missing > 0 || other.length < 2 || other.matched < RIVAL * best.matched) return false;
  // What is a word of the food besides is explained, unless the other explains its own as well.
  const isWhole = ({ left, found }: Alignment) => left.every((one) => isOfFood(one, found.food, lexicon));
  if (best.matched > other.matched && best.order + best.soft === 0 && isWhole(best) && !isWhole(other)) return false;
  return best.left.some((one) => !one.token.use && !other.left.includes(one));
}
