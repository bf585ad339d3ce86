import type { Food } from '../despensa/food.ts';
import { bears, type Named } from '../despensa/reading.ts';
import { indexOf } from '../despensa/table.ts';
import { isColour, isFigure } from '../despensa/words.ts';
import { type Alignment, FIGURE_WEIGHT } from './align.ts';
import { marginOf } from './certainty.ts';
import type { Lexicon } from './lexicon.ts';
import { isHeldBy, wordsAt } from './name-table.ts';
import { chanceOf, isHead, isOfFood, type Sensed, UNCUT } from './sensed.ts';
import { type Sense, SOUNDS_ALIKE } from './senses.ts';

/** How far off the next food must be: a misspelt word may be another as well, a cut one all the more. */
const [MARGIN_OF_SLIP, MARGIN_OF_CUT] = [0.3, 1];
/** More words that nobody knows than these are another food. */
const MOST_UNKNOWN = 4;

/** What a line is held against besides its best name. */
export interface Asked {
  readonly next: Alignment | undefined;
  /** Words of the line that turn the rest into something else. */
  readonly turns: readonly string[];
  readonly lexicon: Lexicon;
  readonly named: Named;
}

/** Whether a line is asked about, however likely its best name: what it says besides may make another food of it. */
export function isBlocked(best: Alignment, { next, turns, lexicon, named }: Asked): boolean {
  const { left, found, name } = best;
  const { index } = lexicon;
  const isTurned = (root: string) =>
    !name.includes(root) && !isHeldBy(index, index.wordOf(root), indexOf(found.food.id)!);
  return (
    best.missing > 0 ||
    best.figuresLeft > 0 ||
    left.filter(({ isKnown }) => !isKnown).length > MOST_UNKNOWN ||
    left.some(({ token }) => token.root.length === 1 && !isFigure(token.root)) ||
    left.some((one) => one.token.choice || one.token.joined || isCutChange(one, best, lexicon, named)) ||
    best.used.some((one) => isBorrowed(one, best)) ||
    marginOf(best, next) < leastMargin(best) ||
    isHeadLeft(best, lexicon) ||
    isHeadTurned(best, lexicon, named) ||
    turns.some(isTurned) ||
    left.some((one) => one.isKnown && isChanging(one, name, found.food, lexicon, named)) ||
    (best.length === 1 && isTooLittle(best, lexicon))
  );
}

function leastMargin({ used, soft }: Alignment): number {
  if (soft === 0) return 0;
  return used.some(({ token, isExact }) => token.cut && !isExact) ? MARGIN_OF_CUT : MARGIN_OF_SLIP;
}

/** A shorter word that stands alone and is cut or misspelt may be another. */
const LEAST_ALONE = 7;

/** Whether a word that a point cuts short, and that ends no sentence, may make another food of the name. */
function isCutChange(one: Sensed, { name, found }: Alignment, lexicon: Lexicon, named: Named): boolean {
  const { token, senses, isKnown } = one;
  const mayEnd = token.text.length >= UNCUT && (senses.length === 0 || token.text.length >= LEAST_ALONE);
  if (isKnown || !token.cut || mayEnd) return false;
  if (senses.length === 0) return token.text.length < LEAST_CUT;
  if (mayBring(token.root, found.food, lexicon)) return true;
  return senses.some(({ word }) => {
    const root = lexicon.index.words[word]!;
    if (isHeldBy(lexicon.index, word, indexOf(found.food.id)!)) return false;
    const other = named([...name, root])?.food ?? found.food;
    return lexicon.turning.has(root) || other !== found.food;
  });
}

/** Whether a cut word may be cut from one that brings an allergen the food lacks: «miel cac.». */
function mayBring(root: string, food: Food, { line }: Lexicon): boolean {
  const isLacked = (code: string) => !bears(food, code);
  return line
    .byInitial(root[0]!)
    .some(({ roots, brings }) => roots[0]!.startsWith(root) && brings.some(({ codes }) => codes.some(isLacked)));
}

/** Shorter ones are cut from too many words. */
const LEAST_CUT = 3;

/** Of a use or an alternative, a remark put first, or joined to what the name turns round or leaves aside. */
function isBorrowed(one: Sensed, { words, left, order }: Alignment): boolean {
  const { use, choice, joined, remark } = one.token;
  if (use || (remark && order > 0)) return true;
  if (choice && left.length > 0) return true;
  return (choice || joined) && (order > 0 || left.some((other) => words.indexOf(other) < words.indexOf(one)));
}

/** Whether the first word that says something is left aside, and may be what the line is about. */
function isHeadLeft(best: Alignment, lexicon: Lexicon): boolean {
  const { words, used, found, length } = best;
  const place = words.findIndex(isHead);
  const head = words[place];
  // A grade alone is of many foods, a code of one: «selecto W-260», «callebaut 811».
  if (head === undefined) return !isCode(best, lexicon);
  // The number of an additive is not the mixture it is in: «preparado Zeta (E322)».
  const isNumber = used.every(({ token: { root } }) => root.length === 1 || isFigure(root));
  if (isNumber && words.some(({ token }) => lexicon.vague.has(token.root))) return true;
  if (used.includes(head)) return false;
  // A remark alone is no name of something known.
  if (used.every(({ token }) => token.remark) && head.senses.length > 0) return true;
  if (isOfFood(head, found.food, lexicon)) return false;
  // Before one word alone it tells the kind: «hemp milk».
  if (length === 1 || head.isKnown || words[place + 1]?.token.of === true) return true;
  return head.senses.some(({ word }) => lexicon.incomplete.has(lexicon.index.words[word]!));
}

/** Figures below this are grades. */
const LEAST_CODE = 100;

function isCode({ place, figuresMet }: Alignment, { index, foodCount }: Lexicon): boolean {
  if (figuresMet === 0 || index.owners[place]! >= foodCount) return false;
  return wordsAt(index, place).some((word) => Number(index.words[word]) >= LEAST_CODE && index.holders(word) === 1);
}

/** Whether the line is about a food of another shelf, which the name has behind its noun: «guindas en licor». */
function isHeadTurned({ name, order, words, found }: Alignment, { incomplete }: Lexicon, named: Named): boolean {
  const head = words.find(isHead)?.token.root;
  if (order === 0 || head === undefined || head === name[0] || !incomplete.has(name[0]!)) return false;
  return (named([head])?.food ?? found.food).category !== found.food.category;
}

/** Chance of a change from which a word is not left aside. */
const CHANGES = 0.5;

/** Whether a word left aside makes another food, or is one. */
function isChanging(one: Sensed, name: readonly string[], food: Food, lexicon: Lexicon, named: Named): boolean {
  const { root, use } = one.token;
  if (use || isOfFood(one, food, lexicon)) return false;
  const isAnother = (roots: readonly string[]) => (named(roots)?.food ?? food) !== food;
  if (lexicon.states.has(root) || isAnother([...name, root])) return true;
  // Of chocolate the colour tells whether there is milk in it.
  if (isColour(root)) return food.category === 'cacao_chocolate';
  return isAnother([root]) || chanceOf(root, food, lexicon) >= CHANGES;
}

/** A word of fewer names is not one that people misspell by itself. */
const LEAST_NAMES = 10;
/** Two letters wrong in the only word make it another. */
const LEAST_LIKENESS = 0.8;

/** Whether one word is too little to go by, given what is left aside. */
function isTooLittle(best: Alignment, lexicon: Lexicon): boolean {
  const { used, left, found, name, place, soft, likeness, figuresMet } = best;
  const { index, incomplete } = lexicon;
  // «Xant.» is cut from words of one food alone.
  const isOwn = ({ word }: Sense) => isHeldBy(index, word, indexOf(found.food.id)!);
  if (soft > 0 && !used.every(({ token, senses }) => token.cut && senses.every(isOwn))) {
    const isShort = likeness < SOUNDS_ALIKE && used.some(({ token }) => token.text.length < LEAST_ALONE);
    const names = index.namesWith(wordsAt(index, place)[0]!).length;
    if (isShort || names < LEAST_NAMES || likeness < LEAST_LIKENESS) return true;
  }
  if (left.some((one) => incomplete.has(one.token.root) || isMistaken(one, found.food, lexicon))) return true;
  // «Harina de x» is of x; what has but its noun for a name may have a house: «agua Bezoya».
  const isStaple = index.ownerStarts[indexOf(found.food.id)!] === place;
  if (isStaple && left.every(({ token, isKnown }) => !isKnown && !token.of)) return false;
  return left.length > 0 && figuresMet === 0 && (found.lectura === 'por_defecto' || incomplete.has(name[0]!));
}

/** Of a process, which may leave something else: «mantequilla trufada». */
const PARTICIPLE = /[ai]d$/;
/** Least letters a word and the one it comes from share. */
const LEAST_STEM = 3;

/** Whether a word nobody knows may be a known one, or comes from one that turns a food or brings an allergen. */
function isMistaken({ token: { root }, senses, isKnown }: Sensed, food: Food, lexicon: Lexicon): boolean {
  if (isKnown) return false;
  if (PARTICIPLE.test(root)) return true;
  const { index, fillers } = lexicon;
  const isIdle = ({ word }: Sense) => isHeldBy(index, word, indexOf(food.id)!) || fillers.has(index.words[word]!);
  if (senses.length > 0) return !senses.some(isIdle);
  const comesFrom = (known: string) =>
    known.length > LEAST_STEM && root.startsWith(known.slice(0, Math.max(LEAST_STEM, known.length - 1)));
  for (const known of lexicon.turning) if (comesFrom(known)) return true;
  return lexicon.line.byInitial(root[0]!).some(({ roots: [known = ''] }) => comesFrom(known));
}

/** How much of what a name says another must, to have a word in what a figure tells. */
const FIGURE_RIVAL = 0.4;

/** Whether another food bears a figure that the best does not: «glucosa 44 Bé 42 DE». */
function bearsMore(other: Alignment, best: Alignment): boolean {
  const inWords = ({ matched, figuresMet }: Alignment) => matched - FIGURE_WEIGHT * figuresMet;
  if (other.figuresStrange >= best.figuresStrange || other.likeness < best.likeness) return false;
  return inWords(other) >= FIGURE_RIVAL * inWords(best);
}

/** How much of a line another whole name must be to stand in the way. */
const RIVAL = 0.75;

/** Whether a whole name of another food says what the best leaves aside, and is nearly as much of the line. */
export function isRival(other: Alignment, best: Alignment, lexicon: Lexicon): boolean {
  if (bearsMore(other, best)) return true;
  if (other.missing > 0 || other.length < 2 || other.matched < RIVAL * best.matched) return false;
  // What is a word of the food besides is explained, unless the other explains its own as well.
  const isWhole = ({ left, found }: Alignment) => left.every((one) => isOfFood(one, found.food, lexicon));
  if (best.matched > other.matched && best.order + best.soft === 0 && isWhole(best) && !isWhole(other)) return false;
  return best.left.some((one) => !one.token.use && !other.left.includes(one));
}
