import { quantityAtStart, weighLine } from '@obrador/engine';
import { fold } from '../crafts/engine.ts';
import { changeIn } from '../ui/figure.ts';
import { gramsExact, MAX_GRAMS, short } from '../ui/format.ts';
import type { Amount } from '../ui/typed-number.tsx';
import { esAmount } from './amount-texts.ts';

/** What a weight may be reckoned from. */
export interface AmountContext {
  /** The ingredient, as people call it: it tells the weight of a litre or of an egg. */
  readonly name: string;
  /** Grams of the line before anything was typed. */
  readonly former: number | null;
  /** Grams of the other lines. */
  readonly others: number;
  /** In bread, the flour 100 % stands for, or why there is none; null in the other crafts. */
  readonly flour: { readonly grams: number } | { readonly fault: string } | null;
}

const MAX_LENGTH = 60;
const PLAIN = /^[\d.,\s\u00a0\u202f½¼¾⅓⅔⅛/]+(?:g|gr|gramos)?\.?$/i;

/** Reads «250», «1,5 kg», «250+50», «½ l», «2 huevos» or «12 %». Null when there is nothing written. */
export function readAmount(text: string, context: AmountContext): Amount | null {
  const clean = text.trim();
  if (clean === '') return null;
  if (clean.length > MAX_LENGTH) return fault(`${clean.slice(0, MAX_LENGTH)}…`);
  const percent = changeIn(clean);
  if (percent !== null && context.former !== null) {
    const grams = tidy((context.former * (100 + percent)) / 100, false);
    return grams <= MAX_GRAMS
      ? { grams, said: esAmount.understood(clean, gramsExact(grams)) }
      : { fault: esAmount.tooMuch };
  }
  const terms = clean.split('+').map((term) => readTerm(term.trim(), context));
  const wrong = terms.find((term) => 'fault' in term);
  if (wrong) return terms.length === 1 || clean.includes('%') ? wrong : fault(clean);
  const isPlain = PLAIN.test(clean);
  const grams = tidy(
    terms.reduce((sum, term) => sum + ('grams' in term ? term.grams : 0), 0),
    isPlain,
  );
  if (!(grams <= MAX_GRAMS)) return { fault: esAmount.tooMuch };
  return { grams, said: isPlain ? null : esAmount.understood(clean, gramsExact(grams)) };
}

function readTerm(term: string, context: AmountContext): Amount {
  const read = quantityAtStart(term, false);
  if (!read?.quantity) return fault(term);
  const { quantity, rest } = read;
  const counted = rest.trim();
  if (quantity.unit?.kind === 'porcentaje') {
    return counted === '' ? byShare(quantity.value, context) : fault(term);
  }
  // «2 huevos»: a word after a bare number must be something that is counted.
  if (counted !== '' && quantity.unit !== undefined) return fault(term);
  const unit = counted === '' ? quantity.unit : PIECE;
  if (unit === undefined) return { grams: quantity.value, said: null };
  const weight = weighLine(
    { kind: 'item', name: counted || context.name, quantity: { ...quantity, unit }, leads: true },
    { units: true, onlyPercent: false, bareGrams: true, kilos: false },
  );
  if ('grams' in weight) {
    const isOther = counted !== '' && !isCalled(context.name, counted);
    return isOther
      ? { fault: esAmount.another(counted, context.name) }
      : { grams: weight.grams, said: weight.note ?? null };
  }
  return counted === '' ? { fault: weight.fault } : fault(term);
}

/** True for «huevos» in the line of an egg, or where no name is. */
function isCalled(name: string, counted: string): boolean {
  const [noun = ''] = fold(counted).split(' ');
  return name === '' || fold(name).includes(noun.replace(/s$/, ''));
}

const PIECE = { kind: 'pieza', factor: 1 } as const;

/** In bread on the flour; elsewhere of the mix, whose other ingredients stay as they are. */
function byShare(share: number, { others, flour }: AmountContext): Amount {
  if (flour) return 'fault' in flour ? flour : { grams: (share * flour.grams) / 100, said: null };
  if (share >= 100) return { fault: esAmount.wholeMix };
  if (others === 0) return { fault: esAmount.noOthers };
  return { grams: (share * others) / (100 - share), said: null };
}

function fault(text: string): Amount {
  return { fault: esAmount.unknown(text) };
}

/** Written grams, finer than any scale; reckoned ones, as a scale shows them. */
function tidy(x: number, isPlain: boolean): number {
  const steps = isPlain || x < 10 ? 1000 : 10;
  return Math.round(x * steps) / steps;
}

/** «1,25 kg», «850 g»: by its size. */
export function bySize(grams: number): string {
  return grams >= 1000 ? `${short(grams / 1000, 3)} kg` : `${short(grams)} g`;
}
