import { fold } from '../craft/names.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';

const NOTHING = { denominacion: '', sublista: '', funcion: '' };

/** What the pantry prints of a food; nothing of a person's own. */
export function printedOf(food: Food): typeof NOTHING {
  return food.id === '' ? NOTHING : etiquetaOf(food);
}

/** Its list of ingredients, folded. */
export function listOf(food: Food): string {
  return fold(printedOf(food).sublista);
}
