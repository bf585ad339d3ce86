import type { Food } from '../despensa/food.ts';
import {
  isAromaConcentrate,
  isChemicalLeaven,
  isColour,
  isEssence,
  isIntenseSweetener,
  isNutmeg,
  isPreservative,
  isSpice,
  isTonka,
  wholly,
} from '../despensa/kinds.ts';
import type { Ban, Dose } from './examine.ts';
import { examined } from './examine-texts.ts';

/** Beyond these doses no product of any craft is fit to eat; what a craft knows better stands in its own list. */
const TRADE = 'uso del oficio y recetas publicadas, con margen';
const AROMAS = 'Reglamento (CE) 1334/2008';
const ADDITIVES = 'Reglamento (CE) 1333/2008';

/** What raises a batter has nothing to do in a mass that does not rise: a pinch in dulce de leche or in a toffee. */
export const RAISING: Dose = {
  what: 'los gasificantes',
  of: wholly(isChemicalLeaven),
  warn: 0.5,
  stop: 1,
  source: TRADE,
};

/** Counted as dry acid: a solution of citric acid is half of it. */
export const ACIDS: Dose = {
  what: 'los acidulantes',
  of: (food) => (food.category === 'aditivos' && !isPreservative(food) ? food.acidos / 100 : 0),
  warn: 0.5,
  stop: 1,
  source: `${TRADE} (hasta 0,43 %)`,
};

/** Told after those that have a stricter dose of their own. */
export const SPICES: Dose = {
  what: 'las especias',
  of: wholly(isSpice),
  warn: 1.2,
  stop: 2.5,
  source: `${TRADE} (hasta 1,19 %)`,
};

/** Bread and chocolate take no colour, not even by what they are made with; a protected name admits none either. */
export const noColour = (source = 'Reglamento (CE) 1333/2008, anexo II, parte A, cuadro 2'): Ban => ({
  of: isColour,
  fault: true,
  text: (labels) => examined.coloured(labels, source),
  source,
});

/** Of every craft whose masses are weighed whole. */
export const CEILINGS: readonly Dose[] = [
  ACIDS,
  { what: 'los colorantes', of: wholly(isColour), warn: 1, stop: 3, source: `${ADDITIVES}; ${TRADE}` },
  // Myristicin: some 5 g of nutmeg make a person ill, and a portion of 150 g at 1 % holds 1.5 g.
  { what: 'la nuez moscada', of: wholly(isNutmeg), warn: 0.5, stop: 1, source: AROMAS },
  { what: 'el haba tonka', of: wholly(isTonka), warn: 0.3, stop: 1, source: AROMAS },
  // Bitter almond above all: benzaldehyde burns, and what is not purified carries prussic acid.
  { what: 'las esencias', of: wholly(isEssence), warn: 0.5, stop: 1, source: `${AROMAS}; ${TRADE}` },
  { what: 'los aromas concentrados', of: wholly(isAromaConcentrate), warn: 0.2, stop: 0.5, source: TRADE },
  {
    what: 'los conservantes',
    of: wholly(isPreservative),
    warn: 0.1,
    stop: 0.2,
    source: `${ADDITIVES}: de 1 a 2 g/kg`,
  },
  {
    what: 'los edulcorantes intensos',
    of: wholly(isIntenseSweetener),
    warn: 0.06,
    stop: 0.1,
    source: `${ADDITIVES}: hasta 1 g/kg, según el edulcorante y el producto`,
  },
];

/** What is fresh goes by the handful: mint, basil, ginger, zest. */
const FRESH_WATER = 60;
const isFresh = (food: Food) => food.agua > FRESH_WATER;

/** For what no dose of the craft speaks of; a new additive or spice of the pantry is never without a limit. */
const DEFAULTS: readonly Dose[] = [
  { what: 'los aditivos', of: wholly(({ category }) => category === 'aditivos'), warn: 1, stop: 2, source: TRADE },
  {
    what: 'los aromas',
    of: wholly((food) => food.category === 'especias_aromas' && !isFresh(food)),
    warn: 2,
    stop: 3,
    source: TRADE,
  },
  {
    what: 'las hierbas y los aromas frescos o líquidos',
    of: wholly((food) => food.category === 'especias_aromas' && isFresh(food)),
    warn: 5,
    stop: 8,
    source: TRADE,
  },
];

/** The doses of a type, and a limit for every additive and spice none of them names. */
export function withDefaults(doses: readonly Dose[]): readonly Dose[] {
  const isNamed = (food: Food) => doses.some(({ of }) => of(food) > 0);
  return [...doses, ...DEFAULTS.map((dose) => ({ ...dose, of: (food: Food) => (isNamed(food) ? 0 : dose.of(food)) }))];
}
