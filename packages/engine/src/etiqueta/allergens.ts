import { fold } from '../craft/names.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { ALLERGEN_FORMS, ALLERGEN_NAMES } from '../despensa/allergen-texts.ts';

/** A stretch of a text, with the code of the allergen it names, if any. */
export interface Segment {
  readonly texto: string;
  readonly alergeno: string | null;
}

const CODES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(ALLERGEN_NAMES), ...Object.entries(ALLERGEN_FORMS)].flatMap(([code, names]) =>
    [names].flat().map((name) => [fold(name), code] as const),
  ),
);

/** Code of the allergen a word of the pantry names. */
export function codeOfWord(word: string): string | undefined {
  // Most words are written as the list itself writes them.
  return CODES.get(word) ?? CODES.get(fold(word));
}

/** Name of an allergen as annex II of Regulation (EU) 1169/2011 gives it. */
export function nameOfCode(code: string): string {
  return ALLERGEN_NAMES[code] ?? code;
}

/** Mark around allergens in pantry texts. */
const MARK = '**';

function emphasised(name: string): string {
  return `${MARK}${name}${MARK}`;
}

/** A marked text in pieces; every second one stood between marks. */
export function segmentsOf(marked: string): Segment[] {
  const pieces = marked.split(MARK);
  return pieces.flatMap((texto, i) =>
    texto === '' ? [] : [{ texto, alergeno: i % 2 === 1 ? (codeOfWord(texto) ?? null) : null }],
  );
}

export function plainText(marked: string): string {
  return marked.replaceAll(MARK, '');
}

/** Article 21: the name of every allergen of a food stands out in its text; what the text leaves out is added to it. */
export function withAllergens(marked: string, codes: readonly string[]): string {
  const named = new Set(segmentsOf(marked).map(({ alergeno }) => alergeno));
  const missing = codes.filter((code) => !named.has(code));
  return missing.length === 0 ? marked : `${marked} (${namesOf(missing)})`;
}

/** Allergens by their names, each of them marked. */
export function namesOf(codes: readonly string[]): string {
  return [...new Set(codes.map(nameOfCode))].map(emphasised).join(', ');
}

const WORD = /\p{Alpha}+/gu;

/** A name a person wrote as it stands inside a list, with the allergens it really has marked wherever it names them. */
export function markOwnName(name: string, codes: readonly string[]): string {
  return lowerFirst(plainText(name).trim()).replace(WORD, (word) =>
    codes.includes(codeOfWord(word) ?? '') ? emphasised(word) : word,
  );
}
