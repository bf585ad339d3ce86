import { lazy } from '../craft/lazy.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import {
  BALANCE,
  type BalanceKey,
  CATEGORIES,
  carbohydrate,
  energy,
  type Food,
  PARTS,
  type PartKey,
  polyols,
  sugars,
  wholeKcal,
} from './food.ts';
import * as packed from './foods.gen.ts';
import { eachNumber, unpackNumbers } from './pack.ts';

const NAMES = packed.names.split('|');
const COUNT = NAMES.length;
const NUMBERS = [...BALANCE, ...PARTS];

/** Joining words that ids leave out: «Dulce de leche» → `dulce_leche`. */
const JOINING = /_(?:de|del|la|el|con|en|al|y|o)(?=_)/g;

/** The id a name gives by itself; the table holds only the ids that differ. */
export function idOfName(name: string): string {
  return slug(name).replace(JOINING, '');
}

function ids(): readonly string[] {
  const known = new Map(packed.ids.split('|').map((entry) => entry.split(':') as [string, string]));
  return NAMES.map((name, i) => known.get(String(i)) ?? idOfName(name));
}

/** `index:value` pairs of a column that few foods have. */
function sparse(text: string): ReadonlyMap<number, number> {
  return new Map(text === '' ? [] : text.split(',').map((entry) => entry.split(':').map(Number) as [number, number]));
}

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

/** Foods with their figures alone. Column after column: food after food it takes twice as long. */
function figures(): readonly Draft[] {
  const none = emptyFood();
  const foods = NAMES.map(() => ({ ...none }));
  // Water is what the other components leave: the table is closed to 100.00.
  const water = new Float64Array(COUNT).fill(100);
  const balanced: ReadonlySet<string> = new Set(BALANCE);
  for (const [key, text] of Object.entries(packed.columns)) {
    const leavesWater = balanced.has(key);
    eachNumber(text, (value, i) => {
      foods[i]![key as BalanceKey | PartKey] = value;
      if (leavesWater) water[i]! -= value;
    });
  }
  for (let i = 0; i < COUNT; i++) foods[i]!.agua = Math.round(water[i]! * 1000) / 1000 + 0;
  return foods;
}

function read(): readonly Food[] {
  const id = ids();
  const prices = unpackNumbers(packed.prices, COUNT);
  const allergens = packed.allergens.split(';').map((list) => (list === '' ? [] : list.split('|')));
  const pac = sparse(packed.pac);
  const pod = sparse(packed.pod);
  const fixed = sparse(packed.fixedEnergy);
  const foods = figures();
  for (const [i, food] of foods.entries()) {
    food.id = id[i]!;
    food.name = NAMES[i]!;
    food.category = CATEGORIES[packed.categories.charCodeAt(i) - 97]!;
    food.azucares = rounded(sugars(food));
    food.polioles = rounded(polyols(food));
    food.hidratos = rounded(carbohydrate(food));
    food.kcal = fixed.get(i) ?? wholeKcal(energy(food));
    food.precio = prices[i]!;
    food.contiene = allergens[packed.allergenOf.charCodeAt(i) - 35]!;
    food.vegano = packed.vegan[i] === '1';
    food.pac_conv = pac.get(i) ?? null;
    food.pod_conv = pod.get(i) ?? null;
  }
  return foods;
}

/** Takes off what adding up decimals leaves in floating point. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Every food of the pantry, in the order of `data/despensa.csv`. */
export const FOODS: readonly Food[] = read();

const byId = new Map(FOODS.map((food, i) => [food.id, i]));

/** The place of a food in `FOODS`; undefined when no food has that id. */
export function indexOf(id: string): number | undefined {
  return byId.get(id);
}

export function foodOf(id: string): Food {
  const index = byId.get(id);
  if (index === undefined) throw new Error(`The pantry has no food ${id}`);
  return FOODS[index]!;
}

const byExactName = lazy(() => new Map(NAMES.map((name, i) => [name, i])));

/** The place of the food with that very name. */
export function indexNamed(name: string): number | undefined {
  return byExactName().get(name);
}

const byName = lazy(() => new Map(FOODS.map((food) => [slug(food.name), food])));

/** The food the pantry itself calls so, however it is spelt. */
export function foodNamed(name: string): Food | undefined {
  return byName().get(slug(name.slice(0, MAX_NAME_LENGTH)));
}
