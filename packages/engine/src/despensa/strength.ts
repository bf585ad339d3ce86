import type { Food } from './food.ts';

const figure = (text: string) => Number(text.replace(',', '.'));

/** Grams of alcohol in 100 g to % vol., where the name of a drink does not say it: the density of a liqueur is that of water. */
const BY_VOLUME = 1 / 0.789;

function strengthOf({ name, alcohol }: Food): number {
  const said = /(\d+(?:,\d+)?)\s?%/.exec(name)?.[1];
  return said === undefined ? alcohol * BY_VOLUME : figure(said);
}

/** Nothing but water and alcohol: spirits of any name are alike at the same strength. */
const SHEER = 99.5;

function isSheer({ category, agua, alcohol }: Food): boolean {
  return category === 'licores_vinos' && agua + alcohol >= SHEER;
}

/** How far from its own the strength of a drink may be: of a spirit, of a liqueur, and a third of a beer or a wine. */
const [SPIRIT_REACH, LIQUEUR_REACH, SHARE] = [7, 10, 1 / 3];

/** Whether a drink may be as strong as is told. */
export function isOfStrength(told: number, food: Food): boolean {
  const own = strengthOf(food);
  return Math.abs(told - own) <= Math.min(isSheer(food) ? SPIRIT_REACH : LIQUEUR_REACH, SHARE * own);
}
