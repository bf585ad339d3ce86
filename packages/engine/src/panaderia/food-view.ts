import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';
import { freeSugars, hydrolysed } from '../despensa/sweet.ts';
import type { BreadRow } from './table.ts';

/** What bread knows of a food beyond its composition. */
type BreadKnowledge = Pick<BreadRow, 'rol' | 'cuenta' | 'f_harina' | 'hidratacion_pref' | 'sal_pref'>;

function functional(food: Food, knows: BreadKnowledge) {
  const counts = (part: string, grams: number) => (knows.cuenta.includes(part) ? cleaned(grams) : 0);
  return {
    f_agua: counts('agua', food.agua),
    f_grasa: counts('grasa', food.grasa),
    f_azucar: counts('azucar', freeSugars(food) - hydrolysed(food) + food.jarabe),
    // A baker weighs salt as salt, whatever it is made of.
    f_sal: knows.rol === 'sal' ? counts('sal', 100) : counts('sal', food.nacl),
  };
}

/** Flour 100, water h and salt s make 100 + h + s of pre-ferment; a scalded flour is flour and water. */
function doughParts(knows: BreadKnowledge) {
  const { hidratacion_pref: h, sal_pref: s, f_harina: flour } = knows;
  if (h !== null) {
    const total = 100 + h + (s ?? 0);
    return { f_harina: 1e4 / total, f_agua: (100 * h) / total, f_sal: (100 * (s ?? 0)) / total };
  }
  return flour > 0 && flour < 100 ? { f_harina: flour, f_agua: 100 - flour, f_sal: 0 } : undefined;
}

export function breadView(food: Food, knows: BreadKnowledge) {
  return {
    f_harina: knows.f_harina,
    ...functional(food, knows),
    ...doughParts(knows),
    agua: food.agua,
    proteinas: food.proteina,
    hidratos: cleaned(freeSugars(food) + food.lactosa + food.jarabe + food.almidon),
    azucares: food.azucares,
    fibra: food.fibra,
    grasa: food.grasa,
    sal: food.sal,
    alcohol: food.alcohol,
    kcal: food.kcal,
    precio: food.precio,
  };
}

/** What bread reads of a food, per 100 g; `f_*` are what counts for the baker's percentages. */
export type BreadView = Readonly<ReturnType<typeof breadView>>;
