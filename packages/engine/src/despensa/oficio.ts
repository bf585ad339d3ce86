import { lazy } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import type { OficioId } from './ids.ts';
import { ownCells } from './own-cells.ts';
import { FOODS, indexNamed, indexOf } from './table.ts';
import { keyOf } from './words.ts';

/** What the build leaves of `data/oficios/<craft>.csv`. */
export interface PackedCraft {
  /** Different rows of knowledge, cells separated by tabs. */
  readonly kinds: string;
  /** One character per food: its row of knowledge, from code 35 on. */
  readonly kindOf: string;
  /** What the craft calls a food by on the wire when it has no name of its own for it. */
  readonly wireBy: string;
  /** `food index:wire name` of the foods the craft calls otherwise than the pantry. */
  readonly wire: string;
  /** `food index:label`, where the craft shows another label than its wire name. */
  readonly labels: string;
  /** Indexes of the foods without a row of their own, which get their knowledge by category. */
  readonly byCategory: string;
  /** `food index:name|name`: names only this craft reads as that food. */
  readonly names: string;
  /** `food index:word|word`: generic words this craft takes for that food while nobody says more. */
  readonly defaults: string;
}

/** A craft's knowledge of every food of the pantry. */
export interface Oficio<Row> {
  readonly id: OficioId;
  /** Also of a food of a person's own, by its category. */
  readonly rowOf: (food: Food) => Row;
  readonly rowAt: (index: number) => Row;
  /** The name the craft sends and receives for a food. */
  readonly wireName: (food: Food) => string;
  /** The place of the food the craft calls so, to the letter. */
  readonly indexOfWire: (name: string) => number | undefined;
  /** The name for people. */
  readonly label: (food: Food) => string;
  /** False for a food that the craft only knows by its category. */
  readonly own: (food: Food) => boolean;
  readonly wireNames: ReadonlyMap<number, string>;
  /** True where wire names are ids, which are read to the letter. */
  readonly byId: boolean;
  readonly names: ReadonlyMap<number, readonly string[]>;
  readonly defaults: ReadonlyMap<number, readonly string[]>;
}

const KEYS = new Map<string, string>();

/** Makes the key of a name of the pantry known, where it has been worked out before. */
export function keepKey(name: string, key: string): void {
  KEYS.set(name, key);
}

/** The key of a name of the pantry, which every craft asks for. */
function keptKeyOf(name: string): string {
  let key = KEYS.get(name);
  if (key === undefined) {
    key = keyOf(name);
    KEYS.set(name, key);
  }
  return key;
}

/** Said of the food itself, where its plain name stands for what the craft makes of it. */
const UNWORKED = { name: ' (sin elaborar)', id: '_sin_elaborar' };

function unworked({ name }: Food): string {
  return name + UNWORKED.name;
}

function pairs(text: string): Map<number, string> {
  const found = new Map<number, string>();
  if (text === '') return found;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    found.set(Number(line.slice(0, colon)), line.slice(colon + 1));
  }
  return found;
}

function lists(text: string): ReadonlyMap<number, readonly string[]> {
  return new Map([...pairs(text)].map(([index, names]) => [index, names.split('|')]));
}

export function oficioOf<Row>(
  craft: OficioId,
  packed: PackedCraft,
  read: (cells: readonly string[]) => Row,
): Oficio<Row> {
  const kinds = lazy(() => packed.kinds.split('\n').map((line) => read(line.split('\t'))));
  const byCategory = lazy(() => new Set(packed.byCategory === '' ? [] : packed.byCategory.split(',').map(Number)));
  const wireNames = lazy(() => pairs(packed.wire));
  const taken = lazy(() => new Set(wireNames().values()));
  const labels = lazy(() => pairs(packed.labels));
  const names = lazy(() => lists(packed.names));
  const defaults = lazy(() => lists(packed.defaults));
  const generic = lazy(
    () => new Map([...defaults()].flatMap(([index, words]) => words.map((word) => [keptKeyOf(word), index]))),
  );
  const at = (food: Food) => indexOf(food.id) ?? -1;
  const rowAt = (index: number) => kinds()[packed.kindOf.charCodeAt(index) - 35]!;
  /** Whether the craft takes a name for another food than its own. */
  const isLent = (name: string, food: Food) => {
    const index = at(food);
    // What a person calls a food of their own is not kept.
    const owner = generic().get(index < 0 ? keyOf(name) : keptKeyOf(name));
    return owner !== undefined && owner !== index;
  };
  const wireName = (food: Food) => {
    const given = wireNames().get(at(food));
    if (given !== undefined) return given;
    if (at(food) < 0) return food.name;
    const byId = packed.wireBy === 'id';
    const usual = byId ? food.id : food.name;
    // A craft may call one food by the name of another: «sesamo» is toasted in turrón, «limón» is juice in pastry.
    if (!taken().has(usual) && !isLent(usual, food)) return usual;
    return byId ? food.id + UNWORKED.id : unworked(food);
  };
  const given = lazy(() => new Map([...wireNames()].map(([index, name]) => [name, index])));
  // Of the few foods it may be, not of all: to make the name of every food takes a third of a first analysis.
  const indexOfWire = (name: string) => {
    const own = given().get(name);
    if (own !== undefined) return own;
    const [find, ending] = packed.wireBy === 'id' ? [indexOf, UNWORKED.id] : [indexNamed, UNWORKED.name];
    const plain = name.endsWith(ending) ? name.slice(0, -ending.length) : name;
    return [find(name), find(plain)].find((index) => index !== undefined && wireName(FOODS[index]!) === name);
  };
  return {
    id: craft,
    rowAt,
    rowOf: (food) => (at(food) < 0 ? read(ownCells(craft, food)) : rowAt(at(food))),
    wireName,
    indexOfWire,
    label: (food) => {
      if (packed.wireBy === 'name') return wireName(food);
      return labels().get(at(food)) ?? (isLent(food.name, food) ? unworked(food) : food.name);
    },
    own: (food) => at(food) >= 0 && !byCategory().has(at(food)),
    get wireNames() {
      return wireNames();
    },
    byId: packed.wireBy === 'id',
    get names() {
      return names();
    },
    get defaults() {
      return defaults();
    },
  };
}
