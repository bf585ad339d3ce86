import { isFigure, rootOf } from '../despensa/words.ts';
import { halfEdits, lacksLetters, letterMask, typedWord } from '../search/edits.ts';
import { wordsFrom } from './name-table.ts';
import type { NamesIndex } from './names-index.ts';
import type { Token } from './parse.ts';

/** A word of names that a written one may be, and how good a likeness it is. */
export interface Sense {
  readonly word: number;
  readonly quality: number;
}

/** Shortest start of a word: with a point, and without one. */
const [LEAST_POINTED, LEAST_CUT] = [2, 3];
/** Shortest word with a letter wrong. */
const LEAST_SLIP = 5;
/** A contraction has few letters and hardly a vowel: «hna», «fza», «pvo». */
const CONTRACTED = /^[^aeiou]{2}[^aeiou]*[aeiou]?$/;
const MOST_CONTRACTED = 5;
const VOWELS = 'aeiou';
/** Words more than these, and it may be anything. */
const MOST_SENSES = 24;

const [CUT, CONTRACTION, SLIP, TWO_SLIPS] = [0.85, 0.75, 0.85, 0.7];
/** «Mantekilla», «lechee». */
export const SOUNDS_ALIKE = 0.9;
const DOUBLED = /([a-z])\1/g;

/** All that a word may be; nothing where nobody knows. `isKnown`: whether it says something by itself already. */
export function sensesOf({ text, root, cut }: Token, isKnown: boolean, index: NamesIndex): readonly Sense[] {
  const own = index.wordOf(root);
  const senses: Sense[] = own === undefined ? [] : [{ word: own, quality: 1 }];
  if (isFigure(text) || (!cut && (own !== undefined || isKnown))) return senses;
  const likely = [...starting(text, cut, index), ...contracted(text, index)];
  if (!cut && likely.length === 0) senses.push(...misspelt(text, root, index));
  if (likely.length > MOST_SENSES) likely.sort((a, b) => index.holders(b.word) - index.holders(a.word));
  const most = likely.slice(0, MOST_SENSES).reduce((max, { word }) => Math.max(max, index.holders(word)), 1);
  for (const { word, quality } of likely.slice(0, MOST_SENSES)) {
    // The word of more foods is the likelier one.
    if (word !== own) senses.push({ word, quality: quality * (0.7 + 0.3 * Math.sqrt(index.holders(word) / most)) });
  }
  return senses;
}

function starting(text: string, cut: boolean, index: NamesIndex): Sense[] {
  if (text.length < (cut ? LEAST_POINTED : LEAST_CUT)) return [];
  const [from, to] = wordsFrom(index, text);
  const senses: Sense[] = [];
  for (let word = from; word < to; word++) senses.push({ word, quality: CUT });
  return senses;
}

function contracted(text: string, index: NamesIndex): Sense[] {
  if (text.length > MOST_CONTRACTED || !CONTRACTED.test(text)) return [];
  const [from, to] = wordsFrom(index, text[0]!);
  // The last letter may be lost, and «z» be written «c».
  const letters = letterMask(text.slice(0, -1).replaceAll('z', 'c'));
  const senses: Sense[] = [];
  for (let word = from; word < to; word++) {
    if ((letters & ~index.lettersOf(word)) !== 0) continue;
    if (isContraction(text, index.words[word]!)) senses.push({ word, quality: CONTRACTION });
  }
  return senses;
}

/** Its letters in their order up to the last; long roots have lost a vowel, and all write «c» for «z». */
export function isContraction(text: string, word: string): boolean {
  if (word.length <= text.length || word.startsWith(text)) return false;
  const isLost = VOWELS.includes(text.at(-1)!) && !VOWELS.includes(word.at(-1)!);
  let at = 0;
  for (const letter of (isLost ? text.slice(0, -1) : text).replaceAll('z', 'c')) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return at === word.length;
}

/** Two letters wrong are forgiven in a long word, and weigh less. */
function misspelt(text: string, root: string, index: NamesIndex): Sense[] {
  if (text.replace(/s$/, '').length < LEAST_SLIP) return [];
  const spelt = text.replaceAll('k', 'qu');
  const sounding = index.wordOf(rootOf(spelt)) ?? index.wordOf(rootOf(spelt.replace(DOUBLED, '$1')));
  if (sounding !== undefined) return [{ word: sounding, quality: SOUNDS_ALIKE }];
  const typed = typedWord(root, root);
  const [from, to] = wordsFrom(index, root[0]!);
  const senses: Sense[] = [];
  const further: number[] = [];
  for (let word = from; word < to; word++) {
    const known = index.words[word]!;
    if (known.length < LEAST_SLIP - 1 || Math.abs(known.length - root.length) > typed.slips) continue;
    if (lacksLetters(typed, index.lettersOf(word))) continue;
    if (isOneEdit(root, known)) senses.push({ word, quality: SLIP });
    else if (typed.slips > 1) further.push(word);
  }
  if (senses.length > 0) return senses;
  return further
    .filter((word) => halfEdits(typed, index.words[word]!, index.lettersOf(word)) === 2 * typed.slips)
    .map((word) => ({ word, quality: TWO_SLIPS }));
}

/** How many letters two words share at their start, and then at their end. */
function sharedEnds(a: string, b: string): { readonly start: number; readonly end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}

/** One letter dropped, added or changed, or two swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const { start, end } = sharedEnds(a, b);
  const different = Math.max(a.length, b.length) - start - end;
  return different <= 1 || (different === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]);
}
