import { cleaned } from '../craft/round.ts';
import { conGrasaDeFrutoSeco } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { freeSugars, hydrolysed, pacOf, podOf } from '../despensa/sweet.ts';
import { FIGURES } from './figures.gen.ts';

/** Syrups from this DE count as sugars in the trade's tables; below it they are bulk. */
const SUGAR_DE = 20;

/** Points per g of fat-free cocoa, cocoa butter and nut fat. */
export const HARDNESS = {
  cocoa: FIGURES.dureza_del_cacao,
  cocoaButter: FIGURES.dureza_de_la_manteca,
  nutFat: FIGURES.dureza_del_fruto_seco,
};

/** Hardening points. */
export function hardnessOf(food: Food): number {
  const nutFat = conGrasaDeFrutoSeco(food) ? food.grasa - food.manteca_cacao - food.grasa_lactea : 0;
  return cleaned(
    HARDNESS.cocoa * food.cacao_seco + HARDNESS.cocoaButter * food.manteca_cacao + HARDNESS.nutFat * nutFat,
  );
}

export function iceCreamView(food: Food) {
  const syrup = food.de_jarabe >= SUGAR_DE ? food.jarabe : 0;
  const azucares = cleaned(freeSugars(food) - hydrolysed(food) + syrup);
  const { agua, alcohol, grasa, esml } = food;
  return {
    azucares,
    materiagrasa: grasa,
    esml,
    lactosa: food.lactosa,
    proteinas: food.proteina,
    otrossolidos: cleaned(100 - agua - alcohol - azucares - grasa - esml),
    agua,
    alcohol,
    pac: cleaned(pacOf(food)),
    pod: cleaned(podOf(food)),
    kcal: food.kcal,
    precio: food.precio,
    dureza: hardnessOf(food),
  };
}

/** What ice cream reads of a food, per 100 g. */
export type IceCreamView = Readonly<ReturnType<typeof iceCreamView>>;
