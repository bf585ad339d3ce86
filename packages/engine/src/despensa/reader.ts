import { MAX_NAME_LENGTH } from '../craft/names.ts';
import type { Food } from './food.ts';
import { interpret } from './interpret.ts';
import type { Oficio } from './oficio.ts';
import type { FoodReading, Found, Lectura, Named, NotFound } from './reading.ts';
import { spelt, untempered } from './remarks.ts';
import { FOODS, indexOf } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { rootsOf, sortedKey } from './words.ts';

export type { FoodReading, Found, Lectura, NotFound } from './reading.ts';

export type FoodReader = (text: string) => FoodReading;

/** Names that belong to one food, by the order of their words and in any order. */
interface Names {
  readonly ordered: Map<string, number>;
  readonly loose: Map<string, number>;
}

const AMBIGUOUS = -1;

function emptyNames(): Names {
  return { ordered: new Map(), loose: new Map() };
}

/** Adds a name; where two foods share the words in another order, only the order tells them apart. */
function addName({ ordered, loose }: Names, name: string, food: number): void {
  const roots = rootsOf(name);
  if (roots.length === 0) return;
  const key = roots.join(' ');
  if (!ordered.has(key)) ordered.set(key, food);
  const any = sortedKey(roots);
  const owner = loose.get(any);
  loose.set(any, owner === undefined || owner === food ? food : AMBIGUOUS);
}

function lookUp({ ordered, loose }: Names, roots: readonly string[]): number | undefined {
  const found = ordered.get(roots.join(' ')) ?? loose.get(sortedKey(roots));
  return found === AMBIGUOUS ? undefined : found;
}

/** What is known of language; names of foods alone until it is learnt. */
interface Learnt {
  readonly pantry: Names;
  /** Every word a food is named with. */
  readonly words: ReadonlySet<string>;
  readonly vocabulary: Vocabulary | undefined;
}

let learnt: Learnt | undefined;
let vocabulary: Vocabulary | undefined;

/**
 * Teaches every reader the aliases, filler words and grades. A program does it once, at its start; a page may read the
 * names of foods and of the craft alone until the rest has arrived.
 */
export function learnVocabulary(taught: Vocabulary): void {
  if (vocabulary === taught) return;
  vocabulary = taught;
  learnt = undefined;
}

/** Changes when more has been learnt. */
export function learntSoFar(): unknown {
  return vocabulary;
}

/** Other names of a food of the pantry, as far as they have been learnt. */
export function knownAliases(food: Food): readonly string[] {
  return vocabulary?.aliases[indexOf(food.id) ?? -1] ?? [];
}

/** Where the figures of a food of the pantry come from; empty until it is learnt. */
export function knownSource(food: Food): string {
  return vocabulary?.sources[indexOf(food.id) ?? -1] ?? '';
}

/** The names every craft understands, indexed the first time one is read. */
function language(): Learnt {
  if (learnt === undefined) {
    const pantry = emptyNames();
    for (const [i, food] of FOODS.entries()) addName(pantry, food.name, i);
    for (const [i, food] of FOODS.entries()) addName(pantry, food.id, i);
    vocabulary?.aliases.forEach((aliases, i) => {
      for (const alias of aliases) addName(pantry, alias, i);
    });
    const words = new Set<string>();
    for (const key of pantry.ordered.keys()) for (const word of key.split(' ')) words.add(word);
    learnt = { pantry, words, vocabulary };
  }
  return learnt;
}

const MAX_READINGS = 4000;

/** The reader of names of a craft: the same text is always read the same way. */
export function readerFor(oficio: Oficio<unknown>): FoodReader {
  const readings = new Map<string, FoodReading>();
  let own: CraftNames | undefined;
  let taught: Learnt | undefined;
  return (text) => {
    const now = language();
    if (taught !== now) {
      readings.clear();
      own = undefined;
      taught = now;
    }
    const known = readings.get(text);
    if (known !== undefined) return known;
    own ??= craftNames(oficio, now.pantry);
    const reading = readName(text, own, now);
    if (text.length <= MAX_NAME_LENGTH) {
      // The same few names come in request after request; a flood of others only empties the memory.
      if (readings.size >= MAX_READINGS) readings.clear();
      readings.set(text, reading);
    }
    return reading;
  };
}

interface CraftNames {
  readonly exact: Names;
  readonly usual: Names;
  /** The names the craft itself uses on the wire, to the letter. */
  readonly wire: ReadonlyMap<string, number>;
}

function craftNames(oficio: Oficio<unknown>, pantry: Names): CraftNames {
  const exact = emptyNames();
  const usual = emptyNames();
  for (const [food, words] of oficio.defaults) for (const word of words) addName(usual, word, food);
  for (const [food, name] of oficio.wireNames) {
    // An id is a key, not a word: spelt otherwise, it is the food of that name.
    if (!oficio.byId || lookUp(pantry, rootsOf(name)) === undefined) addName(exact, name, food);
  }
  FOODS.forEach((food, i) => {
    const label = oficio.label(food);
    if (label !== food.name) addName(exact, label, i);
  });
  for (const [food, list] of oficio.names) for (const name of list) addName(exact, name, food);
  return { exact, usual, wire: new Map(FOODS.map((food, i) => [oficio.wireName(food), i])) };
}

const UNREADABLE: NotFound = { food: undefined, candidates: [] };

function readName(
  text: string,
  { exact, usual, wire }: CraftNames,
  { pantry, words, vocabulary }: Learnt,
): FoodReading {
  const name = text.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) return UNREADABLE;
  const own = wire.get(name);
  const reading = (food: number, lectura: Lectura): Found => ({ food: FOODS[food]!, lectura, propia: food === own });
  const named: Named = (roots) => {
    if (roots.length === 0) return undefined;
    const byDefault = lookUp(usual, roots);
    const found = byDefault ?? lookUp(exact, roots) ?? lookUp(pantry, roots);
    return found === undefined ? undefined : reading(found, byDefault === undefined ? 'exacta' : 'por_defecto');
  };
  const said = untempered(name);
  const whole = rootsOf(said);
  if (whole.length === 0) return UNREADABLE;
  const generic = own === undefined || lookUp(usual, whole) !== undefined;
  const literal = generic ? named(whole) : reading(own, 'exacta');
  if (literal !== undefined || vocabulary === undefined) return literal ?? UNREADABLE;
  // One blank between words keeps every pattern that follows linear.
  return interpret(spelt(said.replace(/\s+/g, ' ')), { named, vocabulary, words });
}
