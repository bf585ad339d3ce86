import type { Food } from '../despensa/food.ts';
import { indexOf } from '../despensa/table.ts';
import { isFigure } from '../despensa/words.ts';
import { changeOf } from './idle-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isHeldBy } from './name-table.ts';
import type { Token } from './parse.ts';
import { type Sense, sensesOf } from './senses.ts';

/** A word of a line with all that it may be. */
export interface Sensed {
  readonly token: Token;
  readonly senses: readonly Sense[];
  /** Whether it says nothing of the food. */
  readonly isFiller: boolean;
  /** Whether names have the very word. */
  readonly isExact: boolean;
  /** Whether somebody knows it, and no point cuts it short. */
  readonly isKnown: boolean;
}

/** Mark of the fillers that stand before a noun. */
const BEFORE = '^';
/** A known word of so many letters with a point ends a sentence. */
export const UNCUT = 5;
/** More words than any line that can be read without asking has. */
const MOST_WORDS = 24;
/** Words that are guessed at: of a line with more that nobody knows none is read. */
const MOST_GUESSED = 5;

export function sensed(tokens: readonly Token[], lexicon: Lexicon): readonly Sensed[] {
  const { index, fillers, turning, strangers, states } = lexicon;
  const read = tokens.slice(0, MOST_WORDS);
  let guessed = 0;
  return read.map((token, i) => {
    const { root, cut } = token;
    const salvo = fillers.get(root);
    // What stands first is what it is: «batida de coco».
    const isNoun = i === 0 && salvo?.has(BEFORE) === false;
    const isFiller = salvo !== undefined && !isNoun && !cut && !read.some((other) => salvo.has(other.root));
    const isListed = salvo !== undefined || turning.has(root);
    const isTold = isListed || strangers.has(root) || guessed === MOST_GUESSED;
    const senses = sensesOf(token, isTold, index);
    const isExact = senses[0]?.quality === 1;
    if (!isTold && !isExact) guessed++;
    const isKnown = !(cut && root.length < UNCUT) && (isExact || isListed || states.has(root));
    return { token, senses, isFiller, isExact, isKnown };
  });
}

/** Whether a word may be what a line is about. */
export function isHead({ isFiller, token }: Sensed): boolean {
  return !isFiller && token.root.length > 1 && !isFigure(token.root);
}

/** Whether a food has a word in any of its names. */
export function isOfFood({ senses: [sense], isExact }: Sensed, food: Food, { index }: Lexicon): boolean {
  return sense !== undefined && isExact && isHeldBy(index, sense.word, indexOf(food.id)!);
}

/** Priors of a change of food, by what is known of a word: of no name of its shelf, it tells nothing apart there. */
const PRIOR = { turning: 0.95, filler: 0.05, known: 0.75, elsewhere: 0.4 } as const;

/** The chance that a word left aside makes another food. */
export function chanceOf(root: string, { category }: Food, lexicon: Lexicon): number {
  const { index, turning, fillers, counts } = lexicon;
  const word = index.wordOf(root);
  const isOnShelf = () => word !== undefined && index.isOnShelf(word, category);
  const kind = turning.has(root) ? 'turning' : fillers.has(root) ? 'filler' : isOnShelf() ? 'known' : 'elsewhere';
  const prior = PRIOR[kind];
  return changeOf(counts, root, category, prior);
}
