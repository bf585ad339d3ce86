/** Names of foods and figures in a sentence: their article, gender and number. */
import { fold } from './names.ts';
import { remember } from './remember.ts';
import { list, lowerFirst } from './spanish.ts';
import { andOthers } from './texts.gen.ts';

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

/** Some doses are named with their article: «el agua, contada toda,». */
const WITH_ARTICLE = /^(el|la|los|las) /;

/** «Leche entera» → «la leche entera»; names in capitals keep them: «PAC» → «el PAC». */
export const theName = remember((label) => {
  const text = inSentence(label);
  return WITH_ARTICLE.test(label) ? text : `${articleOf(text)} ${text}`;
});

/** «Materia grasa» → «materia grasa»; «PAC» and «SLNG» stay. */
export const inSentence = remember((label) => {
  const text = label.trim();
  return PROPER.test(text) || /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : lowerFirst(text);
});

function isPlural(label: string): boolean {
  const first = firstWord(label);
  if (PLURAL.has(first)) return true;
  return first.length > 3 && /[aeo]s$/.test(first) && !/^\p{Lu}{2}/u.test(label.trim());
}

/** The form that agrees with a noun, or with several: «pasa», «pasan»; or «fijo», «fija», «fijos», «fijas». */
export function agreeing(named: string | readonly string[], ...forms: readonly string[]): string {
  const [label = '', ...others] = typeof named === 'string' ? [named] : named;
  const isSeveral = others.length > 0 || isPlural(label);
  const isHer = forms.length > 2 && others.length === 0 && isFeminine(label);
  const [one = '', several = ''] = forms.length > 2 ? forms.filter((_, i) => i % 2 === Number(isHer)) : forms;
  return isSeveral ? several : one;
}

const MOST_NAMED = 3;

/** The first few, and that there are more. */
export function few(labels: readonly string[]): string {
  const named = labels.slice(0, MOST_NAMED).map(theName);
  return labels.length > MOST_NAMED ? andOthers(named) : list(named);
}

function firstWord(label: string): string {
  return fold(label.trim().replace(WITH_ARTICLE, '')).split(/[^a-z]+/, 1)[0] ?? '';
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
