import type { Food } from './food.ts';
import { type Found, type Named, supposed } from './reading.ts';
import { isColour, root, rootsOf } from './words.ts';

/** Nouns of what gives the flavour of a food without the food. */
const FLAVOURINGS: ReadonlySet<string> = new Set(
  ['aroma', 'esencia', 'arome', 'essence', 'essenza', 'essencia', 'essenz'].map(root),
);

const LIQUID_FLAVOURING: readonly string[] = rootsOf('aroma líquido');

/** Nouns of fruit boiled with sugar, which are much the same whatever the fruit. */
const JAMS: ReadonlySet<string> = new Set(
  ['mermelada', 'confitura', 'confiture', 'marmellata', 'melmelada', 'jam', 'compota'].map(root),
);

const JAM: readonly string[] = rootsOf('mermelada');

/** Sweeter, it is boiled with sugar already: «cabello de ángel». */
const SWEETEST_FRUIT = 30;

function isFreshFruit(food: Food | undefined): boolean {
  return food?.category === 'frutas' && food.azucares <= SWEETEST_FRUIT;
}

/** «Mermelada de guayaba» is jam. */
export function jam([head, ...rest]: readonly string[], named: Named): Found | undefined {
  if (head === undefined || !JAMS.has(head) || !isFreshFruit(named(rest)?.food)) return undefined;
  const found = named(JAM);
  return found && supposed(found.food);
}

const DYE: readonly string[] = rootsOf('colorante alimentario');

/** «Colorante alimentario blanco» is a colouring, whatever its colour. */
export function dye(roots: readonly string[], named: Named): Found | undefined {
  const rest = roots.filter((word) => !isColour(word));
  if (rest.length === 0 || rest.length === roots.length) return undefined;
  const found = named(rest);
  return found !== undefined && found.food === named(DYE)?.food ? found : undefined;
}

/** «Aroma de fresa», «vaniglia aroma» are a flavouring, unless what it tastes of may bring an allergen along. */
export function flavouring(roots: readonly string[], named: Named): Found | undefined {
  const at = [0, roots.length - 1].find((place) => FLAVOURINGS.has(roots[place] ?? ''));
  if (at === undefined) return undefined;
  const taste = named(roots.toSpliced(at, 1));
  if (taste === undefined || taste.food.contiene.length > 0) return undefined;
  const found = named(LIQUID_FLAVOURING);
  return found && supposed(found.food);
}

/** Words for fruit that was crushed. */
export const PULP: ReadonlySet<string> = new Set(
  ['puré', 'purée', 'purea', 'pulpa', 'pulp', 'pulpe', 'polpa', 'coulis', 'fruchtpüree'].flatMap(rootsOf),
);

/** «Lemon purée» is lemon where no purée of it is kept; of vegetables and nuts it is another food. */
export function crushed(roots: readonly string[], named: Named): Found | undefined {
  const rest = roots.filter((word) => !PULP.has(word));
  if (rest.length === 0 || rest.length === roots.length) return undefined;
  const found = named(rest);
  return found?.food.category === 'frutas' ? supposed(found.food) : undefined;
}
