import { fold } from '../craft/names.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { sweetensWithSugar } from '../despensa/kinds.ts';
import { needsSheet } from './compounds.ts';
import { SUGAR_WORDS } from './words.gen.ts';

/** Sugars of a food below this, g per 100 g, are none on a label. */
export const HARDLY = 0.5;
/** A fruit with more sugars, %, than any fresh one: dried or concentrated, it may be there to sweeten. */
const DRIED = 30;
/** So may a juice, unless it is as sour as lemon. */
const SWEET_JUICE = 5;

/** A food with added sugars: for claims and for mandatory words, by its figures or by the list it is sold with. */
export function addsSugar(food: Food): boolean {
  return sweetensWithSugar(food) || (food.id !== '' && namesSugar(etiquetaOf(food).sublista));
}

function namesSugar(sublista: string): boolean {
  const text = fold(sublista);
  return SUGAR_WORDS.some((word) => text.includes(word));
}

/** Foods whose sugars may have been added: only the supplier knows. */
export function mayAddSugar(food: Food): boolean {
  const { category, azucares, sacarosa, id } = food;
  if (azucares <= HARDLY) return false;
  if (id === '' || needsSheet(etiquetaOf(food))) return true;
  if (category === 'zumos') return azucares > SWEET_JUICE;
  if (category === 'frutas') return azucares > DRIED;
  // Standardised with sugar, or dissolved in syrup: nothing but sucrose was ever there.
  return (category === 'gelificantes_estabilizantes' || category === 'especias_aromas') && sacarosa >= azucares;
}
