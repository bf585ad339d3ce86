import { fold } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import { withHeld } from './held.ts';
import { fruitPart, isPiece, type Portion, portionAtStart } from './household.ts';
import { pointed } from './number.ts';
import { PHRASES } from './pasted.gen.ts';
import { isProduct } from './prose.ts';
import { type Quantity, quantityAtEnd, quantityAtStart, type Unit, unitOf } from './quantity.ts';
import { spoken, withoutPictures } from './spoken.ts';
import { faults } from './texts.gen.ts';

/** A line read by itself, before the other lines give it context. */
export type Line =
  | {
      readonly kind: 'item';
      readonly name: string;
      readonly quantity: Quantity;
      readonly leads: boolean;
      /** Grams of one, for what is counted: a pinch, a sachet. */
      readonly each?: number;
      /** The word for one: «pizca», «hojas». */
      readonly portion?: string;
      /** The text itself says «unos», «aprox.». */
      readonly rough?: boolean;
    }
  /** `name` is the ingredient meant, where there is one: it may be kept without grams. */
  | { readonly kind: 'fault'; readonly message: string; readonly name?: string }
  /** A separator: nothing is said. */
  | { readonly kind: 'skip' }
  /** No quantity at all, and no measure that would be one. */
  | { readonly kind: 'words'; readonly text: string };

export type Item = Extract<Line, { kind: 'item' }>;

/** Longer than any name of an ingredient with its quantity; keeps the reading of a line cheap. */
const MAX_LINE_LENGTH = 400;

const BULLET = /^(?:[-*•·–—▪◦‣+>→➢✓✔o](?=[^\p{Alpha}])\s*|[-*•·▪◦‣>→](?=\p{Alpha})|\[[ xX]?\]\s*|☐\s*)+/u;
/** «1. Harina», «B  Nata»: the place in a list. */
const NUMBERED = /^(?:\d{1,2}\s?[.)º]-?\s+(?=\S)|\p{Lu}\s{2,}(?=\p{Lu}))/u;
const MARKUP = /\*\*|__|`|^[*_](?=\S)|(?<=\S)[*_]$/g;
const CONNECTIVE = /^(?:de|del|d['’]|di|of)\s+|^d['’]/i;
const EDGE_PUNCTUATION = /^[\s:;,.=|…"«»'>→-]+|[\s:;,.=|…"«»'>→–—-]+$/g;

/** «(unas 2 tazas)»: the weight again, in other words. */
const IN_OTHER_WORDS = /\s*\((?:unas?|unos|aprox\.?|\d)[^)]*(?:taza|cuchar|cda|vaso|cup|tbsp|tsp|oz)[^)]*\)/i;

/** «harina 1000 (100 %)», «neutro 40 (5 g x kilo)»: a share or a dose after what can only be grams says it again. */
const SAID_AGAIN = new RegExp(
  String.raw`(?<=\p{Alpha}\D*[\s.:]\d{3,5}(?:[.,]\d{1,3})?)\s*\(\s*\d{1,3}(?:[.,]\d+)?\s?%\s*\)\s*$` +
    String.raw`|(?<=[\s.:]\d{1,5}\s?(?:g|grs?)?)\s*\(\s*\d[\d.,]*\s?(?:g|grs?)\s*(?:\/|x|por)\s*(?:kg|kilo|k|l|litro)\.?\s*\)\s*$`,
  'iu',
);
/** «15 g x kg», «5 g/l»: a dose is no weight. */
const DOSE = /^\s*(?:\/|x\s|por\s)\s*(?:cada\s+)?\p{Alpha}/iu;

/** «gelat. 5 h.»: leaves, not hours. */
const LEAVES = /^((?:gelat|cola(?: de)? pescado)\S*[\s:]+\d{1,2})\s?h\.?$/i;

/** What a line says once bullets, numbering, pictures and marks are off. */
export function unadorned(line: string): string {
  return pointed(withoutPictures(line.replace(MARKUP, '')))
    .replace(BULLET, '')
    .replace(NUMBERED, '')
    .replace(LEAVES, '$1 hojas')
    .trim();
}

/** How a text writes its numbers, and how its lines read: each is read once however often it is asked about. */
export interface Hand {
  readonly pointIsDecimal: boolean;
  readonly read: (line: string) => Line;
}

export function handOf(pointIsDecimal: boolean): Hand {
  return { pointIsDecimal, read: remember((line) => readLine(line, pointIsDecimal)) };
}

function readLine(line: string, pointIsDecimal: boolean): Line {
  if (line.length > MAX_LINE_LENGTH) return { kind: 'fault', message: faults.lineTooLong };
  const { plain, rough } = spoken(unadorned(line));
  if (!/[\p{Alpha}\d]/u.test(plain)) return { kind: 'skip' };
  const read =
    eachOf(plain) ?? itemOf(portionFirst(withoutSecond(plain.replace(SAID_AGAIN, ''), pointIsDecimal)), pointIsDecimal);
  if (read.kind !== 'item') return read;
  const name = read.leads ? read.name : withHeld(read.name, afterQuantity(plain, read));
  return { ...read, name, ...(rough && { rough }) };
}

/** What stands behind the quantity of a line. */
function afterQuantity(plain: string, { quantity: { written } }: Item): string {
  const at = written === '' ? -1 : plain.lastIndexOf(written);
  return at === -1 ? '' : plain.slice(at + written.length);
}

/** «mant 800 har 320», «200 200 200»: numbers whose names are not plain. */
const SEVERAL =
  /^\p{Alpha}[^\d(,]*\s\d{3,5}\s+\p{Alpha}{3,}[^\d(,]*\s\d{2,5}$|\p{Alpha}.*\s\d+[.,]\d+\s+\d+(?:[.,]\d+)?$|(?:^|\s)\d{2,4}(?:\s+\d{2,4}){2}(?!\d)/u;

/** A weight that is of one piece: how much there is in all is not said. */
const EACH = /\d\s*(?:g|grs?|gramos)\b[\s.]*(?:c\/u|cada un[oa]|la unidad|por (?:unidad|pieza))(?![\p{Alpha}])/iu;

/** «4 huevos de 60 g cada uno»: the count times what one weighs. */
function eachOf(plain: string): Line | undefined {
  const [, count = '', name = '', each = ''] =
    /^(\d{1,3})\s+(\p{Alpha}[^\d(.;]*?)[\s(]+(?:de\s+)?(\d{1,4}(?:[.,]\d)?)\s*(?:g|grs?|gramos)\b[\s.]*(?:c\/u|cada un[oa]|la unidad|por unidad)\b/iu.exec(
      plain,
    ) ?? [];
  return count === '' || isProduct(name)
    ? undefined
    : counted(cleanName(name), Number(count), Number(each.replace(',', '.')));
}

/** «Sal: 1 pizca» → «1 pizca de Sal», «vaina de vainilla 2 uds» → «2 vaina de vainilla». */
function portionFirst(plain: string): string {
  const found = /^(\p{Alpha}[^\d½¼¾]*?)[\s:,(-]+([\d½¼¾]{1,3}(?:\/\d)?)\s+(\p{Alpha}+)\)?\.?$/u.exec(plain);
  const [, name = '', count = '', word = ''] = found ?? [];
  if (!found) return plain;
  if (portionAtStart(word)) return `${count} ${word} de ${name}`;
  return portionAtStart(name)?.rest && unitOf(word)?.kind === 'pieza' ? `${count} ${name}` : plain;
}

/** A quantity within a line, with what stands on each side of it. */
interface Found {
  readonly quantity: Quantity | undefined;
  readonly before: string;
  readonly after: string;
}

type Start = ReturnType<typeof quantityAtStart>;

function itemOf(plain: string, pointIsDecimal: boolean): Line {
  const fruit = fruitPart(plain);
  if (fruit) return counted(fruit.name, fruit.count, fruit.each);
  const within = measuresIn(plain, pointIsDecimal);
  const open = measuresIn(withoutBrackets(plain), pointIsDecimal);
  if (saysTwo(open) || EACH.test(plain) || SEVERAL.test(plain)) return unclear(plain);
  const start = quantityAtStart(plain, pointIsDecimal);
  if (start && isOf(start, 'peso')) return leading(start, plain);
  // «levadura 45 (la mitad de noche)»: what stands in brackets without a number explains.
  const bare = plain.replace(/(?<=\d\s*\p{Alpha}{0,6})\s*\([^()\d]*\)\s*$/u, '').replace(/[\s)\].,;:]+$/, '');
  const end = quantityAtEnd(bare, pointIsDecimal);
  const all: readonly Found[] = end ? [{ ...end, after: '' }, ...within] : within;
  // «2 huevos (100 g)», «Leche: 600 g (60 %)»: a weight says more than any other number; otherwise the first one counts.
  const weight = all.find((found) => isOf(found, 'peso'));
  if (weight) return trailing(weight, start, plain);
  if (start) return leading(start, plain);
  const [first] = all;
  const found = all.find((each) => isOf(each, 'volumen', 'casera')) ?? first;
  if (found) return trailing(found, start, plain);
  const named = nameIn(plain.replace(PHRASES.to_taste, ''));
  if (/\d/.test(plain) || PHRASES.to_taste.test(plain))
    return { kind: 'fault', message: faults.noQuantity, name: named };
  return { kind: 'words', text: plain };
}

const withoutBrackets = (text: string) => text.replace(/\([^)]*\)/g, '');

function isOf({ quantity }: Pick<Found, 'quantity'>, ...kinds: readonly Unit['kind'][]): boolean {
  return quantity?.unit !== undefined && kinds.includes(quantity.unit.kind);
}

/** «1 lb 2 oz butter», «harina 250 g azúcar 200 g»: which counts is not said. */
function saysTwo(found: readonly Found[]): boolean {
  const count = (kind: Unit['kind']) => found.filter((each) => isOf(each, kind)).length;
  return count('peso') > 1 || count('casera') > 1 || found.length - count('peso') > 2;
}

/** «Harina 500 g, tamizada»: what weighs or measures, wherever it stands in a line. */
function measuresIn(plain: string, pointIsDecimal: boolean): readonly Found[] {
  const found: Found[] = [];
  let end = 0;
  for (const { index } of plain.matchAll(/(?<![\p{Alpha}\d.,/])[\d½¼¾⅓⅔⅛]/gu)) {
    if (index < end) continue;
    const { quantity, rest = '' } = quantityAtStart(plain.slice(index), pointIsDecimal) ?? {};
    // «Nata 35 200 g (20 %)»: as at the end of a line, the 35 belongs to the name.
    // «Neutro 5 g/kg»: a dose is no weight.
    if (!isOf({ quantity }, 'peso', 'volumen', 'casera') || /^\d{2,3} [1-9]/.test(quantity!.written) || DOSE.test(rest))
      continue;
    end = plain.length - rest.length;
    found.push({ quantity, before: plain.slice(0, index), after: rest });
  }
  return found;
}

function leading({ quantity, rest }: NonNullable<Start>, plain: string): Line {
  if (/^\s*[-–]\s*\d|^\s+[aoó]\s+\d/.test(rest)) return range(plain);
  if (!quantity || /^\s*(?:[x×*]|\+)\s*[\d½¼¾]/i.test(rest) || (quantity.unit && DOSE.test(rest)))
    return unclear(plain);
  if (AND_MORE.test(withoutBrackets(rest))) return unclear(plain);
  const spoon = quantity.unit?.kind === 'casera' ? rest.replace(PHRASES.spoon_kind, '') : rest;
  // «600 g (60 %) leche»: the share of the whole is no part of the name.
  const name = spoon.replace(/^\s*\([\d.,\s]+%\s*\)/, '').trim();
  const portion = quantity.unit ? undefined : portionAtStart(name);
  if (portion) return ofPortion(portion, quantity.value, plain);
  return item(name.replace(CONNECTIVE, '').replace(PHRASES.to_taste, ''), quantity, true);
}

function ofPortion({ word, rest, each }: Portion, count: number, plain: string): Line {
  const name = cleanName(rest) || nameIn(plain);
  return each === undefined
    ? { kind: 'fault', message: faults.notAWeight(word), name }
    : counted(name, count, each, word);
}

function counted(name: string, count: number, each: number, portion?: string): Line {
  const quantity: Quantity = { value: count, unit: undefined, written: '', thousands: false };
  return { kind: 'item', name, quantity, leads: true, each, ...(portion && { portion }) };
}

/** «mantequilla 50 g (mejor 60 g)»: the weight outside brackets counts. */
function withoutSecond(plain: string, pointIsDecimal: boolean): string {
  if (!/\([^)]*\d[^)]*\)/.test(plain)) return plain;
  const open = plain.replace(/\s*\([^)]*\d\s?(?:g|grs?|kg)\b[^)]*\)/gi, '');
  return open !== plain && measuresIn(open, pointIsDecimal).filter((each) => isOf(each, 'peso')).length === 1
    ? open
    : plain;
}

/** Neither a share nor how warm. */
const OTHER_NUMBER = /(?<![\p{Alpha}\d.,])\d[\d.,]*(?![\d.,]*\s*[%º°])\s*(?:g|grs?|kg|ml|l)?\s+\p{Alpha}{3,}/iu;

/** «600 de leche 150 de nata». */
const AND_MORE = /\p{Alpha}{3}.*\s[1-9]\d{1,4}\s*(?:g|grs?|kg|ml|l)?\s+de\s+\p{Alpha}{3}/iu;

function trailing({ quantity, before, after }: Found, start: Start, plain: string): Line {
  if (/\d\s*[-–]\s*$|\d\s+[aoó]\s+$/.test(before)) return range(plain);
  // «2 x 100 g», «2 tabletas de 100 g»: how much there is in all is not said.
  if (!quantity || /\d\s*[x×*]\s*$|^\d.*\sde\s+$/i.test(before)) return unclear(plain);
  // «agua al 65» is a share; «boniato 1 kg asado = 750 limpio» says two things.
  if ((!quantity.unit && /\sal\s+$/i.test(before)) || OTHER_NUMBER.test(withoutBrackets(after))) return unclear(plain);
  // «250 ml (258 g) de leche»: where nothing but numbers stands before the weight, the name follows it.
  const name = nameBefore(before, start, plain) || after.replace(/^[\s)\]]+/, '');
  return item(name.replace(CONNECTIVE, ''), quantity, false);
}

/** «7 huevos (unos |420 g»: what stands before a weight and belongs to it. */
const ABOUT_END =
  /[\s([]*(?:(?<![\p{Alpha}])(?:unos|unas|aprox\.?|aproximadamente|alrededor de|en total|total|equivale a|son)|[~≈±=])?[\s([:]*$/iu;

/** «2 huevos (100 g)»: the count goes, and so does what it counts if it is a measure. «811 en gotas 200 g»: the number is part of the name. */
function nameBefore(before: string, start: Start, plain: string): string {
  const name = uncounted(before.replace(ABOUT_END, '').trim());
  if (!start) return name;
  const rest = name.slice(plain.length - start.rest.length).trim();
  if (rest !== '' && !/[([]/.test(before.slice(name.length)) && !isPiece(fold(rest))) return name;
  // «1 sobre de levadura (16 g)», «1 cucharada colmada de harina (15 g)»
  return portionAtStart(rest)?.rest ?? rest.replace(PHRASES.spoon_kind, '').trim();
}

/** «huevos 5 (250», «Sésamo: 2 cucharadas (20 g»: the count before the weight goes. */
function uncounted(name: string): string {
  const [, portioned = '', word = ''] = /^(.*?\p{Alpha}.*?)[\s:,(]+[\d½¼¾]{1,3}\s+(\p{Alpha}+)$/u.exec(name) ?? [];
  if (word !== '' && (portionAtStart(word) || ['casera', 'pieza'].includes(unitOf(word)?.kind ?? ''))) return portioned;
  const [, counted = ''] = /^(.*\p{Alpha})[\s:,(]+\d{1,2}$/u.exec(name) ?? [];
  return counted !== '' && isPiece(fold(counted)) ? counted : name;
}

function item(name: string, quantity: Quantity, leads: boolean): Line {
  const clean = cleanName(name.replace(IN_OTHER_WORDS, ''));
  return clean === '' ? { kind: 'fault', message: faults.noName } : { kind: 'item', name: clean, quantity, leads };
}

function cleanName(name: string): string {
  return name.replace(MARKUP, '').replace(/\s+/g, ' ').replace(EDGE_PUNCTUATION, '');
}

const FIGURES =
  /[\d½¼¾⅓⅔⅛][\d.,/½¼¾⅓⅔⅛]*\s*(?:kg|g|gr|ml|cl|l|oz|lb|%|uds?\.?)?(?![\p{Alpha}\d])\s*(?:[-–]|[aoó](?=\s*\d)|[x×*](?=\s*\d))?/giu;

/** The ingredient of a line whose quantity is not understood. */
function nameIn(plain: string): string {
  const name = cleanName(plain.replace(FIGURES, ' '))
    .replace(CONNECTIVE, '')
    .replace(/\s+(?:de|a|o)$/, '');
  return name === '' ? cleanName(plain) : name;
}

function range(plain: string): Line {
  return { kind: 'fault', message: faults.interval(plain), name: nameIn(plain) };
}

function unclear(plain: string): Line {
  return { kind: 'fault', message: faults.unclear(plain), name: nameIn(plain) };
}
