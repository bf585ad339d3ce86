import { foldApart, MAX_NAME_LENGTH } from '../craft/names.ts';

/** Words that tell no ingredient from another. */
const DROPPED = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'con', 'en', 'para', 'un', 'una', 'al', 'mg', 'xl']);

const SEPARATORS = /[^a-z0-9]+/;

/** The words of a name that identify it, singular, without accents, in the order written. */
export function tokens(name: string): string[] {
  const found: string[] = [];
  for (const word of foldApart(name.slice(0, MAX_NAME_LENGTH)).split(SEPARATORS)) {
    if (word.length > 1 && !DROPPED.has(word)) found.push(singular(word));
  }
  return found;
}

/** Two names with the same key are the same ingredient: the order of the words does not matter. */
export function tokenKey(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ');
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s')) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  const vowel = word.at(-2)!;
  if (vowel === 'e' && 'lnrdj'.includes(word.at(-3)!)) return word.slice(0, -2);
  return 'aeiou'.includes(vowel) ? word.slice(0, -1) : word;
}
