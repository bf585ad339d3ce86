import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';
import { type SolutesView, solutesOf } from '../despensa/solutes.ts';
import { podOf } from '../despensa/sweet.ts';

/** What pastry reads of a food, per 100 g. */
export interface PastryView extends SolutesView {
  readonly azucares: number;
  readonly lactosa: number;
  readonly polioles: number;
  readonly grasa: number;
  readonly proteinas: number;
  /** Starch and the dextrins of syrups. */
  readonly almidon: number;
  readonly fibra: number;
  readonly sal: number;
  readonly agua: number;
  readonly alcohol: number;
  readonly acidos: number;
  readonly pod: number;
  readonly kcal: number;
  readonly precio: number;
  readonly cacao_seco: number;
  readonly manteca_cacao: number;
  readonly sng_leche: number;
}

export function pastryView(food: Food): PastryView {
  return {
    ...solutesOf(food),
    azucares: food.azucares,
    lactosa: food.lactosa,
    polioles: food.polioles,
    grasa: food.grasa,
    proteinas: food.proteina,
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
