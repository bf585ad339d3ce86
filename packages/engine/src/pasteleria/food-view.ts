import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';
import { solutesOf } from '../despensa/solutes.ts';
import { podOf } from '../despensa/sweet.ts';

export function pastryView(food: Food) {
  return {
    ...solutesOf(food),
    azucares: food.azucares,
    lactosa: food.lactosa,
    polioles: food.polioles,
    grasa: food.grasa,
    proteinas: food.proteina,
    // Starch and the dextrins of syrups.
    almidon: cleaned(food.almidon + food.jarabe - food.jarabe_azucares),
    fibra: food.fibra,
    sal: food.sal,
    agua: food.agua,
    alcohol: food.alcohol,
    acidos: food.acidos,
    pod: cleaned(podOf(food)),
    kcal: food.kcal,
    precio: food.precio,
    cacao_seco: food.cacao_seco,
    manteca_cacao: food.manteca_cacao,
    sng_leche: food.esml,
  };
}

/** What pastry reads of a food, per 100 g. */
export type PastryView = Readonly<ReturnType<typeof pastryView>>;
