/** Kilos per litre of an ice cream mix of 36 to 40 % solids before it is whipped (Goff & Hartel, «Ice Cream», 2013). */
export const MIX_DENSITY = 1.1;

/** Air of an artisan's batch freezer where nobody says another, % on the volume of the mix (uso del oficio). */
export const USUAL_OVERRUN = 30;

/**
 * What must be weighed in so that `finished` is left after losses, one after the other, each in % of what reaches it; 0
 * where a loss takes everything, so that no amount would do.
 */
export function weighedFor(finished: number, losses: readonly number[]): number {
  return losses.reduce((grams, loss) => (loss >= 100 ? 0 : grams / (1 - loss / 100)), finished);
}

/** What is left of `weighed` after the same losses. */
export function finishedOf(weighed: number, losses: readonly number[]): number {
  return losses.reduce((grams, loss) => grams * (1 - Math.min(100, loss) / 100), weighed);
}

/** Grams of mix for so many litres with `overrun` % of air on the volume of the mix. */
export function mixFor(litres: number, overrun: number, density = MIX_DENSITY): number {
  return (litres * 1000 * density) / (1 + overrun / 100);
}

/** Litres that a mix gives once whipped. */
export function litresOf(grams: number, overrun: number, density = MIX_DENSITY): number {
  return ((grams / 1000) * (1 + overrun / 100)) / density;
}

/** How many pieces a content fills, and what is left over. */
export interface Filled {
  /** Whole tubs, bars or pieces. */
  readonly count: number;
  /** What is left over, in the unit of the content. */
  readonly rest: number;
}

/** How many whole containers of `each` something fills, and what is left. */
export function fill(content: number, each: number): Filled {
  if (!(each > 0) || !(content > 0)) return { count: 0, rest: Math.max(0, content) };
  // A tub filled but for the last bit of a sum is full.
  const count = Math.floor(content / each + 1e-9);
  return { count, rest: Math.max(0, content - count * each) };
}

/** A mould by its inner measures, cm; or by the water it holds, ml. */
export type Mould =
  | { readonly shape: 'redondo'; readonly diameter: number; readonly height: number }
  | { readonly shape: 'rectangular'; readonly length: number; readonly width: number; readonly height: number }
  | { readonly shape: 'capacidad'; readonly ml: number };

/** Millilitres to the brim. */
export function mouldVolume(mould: Mould): number {
  switch (mould.shape) {
    case 'redondo':
      return Math.PI * (mould.diameter / 2) ** 2 * mould.height;
    case 'rectangular':
      return mould.length * mould.width * mould.height;
    case 'capacidad':
      return mould.ml;
  }
}

/** Grams of a mass of that density (g/ml) for so many moulds filled to `filling` %. */
export function gramsForMoulds(mould: Mould, count: number, filling: number, density: number): number {
  return mouldVolume(mould) * count * (filling / 100) * density;
}

/** What to multiply a recipe by when it goes from one mould to another; null when the first holds nothing. */
export function mouldFactor(from: Mould, to: Mould): number | null {
  const volume = mouldVolume(from);
  return volume > 0 ? mouldVolume(to) / volume : null;
}
