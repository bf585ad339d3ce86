import { type Preferment, refreshment, yeastFor } from '@obrador/engine/horario';
import { weighable } from '../recipe/batch.ts';

/** Uso del oficio: a night for what takes yeast, a morning for a sourdough; flour per part of ripe sourdough. */
export const USUAL = { hours: 14, temperature: 21, parts: 2, sourTemperature: 25, ready: '06:00' };

/** How a pre-ferment is to be made, where it is not as usual. */
export interface Wanted {
  readonly hours?: number | null;
  readonly temperature?: number | null;
  readonly parts?: number | null;
  /** Sourdough to be left for the next time, g. */
  readonly kept?: number | null;
}

export type MixedPart = 'starter' | 'flour' | 'water' | 'salt' | 'yeast';

/** What is mixed, in grams, and how long before it is used; null beyond what the models cover. */
export interface Mixing {
  readonly parts: readonly { readonly part: MixedPart; readonly grams: number }[];
  readonly hours: number | null;
}

/** A sourdough is refreshed; poolish, biga and sponge take flour, water and the yeast their hours ask for. */
export function mixing(preferment: Preferment, wanted: Wanted = {}): Mixing {
  return preferment.isSourdough ? refreshed(preferment, wanted) : mixed(preferment, wanted);
}

function mixed({ flour, water, salt, yeast }: Preferment, { hours, temperature }: Wanted): Mixing {
  const asked = hours ?? USUAL.hours;
  const needed = yeast > 0 ? yeast : yeastFor(flour, asked, temperature ?? USUAL.temperature);
  return { parts: listed({ flour, water, salt, yeast: needed ?? 0 }), hours: needed === null ? null : asked };
}

function refreshed(preferment: Preferment, { parts, kept, temperature }: Wanted): Mixing {
  const { hours, ...made } = refreshment(
    preferment,
    preferment.grams + (kept ?? 0),
    parts ?? USUAL.parts,
    temperature ?? USUAL.sourTemperature,
  );
  return { parts: listed(made), hours };
}

const listed = (grams: Readonly<Partial<Record<MixedPart, number>>>): Mixing['parts'] =>
  (Object.keys(grams) as MixedPart[]).flatMap((part) => (grams[part]! > 0 ? [{ part, grams: grams[part]! }] : []));

/** As a scale weighs them; a pinch of yeast to the hundredth, with no rest put on it. */
export function mixedWeights({ parts }: Mixing): Mixing['parts'] {
  const large = weighable(parts.filter(({ part }) => part !== 'yeast').map(({ grams }) => grams));
  return parts.map(({ part, grams }, i) => ({
    part,
    grams: part === 'yeast' ? Math.round(100 * grams) / 100 : large[i]!,
  }));
}
