import { lazy } from '../craft/lazy.ts';
import { fold, MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import {
  BALANCE,
  type BalanceKey,
  CATEGORIES,
  carbohydrate,
  energy,
  FIGURES,
  type Food,
  PARTS,
  type PartKey,
  polyols,
  REPEATS,
  sugars,
  wholeKcal,
} from './food.ts';
import * as packed from './foods.gen.ts';
import { eachFigure } from './pack.ts';

const NAMES = packed.names.split('|');

/** How many foods the pantry has. */
export const FOOD_COUNT = NAMES.length;

const NUMBERS = [...BALANCE, ...PARTS];

/** Joining words that ids leave out: «Dulce de leche» → `dulce_leche`. */
const JOINING = /_(?:de|del|la|el|con|en|al|y|o)(?=_)/g;

/**
 * The ids that names separated by «|» give by themselves; the table holds only those that differ. All in one text: name
 * by name it takes twenty times as long.
 */
function idsOfNames(names: string): string[] {
  return fold(names)
    .replace(/[^a-z0-9|]+/g, '_')
    .replace(/(?<=\||^)_|_(?=\||$)/g, '')
    .replace(JOINING, '')
    .split('|');
}

function readIds(): readonly string[] {
  const ids = idsOfNames(packed.names);
  for (const entry of packed.ids.split('|')) {
    const [place = '', id = ''] = entry.split(':');
    ids[Number(place)] = id;
  }
  return ids;
}

const IDS = readIds();

type Draft = { -readonly [Key in keyof Food]: Food[Key] };

/**
 * A food of nothing, with every key in its place: an object that is given keys one after another ends as a hash table,
 * four times as slow to make and slower to read ever after. Every figure has been null for a moment, or V8 would hold
 * all of them to be whole numbers, and lay all foods out anew at the first of each kind that is not.
 */
export function emptyFood(): Draft {
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, 0])) as Record<BalanceKey | PartKey, number>;
  const food: Draft = {
    ...numbers,
    id: '',
    name: '',
    category: CATEGORIES[0]!,
    azucares: 0,
    polioles: 0,
    hidratos: 0,
    kcal: 0,
    precio: 0,
    contiene: [],
    vegano: false,
    pac_conv: null,
    pod_conv: null,
  };
  const cells: Record<string, unknown> = food;
  for (const key of [...NUMBERS, 'azucares', 'polioles', 'hidratos', 'kcal', 'precio']) {
    cells[key] = null;
    cells[key] = 0;
  }
  return food;
}

/** The first figures are those that add up to 100 with water. */
const BALANCED = BALANCE.length - 1;

const NONE = emptyFood();
const LINES = packed.figures.split('\n');
const PRICES = packed.prices.split(',');
const ALLERGENS = packed.allergens.split(';').map((list) => (list === '' ? [] : list.split('|')));

function read(i: number): Food {
  const food = { ...NONE };
  // The table is closed to 100.00.
  let water = 100;
  let fixedEnergy: number | undefined;
  const use = (value: number, place: number) => {
    const key = FIGURES[place]!;
    if (key === 'fixedEnergy') fixedEnergy = value;
    else food[key] = value;
    if (place < BALANCED) water -= value;
  };
  eachFigure(LINES[i]!, use, REPEATS);
  food.precio = Number(PRICES[i]);
  food.agua = Math.round(water * 1000) / 1000 + 0;
  food.id = IDS[i]!;
  food.name = NAMES[i]!;
  food.category = CATEGORIES[packed.categories.charCodeAt(i) - 97]!;
  food.azucares = rounded(sugars(food));
  food.polioles = rounded(polyols(food));
  food.hidratos = rounded(carbohydrate(food));
  food.kcal = fixedEnergy ?? wholeKcal(energy(food));
  food.contiene = ALLERGENS[packed.allergenOf.charCodeAt(i) - 35]!;
  food.vegano = packed.vegan[i] === '1';
  return food;
}

/** Takes off what adding up decimals leaves in floating point. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const FOODS: (Food | undefined)[] = NAMES.map(() => undefined);

/** A food by its place in the pantry, read when it is first asked for: a formula has ten of them. */
export function foodAt(index: number): Food {
  FOODS[index] ??= read(index);
  return FOODS[index];
}

/** Every food of the pantry, in the order of `data/despensa.csv`. */
export const everyFood = lazy((): readonly Food[] => NAMES.map((_, i) => foodAt(i)));

export function nameAt(index: number): string {
  return NAMES[index]!;
}

export function idAt(index: number): string {
  return IDS[index]!;
}

const byId = new Map(IDS.map((id, i) => [id, i]));

/** The place of a food in the pantry; undefined when no food has that id. */
export function indexOf(id: string): number | undefined {
  return byId.get(id);
}

export function foodOf(id: string): Food {
  const index = byId.get(id);
  if (index === undefined) throw new Error(`The pantry has no food ${id}`);
  return foodAt(index);
}

const byExactName = lazy(() => new Map(NAMES.map((name, i) => [name, i])));

/** The place of the food with that very name. */
export function indexNamed(name: string): number | undefined {
  return byExactName().get(name);
}

const bySlug = lazy(() => new Map(NAMES.map((name, i) => [slug(name), i])));

/** The food the pantry itself calls so, however it is spelt. */
export function foodNamed(name: string): Food | undefined {
  const index = bySlug().get(slug(name.slice(0, MAX_NAME_LENGTH)));
  return index === undefined ? undefined : foodAt(index);
}
