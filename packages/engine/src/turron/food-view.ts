import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';

export function nougatView(food: Food) {
  return {
    // With alcohol: all that leaves in the pot.
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

/** What turrón reads of a food, per 100 g. */
export type NougatView = Readonly<ReturnType<typeof nougatView>>;
