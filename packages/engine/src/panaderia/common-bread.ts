import type { MeasuredFormula } from './judge.ts';
import type { Ingredient } from './resolve.ts';
import type { Role } from './roles.ts';
import { limitOf, typeWith } from './types.ts';

const COMMON: ReadonlySet<Role> = new Set(['harina', 'agua', 'sal', 'levadura', 'masa_madre']);

/** Improvers are additives, or the fibres that stand for gluten (RD 308/2019, art. 3). */
const isCommon = ({ row: { rol, clase } }: Ingredient) => COMMON.has(rol) || clase === 'mejorante';

/**
 * Whether a bread is pan común: flour of any cereal, or what stands for it without gluten, water, salt and yeast or
 * sourdough (RD 308/2019, artículo 3); with milk, egg, seeds, fat or sugar beyond a tolerance it is pan especial.
 */
export function isCommonBread({ type, values, dough }: MeasuredFormula): boolean {
  if (type.breadSalt === undefined) return false;
  const { max } = limitOf(typeWith('comun_de_ley'), 'grasa')!;
  const others = dough.portions.reduce((sum, { ingredient, share }) => sum + (isCommon(ingredient) ? 0 : share), 0);
  return 100 * others <= max * dough.flour && values.azucar <= max;
}
