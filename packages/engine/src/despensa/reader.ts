import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { candidatesFor } from './candidates.ts';
import { additive, confirmed, couverture, graded, spirit, withoutIdleFigures, withPercentage } from './figures.ts';
import type { Food } from './food.ts';
import type { Oficio } from './oficio.ts';
import { type FoodReading, type Found, type Lectura, type Named, type NotFound, supposed } from './reading.ts';
import { alternativesOf, bracketed, freeOf, spelt, withoutRemarks, withoutShares } from './remarks.ts';
import { FOODS } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isFigure, rootsOf, sortedKey } from './words.ts';

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

/** Mark of the adjectives that stand before their noun: «fresh yeast». */
const BEFORE = '^';

function withoutFillers(roots: readonly string[], { fillers }: Vocabulary): readonly string[] {
  const head = roots[0]!;
  const kept = roots.filter((word, i) => {
    const keeps = fillers.get(word);
    return keeps === undefined || keeps.has(head) || (i === 0 && !keeps.has(BEFORE));
  });
  return kept.length > 0 ? kept : roots;
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
  for (const [food, name] of oficio.labels) addName(exact, name, food);
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
  const whole = rootsOf(name);
  if (whole.length === 0) return UNREADABLE;
  const generic = own === undefined || lookUp(usual, whole) !== undefined;
  const literal = generic ? named(whole) : reading(own, 'exacta');
  if (literal !== undefined || vocabulary === undefined) return literal ?? UNREADABLE;
  return interpret(spelt(name), { named, vocabulary, words });
}

/** What a name is read with. */
interface Reader {
  readonly named: Named;
  readonly vocabulary: Vocabulary;
  readonly words: ReadonlySet<string>;
}

/** A name that no food has to the letter. */
function interpret(name: string, reader: Reader): FoodReading {
  const { named, vocabulary, words } = reader;
  const { plain, bare, all } = wordsOf(name, vocabulary);
  return (
    choice(name, reader) ??
    described(name, reader) ??
    spared(name, reader) ??
    twice(bare, named) ??
    additive(name, named) ??
    couverture(all, vocabulary) ??
    couverture(bare, vocabulary) ??
    guess(all, named, vocabulary, words) ??
    guess(bare, named, vocabulary, words) ??
    notFound(plain.length > 0 ? bare : all, vocabulary)
  );
}

/** The words of a name with everything it says, without remarks, and both without fillers. */
function wordsOf(name: string, vocabulary: Vocabulary) {
  const whole = rootsOf(name);
  const plain = rootsOf(withoutRemarks(name));
  const all = whole.length > 0 ? withoutFillers(whole, vocabulary) : whole;
  return { whole, plain, all, bare: plain.length > 0 ? withoutFillers(plain, vocabulary) : all };
}

/** The food whose name and grade the text says, with remarks and words that say nothing. */
function described(name: string, { named, vocabulary }: Reader): Found | undefined {
  const { whole, plain, bare, all } = wordsOf(name, vocabulary);
  const unshared = rootsOf(withoutShares(name));
  const unweighed = unshared.length > 0 ? withoutFillers(unshared, vocabulary) : unshared;
  return (
    named(whole) ??
    named(all) ??
    // What stands in brackets may be the grade: «chocolate negro (70 % de cacao)».
    graded(whole, vocabulary) ??
    graded(all, vocabulary) ??
    graded(unweighed, vocabulary) ??
    confirmed(all, named) ??
    told(
      graded(withPercentage(bare, name), vocabulary) ??
        named(plain) ??
        named(bare) ??
        graded(plain, vocabulary) ??
        graded(bare, vocabulary) ??
        confirmed(bare, named) ??
        confirmed(unweighed, named) ??
        named(withoutIdleFigures(bare)) ??
        spirit(bare, named),
      name,
      named,
    )
  );
}

/** Flours and nuts in a remark are part of the food: «harina (mitad de centeno)». Other remarks tell where it goes. */
const PARTS: ReadonlySet<Food['category']> = new Set(['harinas_almidones', 'frutos_secos']);

/** A reading that leaves a remark aside, unless the remark names an allergen the food does not have. */
function told(found: Found | undefined, name: string, named: Named): Found | undefined {
  const hides = (roots: readonly string[]) => {
    const part = named(roots);
    if (part?.lectura !== 'exacta' || !PARTS.has(part.food.category)) return false;
    return !part.food.contiene.every((code) => found?.food.contiene.includes(code));
  };
  const hidden = bracketed(name).some((remark) => {
    const roots = rootsOf(remark);
    return named(roots) === undefined ? roots.some((word) => hides([word])) : hides(roots);
  });
  return hidden ? undefined : found;
}

/**
 * The first of several foods to choose from, when it bears every allergen of the others; else nothing is read, because
 * whoever chooses the other would not be told.
 */
function choice(name: string, reader: Reader): FoodReading | undefined {
  const alternatives = alternativesOf(name);
  if (alternatives.length === 0) return undefined;
  const read: Found[] = [];
  for (const spellings of alternatives) {
    let found: Found | undefined;
    for (const spelling of spellings) found ??= described(spelling, reader);
    if (found === undefined) return undefined;
    read.push(found);
  }
  const first = read[0]!;
  const others = read.filter(({ food }) => food !== first.food);
  if (others.length === 0) return { ...first, propia: false };
  const covered = others.every(({ food }) => food.contiene.every((code) => first.food.contiene.includes(code)));
  if (covered) return supposed(first.food);
  return { food: undefined, candidates: [...new Set(read.map(({ food }) => food))].slice(0, 3) };
}

/** «Margarina sin leche» is margarine, which has none; biscuits without gluten are not the biscuits of the pantry. */
function spared(name: string, reader: Reader): Found | undefined {
  const free = freeOf(name);
  const found = free && described(free.text, reader);
  return found?.food.contiene.some((code) => code.startsWith(free!.allergen)) ? undefined : found;
}

/** A food named twice: «crêpes dentelle Gavottes». */
function twice(roots: readonly string[], named: Named): Found | undefined {
  for (let i = 1; i < roots.length; i++) {
    const found = named(roots.slice(0, i));
    if (found?.lectura === 'exacta' && named(roots.slice(i))?.food === found.food) return found;
  }
  return undefined;
}

/** Candidates are looked for when somebody asks for them: a request may hold many names nobody needs them of. */
function notFound(roots: readonly string[], { aliases }: Vocabulary): NotFound {
  let found: readonly Food[] | undefined;
  return {
    food: undefined,
    get candidates() {
      found ??= candidatesFor(roots, aliases);
      return found;
    },
  };
}

/** Two words more than the name of a food are a brand or an origin; three are another food. */
const MAX_STRANGE = 2;

/**
 * The food whose name starts the text, when what is left over are words no food of the pantry is named with: a brand,
 * an origin. A word that names a food, or one that follows «harina», «aceite»…, is never left over: it may carry an
 * allergen.
 */
function guess(
  roots: readonly string[],
  named: Named,
  vocabulary: Vocabulary,
  words: ReadonlySet<string>,
): Found | undefined {
  const head = roots[0];
  if (head === undefined || vocabulary.incomplete.has(head)) return undefined;
  if (roots.some((word) => vocabulary.turning.has(word))) return undefined;
  const strange = new Set(roots.slice(1).filter((word) => !isFigure(word) && !words.has(word)));
  if (strange.size === 0 || strange.size > MAX_STRANGE) return undefined;
  const rest = roots.filter((word) => !strange.has(word));
  const found = named(rest) ?? graded(rest, vocabulary) ?? named(withoutIdleFigures(rest));
  return found && supposed(found.food);
}
