import type { CraftId } from '../craft/ids.ts';
import { lazy } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import { idAt, indexNamed, indexOf, nameAt } from './table.ts';
import { ownCells } from './told.ts';
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
  /** Indexes of the foods whose name is, to the reader, a generic word the craft takes for another food. */
  readonly lentNames: string;
  /** The same of their ids, where the craft calls foods by them. */
  readonly lentIds: string;
}

/** A craft's knowledge of every food of the pantry. */
export interface CraftFoods<Row> {
  readonly id: CraftId;
  /** Also of a food of a person's own, by its category. */
  readonly rowOf: (food: Food) => Row;
  readonly rowAt: (index: number) => Row;
  /** The name the craft sends and receives for a food. */
  readonly wireName: (food: Food) => string;
  /** The place of the food the craft calls so, to the letter. */
  readonly indexOfWire: (name: string) => number | undefined;
  /** The name for people. */
  readonly label: (food: Food) => string;
  readonly labelAt: (index: number) => string;
  /** False for a food that the craft only knows by its category. */
  readonly own: (food: Food) => boolean;
  readonly wireNames: ReadonlyMap<number, string>;
  /** True where wire names are ids, which are read to the letter. */
  readonly byId: boolean;
  readonly names: ReadonlyMap<number, readonly string[]>;
  readonly defaults: ReadonlyMap<number, readonly string[]>;
  /** Every food the craft calls otherwise than the pantry, on the wire, to people or when it reads. */
  readonly otherwise: () => ReadonlySet<number>;
  /** The place of the food that a name stands for in this craft alone. */
  readonly lentTo: (name: string) => number | undefined;
}

/** Said of the food itself, where its plain name stands for what the craft makes of it. */
const UNWORKED = { name: ' (sin elaborar)', id: '_sin_elaborar' };

function pairs(text: string): Map<number, string> {
  const found = new Map<number, string>();
  if (text === '') return found;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    found.set(Number(line.slice(0, colon)), line.slice(colon + 1));
  }
  return found;
}

function places(text: string): ReadonlySet<number> {
  return new Set(text === '' ? [] : text.split(',').map(Number));
}

function lists(text: string): ReadonlyMap<number, readonly string[]> {
  return new Map([...pairs(text)].map(([index, names]) => [index, names.split('|')]));
}

export function craftFoodsOf<Row>(
  craft: CraftId,
  packed: PackedCraft,
  read: (cells: readonly string[]) => Row,
): CraftFoods<Row> {
  const kinds = lazy(() => packed.kinds.split('\n').map((line) => read(line.split('\t'))));
  const byCategory = lazy(() => places(packed.byCategory));
  const wireNames = lazy(() => pairs(packed.wire));
  const taken = lazy(() => new Set(wireNames().values()));
  const labels = lazy(() => pairs(packed.labels));
  const names = lazy(() => lists(packed.names));
  const defaults = lazy(() => lists(packed.defaults));
  const lentNames = lazy(() => places(packed.lentNames));
  const lentIds = lazy(() => places(packed.lentIds));
  const generic = lazy(() => new Set([...defaults().values()].flat().map(keyOf)));
  const lent = lazy(
    () =>
      new Map([
        ...[...defaults(), ...names()].flatMap(([index, own]) => own.map((name) => [keyOf(name), index] as const)),
        ...[...wireNames()].map(([index, name]) => [keyOf(name), index] as const),
      ]),
  );
  const at = (food: Food) => indexOf(food.id) ?? -1;
  const rowAt = (index: number) => kinds()[packed.kindOf.charCodeAt(index) - 35]!;
  const byId = packed.wireBy === 'id';
  // A craft may call one food by the name of another: «sesamo» is toasted in turrón, «limón» is juice in pastry.
  const wireNameAt = (index: number) => {
    const given = wireNames().get(index);
    if (given !== undefined) return given;
    const [usual, lent, ending] = byId
      ? [idAt(index), lentIds(), UNWORKED.id]
      : [nameAt(index), lentNames(), UNWORKED.name];
    return taken().has(usual) || lent.has(index) ? usual + ending : usual;
  };
  const labelAt = (index: number) => {
    if (!byId) return wireNameAt(index);
    return labels().get(index) ?? (lentNames().has(index) ? nameAt(index) + UNWORKED.name : nameAt(index));
  };
  const ownLabel = ({ name }: Food) => (byId && generic().has(keyOf(name)) ? name + UNWORKED.name : name);
  const given = lazy(() => new Map([...wireNames()].map(([index, name]) => [name, index])));
  // Of the few foods it may be, not of all: to make the name of every food takes a third of a first analysis.
  const indexOfWire = (name: string) => {
    const own = given().get(name);
    if (own !== undefined) return own;
    const [find, ending] = byId ? [indexOf, UNWORKED.id] : [indexNamed, UNWORKED.name];
    const plain = name.endsWith(ending) ? name.slice(0, -ending.length) : name;
    return [find(name), find(plain)].find((index) => index !== undefined && wireNameAt(index) === name);
  };
  return {
    id: craft,
    rowAt,
    rowOf: (food) => (at(food) < 0 ? read(ownCells(craft, food)) : rowAt(at(food))),
    wireName: (food) => (at(food) < 0 ? food.name : wireNameAt(at(food))),
    indexOfWire,
    label: (food) => (at(food) < 0 ? ownLabel(food) : labelAt(at(food))),
    labelAt,
    own: (food) => at(food) >= 0 && !byCategory().has(at(food)),
    otherwise: () => {
      const takenFrom = byId ? [] : [...taken()].flatMap((name) => indexNamed(name) ?? []);
      return new Set([...wireNames().keys(), ...takenFrom, ...labels().keys(), ...lentNames(), ...names().keys()]);
    },
    lentTo: (name) => lent().get(keyOf(name)),
    get wireNames() {
      return wireNames();
    },
    byId,
    get names() {
      return names();
    },
    get defaults() {
      return defaults();
    },
  };
}
