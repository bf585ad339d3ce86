import type { Food } from '../despensa/food.ts';
import { saysPhrase } from '../despensa/phrases.ts';
import { bears, covers, type Named } from '../despensa/reading.ts';
import { indexOf } from '../despensa/table.ts';
import { isColour, isFigure } from '../despensa/words.ts';
import { type Alignment, FIGURE_WEIGHT, type Ways } from './align.ts';
import type { Lexicon } from './lexicon.ts';
import { isHeldBy, wordsAt } from './name-table.ts';
import { ABBREVIATING } from './parse.ts';
import { chanceOf, isHead, isOfFood, type Sensed, UNCUT } from './sensed.ts';
import { type Sense, SOUNDS_ALIKE } from './senses.ts';

/** How far off the next food must be: a misspelt word may be another as well, a cut one all the more. */
const [MARGIN_OF_SLIP, MARGIN_OF_CUT] = [0.3, 1];
/** More words that nobody knows than these are another food. */
const MOST_UNKNOWN = 4;

/** What a line is held against besides its best food. */
export interface Asked {
  /** Names of other foods that it may be, best first. */
  readonly others: readonly Ways[];
  /** Words of the line that turn the rest into something else. */
  readonly turns: readonly string[];
  readonly lexicon: Lexicon;
  readonly named: Named;
}

/** How much better a name is than the best of another food. */
export function marginOf(best: Alignment, others: readonly Ways[]): number {
  return best.score - (others[0]?.[0].score ?? NONE);
}

/** A second food is never so far off that there is none. */
const NONE = -5;

/** Whether a line is asked about, however likely its best name: what it says besides makes another food of it. */
export function isBlocked(best: Alignment, { others, turns, lexicon, named }: Asked): boolean {
  const { left, found, name } = best;
  const { index } = lexicon;
  const isTurned = (root: string) =>
    !name.includes(root) && !isHeldBy(index, index.wordOf(root), indexOf(found.food.id)!);
  const unknown = left.filter(({ isKnown }) => !isKnown).length;
  return (
    best.isOtherwise ||
    unknown > MOST_UNKNOWN ||
    left.some(({ token }) => ABBREVIATING.has(token.root)) ||
    left.some(
      (one) =>
        (one.token.choice && !lexicon.packs.has(one.token.text)) ||
        one.token.joined ||
        isCutChange(one, best, lexicon, named),
    ) ||
    marginOf(best, others) < leastMargin(best) ||
    isHeadOther(best, lexicon) ||
    isHeadTurned(best, lexicon, named) ||
    turns.some(isTurned) ||
    left.some((one) => one.isKnown && isKind(one, best, lexicon, named)) ||
    (best.used.length === 1 && (best.figuresMet === 0 || unknown > 1) && isLittle(best, lexicon)) ||
    (best.missing > 0 && (isAnotherName(best, lexicon) || isShared(best, others, lexicon))) ||
    best.used.some((one) => isJoinedApart(one, best)) ||
    others.some((ways) => ways.some((other) => bearsMore(other, best))) ||
    (best.used.some(({ token }) => token.use) && (left.some(({ isKnown }) => isKnown) || isTurnedByUse(best)))
  );
}

/** Whether the name turns a food and what it is for round: «negro 60 para ganache» is no ganache. */
function isTurnedByUse({ used, order }: Alignment): boolean {
  return order > 0 && used.some(({ token }) => !token.use);
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

/** Whether a cut word may be cut from one that brings an allergen the food lacks: «miel cac.»; not «var.». */
function mayBring(root: string, food: Food, { line }: Lexicon): boolean {
  if (saysPhrase('punto', root)) return false;
  const isLacked = (code: string) => !bears(food, code);
  return line
    .byInitial(root[0]!)
    .some(({ roots, brings }) => roots[0]!.startsWith(root) && brings.some(({ codes }) => codes.some(isLacked)));
}

/** Shorter ones are cut from too many words. */
const LEAST_CUT = 3;

/** Whether the line is about a food of another shelf, which the name has behind its noun: «guindas en licor». */
function isHeadTurned({ name, order, words, found }: Alignment, { incomplete }: Lexicon, named: Named): boolean {
  const head = words.find(isHead)?.token.root;
  if (order === 0 || head === undefined || head === name[0] || !incomplete.has(name[0]!)) return false;
  return (named([head])?.food ?? found.food).category !== found.food.category;
}

/** Chance of a change from which a word that names a food is not left aside. */
const OTHER = 0.35;

/** Whether a known word left aside is another food, or tells the kind of one: «chocolate … blanco». */
function isKind(one: Sensed, { name, found: { food }, used }: Alignment, lexicon: Lexicon, named: Named): boolean {
  const { root, use, remark, denied } = one.token;
  if (use || isOfFood(one, food, lexicon)) return false;
  const isAnother = (roots: readonly string[]) => (named(roots)?.food ?? food) !== food;
  // «Crunchy dark chocolate» is of dark chocolate.
  if (isAnother([...name, root]) || isAnother([root, name.at(-1)!])) return true;
  // «Leche entera … de soja» is milk.
  const turned = named([name[0]!, root])?.food;
  if (turned !== undefined && !covers(food, [turned])) return true;
  // Of chocolate the colour tells whether there is milk in it.
  if (isColour(root)) return food.category === 'cacao_chocolate';
  // What is remarked on the food stands aside, unless the name is of the remark too.
  const isAside = remark && !lexicon.states.has(root) && !used.some(({ token }) => token.remark);
  const other = isAside || denied ? undefined : named([root])?.food;
  return other !== undefined && other !== food && (!covers(food, [other]) || chanceOf(root, food, lexicon) >= OTHER);
}

/** Whether the line is about what stands before «de», or names the food in a remark alone. */
function isHeadOther(best: Alignment, lexicon: Lexicon): boolean {
  const { words, used, found } = best;
  const place = words.findIndex(isHead);
  const head = words[place];
  // The number of an additive is not the mixture it is in: «preparado Zeta (E322)».
  const isNumber = used.every(({ token: { root } }) => root.length === 1 || isFigure(root));
  if (isNumber && words.some(({ token }) => lexicon.vague.has(token.root))) return true;
  // A grade alone is of many foods, a code of one: «selecto W-260», «callebaut 811».
  if (head === undefined) return !used.some(({ token }) => isFigure(token.root)) && !isCode(best, lexicon);
  if (used.includes(head)) return false;
  if (head.isKnown && used.every(({ token }) => token.remark)) return true;
  return !isOfFood(head, found.food, lexicon) && words[place + 1]?.token.of === true;
}

/** Figures below this are grades. */
const LEAST_CODE = 100;

function isCode({ place, figuresMet }: Alignment, { index, foodCount }: Lexicon): boolean {
  if (figuresMet === 0 || index.owners[place]! >= foodCount) return false;
  return wordsAt(index, place).some((word) => Number(index.words[word]) >= LEAST_CODE && index.holders(word) === 1);
}

/** Whether a name that the line lacks a word of is one more, and not the name cut short or left in part. */
function isAnotherName({ used, left, soft, figuresMet, found }: Alignment, lexicon: Lexicon): boolean {
  if (used.some(({ token }) => token.use || token.remark || token.choice || token.joined)) return true;
  const isMuch = used.length + figuresMet >= MUCH;
  if (left.length === 0) return soft === 0 && figuresMet === 0 && !isMuch;
  return left.some((one) => !(one.token.cut || isOfFood(one, found.food, lexicon) || (isMuch && !one.isKnown)));
}

/** So many words and figures of a name are hardly of another. */
const MUCH = 3;

/** Whether another food has names with all that the line has of this name. */
function isShared({ used, found }: Alignment, others: readonly Ways[], { index }: Lexicon): boolean {
  const owns = (food: Food, { senses }: Sensed) => senses.some(({ word }) => isHeldBy(index, word, indexOf(food.id)!));
  return others.some(([{ found: other }]) => other.food !== found.food && used.every((one) => owns(other.food, one)));
}

/** Whether a word is offered, joined or remarked, and turned round or parted from the rest of its name. */
function isJoinedApart(one: Sensed, { words, left, order }: Alignment): boolean {
  const { choice, joined, remark } = one.token;
  const known = left.filter(({ isKnown }) => isKnown).length;
  if ((choice && left.length > 0) || (remark && order > 0 && known > 1)) return true;
  return (choice || joined) && (order > 0 || left.some((other) => words.indexOf(other) < words.indexOf(one)));
}

/** A word of fewer names is not one that people misspell by itself. */
const LEAST_NAMES = 10;
/** Two letters wrong in the only word make it another. */
const LEAST_LIKENESS = 0.8;

/** Of a process, which may leave something else: «mantequilla trufada». */
const PARTICIPLE = /[ai]d$/;

/** Whether one word is too little to go by: it lacks the rest of its name, or is told apart by what is left aside. */
function isLittle(best: Alignment, lexicon: Lexicon): boolean {
  const { used, left, words, found, name, missing } = best;
  const isBare = ({ token: { root }, isKnown, senses }: Sensed) =>
    lexicon.incomplete.has(root) ||
    (!isKnown && (PARTICIPLE.test(root) || (senses.length === 0 && isDerived(root, lexicon))));
  // «Pgpr», «kahlúa» are of one food alone.
  const [
    {
      token,
      senses: [sense],
      isExact,
    },
  ] = used as readonly [Sensed];
  if (missing === 0 && isExact && !token.joined && !token.remark && lexicon.index.holders(sense!.word) === 1)
    return false;
  if (missing > 0 || used.every(({ token }) => isColour(token.root)) || left.some(isBare)) return true;
  const isTold = left.some((one) => one.isKnown && !one.token.use && !isOfFood(one, found.food, lexicon));
  // What has but its noun for a name may have a house: «agua Bezoya».
  const isStaple = lexicon.index.ownerStarts[indexOf(found.food.id)!] === best.place;
  const isHouse = isStaple && left.every(({ token, isKnown }) => !isKnown && !token.of);
  if (left.length > 0 && !isHouse && (lexicon.incomplete.has(name[0]!) || (isTold && found.lectura === 'por_defecto')))
    return true;
  // Before one word alone the first tells the kind: «hemp milk».
  const head = words.find(isHead);
  if (head !== undefined && !used.includes(head) && !isOfFood(head, found.food, lexicon)) return true;
  return isUnlike(best, lexicon);
}

/** Least letters a word and the one it comes from share. */
const LEAST_STEM = 3;

/** Whether a word comes from one that turns a food or brings an allergen: «mantequilla sojina». */
function isDerived(root: string, { turning, line }: Lexicon): boolean {
  const comesFrom = (known: string) =>
    known.length > LEAST_STEM && root.startsWith(known.slice(0, Math.max(LEAST_STEM, known.length - 1)));
  for (const known of turning) if (comesFrom(known)) return true;
  return line.byInitial(root[0]!).some(({ roots: [known = ''] }) => comesFrom(known));
}

/** Whether the only word may as well be another: «carambar» is no carambola. */
function isUnlike({ used, found, place, soft, likeness }: Alignment, { index }: Lexicon): boolean {
  // «Xant.» is cut from words of one food alone.
  const isOwn = ({ word }: Sense) => isHeldBy(index, word, indexOf(found.food.id)!);
  if (soft === 0 || used.every(({ token, senses }) => token.cut && senses.every(isOwn))) return false;
  const isShort = likeness < SOUNDS_ALIKE && used.some(({ token }) => token.text.length < LEAST_ALONE);
  return isShort || index.namesWith(wordsAt(index, place)[0]!).length < LEAST_NAMES || likeness < LEAST_LIKENESS;
}

/** How much of what a name says another must, to have a word in what a figure tells. */
const FIGURE_RIVAL = 0.4;

/** Whether another food bears a figure that the best does not: «glucosa 44 Bé 42 DE». */
function bearsMore(other: Alignment, best: Alignment): boolean {
  const inWords = ({ matched, figuresMet }: Alignment) => matched - FIGURE_WEIGHT * figuresMet;
  if (other.figuresStrange >= best.figuresStrange || other.likeness < best.likeness) return false;
  return inWords(other) >= FIGURE_RIVAL * inWords(best);
}
