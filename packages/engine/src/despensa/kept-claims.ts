import { lazy } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import type { Found } from './reading.ts';

/** The most sucrose that fruits and nuts have of their own; milk and the drinks of plants have hardly any. */
const OWN_SUCROSE: Readonly<Partial<Record<Food['category'], number>>> = { frutas: 25, zumos: 25, frutos_secos: 10 };
const HARDLY_ANY = 3;

/** Shelves whose foods are sold with sugar and without. */
const SWEETENED_OR_NOT: ReadonlySet<Food['category']> = new Set([
  'lacteos',
  'quesos',
  'vegetal',
  'frutas',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
]);

function isUnsweetened({ category, sacarosa }: Food): boolean {
  return SWEETENED_OR_NOT.has(category) && sacarosa <= (OWN_SUCROSE[category] ?? HARDLY_ANY);
}

/** What a name may claim and the food of the pantry keep as it is: «mascarpone sin azúcar», «margarina vegana». */
const claims = lazy((): readonly (readonly [claim: RegExp, keeps: (food: Food) => boolean])[] => [
  [
    /(?<![a-zß-ɏ])(?:sin (?:az[uú]car(?:es)?|endulzar|edulcorar)(?: añadid[oa]s?)?(?: ni edulcorantes?)?|no (?:azucarad|endulzad)[oa]s?)(?![a-zß-ɏ])/i,
    isUnsweetened,
  ],
  [/(?<![a-zß-ɏ])(?:vegan[oa]s?|apt[oa]s? para veganos)(?![a-zß-ɏ])/i, ({ vegano }) => vegano],
]);

/** A food without the claim it keeps; a generic word with a claim may be another than the usual one. */
export function withKeptClaim(name: string, read: (text: string) => Found | undefined): Found | undefined {
  for (const [claim, keeps] of claims()) {
    if (!claim.test(name)) continue;
    const found = read(name.replace(claim, ' ').replace(/\s+/g, ' ').trim());
    if (found !== undefined && found.lectura !== 'por_defecto' && keeps(found.food)) return found;
  }
  return undefined;
}
