import { FOOD_VAT } from '../taller/costing.ts';
import { judge } from './judge.ts';
import { readFormula } from './read.ts';
import type { Role } from './roles.ts';
import { limitOf, typeWith } from './types.ts';

/** VAT of pan común, % (Ley 37/1992, artículo 91.Dos.1.1.º a). */
const COMMON_BREAD_VAT = 4;

/** What pan común is made of; of anything else no more than the tolerance of its sheet. */
const COMMON: ReadonlySet<Role> = new Set(['harina', 'agua', 'sal', 'levadura', 'masa_madre']);

/**
 * VAT of the bread of a formula, %. Pan común is a bread of the day of flour of any cereal, water, salt and yeast or
 * sourdough (RD 308/2019, artículo 3); with milk, egg, seeds, fat or sugar it is pan especial (artículo 4), and pizza
 * and bollería are neither: they pay as any food does.
 */
export function vatPanaderia(body: unknown): number {
  const { type, values, dough } = judge(readFormula(body));
  const { max } = limitOf(typeWith('comun_de_ley'), 'grasa')!;
  const others = dough.portions.reduce((sum, { ingredient, share }) => {
    return COMMON.has(ingredient.row.rol) ? sum : sum + share;
  }, 0);
  const isCommon = type.breadSalt !== undefined && 100 * others <= max * dough.flour && values.azucar <= max;
  return isCommon ? COMMON_BREAD_VAT : FOOD_VAT;
}
