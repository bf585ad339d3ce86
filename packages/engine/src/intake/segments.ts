import { fold } from '../craft/names.ts';
import { isPiece } from './household.ts';
import type { Hand, Line } from './line.ts';
import { unitOf } from './quantity.ts';

/** «1 taza y media» is one quantity. */
const BETWEEN =
  /,\s+|(?<=\p{Alpha}),(?=[\d\p{Alpha}])|;\s*|(?<=\p{Alpha})\/(?=\d[\d.,]*\s?\p{Alpha})|\s+(?:y|e|\+|[-–/|])\s+(?!(?:medi[oa]|½|1\/2|cuarto|tres cuartos)(?![\p{Alpha}]))/giu;
/** What qualifies the ingredient before it: «tamizada», «a temperatura ambiente». */
const QUALITY =
  /^(?:(?:bien|muy|recién|recien|no muy)\s+)?\p{Alpha}+(?:ad|id)[oa]s?(?:\s|$)|^(?:a|en|al|sin|con|para|tipo|o|u|la|el|de|un poco)\s/iu;

/** Longer lines are prose; keeps the splitting cheap. */
const LONGEST = 600;

/** The ingredients of one line: «Harina 250 g, azúcar 200 g y 4 huevos» are three. One part when it is not plain. */
export function partsOf(plain: string, hand: Hand): readonly string[] {
  if (plain.length > LONGEST) return [plain];
  return (
    sentencesOf(plain, hand) ??
    splitAt(plain, BETWEEN, areIngredients, hand) ??
    splitAtQuantities(plain, hand) ??
    bareRun(plain) ?? [plain]
  );
}

/** «Harina 1 kg. Agua 650. Sal 20. Se amasa»: ingredients as sentences, three at least. */
export function sentencesOf(plain: string, hand: Hand): readonly string[] | undefined {
  const areShort = (lines: readonly Line[]) =>
    lines.filter((line) => line.kind === 'item' && line.name.split(' ').length < 6).length > 2;
  return plain.length > LONGEST ? undefined : splitAt(plain, /\.\s+(?=\p{Lu})/gu, areShort, hand);
}

function splitAt(
  plain: string,
  separator: RegExp,
  areParts: (lines: readonly Line[]) => boolean,
  hand: Hand,
): readonly string[] | undefined {
  const parts: string[] = [];
  let from = 0;
  const push = (end: number) => {
    const part = plain.slice(from, end).trim();
    if (QUALITY.test(part) && !/\d/.test(part) && parts.length > 0) parts.push(`${parts.pop()}, ${part}`);
    else if (part !== '') parts.push(part);
  };
  for (const {
    index,
    0: { length },
  } of plain.matchAll(separator)) {
    if (depthAt(plain, index) > 0) continue;
    push(index);
    from = index + length;
  }
  push(plain.length);
  return parts.length > 1 && areParts(parts.map((part) => hand.read(part))) ? parts : undefined;
}

/** Brackets open before a place. */
function depthAt(text: string, end: number): number {
  let depth = 0;
  for (let i = 0; i < end; i++) depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
  return depth;
}

/** A line that says its unit, or counts what is counted. */
export function isMeasured(line: Line): boolean {
  if (line.kind !== 'item') return false;
  const { quantity, each, name } = line;
  return each !== undefined || (quantity.unit ? quantity.unit.kind !== 'porcentaje' : isPiece(fold(name)));
}

/** Two quantities with their names at least; with numbers alone, all must have one. */
function areIngredients(lines: readonly Line[]): boolean {
  const items = lines.filter(({ kind }) => kind === 'item');
  const isAmountAlone = lines.some((line) => line.kind === 'fault' && line.name === undefined);
  if (isAmountAlone || items.length < 2) return false;
  return lines.some(isMeasured) || items.length === lines.length;
}

/** «harina 250g azúcar 200g», «250 g harina 200 g azúcar»: nothing between them but the quantities. */
function splitAtQuantities(plain: string, hand: Hand): readonly string[] | undefined {
  // «15 g o 5 g de seca» is one or the other.
  if (/[(+]/.test(plain) || /\s[oó]\s+\d/.test(plain)) return undefined;
  const at = /^[\d½¼¾]/.test(plain)
    ? /\s+(?=[\d½¼¾][\d.,/]*\s?(?:kg|g|gr|grs|ml|cl|l|cdas?|cdtas?|huevos|yemas|claras)(?![\p{Alpha}\d/]))/giu
    : /(?<=\d\s?(?:kg|g|gr|grs|ml|cl|l)\.?)\s+(?=\p{Alpha}|\d)/giu;
  return splitAt(plain, at, (lines) => lines.every(isMeasured), hand);
}

const BARE = /\s*(\p{Alpha}[^\d(),;:]*?)\s+(\d{1,5})(?=\s+\p{Alpha}|\s*$)/gu;

/** «har 700 agua 280 sal 30»: three names at least, each with its number and nothing else. */
function bareRun(plain: string): readonly string[] | undefined {
  const found = [...plain.matchAll(BARE)];
  const isRun = found.length > 2 && found.map(([text]) => text).join('') === plain.trimEnd();
  const isNamed = found.every(([, name = '']) => /\p{Alpha}{3}/u.test(name) && !isMeasure(name));
  return isRun && isNamed ? found.map(([text]) => text.trim()) : undefined;
}

const isMeasure = (name: string) => name.split(/\s+/).some((word) => unitOf(word) !== undefined);
