import { fold } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import { lowerFirst } from '../craft/spanish.ts';

/** Feminine nouns of the trade that do not end in -a, -ción or -dad. */
const FEMININE = new Set([
  ...['leche', 'leches', 'sal', 'sales', 'miel', 'mieles', 'nuez', 'nueces', 'base', 'bases', 'piel', 'pieles'],
  ...['flor', 'flores', 'nube', 'nubes', 'creme', 'infusion', 'infusiones', 'cmc'],
]);
const MASCULINE = new Set(['aroma', 'aromas', 'cava', 'vodka', 'tequila', 'gorgonzola', 'maracuya']);
/** Plurals that do not end in a vowel and -s. */
const PLURAL = new Set(['nibs', 'mono']);
/** Names of persons and places keep their capital. */
const PROPER = /^(Pedro Ximénez)/;
/** Feminine nouns that take «el» because they begin with a stressed a. */
const STRESSED_A = new Set(['agua', 'alga', 'haba']);

/** «Leche entera» → «la leche entera»; names in capitals keep them: «PAC» → «el PAC». */
export const theName = remember((label) => {
  const text = inSentence(label);
  return `${articleOf(text)} ${text}`;
});

/** «Materia grasa» → «materia grasa»; «PAC» and «SLNG» stay. */
export const inSentence = remember((label) => {
  const text = label.trim();
  return PROPER.test(text) || /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : lowerFirst(text);
});

export function isPlural(label: string): boolean {
  const first = firstWord(label);
  if (PLURAL.has(first)) return true;
  return first.length > 3 && /[aeo]s$/.test(first) && !/^\p{Lu}{2}/u.test(label.trim());
}

/** The ending a word takes to agree with the noun: «fij» → «fijo», «fija», «fijos» or «fijas». */
export function agree(stem: string, label: string): string {
  return `${stem}${isFeminine(label) ? 'a' : 'o'}${isPlural(label) ? 's' : ''}`;
}

function firstWord(label: string): string {
  return fold(label.trim()).split(/[^a-z]+/, 1)[0] ?? '';
}

function isFeminine(label: string): boolean {
  const first = firstWord(label);
  if (FEMININE.has(first)) return true;
  if (MASCULINE.has(first) || /^\p{Lu}{2}/u.test(label)) return false;
  return /(a|cion|dad)$/.test(first) || (first.length > 3 && first.endsWith('as'));
}

function articleOf(label: string): string {
  if (isPlural(label)) return isFeminine(label) ? 'las' : 'los';
  return isFeminine(label) && !STRESSED_A.has(firstWord(label)) ? 'la' : 'el';
}
