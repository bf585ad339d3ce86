import type { Mention } from '../craft/labelling.ts';
import { craftOf } from '../crafts.ts';
import type { Flat, Recipe } from '../despensa/receta.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { sweetenersIn } from '../ley/law.ts';
import { companyOf, isSweetener } from './additives.ts';
import { aditivoSuelto, edulcoranteOFibra } from './classes.gen.ts';
import type { Quid } from './quid.ts';
import { mentions } from './texts.ts';

/** Mandatory words: annex III of the Regulation, and those of the products of a craft. */
export function mentionsOf({ craft, type }: Pick<Recipe, 'craft' | 'type'>, flat: Flat): Mention[] {
  const used = flat.leaves.filter(({ grams }) => grams > 0);
  const company = companyOf(used.map(({ food }) => food));
  const sweeteners = new Set(
    used.flatMap(({ food }) => {
      if (isSweetener(food, company)) return [food.id];
      // Sold on its own an additive may do something else here; inside a bought food it sweetens.
      return aditivoSuelto(food) ? [] : sweetenersIn(food);
    }),
  );
  const found: Mention[] = [];
  if (sweeteners.size > 0) {
    found.push(company.hasSugars ? mentions.sugarAndSweetener(sweeteners.size) : mentions.sweetener(sweeteners.size));
  }
  const polyols = used
    .filter(({ food }) => edulcoranteOFibra(food) || sweetenersIn(food).length > 0)
    .reduce((sum, { food, grams }) => sum + (food.polioles * grams) / 100, 0);
  if (polyols > LABEL_LAW.laxante) found.push(mentions.laxative);
  const own = craft !== undefined && type !== undefined ? craftOf(craft)?.labelling?.mentions?.(type, used) : undefined;
  return [...found, ...(own ?? [])];
}

/** Article 22.2: the percentage of what stands in several places of the list is given near the name of the food. */
export function totalsOf(quid: readonly Quid[]): Mention[] {
  return quid.filter(({ lugares }) => lugares > 1).map(({ ingrediente, texto }) => mentions.total(ingrediente, texto));
}
