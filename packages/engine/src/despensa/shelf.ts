import type { Certainty } from '../craft/analysis.ts';
import type { CatalogueEntry } from '../craft/craft.ts';
import type { Food } from './food.ts';
import type { Oficio } from './oficio.ts';
import { type FoodReader, knownAliases, knownSource, readerFor } from './reader.ts';
import { FOODS, foodOf, indexOf } from './table.ts';

/** How a craft shows a food in its catalogue. */
export interface Look<Row> {
  readonly group: (food: Food, row: Row) => string;
  /** Figures of the craft's view of it, by column. */
  readonly composition: (food: Food, row: Row) => Readonly<Record<string, number>>;
}

/** The pantry as one craft uses it: its reader of names, what it knows of each food, and its catalogue. */
export interface Shelf<Row> {
  readonly oficio: Oficio<Row>;
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

/** A class, so that aliases and sources are told as soon as they have been learnt. */
class Entry<Row> implements CatalogueEntry {
  readonly name: string;
  readonly label: string;
  readonly group: string;
  readonly price: number;
  readonly #food: Food;
  readonly #oficio: Oficio<Row>;
  readonly #look: Look<Row>;

  constructor(food: Food, oficio: Oficio<Row>, look: Look<Row>) {
    this.name = oficio.wireName(food);
    this.label = oficio.label(food);
    this.group = look.group(food, oficio.rowOf(food));
    this.price = food.precio;
    this.#food = food;
    this.#oficio = oficio;
    this.#look = look;
  }

  get composition(): Readonly<Record<string, number>> {
    return this.#look.composition(this.#food, this.#oficio.rowOf(this.#food));
  }

  get aliases(): readonly string[] {
    const place = indexOf(this.#food.id)!;
    const own = [...(this.#oficio.names.get(place) ?? []), ...(this.#oficio.defaults.get(place) ?? [])];
    return [...new Set([...own, ...knownAliases(this.#food)])];
  }

  get source(): string {
    return knownSource(this.#food);
  }
}

const READERS = new Map<string, FoodReader>();

/** The reader of names of a craft that is loaded; undefined for any other. */
export function readerOf(craft: string): FoodReader | undefined {
  return READERS.get(craft);
}

export function shelfOf<Row>(oficio: Oficio<Row>, look: Look<Row>): Shelf<Row> {
  const read = readerFor(oficio);
  READERS.set(oficio.id, read);
  let made: { readonly all: readonly CatalogueEntry[]; readonly byFood: ReadonlyMap<Food, CatalogueEntry> } | undefined;
  const entries = () => {
    if (made === undefined) {
      const known = FOODS.filter((food) => oficio.own(food));
      const others = FOODS.filter((food) => !oficio.own(food));
      const byFood = new Map([...known, ...others].map((food) => [food, new Entry(food, oficio, look)] as const));
      made = { all: [...byFood.values()], byFood };
    }
    return made;
  };
  const entryOf = (food: Food) => entries().byFood.get(food);
  return {
    oficio,
    read,
    rowOf: oficio.rowOf,
    // A name is looked for among those the craft lends: once for each food, not once for each request.
    wireName: perFood(oficio.wireName),
    label: perFood(oficio.label),
    catalogue: () => entries().all,
    entryOf,
    find: (name) => {
      const { food } = read(name);
      return food && entryOf(food);
    },
  };
}

/** What a craft works out of a food, once for each; foods of a person's own are not kept. */
export function perFood<T>(make: (food: Food) => T): (food: Food) => T {
  const known = new WeakMap<Food, T | undefined>();
  return (food) => {
    let value = known.get(food);
    if (value === undefined && !known.has(food)) {
      value = make(food);
      known.set(food, value);
    }
    return value as T;
  };
}

/** A food the rules of a craft name by its id; a wrong id fails when the module loads. */
export function mustHave(id: string): Food {
  return foodOf(id);
}

/** How sure the reading of a name is: a name the craft itself sends is sure, be it a generic word or not. */
export function certaintyOf(reading: ReturnType<FoodReader>): Certainty {
  if (reading.food === undefined) return 'desconocida';
  return reading.propia ? 'exacta' : reading.lectura;
}
