import type { Frozen } from '../craft/physics.ts';
import { SERVING_PERCENT } from './freezing.ts';
import { HARDNESS, REASONS, physics as texts } from './texts.gen.ts';

/** How an ice cream is to the spoon. */
export type Hardness = keyof typeof HARDNESS;

/** What moves physics away from the PAC. */
export type Reason = keyof typeof REASONS;

/** °C below which no mix has been measured: ripples and spreads, which no freezer hardens. */
export const COLDEST_TOLD = -25;

function toldOf(natural: number | null, margin: number): string {
  if (natural === null) return texts.none(SERVING_PERCENT);
  return natural < COLDEST_TOLD ? texts.beyond(COLDEST_TOLD) : texts.natural(natural, margin);
}

export const physics = {
  told: (natural: number | null, margin: number, served: Pick<Frozen, 't' | 'agua_pct'> | null) =>
    served === null ? toldOf(natural, margin) : `${toldOf(natural, margin)} ${texts.frozen(served)}`,
  hardness: (word: Hardness, t: number) => texts.hardness(HARDNESS[word], t),
  difference: (PAC: number, natural: number, reasons: readonly Reason[], hardened: boolean) => {
    const before = hardened ? 'Antes de contar lo que endurecen el cacao y los frutos secos, la' : 'La';
    const why = reasons.map((reason) => REASONS[reason]).join('; ');
    return texts.difference(before, natural, PAC, natural < PAC ? 'más blando' : 'más duro', why);
  },
} as const;
