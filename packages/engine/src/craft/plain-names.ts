import { foldApart, MAX_NAME_LENGTH } from './names.ts';

/** «Œufs entiers (à 20 °C)» → «oeufs entiers a 20 c»: what every rule of the craft reads. */
export function normalise(text: string): string {
  return foldApart(text.slice(0, MAX_NAME_LENGTH))
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

const NEGATIONS =
  /\b(?:sin|sense|senza|sans|without|libre de|no) (?:sal|sale|sel|salt|azucar|azucares|sugar|zucchero|sucre|lactosa|levadura|huevo|leche)(?: anadid[oa]s?)?\b/g;

/** Cheap test first: compiling the long pattern is slow and most names deny nothing. */
const PERHAPS_NEGATION = /s[ei]n|sans|without|libre|no /;

/** Takes out what the name says is absent, so that «mantequilla sin sal» is not salted. «Sin gluten» stays. */
export function withoutNegations(normal: string): string {
  if (!PERHAPS_NEGATION.test(normal)) return normal;
  return normal.replace(NEGATIONS, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Types and roles as written by people: «Pan de molde» → «pan_de_molde». */
export function idOf(text: string): string {
  return withoutNegations(normalise(text)).replaceAll(' ', '_');
}
