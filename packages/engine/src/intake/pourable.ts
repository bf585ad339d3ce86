import { fold } from '../craft/names.ts';

/** Grams per millilitre. The first pattern that a name answers to counts; what answers to none has no known volume. */
const DENSITIES: readonly (readonly [RegExp, number | undefined])[] = [
  [/polvo|soluble|molido|grano|condensada|montada|harina|powder/, undefined],
  [/aceite|oil|olio/, 0.92],
  [/miel|honey|jarabe|sirope|glucosa|syrup|invertido/, 1.4],
  [/ron\b|whisky|brandy|conac|orujo|kirsch|vodka|alcohol|licor/, 0.95],
  [
    /\b(?:agua|leche|nata|crema|zumo|jugo|caldo|vino|cerveza|cafe|espresso|te|infusion|vinagre|suero|bebida|pulpa|pure|claras?|huevos?|yogur|kefir|horchata|buttermilk|water|milk|cream|juice|wine|beer|coffee|acqua|latte|panna)\b/,
    1,
  ],
];

/** Grams of a millilitre of a food by its name; undefined where no volume is known. */
export function pourable(name: string): number | undefined {
  const folded = fold(name);
  return DENSITIES.find(([pattern]) => pattern.test(folded))?.[1];
}
