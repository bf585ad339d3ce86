import { agreeing, theName } from '../craft/nouns.ts';
import { lowerFirst } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import { impossible as common, explanations } from './texts.gen.ts';

export * from './texts.gen.ts';

/** «Materia grasa» → «materia grasa», but «PAC». */
export function lowered(text: string): string {
  return text.charAt(1) === text.charAt(1).toUpperCase() ? text : lowerFirst(text);
}

/** What becomes of a food, from one share to another. */
export function changeText(food: Food, before: number, after: number): string {
  if (before === 0) return explanations.enters(food, after);
  return after === 0 ? explanations.leaves(food) : explanations.goes(food, before, after);
}

export const impossible = {
  ...common,
  one: (type: string, wish: string, why: string) => common.one(type, wish, lowered(why)),
  out: (labels: readonly string[]) => common.out(agreeing(labels, 'queda', 'quedan'), labels.map(theName)),
};
