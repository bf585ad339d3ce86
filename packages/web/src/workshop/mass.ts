import { onScale } from '../recipe/batch.ts';
import { grams, short } from '../ui/format.ts';
import { esWorkshop } from './texts.ts';

/** A batch as one says it: kilos from one on, grams below. */
export function massText(x: number, decimals = 2): string {
  return x < 1000 ? `${grams(onScale(x))} g` : esWorkshop.kg(short(x / 1000, decimals));
}
