import { UNITS } from './measures.gen.ts';
import { parseNumber, pointed } from './number.ts';

/** Reads «1,5 kg», «1.250 g», «½ l» or «200» out of a text, the way people in a Spanish obrador write them. */

/** What a unit measures and how many of grams, millilitres, pieces or per cent it is worth; a spoon is an estimate. */
export interface Unit {
  readonly kind: 'peso' | 'volumen' | 'casera' | 'porcentaje' | 'pieza';
  readonly factor: number;
}

export interface Quantity {
  readonly value: number;
  readonly unit: Unit | undefined;
  /** The number as written. */
  readonly written: string;
  /** True when a point or a space was taken for the thousands separator. */
  readonly thousands: boolean;
}

const BY_WORD: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([kind, factor, words]) => words.split(' ').map((word) => [word, { kind, factor }] as const)),
);

/** The unit a word stands for: «Kg.» → kilogram. */
export function unitOf(word: string): Unit | undefined {
  return BY_WORD.get(word.toLowerCase().replace(/\.$/, ''));
}

const NUMBER_START =
  /^(?:\d{1,4}\s+\d{1,4}\/\d{1,4}|\d{1,4}\/\d{1,4}|\d{0,4}\s?[½¼¾⅓⅔⅛]|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d[\d.,]*)/;
const UNIT_START = /^\s*(%|[a-z]{1,12}3?\.?)(?![\p{Alpha}\d])/iu;

/** The quantity a text begins with, and what follows it. */
export function quantityAtStart(
  text: string,
  pointIsDecimal: boolean,
): { readonly quantity: Quantity | undefined; readonly rest: string } | undefined {
  const token = NUMBER_START.exec(pointed(text))?.[0];
  if (token === undefined) return undefined;
  // «2.» and «200,» end in punctuation, not in a decimal sign.
  const written = token.replace(/[.,]+$/, '');
  const after = text.slice(written.length);
  const word = UNIT_START.exec(after);
  const unit = word ? unitOf(word[1]!) : undefined;
  const rest = unit ? after.slice(word![0].length) : after;
  return { quantity: quantityOf(written, unit, pointIsDecimal), rest };
}

/** «Azúcar 1 500», «Agua 12 000»: a group of thousands. In «Nata 35 200» the 35 belongs to the name. */
const GROUPED_END = /(?<=^|[^\d\p{Alpha}.,])(?:\d \d{3}|\d{1,3} 0\d{2})$/u;
/** «harina 2 1/2 kg»: the whole before a fraction. */
const MIXED_END = /(?<=[\s:.])\d{1,3}\s+(?=[^\s]*[/½¼¾⅓⅔⅛])[\d.,/½¼¾⅓⅔⅛]+$/;
/** «Leche,200»: the first comma parts name and number. */
const NUMBER_END = /(?<![\d½¼¾⅓⅔⅛\u00a0\u202f])[\d½¼¾⅓⅔⅛\u00a0\u202f][\d.,/½¼¾⅓⅔⅛\u00a0\u202f]*$/;
/** Longer than any number; keeps the look from behind cheap. */
const LONGEST_NUMBER = 40;

/** The quantity a text ends with, and what stands before it. */
export function quantityAtEnd(
  text: string,
  pointIsDecimal: boolean,
): { readonly quantity: Quantity | undefined; readonly before: string } | undefined {
  const word = /[%.\p{Alpha}]*$/u.exec(text)![0];
  const unit = unitOf(word);
  if (word !== '' && !unit) return undefined;
  const head = text.slice(0, text.length - word.length).trimEnd();
  const tail = head.slice(-LONGEST_NUMBER);
  const grouped = GROUPED_END.exec(tail)?.[0];
  const written = grouped ?? MIXED_END.exec(tail)?.[0] ?? NUMBER_END.exec(tail)?.[0];
  if (written === undefined) return undefined;
  const before = head.slice(0, head.length - written.length);
  // «Harina T55», «Glucosa DE40»: a number stuck to letters is part of a name.
  if (/\p{Alpha}$/u.test(before)) return undefined;
  const quantity = quantityOf(written, unit, pointIsDecimal);
  return { quantity: quantity && { ...quantity, ...(grouped && { thousands: true }) }, before };
}

/** Nobody weighs «1.500 kg» of flour in a bowl: with large units the point is decimal. */
function quantityOf(written: string, unit: Unit | undefined, pointIsDecimal: boolean): Quantity | undefined {
  const number = parseNumber(written, pointIsDecimal || (unit !== undefined && unit.factor > 1));
  return number && { ...number, unit, written };
}
