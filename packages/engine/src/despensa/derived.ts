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

/** Sour milk, and what the pantry calls it with sugar and a flavour in it. */
const FLAVOURED: readonly (readonly [plain: RegExp, as: readonly string[]])[] = [
  [/^yogurt? (?:(?:estilo |tipo )?griego) (?:(?:con )?sabor (?:a )?|de )(.+)$/i, rootsOf('yogur griego azucarado')],
  [/^yogurt? (?:(?:con )?sabor (?:a )?|de )(.+)$/i, rootsOf('yogur azucarado')],
  [/^skyr (?:(?:con )?sabor (?:a )?|de )(.+)$/i, rootsOf('skyr de sabores')],
];

/** Milk of plants, too, is soured and called by its plant: «yogur de coco». */
const PLANTS: ReadonlySet<string> = new Set(rootsOf('coco anacardo almendra soja avena arroz'));
const VANILLA = root('vainilla');

/** «Skyr de vainilla», «yogur sabor fresa»: sold with sugar, whatever it tastes of. */
export function flavouredMilk(name: string, named: Named): Found | undefined {
  for (const [plain, as] of FLAVOURED) {
    const taste = rootsOf(plain.exec(name)?.[1] ?? '');
    if (taste.length === 0 || taste.some((word) => PLANTS.has(word))) continue;
    const isTaste = taste.join() === VANILLA || isTasteOfFruit(named(taste)?.food);
    const found = isTaste ? named(as) : undefined;
    if (found !== undefined) return supposed(found.food);
  }
  return undefined;
}

function isTasteOfFruit(food: Food | undefined): boolean {
  return (food?.category === 'zumos' || isFreshFruit(food)) && food?.contiene.length === 0;
}

const PROTEIN: ReadonlySet<string> = new Set(rootsOf('proteína whey caseína'));
/** What is said of the protein of milk besides its flavour. */
const OF_MILK: ReadonlySet<string> = new Set(
  rootsOf('proteina whey caseina suero leche lactea polvo concentrada aislada sabor'),
);
const FLAVOURED_PROTEIN: readonly string[] = rootsOf('proteina lactea de sabores');
const TASTES: ReadonlySet<Food['category']> = new Set(['frutas', 'especias_aromas', 'cacao_chocolate']);

/** «Proteína de suero sabor chocolate», unless its flavour may bring an allergen along. */
export function flavouredProtein(roots: readonly string[], named: Named): Found | undefined {
  if (!PROTEIN.has(roots[0] ?? '')) return undefined;
  const taste = named(roots.filter((word) => !OF_MILK.has(word)))?.food;
  if (taste === undefined || !TASTES.has(taste.category)) return undefined;
  const found = named(FLAVOURED_PROTEIN);
  return found && taste.contiene.every((code) => found.food.contiene.includes(code)) ? supposed(found.food) : undefined;
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
