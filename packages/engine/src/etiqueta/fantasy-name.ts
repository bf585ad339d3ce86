import { craftOf } from '../crafts.ts';
import { rootsOf } from '../despensa/words.ts';
import { PRODUCTS } from './words.gen.ts';

const PRODUCT_ROOTS: ReadonlySet<string> = new Set(PRODUCTS.flatMap(rootsOf));

/** Whether a name does not tell what the food is, neither by a usual word for one nor by that of a type of its craft. */
export function isFantasyName(name: string, craft: string | undefined): boolean {
  if (name === '') return false;
  const types = craft === undefined ? [] : (craftOf(craft)?.types ?? []);
  const kinds = new Set(types.flatMap(({ label }) => rootsOf(label).slice(0, 1)));
  return !rootsOf(name).some((root) => PRODUCT_ROOTS.has(root) || kinds.has(root));
}
