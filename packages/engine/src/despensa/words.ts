import { lazy } from '../craft/lazy.ts';
import { foldApart, MAX_NAME_LENGTH } from '../craft/names.ts';
import * as packed from './roots.gen.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Joining words of the languages recipes come in; they never tell one food from another. */
const JOINING = wordsIn(packed.joining);

/** Letters that name a kind of flour or additive when a figure follows: T65, W300, E330. */
const LETTERS: ReadonlySet<string> = new Set(['t', 'w', 'e']);

/** «M&M» is one word. */
const TOKEN = /\d+(?:\.\d+)?|(?<![a-z])[a-z]&[a-z]s?(?![a-z])|[a-z]+|(?<=[a-z]{2})\s*\/\s*(?=[a-z]{2})/g;
const DECIMAL_COMMA = /(\d),(?=\d)/g;
/** More words than any name has; what follows is not read. */
const MAX_WORDS = 24;

/** Words that only a vowel tells apart, and which are different things. */
const UNLIKE = wordsIn(packed.unlike);

/**
 * The root under which the forms of a word meet: plural and singular, «nuez» and «nueces», masculine and feminine,
 * «glucosa» and «glucose».
 */
export function root(word: string): string {
  if (UNLIKE.has(word)) return word;
  // «Limões» is «limão» without its marks.
  if (word.length > 5 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  const soft = word.includes('z') ? word.replaceAll('z', 'c') : word;
  const one = soft.length > 3 && soft.endsWith('s') && !soft.endsWith('ss') ? soft.slice(0, -1) : soft;
  // «Émiettées» is «émietté»; «coffee» and «purée» are no participles.
  const singular = one.length > 6 && one.endsWith('ee') ? one.slice(0, -1) : one;
  if (singular.length < 5 || UNLIKE.has(singular)) return singular;
  const last = singular.length - 1;
  return 'aeio'.includes(singular[last]!) && !'aeiou'.includes(singular[last - 1]!) ? singular.slice(0, -1) : singular;
}

/** The root of a word as it is written; a figure or a mark is itself, and so is a word that a point cuts short. */
export function wordKey(written: string): string {
  if (written.endsWith('.')) return foldApart(written);
  return /[A-Za-zÀ-ɏ]/.test(written) ? root(foldApart(written)) : written;
}

/** Words of one thing on both sides of the sea, cut short or in two spellings, by their roots. */
const SAME: ReadonlyMap<string, string> = new Map(
  packed.same.split('|').map((pair) => pair.split(' ').map(root) as [string, string]),
);

/** The root of a word, one for all the words of the same thing. */
export function rootOf(word: string): string {
  const found = root(word);
  return SAME.get(found) ?? found;
}

/** Whether a word is a figure. */
export function isFigure(word: string): boolean {
  return word[0]! >= '0' && word[0]! <= '9';
}

/** «35.0» and «35» are one; the zeros of flours are not: 0, 00. */
function figureOf(token: string): string {
  return /^0\d/.test(token) ? token : String(Number(token));
}

/** Stands for the choice a name leaves: «aceite o mantequilla» is no «aceite de mantequilla». */
export const CHOICE = '|';

const OR = wordsIn(packed.or);

/** A stroke or a word that joins two alternatives; «ou» of «clara d'ou» is an egg. */
function chooses(tokens: readonly string[], i: number): boolean {
  const token = tokens[i]!;
  if (!OR.has(token)) return token.includes('/');
  return i > 0 && i < tokens.length - 1 && tokens[i - 1] !== 'd' && tokens[i - 1] !== 'un';
}

/** Whether a root is of a joining word. */
export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

/** What ends a name joins nothing: «castaña de Pará», «pão de ló». */
function counts(token: string, next: string | undefined): boolean {
  if (LETTERS.has(token)) return next !== undefined && isFigure(next);
  return token.length > 1 && (!JOINING.has(token) || ((token === 'para' || token === 'lo') && next === undefined));
}

const STROKES: Readonly<Record<string, string>> = { s: 'sin ', c: 'con ', d: 'de ', p: 'para ' };

/** «mantequilla s/sal», «chocolate c/leche», «nata p/montar». */
export function unabridged(text: string): string {
  // A plain look first: the pattern takes a millisecond to make ready, and «g/kg» is none of these.
  if (!/[csdp]\//i.test(text)) return text;
  return text.replace(
    /\b(?:([sc])\/\s*(?=[a-zß-ɏ]|\d+(?:[.,]\d+)?\s?%)|([dp])\/\s*(?=[a-zß-ɏ]{2}))/gi,
    (_short, letter: string | undefined, aim: string | undefined) => STROKES[(letter ?? aim)!.toLowerCase()]!,
  );
}

/** Without its accent «thé» would be the English article. */
function withSpanishTea(text: string): string {
  return text.replace(/(?<![a-zß-ɏ])thé(?![a-zß-ɏ])/gi, 'té');
}

/** The words of a name that count, as roots, in the order written; cost linear in at most 200 characters. */
export function rootsOf(name: string): string[] {
  const written = unabridged(name.slice(0, MAX_NAME_LENGTH));
  const text = foldApart(/thé/i.test(written) ? withSpanishTea(written) : written);
  const tokens = (text.includes(',') ? text.replace(DECIMAL_COMMA, '$1.') : text).match(TOKEN) ?? [];
  const roots: string[] = [];
  for (let i = 0; i < tokens.length && roots.length < MAX_WORDS; i++) {
    const token = tokens[i]!;
    if (isFigure(token)) roots.push(figureOf(token));
    else if (chooses(tokens, i)) roots.push(CHOICE);
    else if (counts(token, tokens[i + 1])) roots.push(rootOf(token));
  }
  return roots;
}

/** Whether a word may lack its last letter. */
export function isBare(word: string): boolean {
  return /^[a-z]{3,}[^aeious]$/.test(word);
}

/** The letters that roots leave aside. */
export const ENDINGS: readonly string[] = ['a', 'e', 'i', 'o'];

/** What a name is looked up by: its roots in their order; empty when nothing in it counts. */
export function keyOf(name: string): string {
  return rootsOf(name).join(' ');
}

/** Between two keys; no root has a comma. */
export const KEY_SEPARATOR = ',';

/** One key for all orders of the same words. */
export function sortedKey(roots: readonly string[]): string {
  return roots.length === 1 ? roots[0]! : [...new Set(roots)].sort().join(' ');
}

const colours = lazy((): ReadonlySet<string> => new Set(packed.colours.split(' ').flatMap(rootsOf)));

/** Whether a root is that of a colour. */
export function isColour(word: string): boolean {
  return colours().has(word);
}
