import { fold } from '../craft/names.ts';
import { pieceWeight, spooned } from './household.ts';
import type { Item } from './line.ts';
import { pourable } from './pourable.ts';
import { faults, notes } from './texts.gen.ts';

/** Grams of an item, with what had to be supposed for them. */
export type Weight =
  | {
      readonly grams: number;
      readonly note?: string;
      /** An estimate, to be confirmed. */
      readonly approx?: true;
    }
  | { readonly fault: string };

/** How the items of a recipe are written. */
interface Manner {
  readonly units: boolean;
  readonly onlyPercent: boolean;
  /** Numbers without unit that have decimals have three. */
  readonly kilos: boolean;
  /** Some number without unit is too large to be a count. */
  readonly bareGrams: boolean;
}

/** Under this, a bare number before a name is more likely a count than grams. */
const FEWEST_GRAMS = 20;
/** «1,500», «0.080»: nobody weighs milligrams. */
const THOUSANDTHS = /^\d{1,2}[.,]\d{3}$/;

export function mannerOf(items: readonly Item[]): Manner {
  const kinds = items.map(({ quantity }) => quantity.unit?.kind);
  return {
    units: kinds.some((kind) => kind === 'peso' || kind === 'volumen' || kind === 'casera'),
    onlyPercent: kinds.every((kind) => kind === 'porcentaje'),
    bareGrams: items.some(({ quantity: { unit, value } }) => unit === undefined && value >= FEWEST_GRAMS),
    kilos: mayBeKilos(items),
  };
}

/** Whether numbers without unit may be kilos: where they have decimals they have three, and none would be a few grams. */
function mayBeKilos(items: readonly Item[]): boolean {
  const bare = items.filter(({ quantity: { unit, thousands }, each }) => !unit && !thousands && each === undefined);
  return bare.every(({ quantity: { value, written } }) =>
    Number.isInteger(value) && !/[.,]/.test(written) ? value >= FEWEST_GRAMS : THOUSANDTHS.test(written),
  );
}

/** Grams of an item; `manner` tells how the rest of the recipe is written. */
export function weigh(item: Item, manner: Manner): Weight {
  const { name, rough, each, portion, quantity } = item;
  const { value, unit, written, thousands } = quantity;
  const amount = value * (unit?.factor ?? 1);
  if (!Number.isFinite(amount)) return { fault: faults.unclear(name) };
  const isCount = unit === undefined || unit.kind === 'pieza';
  const one = each ?? (isCount ? pieceWeight(name, value, unit !== undefined, mostOfOne(manner)) : undefined);
  if (one !== undefined) {
    const grams = value * one;
    return estimate(portion ? notes.portion(value, portion, name, grams) : notes.units(value, name, grams, one), grams);
  }
  if (unit?.kind === 'volumen' || unit?.kind === 'casera') {
    const density = unit.kind === 'casera' ? spooned(name) : pourable(name);
    if (density === undefined) return { fault: faults.unknownVolume(name) };
    const grams = amount * density;
    return {
      grams,
      note: notes.volume(amount, name, grams, density),
      ...((rough || unit.kind === 'casera') && APPROX),
    };
  }
  if (unit?.kind === 'porcentaje' && !manner.onlyPercent) return { fault: faults.mixedShares(name) };
  const supposed = isCount ? bare(item, manner) : undefined;
  return (
    supposed ?? { grams: amount, ...(thousands && { note: notes.thousands(written, value) }), ...(rough && APPROX) }
  );
}

const APPROX = { approx: true } as const;

const estimate = (note: string, grams: number): Weight => ({ grams, note, ...APPROX });

/** So many of a singular are pieces: «yema 10» is grams where the others are, «huevo 3» is not. */
function mostOfOne({ units, bareGrams }: Manner): number {
  if (units) return 12;
  return bareGrams ? 4 : 1;
}

/** What a number is that says no unit of weight; undefined where it is plainly grams. */
function bare({ name, quantity, leads }: Item, { units, bareGrams, kilos }: Manner): Weight | undefined {
  const { value, unit, written, thousands } = quantity;
  const isFew = value < FEWEST_GRAMS;
  const isWhole = Number.isInteger(value);
  // «Limones: 3»
  const isPlural = isWhole && /s$/.test(fold(name).split(' ')[0]!);
  const isCounted = isFew && ((leads && (units || !bareGrams)) || (isPlural && (units || bareGrams)));
  // «limón ½»: no scale shows it.
  if (unit || isCounted || /[½¼¾⅓⅔⅛/]/.test(written)) return { fault: faults.unknownUnit(name) };
  // «1 limón»: more likely a piece than a gram.
  if (leads && isWhole && value < 4) return estimate(notes.bare(name, value), value);
  if (kilos && !thousands && THOUSANDTHS.test(written)) return estimate(notes.bareKilos(name, value), 1000 * value);
  return units && isFew ? estimate(notes.bare(name, value), value) : undefined;
}
