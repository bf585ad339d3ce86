import type { Craft } from '../crafts/engine.ts';
import { lazy } from '../loading/lazy.ts';
import type { Request } from '../recipe/request.ts';
import { parseNumber } from '../ui/format.ts';
import type { Amount } from '../ui/typed-number.tsx';
import type { AmountContext } from './amount.ts';

const reader = lazy(async () => {
  const [{ readAmount }, { flourFor }] = await Promise.all([import('./amount.ts'), import('./flour.ts')]);
  return { readAmount, flourFor };
});

/** Fetches what reads «1,5 kg» and the like when somebody is about to write a weight; null once it is there. */
export function loadAmounts(): Promise<void> | null {
  if (reader.here.peek()) return null;
  // Without it plain numbers are still read.
  return reader.bring().then(
    () => {},
    () => {},
  );
}

interface Context extends Omit<AmountContext, 'flour'> {
  readonly flour: { readonly craft: Craft; readonly request: Request; readonly line: number } | null;
}

/** A plain number at once; anything else by the reader, once it is there. */
export function readLazily(text: string, context: () => Context): Amount | null {
  const plain = parseNumber(text);
  if (plain !== null) return { grams: plain, said: null };
  const found = reader.here.peek();
  if (!found) return null;
  const { flour, ...rest } = context();
  return found.readAmount(text, { ...rest, flour: flour && found.flourFor(flour.craft, flour.request, flour.line) });
}
