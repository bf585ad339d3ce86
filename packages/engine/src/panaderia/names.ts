import { foldApart, MAX_NAME_LENGTH } from '../craft/names.ts';

/** «Œufs entiers (à 20 °C)» → «oeufs entiers a 20 c»: what every rule of the craft reads. */
export function normalise(text: string): string {
  return foldApart(text.slice(0, MAX_NAME_LENGTH))
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

const NEGATIONS =
  /\b(?:sin|sense|senza|sans|without|libre de|no) (?:sal|sale|sel|salt|azucar|azucares|sugar|zucchero|sucre|lactosa|levadura|huevo|leche)(?: anadid[oa]s?)?\b/g;

/** Takes out what the name says is absent, so that «mantequilla sin sal» is not salted. «Sin gluten» stays. */
export function withoutNegations(normal: string): string {
  return normal.replace(NEGATIONS, ' ').replace(/ {2,}/g, ' ').trim();
}

const STOP_WORDS = new Set(
  'de del la el los las lo d di da do dos du des en al a the of l le un una i e per para'.split(' '),
);

/** The words that name the thing, without articles and plural «s». */
export function tokensOf(clean: string): string[] {
  const tokens: string[] = [];
  for (const word of clean.split(' ')) {
    if (word !== '' && !STOP_WORDS.has(word)) tokens.push(singular(word));
  }
  return tokens;
}

function singular(word: string): string {
  return word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words under which a catalogue text is found; what stands in brackets is a remark. */
export function keyTokens(text: string): string[] {
  return tokensOf(withoutNegations(normalise(text.split('(', 1)[0]!)));
}

/** Types and roles as written by people: «Pan de molde» → «pan_de_molde». */
export function idOf(text: string): string {
  return withoutNegations(normalise(text)).replaceAll(' ', '_');
}
