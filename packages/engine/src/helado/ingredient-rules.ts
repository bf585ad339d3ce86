import type { IngredientRules } from '../craft/examine.ts';
import { lazyFor } from '../craft/lazy.ts';
import * as classes from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { isProteolytic } from '../despensa/kinds.ts';
import { lawConcerns } from '../ley/law.ts';
import { type Ingredient, type Known, mustFind, perKnown } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { cocoa, type EssenceTexts, yolk } from './ingredient-texts.ts';
import { TYPE_FILES } from './types.gen.ts';
import type { Rules, TypeId } from './types.ts';

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
  readonly texts: EssenceTexts;
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

/** What the rules of a type have to do with a food: most foods nothing. */
interface Concern {
  /** Banned, or undoes what another holds together: worth a look whatever its share. */
  readonly suspect: boolean;
  /** How far a gram of the food goes towards the first limit of a dose, by the place of the dose. */
  readonly doses: readonly { readonly dose: number; readonly part: number }[];
}

const concerns = lazyFor((id: TypeId) => {
  const rules = ingredientRulesOf(id);
  return { concernOf: perKnown((known) => concernOf(known.food, rules)), near: new Float64Array(rules.doses.length) };
});

function concernOf(food: Food, { doses, bans, law }: IngredientRules): Concern {
  const parts = doses.map(({ of, warn, stop }, dose) => ({ dose, part: (100 * of(food)) / (warn ?? stop!) }));
  const suspect = isProteolytic(food) || lawConcerns(law, food) || bans.some(({ of }) => of(food));
  return { suspect, doses: parts.filter(({ part }) => part > 0) };
}

/** Whether a rule of the type may have something to say of a mix: spares most formulas the examination. */
export function isConcerned({ id }: Rules, ingredients: readonly Ingredient[], shares: readonly number[]): boolean {
  // How near each dose of the mix is to its first limit.
  const { concernOf: concern, near } = concerns(id);
  near.fill(0);
  for (let i = 0; i < ingredients.length; i++) {
    const { known } = ingredients[i]!;
    const share = shares[i]!;
    if (known === undefined || share === 0) continue;
    const { suspect, doses } = concern(known);
    if (suspect) return true;
    for (let k = 0; k < doses.length; k++) {
      const { dose, part } = doses[k]!;
      near[dose]! += share * part;
      if (near[dose]! > 1) return true;
    }
  }
  return false;
}
