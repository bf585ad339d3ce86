import { halfEdits, letterMask, typedWord } from '../common/edits.ts';
import type { Food } from './food.ts';
import { FOODS } from './table.ts';
import { isFigure, rootsOf } from './words.ts';

interface Term {
  readonly food: number;
  readonly words: number;
}

interface Index {
  readonly words: readonly string[];
  readonly letters: Int32Array;
  readonly holders: readonly (readonly Term[])[];
  readonly places: ReadonlyMap<string, number>;
}

let index: Index | undefined;

function indexed(aliases: readonly (readonly string[])[]): Index {
  if (index !== undefined) return index;
  const places = new Map<string, number>();
  const holders: Term[][] = [];
  FOODS.forEach((food, i) => {
    for (const name of [food.name, ...aliases[i]!]) {
      const roots = new Set(rootsOf(name));
      for (const root of roots) {
        let place = places.get(root);
        if (place === undefined) {
          place = holders.push([]) - 1;
          places.set(root, place);
        }
        holders[place]!.push({ food: i, words: roots.size });
      }
    }
  });
  const words = [...places.keys()];
  index = { words, letters: Int32Array.from(words, letterMask), holders, places };
  return index;
}

const MOST = 3;
/** Words of a text that are compared; a name has fewer. */
const MAX_COMPARED = 6;
/** The first word is the noun. */
const HEAD_WEIGHT = 1.5;

/** Up to three foods whose names share most words with the text, misspelt ones included. */
export function candidatesFor(roots: readonly string[], aliases: readonly (readonly string[])[]): readonly Food[] {
  const { words, letters, holders, places } = indexed(aliases);
  const scores = new Map<number, number>();
  const asked = roots.filter((word) => !isFigure(word)).slice(0, MAX_COMPARED);
  asked.forEach((word, position) => {
    const best = new Map<number, number>();
    const weigh = (place: number, closeness: number) => {
      for (const { food, words: length } of holders[place]!) {
        const merit = closeness / (length + asked.length);
        if (merit > (best.get(food) ?? 0)) best.set(food, merit);
      }
    };
    const exact = places.get(word);
    if (exact !== undefined) weigh(exact, 2);
    else {
      const typed = typedWord(word, word);
      words.forEach((known, place) => {
        const halves = halfEdits(typed, known, letters[place]!);
        if (halves !== undefined) weigh(place, 1.6 - 0.2 * halves);
      });
    }
    for (const [food, merit] of best) {
      scores.set(food, (scores.get(food) ?? 0) + merit * (position === 0 ? HEAD_WEIGHT : 1));
    }
  });
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .map(([food]) => FOODS[food]!);
}
