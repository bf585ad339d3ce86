import { lazyFor } from '../craft/lazy.ts';
import * as classes from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { type Known, mustFind } from './catalogue.ts';
import { cocoa, yolk } from './texts.gen.ts';
import { TYPE_FILES } from './types.gen.ts';
import type { TypeId } from './types.ts';

export { ingredientRulesOf } from './ingredient-rules.gen.ts';

/** What gives a type its name, and the least of it. */
export interface Essence {
  readonly key: string;
  /** Grams of it in a gram of a food. */
  readonly of: (food: Food) => number;
  /** % of the formula. */
  readonly least: number;
  /** What it is raised with. */
  readonly toAdd: Known;
  readonly texts: typeof yolk;
}

const ESSENCES = {
  yema: { of: classes.yemaContenida, texts: yolk },
  cacaoSeco: { of: classes.cacaoSecoContenido, texts: cocoa },
} as const;

export const essenceOf = lazyFor((id: TypeId): Essence | undefined => {
  const { essence } = TYPE_FILES[id];
  if (essence === undefined) return undefined;
  const { key, least, toAdd } = essence;
  return { key, least, toAdd: mustFind(toAdd), ...ESSENCES[key] };
});
