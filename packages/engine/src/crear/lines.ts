import type { Craft } from '../craft/craft.ts';
import { type Item, readItems } from '../craft/read.ts';
import type { Food } from '../despensa/food.ts';
import { CRAFT_FOODS, findFood } from '../despensa/names.ts';
import { understand } from '../despensa/understand.ts';

/** A line of a formula as its craft reads it. */
export interface Line {
  readonly item: Item;
  /** Undefined when nobody knows it. */
  readonly food: Food | undefined;
  /** Told by its label or its recipe: no food of the pantry, whatever its name is. */
  readonly told: boolean;
  /** The foods in it: the leaves of its recipe, or itself. */
  readonly holds: readonly Food[];
  /** Whether all that is in it is known, allergens too. */
  readonly sure: boolean;
}

/** The lines of a formula. */
export type ReadLines = (body: Readonly<Record<string, unknown>>) => readonly Line[];

/** Reads lines of a formula and its variants; a food of one's own stays one object. */
export function lineReader(craft: Craft): ReadLines {
  const { id } = craft;
  const shelf = { read: (text: string) => findFood(text, id), label: CRAFT_FOODS[id].label };
  const told = new Map<unknown, Omit<Line, 'item'>>();
  return (body) =>
    readItems(body, craft.shape).map((item, index): Line => {
      const { receta, etiqueta } = item.raw;
      const key = receta ?? etiqueta ?? null;
      const known = key === null ? undefined : told.get(key);
      if (known !== undefined) return { ...known, item };
      const { food, own, recipe } = understand(shelf, item, index);
      const holds = recipe ? recipe.flat.leaves.filter(({ grams }) => grams > 0).map((leaf) => leaf.food) : [];
      const line = {
        food,
        told: own,
        holds: recipe || food === undefined ? holds : [food],
        sure: recipe ? recipe.unknown.length === 0 : food !== undefined && tellsAllergens(etiqueta ?? null),
      };
      if (key !== null) told.set(key, line);
      return { ...line, item };
    });
}

/** A label that says nothing of allergens does not say that there are none. */
function tellsAllergens(label: unknown): boolean {
  return label === null || (label as Readonly<Record<string, unknown>>).alergenos !== undefined;
}

/** Foods with their grams. */
export type Amounts = ReadonlyMap<Food, number>;

export function amountsOf(lines: readonly Line[]): Amounts {
  const amounts = new Map<Food, number>();
  for (const { food, item } of lines) if (food) addTo(amounts, food, item.grams);
  return amounts;
}

export function addTo(amounts: Map<Food, number>, food: Food, grams: number): void {
  amounts.set(food, (amounts.get(food) ?? 0) + grams);
}

export function weightOf(amounts: Amounts): number {
  return [...amounts.values()].reduce((sum, grams) => sum + grams, 0);
}

/** Grams of a formula that are what `of` tells in 100 g of a food. */
export function gramsIn(amounts: Amounts, of: (food: Food) => number): number {
  let sum = 0;
  for (const [food, grams] of amounts) sum += (of(food) * grams) / 100;
  return sum;
}

/** The same in % of the whole. */
export function shareOf(amounts: Amounts, of: (food: Food) => number): number {
  return (100 * gramsIn(amounts, of)) / (weightOf(amounts) || 1);
}

/** Every food of two formulas, with its grams in each. */
export function sideBySide(before: Amounts, after: Amounts) {
  const foods = [...new Set([...before.keys(), ...after.keys()])];
  return foods.map((food) => ({ food, before: before.get(food) ?? 0, after: after.get(food) ?? 0 }));
}

/** A formula on the wire of its craft. */
export function wireBody(craft: Craft, type: string, parts: Amounts, extra: object = {}) {
  const { name, weight } = craft.shape;
  const { wireName } = CRAFT_FOODS[craft.id];
  const ingredients = [...parts].map(([food, grams]) => ({ [name]: wireName(food), [weight]: grams }));
  return { type, ...extra, ingredients };
}
