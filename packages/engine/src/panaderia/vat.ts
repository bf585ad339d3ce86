import { FOOD_VAT } from '../taller/costing.ts';
import { judge } from './judge.ts';
import { isCommonBread } from './law.ts';
import { readFormula } from './read.ts';

/** VAT of pan común, % (Ley 37/1992, artículo 91.Dos.1.1.º a). */
const COMMON_BREAD_VAT = 4;

/** VAT of the bread of a formula, %: pan especial, pizza and bollería pay as any food does. */
export function vatPanaderia(body: unknown): number {
  return isCommonBread(judge(readFormula(body))) ? COMMON_BREAD_VAT : FOOD_VAT;
}
