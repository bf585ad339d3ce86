import type { Food } from '../despensa/food.ts';
import type { FoodEtiqueta } from '../despensa/food-etiqueta.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { namesOf } from './allergens.ts';
import { ficha, fijadoPorLey } from './classes.gen.ts';
import { words } from './texts.ts';

/** The name without the allergens in brackets at its end, which the list that follows names again. */
function withoutBrackets(name: string): string {
  const at = name.indexOf(' (');
  return at > 0 && name.endsWith(')') ? name.slice(0, at) : name;
}

/** Between a name and what stands in brackets after it. */
export interface Named {
  readonly name: string;
  readonly list: string | undefined;
}

/** Whether a percentage of the finished food is so small: 20 g in 1000 are not, whatever floating point says. */
export function isSmall(share: number): boolean {
  return share < LABEL_LAW.compuesto - 1e-9;
}

/** A name whose list is left to be filled in, with the allergens it had in brackets. */
function toBeListed(denominacion: string): Named {
  const name = withoutBrackets(denominacion);
  const told = denominacion.slice(name.length).replace(/^ \(|\)$/g, '');
  return { name, list: told === '' ? words.toBeListed : `${told}; ${words.toBeListed}` };
}

/** A food of the pantry as the list prints it. */
export function compoundName(food: Food, label: FoodEtiqueta, small: boolean): Named {
  const { denominacion, sublista, funcion } = label;
  if (sublista === '') return { name: denominacion, list: undefined };
  if (ficha(food)) return toBeListed(denominacion);
  // A mix of additives is no compound ingredient: its parts stand in the list themselves.
  if (funcion !== '') return { name: sublista, list: undefined };
  const name = withoutBrackets(denominacion);
  if (small && fijadoPorLey(food)) {
    return { name, list: food.contiene.length > 0 ? namesOf(food.contiene) : undefined };
  }
  return { name, list: sublista };
}
