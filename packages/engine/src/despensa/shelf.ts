import type { Certainty } from '../craft/analysis.ts';
import type { CatalogueEntry } from '../craft/craft.ts';
import { lazy } from '../craft/lazy.ts';
import type { CraftFoods } from './craft-foods.ts';
import type { Food } from './food.ts';
import { load } from './loaded.ts';
import { perFood } from './per-food.ts';
import { type FoodReader, knownAliases, knownSource, learntSoFar, readerFor } from './reader.ts';
import type { UsualLoss } from './receta.ts';
import { everyFood, foodAt, indexOf } from './table.ts';

/** How a craft shows a food in its catalogue. */
export interface Look<Row> {
  readonly group: (food: Food, row: Row) => string;
  /** Figures of the craft's view of it, by column. */
  readonly composition: (food: Food, row: Row) => Readonly<Record<string, number>>;
}

/** The pantry as one craft uses it: its reader of names, what it knows of each food, and its catalogue. */
export interface Shelf<Row> {
  readonly foods: CraftFoods<Row>;
  readonly read: FoodReader;
  readonly rowOf: (food: Food) => Row;
  readonly wireName: (food: Food) => string;
  readonly label: (food: Food) => string;
  /** Every food: first those the craft has knowledge of its own about. */
  readonly catalogue: () => readonly CatalogueEntry[];
  readonly entryOf: (food: Food) => CatalogueEntry | undefined;
  /** The entry a name is read as. */
  readonly find: (name: string) => CatalogueEntry | undefined;
}

function entryFor<Row>(food: Food, foods: CraftFoods<Row>, look: Look<Row>): CatalogueEntry {
  const place = indexOf(food.id)!;
  const row = foods.rowOf(food);
  const own = [...(foods.names.get(place) ?? []), ...(foods.defaults.get(place) ?? [])];
  // A word the craft lends to its usual food is no name of this one here: «chocolate», «harina».
  const aliases = lazy(() =>
    [...new Set([...own, ...knownAliases(food)])].filter((name) => (foods.lentTo(name) ?? place) === place),
  );
  return {
    name: foods.wireName(food),
    label: foods.label(food),
    get aliases() {
      return aliases();
    },
    group: look.group(food, row),
    composition: look.composition(food, row),
    price: food.precio,
    // The first one asked for unpacks all that is known of language.
    get source() {
      return knownSource(food);
    },
  };
}

/** Every food of a craft, as far as language has been learnt. */
interface Entries {
  readonly learnt: unknown;
  readonly of: (food: Food) => CatalogueEntry;
  readonly all: () => readonly CatalogueEntry[];
}

/** `loss` is what the craft's batches lose in the oven or the pot; absent where they lose nothing. */
export function shelfOf<Row>(foods: CraftFoods<Row>, look: Look<Row>, loss?: UsualLoss): Shelf<Row> {
  const read = readerFor(foods);
  let made: Entries | undefined;
  const entries = () => {
    const learnt = learntSoFar();
    if (made === undefined || made.learnt !== learnt) {
      const of = perFood((food) => entryFor(food, foods, look));
      const known = () => everyFood().filter((food) => foods.own(food));
      const others = () => everyFood().filter((food) => !foods.own(food));
      made = { learnt, of, all: lazy(() => [...known(), ...others()].map(of)) };
    }
    return made;
  };
  const entryOf = (food: Food) => {
    const place = indexOf(food.id);
    return place !== undefined && foodAt(place) === food ? entries().of(food) : undefined;
  };
  load(foods.id, { read, loss });
  return {
    foods,
    read,
    rowOf: foods.rowOf,
    // A name is looked for among those the craft lends: once for each food, not once for each request.
    wireName: perFood(foods.wireName),
    label: perFood(foods.label),
    catalogue: () => entries().all(),
    entryOf,
    find: (name) => {
      const { food } = read(name);
      return food && entryOf(food);
    },
  };
}

/** How sure the reading of a name is: a name the craft itself sends is sure, be it a generic word or not. */
export function certaintyOf(reading: ReturnType<FoodReader>): Certainty {
  if (reading.food === undefined) return 'desconocida';
  return reading.propia ? 'exacta' : reading.lectura;
}
