import { finished, lazy } from '../craft/lazy.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { LineReader } from '../lectura/reader.ts';
import type { CraftFoods } from './craft-foods.ts';
import { FIRST } from './first-lesson.ts';
import type { Food } from './food.ts';
import type { Interpreter } from './interpret.ts';
import { type Keys, keysFor } from './keys.ts';
import { asSeen } from './line-words.ts';
import { perFood } from './per-food.ts';
import {
  type FoodReading,
  type Found,
  type Knowledge,
  type Lectura,
  type Named,
  type NotFound,
  supposed,
  UNREAD,
} from './reading.ts';
import { affordsName, wasLeft, withinBudget } from './reading-budget.ts';
import { FOOD_COUNT, foodAt, indexNamed, indexOf, nameAt } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { keyOf, rootsOf, sortedKey } from './words.ts';

export type { FoodReading, Found, Lectura, NotFound } from './reading.ts';

export type FoodReader = (text: string) => FoodReading;

/** Names that belong to one food, by the order of their words and in any order. */
interface Names {
  readonly ordered: Map<string, number>;
  readonly loose: Map<string, number>;
  /** Names that are not in `loose` yet: most are found by their order. */
  readonly pending: Pending[];
  /** Every word of the names in `loose`. */
  readonly words: Set<string>;
}

type Pending = readonly [key: string, food: number];

const AMBIGUOUS = -1;

function emptyNames(): Names {
  return { ordered: new Map(), loose: new Map(), pending: [], words: new Set() };
}

function addKey({ ordered, pending }: Names, key: string, food: number): void {
  if (key === '') return;
  if (!ordered.has(key)) ordered.set(key, food);
  pending.push([key, food]);
}

function addName(names: Names, name: string, food: number): void {
  addKey(names, keyOf(name), food);
}

/** Indexes the next names by their words in any order; where two foods share them, only the order tells them apart. */
function loosen({ pending, loose, words }: Names, most: number): void {
  for (const [key, food] of pending.splice(0, most)) {
    const roots = key.split(' ');
    for (const word of roots) words.add(word);
    const any = sortedKey(roots);
    const owner = loose.get(any);
    loose.set(any, owner === undefined || owner === food ? food : AMBIGUOUS);
  }
}

/** The same with all names indexed. */
function loosened(names: Names): Names {
  if (names.pending.length > 0) loosen(names, names.pending.length);
  return names;
}

function lookUp(names: Names, roots: readonly string[], key = roots.join(' ')): number | undefined {
  const found = names.ordered.get(key);
  if (found !== undefined) return found;
  const { loose, words } = loosened(names);
  // A line of strange words is looked up in a hundred ways, and sorting them is most of the work.
  if (!roots.every((word) => words.has(word))) return undefined;
  const any = loose.get(sortedKey(roots));
  return any === AMBIGUOUS ? undefined : any;
}

/** What is known of language; names of foods alone until it is learnt. */
interface Learnt {
  /** Foods by every alias too: indexed when a name is none of their own. */
  readonly all: () => Pantry;
  /** The food that has a key among those of its names, as long as they are not indexed. */
  readonly listed: (key: string) => number | undefined;
  readonly taught: Taught | undefined;
}

interface Pantry {
  readonly names: Names;
  /** Every word a food is named with. */
  readonly words: () => ReadonlySet<string>;
}

/** All that is known of language beyond the names of foods, and how to read with it. */
interface Taught {
  readonly vocabulary: () => Vocabulary;
  readonly interpreter: Interpreter;
  readonly keys: () => Keys;
  /** Reads lines by the names they are like: indexed at the first that no food is called. */
  readonly lineReader: () => LineReader;
}

function taughtWith(vocabulary: () => Vocabulary, interpreter: Interpreter, keys: () => Keys): Taught {
  const lineReader = lazy(() => finished(interpreter.lineReaderBySteps(keys(), vocabulary())));
  return { vocabulary, interpreter, keys, lineReader };
}

let own: Names | undefined;
let learnt: Learnt | undefined;
let taught: Taught | undefined =
  FIRST && taughtWith(FIRST.vocabulary, FIRST.interpreter, () => keysIn(FIRST?.vocabulary));

/**
 * Teaches every reader the aliases, filler words and grades, and how to make out what no food is called to the letter.
 * A program does it once, at its start; a page may read the names of foods and of the craft alone until the rest has
 * arrived.
 */
export function learnVocabulary(
  vocabulary: () => Vocabulary,
  interpreter: Interpreter,
  keys: () => Keys = () => keysIn(vocabulary),
): void {
  if (taught?.vocabulary === vocabulary) return;
  taught = taughtWith(vocabulary, interpreter, keys);
  learnt = undefined;
}

function keysIn(vocabulary: (() => Vocabulary) | undefined): Keys {
  return keysFor((food) => vocabulary?.().aliases[food] ?? []);
}

/** As `learnVocabulary`, a few names at a time: a page that is being typed in takes a breath after each step. */
export function* learnBySteps(vocabulary: () => Vocabulary, interpreter: Interpreter): Generator<void> {
  const keys = taught?.vocabulary === vocabulary ? taught.keys() : keysIn(vocabulary);
  own ??= yield* indexOwnNames(keys);
  const pantry = yield* pantryOf(own, keys);
  while (pantry.names.pending.length > 0) {
    loosen(pantry.names, STEP);
    yield;
  }
  pantry.words();
  const lineReader = yield* interpreter.lineReaderBySteps(keys, vocabulary());
  taught = { vocabulary, interpreter, keys: () => keys, lineReader: () => lineReader };
  learnt = { all: () => pantry, listed: () => undefined, taught };
}

/** Changes when more has been learnt. */
export function learntSoFar(): unknown {
  return taught;
}

/** Other names of a food of the pantry, as far as they have been learnt. */
export function knownAliases(food: Food): readonly string[] {
  return taught?.vocabulary().aliases[indexOf(food.id) ?? -1] ?? [];
}

/** Where the figures of a food of the pantry come from; empty until it is learnt. */
export function knownSource(food: Food): string {
  return taught?.vocabulary().sources[indexOf(food.id) ?? -1] ?? '';
}

/** Names indexed between one breath and the next: some two milliseconds of a slow phone. */
const STEP = 100;

function* addKeys(to: Names, keysOf: (food: number) => readonly string[]): Generator<void> {
  let since = 0;
  for (let food = 0; food < FOOD_COUNT; food++) {
    for (const key of keysOf(food)) {
      addKey(to, key, food);
      if (++since % STEP === 0) yield;
    }
  }
}

function* indexOwnNames(keys: Keys): Generator<void, Names> {
  const names = emptyNames();
  yield* addKeys(names, (food) => [keys.name(food)]);
  yield* addKeys(names, (food) => [keys.id(food)]);
  return names;
}

/** Foods by their own names and ids. */
function ownNames(): Names {
  own ??= finished(indexOwnNames(taught?.keys() ?? keysIn(undefined)));
  return own;
}

function* pantryOf(own: Names, keys: Keys): Generator<void, Pantry> {
  const { ordered, loose, pending, words } = own;
  const names = {
    ordered: new Map(ordered),
    loose: new Map(loose),
    pending: [...pending],
    words: new Set(words),
  };
  yield* addKeys(names, keys.aliases);
  return {
    names,
    words: () => loosened(names).words,
  };
}

/** The names every craft understands, indexed the first time one is looked for. */
function language(): Learnt {
  if (learnt === undefined) {
    const keys = taught?.keys ?? (() => keysIn(undefined));
    let pantry: Pantry | undefined;
    learnt = {
      all: () => {
        pantry ??= finished(pantryOf(ownNames(), keys()));
        return pantry;
      },
      listed: (key) => (pantry === undefined ? keys().first?.(key) : undefined),
      taught,
    };
  }
  return learnt;
}

/** A food of the pantry; what is its own name to the letter is no alias of another. */
function inPantry({ all, listed }: Learnt, roots: readonly string[], key = roots.join(' ')): number | undefined {
  return listed(key) ?? ownNames().ordered.get(key) ?? lookUp(all().names, roots, key);
}

const MAX_READINGS = 4000;

/** What a craft calls foods; the pantry alone calls them by their names and nothing by default. */
export type Calls = Pick<CraftFoods<unknown>, 'names' | 'defaults' | 'wireNames' | 'indexOfWire' | 'labelAt' | 'byId'>;

const NONE: ReadonlyMap<number, never> = new Map<number, never>();

export const PANTRY_CALLS: Calls = {
  names: NONE,
  defaults: NONE,
  wireNames: NONE,
  indexOfWire: indexNamed,
  labelAt: nameAt,
  byId: false,
};

/** The reader of names of a craft: the same text is always read the same way. */
export function readerFor(foods: Calls): FoodReader {
  return readersFor(foods).read;
}

/** The same, and one that remembers nothing, for whoever goes through thousands of names nobody has asked for. */
export function readersFor(foods: Calls): { readonly read: FoodReader; readonly readOnce: FoodReader } {
  const readings = new Map<string, FoodReading>();
  let own: CraftNames | undefined;
  let since: Learnt | undefined;
  const kept = (text: string) => {
    const now = language();
    if (since !== now) {
      readings.clear();
      own = undefined;
      since = now;
    }
    return readings.get(text);
  };
  const fresh = (text: string) => {
    const now = language();
    own ??= craftNames(foods, now);
    return readName(text, own, now);
  };
  // Nobody's request: what is kept of it outlives the one that happened to need it first.
  const readOnce: FoodReader = (text) => kept(text) ?? withinBudget(undefined, () => fresh(text));
  const read: FoodReader = (text) => {
    const known = kept(text);
    if (known !== undefined) return known;
    const reading = fresh(text);
    if (text.length <= MAX_NAME_LENGTH && reading !== UNREAD) {
      // The oldest makes room, so that what a request has read stays as it read it.
      if (readings.size >= MAX_READINGS) readings.delete(readings.keys().next().value!);
      readings.set(text, reading);
    }
    return reading;
  };
  return { read, readOnce };
}

interface CraftNames {
  /** Asked for when a name is none of those on the wire. */
  readonly exact: () => Names;
  readonly usual: Names;
  /** The food the craft itself calls so on the wire, to the letter. */
  readonly indexOfWire: (name: string) => number | undefined;
  readonly namesOf: Knowledge['namesOf'];
  readonly isName: Knowledge['isName'];
  /** Whether a word of a text is one of a food's without its last letter: «tostad». */
  readonly isCut: (text: string, food: Food) => boolean;
}

function craftNames(foods: Calls, learnt: Learnt): CraftNames {
  const usual = emptyNames();
  for (const [food, words] of foods.defaults) for (const word of words) addName(usual, word, food);
  const ownOf = (place: number) => [
    foods.labelAt(place),
    ...(foods.names.get(place) ?? []),
    ...(foods.defaults.get(place) ?? []),
  ];
  const keysOf = (place: number) => {
    const { name, id, aliases } = learnt.taught?.keys() ?? keysIn(undefined);
    return [name(place), id(place), ...aliases(place)];
  };
  const namesOf = (food: Food) => {
    const place = indexOf(food.id)!;
    return [...keysOf(place).map((key) => key.split(' ')), ...ownOf(place).map(rootsOf)];
  };
  const textsOf = (place: number) => [
    nameAt(place),
    foodAt(place).id,
    ...(learnt.taught?.vocabulary().aliases[place] ?? []),
  ];
  // Gathered for the few names with a word that may be cut: it may be one of another language.
  const written = lazy(() => {
    const words = new Set<string>();
    for (let place = 0; place < FOOD_COUNT; place++) {
      for (const name of textsOf(place)) for (const word of slug(name).split('_')) words.add(word);
    }
    return words;
  });
  const wordsOf = perFood((food) => {
    const place = indexOf(food.id)!;
    return new Set([...textsOf(place), ...ownOf(place)].flatMap((name) => slug(name).split('_')));
  });
  const isCut = (text: string, food: Food) => {
    const bare = slug(text)
      .split('_')
      .filter((word) => BARE.test(word));
    if (bare.length === 0) return false;
    const words = wordsOf(food);
    const isShort = (word: string) => !words.has(word) && ENDINGS.some((ending) => words.has(word + ending));
    return bare.some((word) => isShort(word) && !written().has(word));
  };
  const isName = (text: string, food: Food) => {
    const place = indexOf(food.id)!;
    const [said, key] = [slug(text), keyOf(text)];
    const texts = textsOf(place);
    // Only where its words are those of the text may it be the text.
    const keys = keysOf(place);
    const alike = texts.filter((_, i) => keys[i] === key);
    return [...alike, ...ownOf(place)].some((name) => slug(name) === said);
  };
  return {
    exact: lazy(() => exactNames(foods, learnt)),
    usual,
    indexOfWire: foods.indexOfWire,
    namesOf,
    isName,
    isCut,
  };
}

/** A word that may lack its last letter, and the letters that roots leave aside. */
const BARE = /^[a-z]{3,}[^aeious]$/;
const ENDINGS = ['a', 'e', 'i', 'o'];

function exactNames(foods: Calls, learnt: Learnt): Names {
  const exact = emptyNames();
  for (const [food, name] of foods.wireNames) {
    // An id is a key, not a word: spelt otherwise, it is the food of that name.
    if (!foods.byId || inPantry(learnt, rootsOf(name)) === undefined) addName(exact, name, food);
  }
  for (let food = 0; food < FOOD_COUNT; food++) {
    const label = foods.labelAt(food);
    if (label !== nameAt(food)) addName(exact, label, food);
  }
  for (const [food, list] of foods.names) for (const name of list) addName(exact, name, food);
  return exact;
}

/** What goes with a food follows it, and so does the spirit it is steeped in. */
const JOINS = /\s(?:con|with|avec|amb|mit|met|com)\s/i;
/** Two foods, the first of one word: «pan y levadura». */
const PAIRED = /^\S+\s(?:con|with|avec|amb|mit|met|com|y|and|et|und)\s/i;
const STEEPS = /\s(?:en|in)\s/i;
/** Steeped, it stays what it is: «leche infusionada con avellana» is no drink of hazelnuts. */
const INFUSED = /\sinfus/i;

/** What fruit is kept in, without the fruit: «almíbar de melocotón». */
const SYRUP = /^(?:alm[ií][bv]ar|jarabe|sirope?|sciroppo|syrup|xarop) d/i;

/**
 * «Leche con chocolate» is no «chocolate con leche», «leche con arroz» no drink of rice, and «guindas en licor» are no
 * liqueur: what goes with what is not left aside, nor turned round where that loses an allergen.
 */
function isAnother(name: string, roots: readonly string[], found: number, learnt: Learnt): boolean {
  const { category, contiene } = foodAt(found);
  if (category === 'frutas' && SYRUP.test(name)) return true;
  const isSteeped = category === 'licores_vinos' && STEEPS.test(name);
  const isPaired = PAIRED.test(name);
  const isInfused = INFUSED.test(name);
  if (roots.length < 2 || !(isSteeped || isPaired || isInfused || JOINS.test(name))) return false;
  const first = inPantry(learnt, roots.slice(0, 1));
  const head = first === undefined ? undefined : foodAt(first);
  if (head === undefined || head.category === category) return false;
  if (isInfused) return inPantry(learnt, rootsOf(name.slice(0, name.search(INFUSED)))) !== found;
  if (isPaired && head.contiene.some((code) => !contiene.includes(code))) return true;
  const isNamed = learnt.all().names.ordered.get(roots.join(' ')) === found;
  return !isNamed && (isSteeped || head.contiene.length > 0);
}

const UNREADABLE: NotFound = { food: undefined, candidates: [] };
/** No food has a longer name: whether such a one may be read is asked before it is looked up to the letter. */
const LONGEST = 60;

function readName(
  text: string,
  { exact, usual, indexOfWire, namesOf, isName, isCut }: CraftNames,
  learnt: Learnt,
): FoodReading {
  const { taught } = learnt;
  const name = asSeen(text).trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) return UNREADABLE;
  const isLong = name.length > LONGEST;
  if (isLong && !affordsName(name)) return UNREAD;
  const own = indexOfWire(name);
  const asWritten = (found: FoodReading) =>
    found.food !== undefined && found.lectura !== 'supuesta' && isCut(name, found.food) ? supposed(found.food) : found;
  const reading = (food: number, lectura: Lectura): Found => ({ food: foodAt(food), lectura, propia: food === own });
  const named: Named = (roots) => {
    if (roots.length === 0) return undefined;
    const key = roots.join(' ');
    const byDefault = lookUp(usual, roots, key);
    const found = byDefault ?? lookUp(exact(), roots, key) ?? inPantry(learnt, roots, key);
    if (found !== undefined && isAnother(name, roots, found, learnt)) return undefined;
    return found === undefined ? undefined : reading(found, byDefault === undefined ? 'exacta' : 'por_defecto');
  };
  const said = taught === undefined ? name : taught.interpreter.untempered(name);
  const whole = rootsOf(said);
  if (whole.length === 0) return UNREADABLE;
  const generic = own === undefined || lookUp(usual, whole) !== undefined;
  // A word said twice may be of two foods: «lait et lait de coco».
  const isJoined = taught !== undefined && new Set(whole).size < whole.length;
  const literal = generic ? (isJoined ? undefined : named(whole)) : reading(own, 'exacta');
  if (taught === undefined || literal?.propia) return literal ?? UNREADABLE;
  const { vocabulary, interpreter } = taught;
  if (literal !== undefined && !interpreter.saysMore(name, vocabulary())) return asWritten(literal);
  // What another craft left unread may be a name of this one: it was looked up first.
  if (!isLong && (wasLeft(name) || !affordsName(name))) return UNREAD;
  const knowledge: Knowledge = {
    named,
    vocabulary: vocabulary(),
    words: learnt.all().words(),
    namesOf,
    isName,
    aligned: (line) => taught.lineReader()(line, named),
  };
  const found = asWritten(literal ?? interpreter.interpret(said, knowledge));
  const doubt = found.food && interpreter.allergenDoubt(name, found.food, knowledge);
  return found.food === undefined || doubt === undefined ? found : { food: undefined, candidates: [found.food], doubt };
}
