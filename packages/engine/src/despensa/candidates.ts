import { finished } from '../craft/lazy.ts';
import { halfEdits, letterMask, typedWord } from '../search/edits.ts';
import type { Food } from './food.ts';
import { everyFood, foodAt } from './table.ts';
import { CHOICE, isFigure, rootsOf } from './words.ts';

interface Term {
  readonly food: number;
  readonly words: number;
  /** Whether the name starts with it: what it is, not what it is made of. */
  readonly first: boolean;
}

interface Word {
  readonly text: string;
  readonly letters: number;
  readonly holders: readonly Term[];
}

interface Index {
  readonly byText: ReadonlyMap<string, Word>;
  /** Words by their first letter, which people seldom miss. */
  readonly byInitial: ReadonlyMap<string, readonly Word[]>;
}

let index: Index | undefined;

function indexed(aliases: readonly (readonly string[])[]): Index {
  return index ?? finished(indexBySteps(aliases));
}

/** Foods indexed between one breath and the next: a millisecond or two. */
const STEP = 20;

/** Gathers the words of the names of foods, a few foods at a time. */
export function* indexBySteps(aliases: readonly (readonly string[])[]): Generator<void, Index> {
  const holders = new Map<string, Term[]>();
  for (const [i, food] of everyFood().entries()) {
    if (i % STEP === STEP - 1) yield;
    for (const name of [food.name, ...aliases[i]!]) {
      const roots = new Set(rootsOf(name));
      const [head] = roots;
      for (const root of roots) {
        const held = holders.get(root) ?? [];
        held.push({ food: i, words: roots.size, first: root === head });
        holders.set(root, held);
      }
    }
  }
  const byText = new Map<string, Word>();
  const byInitial = new Map<string, Word[]>();
  for (const [text, held] of holders) {
    const word = { text, letters: letterMask(text), holders: held };
    byText.set(text, word);
    const alike = byInitial.get(text[0]!);
    if (alike === undefined) byInitial.set(text[0]!, [word]);
    else alike.push(word);
  }
  index = { byText, byInitial };
  return index;
}

const MOST = 3;
/** Words of a text that are compared; a name has fewer. */
export const MAX_COMPARED = 6;
/** The first word is the noun. */
const HEAD_WEIGHT = 1.5;

/** «Chocolate 33 %» rather resembles a chocolate of 35 % than one of 55 %. */
const FIGURE_WEIGHT = 1.5;
const FIGURE_REACH = 3;

function isNear({ name }: Food, figures: readonly number[]): boolean {
  const own = rootsOf(name).filter(isFigure).map(Number);
  return own.some((figure) => figures.some((asked) => Math.abs(figure - asked) <= FIGURE_REACH));
}

/** With a letter of so few changed it is another word: «cosa» is no «cola». */
const SHORT = 4;

function isOtherWord(typed: string, known: string): boolean {
  const letters = (word: string) => [...word].sort().join('');
  return typed.length <= SHORT && typed.length === known.length && letters(typed) !== letters(known);
}

/** Up to three foods whose names share most words with the text, misspelt ones included. */
export function candidatesFor(roots: readonly string[], aliases: readonly (readonly string[])[]): readonly Food[] {
  const { byText, byInitial } = indexed(aliases);
  const scores = new Map<number, number>();
  const asked = roots.filter((word) => !isFigure(word) && word !== CHOICE).slice(0, MAX_COMPARED);
  asked.forEach((word, position) => {
    const best = new Map<number, number>();
    const weigh = ({ holders }: Word, closeness: number) => {
      for (const { food, words: length, first } of holders) {
        const merit = ((position === 0 && first ? HEAD_WEIGHT : 1) * closeness) / (length + asked.length);
        if (merit > (best.get(food) ?? 0)) best.set(food, merit);
      }
    };
    const exact = byText.get(word);
    if (exact !== undefined) weigh(exact, 2);
    else {
      const typed = typedWord(word, word);
      for (const known of byInitial.get(word[0]!) ?? []) {
        const halves = halfEdits(typed, known.text, known.letters);
        if (halves !== undefined && !isOtherWord(word, known.text)) weigh(known, 1.6 - 0.2 * halves);
      }
    }
    for (const [food, merit] of best) {
      scores.set(food, (scores.get(food) ?? 0) + merit * (position === 0 ? HEAD_WEIGHT : 1));
    }
  });
  const figures = roots.filter(isFigure).map(Number);
  if (figures.length > 0) {
    for (const [food, score] of scores) if (isNear(foodAt(food), figures)) scores.set(food, score * FIGURE_WEIGHT);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .map(([food]) => foodAt(food));
}
