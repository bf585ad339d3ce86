import { finished } from '../craft/lazy.ts';
import { foldApart } from '../craft/names.ts';
import { letterMask } from '../search/edits.ts';
import type { Knowledge } from './reading.ts';
import { everyFood } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { root, rootsOf } from './words.ts';

/** A shorter word with a letter changed is another word. */
const LEAST_LETTERS = 5;
/** More words misspelt in one name would be another name. */
const MAX_SLIPS = 2;
/** What is typed into a sheet is short; a longer line was copied from somewhere. */
const MAX_TYPED = 60;
/** A word that may be more than these may be anything. */
const MAX_MEANT = 6;
/** Words that are another thing and one slip away from a food. */
const OTHERS: ReadonlySet<string> = new Set(
  'grajea nueve viena candela parma paloma marta nunez salgado manana certeza perra yerba guinea hueco suelo fuera salon panera carmelo palmita cocho calado medida tarea quasi almiron'
    .split(' ')
    .map(root),
);
const WORD = /\p{L}{5,}/gu;

interface Known {
  readonly text: string;
  readonly letters: number;
  readonly sounds: readonly string[];
  /** Whether a food of the pantry has it in its Spanish name, or it says nothing. */
  readonly own: boolean;
}

let known: { readonly of: Vocabulary; readonly words: ReadonlyMap<string, readonly Known[]> } | undefined;

/** Names gone through between one breath of a page and the next. */
const STEP = 40;

/** The words foods are named with, as they are written, and those that say nothing, by how they start and their length. */
export function* wordsBySteps(vocabulary: Vocabulary): Generator<void, ReadonlyMap<string, readonly Known[]>> {
  const own = new Set([...vocabulary.fillers.keys(), ...everyFood().flatMap(({ name }) => lettersOf(name))]);
  const words = new Map<string, Known[]>();
  const seen = new Set<string>();
  const add = (text: string) => {
    if (text.length < LEAST_LETTERS - 1 || seen.has(text)) return;
    seen.add(text);
    const sounds = soundsOf(text);
    const shelf = shelfOf(sounds, text.length);
    const alike = words.get(shelf) ?? [];
    alike.push({ text, letters: letterMask(text), sounds, own: own.has(text) });
    words.set(shelf, alike);
  };
  let since = 0;
  for (const text of own) {
    add(text);
    if (++since % STEP === 0) yield;
  }
  for (const names of vocabulary.aliases) {
    for (const name of names) for (const word of lettersOf(name)) add(word);
    since += names.length;
    if (since >= STEP) {
      since = 0;
      yield;
    }
  }
  known = { of: vocabulary, words };
  return words;
}

function knownWords(vocabulary: Vocabulary): ReadonlyMap<string, readonly Known[]> {
  return known?.of === vocabulary ? known.words : finished(wordsBySteps(vocabulary));
}

/** People seldom miss how a word starts. */
function shelfOf(sounds: readonly string[], length: number): string {
  return sounds.map((sound) => sound[0]).join('') + length;
}

function lettersOf(name: string): readonly string[] {
  return (foldApart(name).match(/[a-z]+/g) ?? []).map(singular);
}

function singular(word: string): string {
  return word.length > LEAST_LETTERS - 1 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How a word sounds in Spanish, with «ll» as one letter or as a doubled one. */
function soundsOf(word: string): readonly string[] {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/qu|c|k/g, 'k')
    .replace(/v/g, 'b');
  return [plain.replace(/ll/g, 'y'), plain].map((text) =>
    text
      .replace(/([a-z])\1/g, '$1')
      .replace(/(?<![kst])h/g, '')
      .replace(/y/g, 'i'),
  );
}

/** Letters that people who write Spanish take one for another, besides those that sound alike. */
const CONFUSED = 'bv sz sc cz sx gj lr mn iy kc kq cq dt'.split(' ');
const KEYBOARD = ['qwertyuiop', 'asdfghjklñ', ' zxcvbnm'];

/** Pairs of letters the finger or the ear confuses. */
const CLOSE: ReadonlySet<string> = new Set(
  [
    ...CONFUSED,
    ...KEYBOARD.flatMap((row, y) =>
      [...row].flatMap((key, x) =>
        [row[x + 1], KEYBOARD[y + 1]?.[x], KEYBOARD[y + 1]?.[x - 1]].map((next) => key + next),
      ),
    ),
  ].flatMap((pair) => [pair, [...pair].reverse().join('')]),
);

/** How many letters two words share at their start, and then at their end. */
export function sharedEnds(a: string, b: string): { readonly start: number; readonly end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { start, end };
}

/**
 * One letter dropped, swapped with the next, changed for one that looks or sounds like it on the way from the head to
 * the keys, or struck twice. Any other letter more or less makes another word («llema», «llima»), and so does the last
 * one («carabassa», «carabassat»).
 */
function isOneSlip(typed: string, word: string): boolean {
  const most = Math.min(typed.length, word.length);
  const { start, end } = sharedEnds(typed, word);
  const extra = typed.length - word.length;
  if (extra !== 0) return end > 0 && start + end === most && (extra < 0 || isStray(typed, start));
  const different = most - start - end;
  if (different === 2) return typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return different === 1 && CLOSE.has(typed[start]! + word[start]!);
}

/** Whether a letter repeats one beside it or the one after, or lies next to one on the keyboard. */
function isStray(typed: string, at: number): boolean {
  const letter = typed[at]!;
  const beside = [typed[at - 1], typed[at + 1]];
  return (
    letter === 'h' ||
    [...beside, typed[at - 2], typed[at + 2]].includes(letter) ||
    beside.some((near) => CLOSE.has(letter + near))
  );
}

/** Whether two words may be one slip apart by the letters they hold: a letter changed for another makes two. */
function holdAlike(a: number, b: number): boolean {
  let different = a ^ b;
  different &= different - 1;
  different &= different - 1;
  return different === 0;
}

/** A word of fewer letters that stands alone is misspelt only where it sounds as it should: «fuera» is no «fuerza». */
const LEAST_ALONE = 7;

/** The words of foods that a misspelt one may be. */
function meantBy(written: string, isAlone: boolean, vocabulary: Vocabulary): readonly Known[] {
  const typed = singular(foldApart(written));
  if (typed.length < LEAST_LETTERS) return [];
  const words = knownWords(vocabulary);
  const letters = letterMask(typed);
  const sounds = soundsOf(typed);
  const mayBeSlip = !isAlone || typed.length >= LEAST_ALONE;
  const meant = new Map<string, Known>();
  for (let length = typed.length - 2; length <= typed.length + 2; length++) {
    for (const word of words.get(shelfOf(sounds, length)) ?? []) {
      const isNear =
        mayBeSlip &&
        Math.abs(typed.length - length) <= 1 &&
        holdAlike(letters, word.letters) &&
        isOneSlip(typed, word.text);
      if (!isNear && !sounds.some((sound, i) => sound === word.sounds[i])) continue;
      // Forms of one word are one: «tostado», «tostada».
      const key = root(word.text);
      if (!meant.get(key)?.own) meant.set(key, word);
    }
  }
  return [...meant.values()];
}

/** A name with its misspelt words put right. */
export interface Retyped {
  readonly name: string;
  /** The roots of the words put right. */
  readonly words: readonly string[];
  /** Whether all of them are words of the pantry: a slip in Spanish makes no French word. */
  readonly own: boolean;
}

/** All that a name with misspelt words may be; nothing where none is misspelt, or too much is. */
export function retyped(name: string, { words, vocabulary, named }: Knowledge): readonly Retyped[] {
  if (name.length > MAX_TYPED) return [];
  const isKnown = (word: string) =>
    words.has(word) ||
    OTHERS.has(word) ||
    vocabulary.fillers.has(word) ||
    vocabulary.incomplete.has(word) ||
    vocabulary.turning.has(word) ||
    vocabulary.vague.has(word) ||
    vocabulary.couvertures.names.has(word) ||
    named([word]) !== undefined;
  const isAlone = rootsOf(name).length === 1;
  let names: readonly Retyped[] = [{ name: '', words: [], own: true }];
  let from = 0;
  let slips = 0;
  for (const { 0: written, index } of name.matchAll(WORD)) {
    const [typed] = rootsOf(written);
    if (typed === undefined || isKnown(typed)) continue;
    const meant = meantBy(written, isAlone, vocabulary);
    slips++;
    if (slips > MAX_SLIPS || meant.length === 0 || meant.length * names.length > MAX_MEANT) return [];
    const before = name.slice(from, index);
    names = names.flatMap((start) =>
      meant.map(({ text, own }) => ({
        name: start.name + before + text,
        words: [...start.words, root(text)],
        own: start.own && own,
      })),
    );
    from = index + written.length;
  }
  return slips === 0 ? [] : names.map((start) => ({ ...start, name: start.name + name.slice(from) }));
}
