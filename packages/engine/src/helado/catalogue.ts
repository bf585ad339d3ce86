import type { Food } from '../despensa/food.ts';
import { foods } from '../despensa/helado.gen.ts';
import { perFood } from '../despensa/per-food.ts';
import { shelfOf } from '../despensa/shelf.ts';
import { FOOD_COUNT, foodOf, indexOf } from '../despensa/table.ts';
import type { Composition } from './composition.ts';
import { type IceCreamView, iceCreamView } from './food-view.ts';
import { type Contents, contentsOf } from './measure.ts';

/** What ice cream reads of a food and knows about it. */
export interface Row extends IceCreamView {
  readonly name: string;
  readonly grupo: string;
  /** Whether a balancer may move it without being told to. */
  readonly palanca: boolean;
}

/** An ingredient to mix: a food of the pantry, or one described in the request. */
export interface Ingredient {
  /** The food it is, also when the request gives figures of its own. */
  readonly known: Known | undefined;
  readonly composition: Composition;
  readonly contents: Contents;
}

/** A food ready to be mixed: an ingredient that is known to be itself. */
export interface Known extends Ingredient {
  readonly food: Food;
  readonly row: Row;
  /** Place in the pantry; that of no food for one of a person's own. */
  readonly index: number;
}

const COMPOSITION_COLUMNS = [
  'azucares',
  'materiagrasa',
  'esml',
  'lactosa',
  'proteinas',
  'otrossolidos',
  'agua',
  'alcohol',
  'pac',
  'pod',
  'kcal',
] as const satisfies readonly (keyof IceCreamView)[];

/** The pantry as ice cream uses it. */
export const shelf = shelfOf(foods, {
  group: (_, { grupo }) => grupo,
  composition: (food) => {
    const view = iceCreamView(food);
    return Object.fromEntries(COMPOSITION_COLUMNS.map((column) => [column, view[column]]));
  },
});

const DEXTROSE = 'dextrosa';

/** A food as ice cream mixes it. */
export const knownOf = perFood((food): Known => {
  const view = iceCreamView(food);
  const row: Row = { ...view, name: shelf.label(food), ...shelf.rowOf(food) };
  const { azucares, materiagrasa, esml, lactosa, proteinas, otrossolidos, alcohol, pac, pod, kcal, precio, dureza } =
    view;
  const composition: Composition = {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    proteinas,
    otrossolidos,
    alcohol,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    polioles: food.polioles,
    dureza,
    dextrosa: food.id === DEXTROSE ? azucares : 0,
  };
  const itself: Omit<Known, 'known'> & { known: Known | undefined } = {
    known: undefined,
    composition,
    contents: contentsOf(composition),
    food,
    row,
    index: indexOf(food.id) ?? FOOD_COUNT,
  };
  itself.known = itself;
  return itself;
});

/** Memoises per food by its place in the pantry, faster than a map. */
export function perKnown<T>(make: (known: Known) => T): (known: Known) => T {
  const made: (T | undefined)[] = new Array(FOOD_COUNT).fill(undefined);
  return (known) => {
    const { index } = known;
    // One of a person's own has no place.
    if (index === FOOD_COUNT) return make(known);
    made[index] ??= make(known);
    return made[index];
  };
}

/** The food a name is read as; undefined when unknown. */
export function find(name: string): Known | undefined {
  const { food } = shelf.read(name);
  return food && knownOf(food);
}

/** A food the engine itself relies on, by its id. */
export function mustFind(id: string): Known {
  return knownOf(foodOf(id));
}

export const CATALOGUE_SIZE = FOOD_COUNT;
