import { cleaned } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';
import { NO_SOLUTES, type SolutesView, solutesOf } from '../despensa/solutes.ts';
import { freeSugars, hydrolysed } from '../despensa/sweet.ts';

/** `group` is the craft's: the trace of sugar in cocoa itself is cocoa. */
export function cocoaView(food: Food, group: string) {
  const cocoa = group === 'cacao';
  const azucar = cocoa ? 0 : cleaned(freeSugars(food) - hydrolysed(food) + food.jarabe + food.polioles);
  const { agua, alcohol, cacao_seco, manteca_cacao, grasa_lactea, esml } = food;
  const otra_grasa = cleaned(food.grasa - manteca_cacao - grasa_lactea);
  const parts = agua + alcohol + cacao_seco + manteca_cacao + grasa_lactea + otra_grasa + azucar + esml;
  return {
    ...(cocoa ? NO_SOLUTES : withoutMilkSugar(food)),
    agua,
    cacao_seco_desgrasado: cacao_seco,
    manteca_cacao,
    grasa_leche: grasa_lactea,
    otra_grasa,
    azucar,
    lactosa: food.lactosa,
    sng_leche: esml,
    otros_solidos: cleaned(100 - parts),
    alcohol,
    sal: food.nacl,
    avellana: food.avellana,
    frutos_secos: food.frutos_secos,
    kcal: food.kcal,
    precio: food.precio,
  };
}

/** Hydrolysed milk sugar, half glucose and half galactose, is already inside the milk solids. */
function withoutMilkSugar(food: Food): SolutesView {
  const solutes = solutesOf(food);
  return { ...solutes, glucosa: cleaned(solutes.glucosa - hydrolysed(food)) };
}

/** What chocolate reads of a food, per 100 g. */
export type CocoaView = Readonly<ReturnType<typeof cocoaView>>;
