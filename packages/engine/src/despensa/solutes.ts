import { cleaned } from '../craft/round.ts';
import type { Food } from './food.ts';

/** Kinds of sugar and polyol as the water activity model knows them. */
export interface SolutesView {
  readonly sacarosa: number;
  readonly glucosa: number;
  readonly fructosa: number;
  readonly jarabe: number;
  readonly de_jarabe: number;
  readonly sorbitol: number;
  readonly glicerol: number;
  readonly maltitol: number;
  readonly eritritol: number;
}

export const NO_SOLUTES: SolutesView = {
  sacarosa: 0,
  glucosa: 0,
  fructosa: 0,
  jarabe: 0,
  de_jarabe: 0,
  sorbitol: 0,
  glicerol: 0,
  maltitol: 0,
  eritritol: 0,
};

/** Maltose behaves as a syrup of DE 53: half the reducing ends of glucose. */
const MALTOSE_DE = 53;

/** Galactose counts as glucose and rarer sugars as sucrose, polyols without a row of their own as maltitol. */
export function solutesOf(food: Food): SolutesView {
  const jarabe = food.jarabe + food.maltosa;
  return {
    sacarosa: cleaned(food.sacarosa + food.otros_azucares),
    glucosa: cleaned(food.glucosa + Math.max(0, food.galactosa)),
    fructosa: food.fructosa,
    jarabe: cleaned(jarabe),
    de_jarabe: jarabe > 0 ? cleaned((food.jarabe * food.de_jarabe + food.maltosa * MALTOSE_DE) / jarabe) : 0,
    sorbitol: food.sorbitol,
    glicerol: food.glicerol,
    maltitol: cleaned(food.maltitol + food.otros_polioles),
    eritritol: food.eritritol,
  };
}
