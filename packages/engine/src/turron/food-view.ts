import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';

/** What turrón reads of a food, per 100 g. */
export interface NougatView {
  /** With alcohol: all that leaves in the pot. */
  readonly agua: number;
  readonly grasa: number;
  readonly azucares: number;
  readonly polioles: number;
  readonly proteinas: number;
  readonly almidon: number;
  readonly otros_hc: number;
  readonly fibra: number;
  readonly kcal: number;
  readonly precio: number;
}

export function nougatView(food: Food): NougatView {
  return {
    agua: cleaned(food.agua + food.alcohol),
    grasa: food.grasa,
    azucares: food.azucares,
    polioles: food.polioles,
    proteinas: food.proteina,
    almidon: food.almidon,
    otros_hc: cleaned(food.jarabe - food.jarabe_azucares),
    fibra: food.fibra,
    kcal: food.kcal,
    precio: food.precio,
  };
}
