import { fold } from '../craft/names.ts';
import { POURED } from './measures.gen.ts';

/** Grams of a millilitre of a food by its name; undefined where no volume is known. */
export function pourable(name: string): number | undefined {
  const folded = fold(name);
  return POURED.find(([pattern]) => pattern.test(folded))?.[1];
}
