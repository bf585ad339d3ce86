import { fold } from '../craft/names.ts';
import { LINE } from './pasted.gen.ts';

/** What a line of a recipe is besides an ingredient, by how people begin and end it. */

/** A heading that says what follows, with what stands behind it in the same line. */
export interface Opening {
  readonly section: Section;
  readonly rest: string;
}

const SECTIONS = ['list', 'method', 'notes'] as const;
export type Section = (typeof SECTIONS)[number];

/** Long enough for any word a line is known by; keeps what is pasted without breaks cheap. */
const foldedStart = (plain: string, length = 200): string => fold(plain.slice(0, length));

export function openingOf(plain: string): Opening | undefined {
  const folded = foldedStart(plain);
  const section = SECTIONS.find((one) => LINE[one].test(folded));
  if (section === undefined) return undefined;
  const rest = plain.slice(LINE[section].exec(folded)![0].length).trim();
  return LINE.only_time.test(fold(rest)) ? undefined : { section, rest };
}

/** A sentence of the method: «Mezclar la harina…», «Se hornea…», «En un bol…». */
export function isStep(plain: string): boolean {
  const folded = foldedStart(plain).replace(LINE.before_step, '');
  if (LINE.then.test(folded)) return true;
  const [first = '', second = ''] = folded.split(/[\s,.;:]+/, 2);
  if (first.length < 4 || second === 'de' || LINE.no_verb.test(first) || !LINE.verb.test(first)) return false;
  return !LINE.verb_before_words.test(first) || /^\D+$/.test(second);
}

/** Neither ingredient nor step: greetings, times, portions, addresses. */
export function isRemark(plain: string): boolean {
  const folded = foldedStart(plain, 400);
  return [LINE.about_it, LINE.judged, LINE.chat, LINE.no_ingredient].some((pattern) => pattern.test(folded));
}

/** The heading of a part: «Para la masa», «RELLENO», «Masa:»; «Masa 2» has nothing but the number of the part. */
export function isPart(plain: string, textHasLower: boolean): boolean {
  if (LINE.numbered_part.test(foldedStart(plain, 60))) return true;
  const open = plain.replace(/\([^)]*\)/g, '');
  if (/\d/.test(open)) return false;
  if (/:\s*$/.test(plain) || isPartOf(open.trim())) return true;
  return textHasLower && /\p{Lu}{3}/u.test(plain) && !/\p{Ll}/u.test(plain);
}

/** Words that head a part whatever the recipe: no title. */
export const isPartOf = (plain: string): boolean => LINE.part.test(foldedStart(plain, 100));

/** What comes of a recipe, by its shape. */
export const isProduct = (name: string): boolean => LINE.product.test(fold(name.trim()));

/** What is weighed once it is made, not what goes in. */
export const isOfProduct = (plain: string): boolean => LINE.of_product.test(foldedStart(plain));

export const isTotal = (text: string): boolean => LINE.total.test(foldedStart(text, 60));

/** Words enough for a sentence; an ingredient without its quantity has fewer. */
const SENTENCE = 7;

export function isSentence(plain: string): boolean {
  return plain.split(/\s+/).length >= SENTENCE || /[.!?…]\s+\p{Alpha}|\p{Alpha}{3,}\.$/u.test(plain);
}
