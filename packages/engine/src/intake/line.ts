import { fold } from '../craft/names.ts';
import { type Quantity, quantityAtEnd, quantityAtStart, type Unit } from './quantity.ts';
import { faults, notes } from './texts.ts';

/** A line read by itself, before the other lines give it context. */
export type Line =
  | { readonly kind: 'item'; readonly name: string; readonly quantity: Quantity; readonly leads: boolean }
  | { readonly kind: 'fault'; readonly message: string }
  /** Title, separator or total. */
  | { readonly kind: 'skip'; readonly note?: string }
  /** No quantity at all, and no measure that would be one. */
  | { readonly kind: 'words'; readonly text: string }
  /** The method starts here. */
  | { readonly kind: 'end' };

/** Longer than any name of an ingredient with its quantity; keeps the reading of a line cheap. */
const MAX_LINE_LENGTH = 400;

const BULLET = /^(?:[-*•·–—▪◦‣+>]\s*|\[[ xX]?\]\s*|☐\s*)+/;
const NUMBERED = /^\d{1,2}[.)]\s+(?=.*[\d½¼¾⅓⅔⅛])/;
const MARKUP = /\*\*|__|`/g;
const CONNECTIVE = /^(?:de|del|d['’]|di|of)\s+|^d['’]/i;
const EDGE_PUNCTUATION = /^[\s:;,.=|…"«»'-]+|[\s:;,.=|…"«»'–—-]+$/g;
const METHOD =
  /^(?:elaboracion|preparacion|procedimiento|proceso|metodo|modo de|instrucciones|pasos|directions|method|instructions)\b/;
const TOTAL = /^(?:(?:peso |masa )?total(?:es)?|suma|sum)\b/;

/** Measures of the home kitchen, which weigh what the hand wants. */
const VAGUE =
  /\b(cucharad(?:it)?as?|cdas?|cdtas?|cditas?|tazas?|vasos?|pizcas?|pu[nñ]ados?|chorr(?:it)?os?|hojas?|sobres?|latas?|botes?|bricks?|paquetes?|dientes?|ramas?|ramitas?|vainas?|gotas?|tsp|tbsp|cups?|pinch)\b/;
const TO_TASTE = /\b(?:al gusto|c\/s|c\. ?s\.|cantidad suficiente|q\.? ?b\.?|a ojo)/;

export function readLine(line: string, pointIsDecimal: boolean): Line {
  if (line.length > MAX_LINE_LENGTH) return { kind: 'fault', message: faults.lineTooLong };
  const plain = line.replace(MARKUP, '').trim().replace(BULLET, '').replace(NUMBERED, '').trim();
  const folded = fold(plain);
  if (!/[\p{Alpha}\d]/u.test(plain) || line.trimStart().startsWith('#')) return { kind: 'skip' };
  if (METHOD.test(folded) && !/\d/.test(plain)) return { kind: 'end' };
  if (plain.endsWith(':') && !/\d/.test(plain)) return { kind: 'skip' };
  if (/^ingredientes?$/.test(folded)) return { kind: 'skip' };
  if (TOTAL.test(folded)) return { kind: 'skip', note: notes.total(plain) };
  return itemOf(plain, folded, pointIsDecimal);
}

/** A quantity within a line, with what stands on each side of it. */
interface Found {
  readonly quantity: Quantity | undefined;
  readonly before: string;
  readonly after: string;
}

function itemOf(plain: string, folded: string, pointIsDecimal: boolean): Line {
  const start = quantityAtStart(plain, pointIsDecimal);
  if (start && isWeight(start.quantity)) return leading(start, folded, plain);
  const end = quantityAtEnd(plain.replace(/[\s)\].,;:]+$/, ''), pointIsDecimal);
  const last = end && { ...end, after: '' };
  // «2 huevos (100 g)», «Leche: 600 g (60 %)»: a weight says more than any other number; otherwise the first one counts.
  const weight = isWeight(last?.quantity) ? last : weightWithin(plain, pointIsDecimal);
  if (weight) return trailing(weight, start, folded, plain);
  if (start) return leading(start, folded, plain);
  if (last) return trailing(last, start, folded, plain);
  return (
    vagueMeasure(folded) ??
    (/\d/.test(plain) ? { kind: 'fault', message: faults.noQuantity } : { kind: 'words', text: plain })
  );
}

function isWeight(quantity: Quantity | undefined): boolean {
  return quantity?.unit?.kind === 'peso';
}

/** «Harina 500 g, tamizada»: the first weight of a line that neither begins nor ends with one. */
function weightWithin(plain: string, pointIsDecimal: boolean): Found | undefined {
  for (const { index } of plain.matchAll(/(?<![\p{Alpha}\d.,/])[\d½¼¾⅓⅔⅛]/gu)) {
    const { quantity, rest = '' } = quantityAtStart(plain.slice(index), pointIsDecimal) ?? {};
    // «Nata 35 200 g (20 %)»: as at the end of a line, the 35 belongs to the name.
    if (!isWeight(quantity) || /^\d{2,3} [1-9]/.test(quantity!.written)) continue;
    return { quantity, before: plain.slice(0, index), after: rest };
  }
  return undefined;
}

function leading(start: NonNullable<ReturnType<typeof quantityAtStart>>, folded: string, plain: string): Line {
  if (/^\s*[-–]\s*\d|^\s+a\s+\d/.test(start.rest)) return range(plain);
  if (!start.quantity || /^\s*[x×*]\s*\d/i.test(start.rest)) return notANumber(plain);
  if (!isWeight(start.quantity)) {
    const vague = vagueMeasure(folded);
    if (vague) return vague;
  }
  // «600 g (60 %) leche»: the share of the whole is no part of the name.
  const name = start.rest.replace(/^\s*\([\d.,\s]+%\s*\)/, '').trim();
  return item(name.replace(CONNECTIVE, ''), start.quantity, true);
}

function trailing(
  { quantity, before, after }: Found,
  start: ReturnType<typeof quantityAtStart>,
  folded: string,
  plain: string,
): Line {
  if (/\d\s*[-–]\s*$|\d\s+a\s+$/.test(before)) return range(plain);
  // «2 x 100 g», «2 tabletas de 100 g»: how much there is in all is not said.
  if (!quantity || /\d\s*[x×*]\s*$|^\d.*\sde\s+$/i.test(before)) return notANumber(plain);
  const vague = quantity.unit ? undefined : vagueMeasure(folded);
  if (vague) return vague;
  // «250 ml (258 g) de leche»: where nothing but numbers stands before the weight, the name follows it.
  const name = nameBefore(before, start, plain) || after.replace(/^[\s)\]]+/, '');
  return item(name.replace(CONNECTIVE, ''), quantity, false);
}

/** «2 huevos (100 g)»: the count goes, and so does what it counts if it is a measure. «811 en gotas 200 g»: the number is part of the name. */
function nameBefore(before: string, start: ReturnType<typeof quantityAtStart>, plain: string): string {
  const name = before.replace(/[\s([]+$/, '').trim();
  if (!start) return name;
  const counted = name.slice(plain.length - start.rest.length).trim();
  if (counted !== '' && !/[([]\s*$/.test(before) && !isPiece(fold(counted))) return name;
  // «1 sobre de levadura (16 g)»
  const word = VAGUE.exec(fold(counted));
  return word?.index === 0 ? counted.slice(word[0].length).trim() : counted;
}

function item(name: string, quantity: Quantity, leads: boolean): Line {
  const clean = cleanName(name);
  return clean === '' ? { kind: 'fault', message: faults.noName } : { kind: 'item', name: clean, quantity, leads };
}

function cleanName(name: string): string {
  return name.replace(MARKUP, '').replace(/\s+/g, ' ').replace(EDGE_PUNCTUATION, '');
}

function vagueMeasure(folded: string): Line | undefined {
  const word = VAGUE.exec(folded)?.[1];
  if (word !== undefined) return { kind: 'fault', message: faults.notAWeight(word) };
  return TO_TASTE.test(folded) ? { kind: 'fault', message: faults.noQuantity } : undefined;
}

function range(plain: string): Line {
  return { kind: 'fault', message: faults.interval(plain) };
}

function notANumber(plain: string): Line {
  return { kind: 'fault', message: faults.unclear(plain) };
}

/** Grams per millilitre. The first pattern that a name answers to counts; what answers to none has no known volume. */
const DENSITIES: readonly (readonly [RegExp, number | undefined])[] = [
  [/polvo|soluble|molido|grano|condensada|montada|harina|powder/, undefined],
  [/aceite|oil|olio/, 0.92],
  [/miel|honey|jarabe|sirope|glucosa|syrup|invertido/, 1.4],
  [/ron\b|whisky|brandy|conac|orujo|kirsch|vodka|alcohol|licor/, 0.95],
  [
    /\b(?:agua|leche|nata|crema|zumo|jugo|caldo|vino|cerveza|cafe|espresso|te|infusion|vinagre|suero|bebida|pulpa|pure|claras?|huevos?|yogur|kefir|horchata|buttermilk|water|milk|cream|juice|wine|beer|coffee|acqua|latte|panna)\b/,
    1,
  ],
];

/** Eggs without shell, size M: 50 g, of which 20 of yolk and 30 of white (trade rule of thumb). */
const PIECES: readonly (readonly [singular: RegExp, plural: RegExp, grams: number])[] = [
  [/^huevo\b/, /^huevos\b/, 50],
  [/^yema\b/, /^yemas\b/, 20],
  [/^clara\b/, /^claras\b/, 30],
];

/** Beyond two dozens a bare number before eggs is grams. */
const MOST_PIECES = 24;
/** Under this, a bare number among lines with units is more likely a count than grams. */
const FEWEST_GRAMS = 20;

export type Weight = { readonly grams: number; readonly note?: string } | { readonly fault: string };

/** Grams of a line; `others` tells how the rest of the recipe is written. */
export function weigh(
  { name, quantity, leads }: Extract<Line, { kind: 'item' }>,
  others: { readonly units: boolean; readonly onlyPercent: boolean },
): Weight {
  const { value, unit, written, thousands } = quantity;
  const weighed = value * (unit?.factor ?? 1);
  if (!Number.isFinite(weighed)) return { fault: faults.unclear(name) };
  if (unit?.kind === 'volumen') return byVolume(name, weighed);
  if (unit?.kind === 'porcentaje' && !others.onlyPercent) {
    return { fault: faults.mixedShares(name) };
  }
  if (unit === undefined || unit.kind === 'pieza') {
    const counted = byPiece(name, value, unit);
    if (counted) return counted;
    if (unit || (leads && others.units && value < FEWEST_GRAMS)) {
      return { fault: faults.unknownUnit(name) };
    }
  }
  return thousands ? { grams: weighed, note: notes.thousands(written, value) } : { grams: weighed };
}

function byVolume(name: string, millilitres: number): Weight {
  const folded = fold(name);
  const density = DENSITIES.find(([pattern]) => pattern.test(folded))?.[1];
  if (density === undefined) {
    return { fault: faults.unknownVolume(name) };
  }
  const grams = millilitres * density;
  return {
    grams,
    note: notes.volume(millilitres, name, grams, density),
  };
}

function isPiece(folded: string): boolean {
  return PIECES.some(([singular, plural]) => singular.test(folded) || plural.test(folded));
}

function byPiece(name: string, count: number, unit: Unit | undefined): Weight | undefined {
  const folded = fold(name);
  for (const [singular, plural, each] of PIECES) {
    const many = plural.test(folded);
    if (!many && !singular.test(folded)) continue;
    if (unit || count <= (many ? MOST_PIECES : 1)) {
      const grams = count * each;
      return {
        grams,
        note: notes.units(count, name, grams, each),
      };
    }
  }
  return undefined;
}
