import type { Craft } from '../crafts/engine.ts';
import type { Request } from '../recipe/request.ts';
import { parseNumber } from '../ui/format.ts';
import type { Amount } from '../ui/number-field.tsx';
import type { AmountContext } from './amount.ts';

type Reader = (text: string, context: AmountContext) => Amount | null;
type FlourReader = (craft: Craft, request: Request, line: number) => AmountContext['flour'];

let reader: Reader | null = null;
let flourFor: FlourReader | null = null;

let loading: Promise<void> | null = null;

/** Fetches what reads «1,5 kg» and the like when somebody is about to write a weight; null once it is there. */
export function loadAmounts(): Promise<void> | null {
  if (reader) return null;
  loading ??= Promise.all([import('./amount.ts'), import('./flour.ts')]).then(
    ([amount, flour]) => {
      reader = amount.readAmount;
      flourFor = flour.flourFor;
    },
    () => {
      // Without it plain numbers are still read.
      loading = null;
    },
  );
  return loading;
}

interface Context extends Omit<AmountContext, 'flour'> {
  readonly flour: { readonly craft: Craft; readonly request: Request; readonly line: number } | null;
}

/** A plain number at once; anything else by the reader, once it is there. */
export function readSoon(text: string, context: () => Context): Amount | null {
  const plain = parseNumber(text);
  if (plain !== null) return { grams: plain, said: null };
  if (!reader || !flourFor) return null;
  const { flour, ...rest } = context();
  return reader(text, { ...rest, flour: flour && flourFor(flour.craft, flour.request, flour.line) });
}
