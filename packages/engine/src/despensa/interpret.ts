import { withoutPacks } from '../lectura/packs.ts';
import { cutShort } from './abbreviations.ts';
import { allergenDoubt, saysMore } from './allergens.ts';
import { type Alternative, addsMore, alternativesOf, joinedOf, lastOfCompound } from './alternatives.ts';
import { belies, DRY, isClaimedOtherwise, keptOtherwise } from './belied.ts';
import { derived } from './derived.ts';
import { graded, gradedDefault, offCocoa, offGrade } from './figures.ts';
import type { Food } from './food.ts';
import { mentionsIn, withoutDenied } from './line.ts';
import { lineReaderOf } from './line-reader.ts';
import { isBySachet, isTinned, uncounted, unmeasured } from './measures.ts';
import { rephrased } from './phrases.ts';
import {
  covers,
  type FoodReading,
  type Found,
  type Knowledge,
  type Named,
  type NotFound,
  supposed,
} from './reading.ts';
import { bracketed, remarksOn, withoutRemarks } from './remarks.ts';
import { madeBeforeUsed, oneBlank, spelt, untempered } from './spelling.ts';
import { offStrength } from './strength.ts';
import type { Vocabulary } from './vocabulary.ts';
import { root, rootsOf } from './words.ts';

/** Mark of the adjectives that stand before their noun: «fresh yeast». */
const BEFORE = '^';

function withoutFillers(roots: readonly string[], { fillers }: Vocabulary): readonly string[] {
  const head = roots[0]!;
  // After a word that says nothing the food comes next: «organic fresh cheese».
  const noun = roots.find((word) => !fillers.has(word)) ?? head;
  const kept = roots.filter((word, i) => {
    const keeps = fillers.get(word);
    return keeps === undefined || keeps.has(head) || keeps.has(noun) || (i === 0 && !keeps.has(BEFORE));
  });
  return kept.length > 0 ? kept : roots;
}

/** How a name is read beyond its letters; taught to the readers together with the vocabulary. */
export interface Interpreter {
  /** Without the temperature it is used at. */
  readonly untempered: (name: string) => string;
  /** A name that no food has to the letter. */
  readonly interpret: (name: string, reader: Knowledge) => FoodReading;
  /** The allergens in doubt if a line were read as a food; undefined where none is lost. */
  readonly allergenDoubt: typeof allergenDoubt;
  /** Whether a literal name joins, denies or offers something. */
  readonly saysMore: typeof saysMore;
  /** Makes what reads lines by the names they are most like. */
  readonly lineReaderOf: typeof lineReaderOf;
}

export const INTERPRETER: Interpreter = { untempered, interpret, allergenDoubt, saysMore, lineReaderOf };

function interpret(text: string, reader: Knowledge): FoodReading {
  // One blank between words keeps every pattern that follows linear.
  const said = spelt(rephrased(madeBeforeUsed(oneBlank(text))));
  const bare = unmeasured(said);
  const name = oneBlank(withoutPacks(bare, reader.vocabulary.packs));
  // A food may be called by its measure: «noix de beurre».
  const measured = name === said ? undefined : reader.named(rootsOf(uncounted(said)));
  return measured ?? asSoaked(asClaimed(asSold(interpretName(name, reader), said, bare, reader.named), said), name);
}

/** What holds less water than this is dry enough to drink up more than its own weight. */
const SOAKS = 30;
const SOAKED = /(?<![a-zß-ɏ])(?:re)?hidratad[oa]s?(?![a-zß-ɏ])/i;

/** «Pasas hidratadas» weigh with their water; a remark on how it is made ready tells of the dry food weighed. */
function asSoaked(reading: FoodReading, name: string): FoodReading {
  if (reading.food === undefined || reading.food.agua > SOAKS || !/hidratad/i.test(name)) return reading;
  return SOAKED.test(withoutRemarks(name)) ? { food: undefined, candidates: [reading.food] } : reading;
}

/** A choice may have the claim for one of its foods only: «mantequilla (o margarina vegana)». */
function asClaimed(reading: FoodReading, said: string): FoodReading {
  if (reading.food === undefined || !isClaimedOtherwise(said, reading.food)) return reading;
  return alternativesOf(said).length > 0 ? reading : { food: undefined, candidates: [reading.food] };
}

/** What is offered for a sachet of yeast. */
const BY_SACHET: readonly (readonly string[])[] = ['impulsor', 'levadura seca'].map(rootsOf);

/** What is sold by the sachet is dry, and fruit in a tin has been in syrup: the usual fresh one is not meant. */
function asSold(reading: FoodReading, said: string, name: string, named: Named): FoodReading {
  if (reading.food === undefined) return reading;
  const { food, lectura } = reading;
  if (food.category === 'frutas' && isTinned(said.slice(0, said.length - name.length))) {
    return { food: undefined, candidates: [food] };
  }
  if (lectura !== 'por_defecto' || food.agua <= DRY || !isBySachet(said)) return reading;
  if (food.category === 'levaduras_masas') {
    return { food: undefined, candidates: [...BY_SACHET.flatMap((words) => named(words)?.food ?? []), food] };
  }
  return food.category === 'especias_aromas' ? { food: undefined, candidates: [food] } : reading;
}

/** How a line that no food is called to the letter is read: by a name of a view, by what a word makes of it, by likeness. */
function interpretName(name: string, reader: Knowledge): FoodReading {
  const line = lineOf(name, reader.vocabulary);
  const read = isCutShort(name, reader) ? undefined : readBy(line, reader);
  if (read !== undefined) return read;
  const { found, candidates } = reader.aligned(name);
  if (endsInStranger(name, reader)) return { food: undefined, candidates };
  return { ...(found ?? alignedRest(line, candidates, reader) ?? { food: undefined, candidates }), how: 'parecido' };
}

/** All ways to read a line by names alone; the first that reads it has the last word. */
function readBy(line: Line, reader: Knowledge): FoodReading | undefined {
  const read = partsReader(reader);
  const chosen = choice(line.name, read) ?? joined(line, reader, read);
  if (chosen !== undefined) return { ...chosen, how: 'eleccion' };
  const found = lettered(line, reader) ?? spared(line, reader);
  if (found !== undefined) return { ...found, how: 'descripcion' };
  const made = told(derived(line.bare, reader), line.name, reader);
  return made && { ...made, how: 'regla' };
}

/** «Margarina sin leche» is margarine, which has none; biscuits without gluten are not the biscuits of the pantry. */
function spared({ name }: Line, reader: Knowledge): Found | undefined {
  const rest = withoutDenied(name, reader.vocabulary.line);
  return rest === undefined ? undefined : describedIn(rest, reader);
}

/** What is left of a line without its remarks or what it denies, if the whole line is most like the same food. */
function alignedRest(
  { name, rest: part, share }: Line,
  [likest]: readonly Food[],
  reader: Knowledge,
): Found | undefined {
  if (mentionsIn(name, reader.vocabulary.line).some((mention) => mention.joined || mention.choice)) return undefined;
  const rest = share === undefined ? part : `${part} ${share} %`;
  for (const view of [rest, withoutDenied(rest, reader.vocabulary.line)]) {
    if (view === undefined || view === name) continue;
    const { found } = reader.aligned(view);
    if (found !== undefined) return found.food === likest ? told(found, name, reader) : undefined;
  }
  return undefined;
}

/** A longer word with a point ends a sentence: «beurre bien froid.». */
const MOST_CUT = 4;

/** What is cut short by a point is no word by itself, and none that says nothing. */
function isCutShort(name: string, { words, vocabulary }: Knowledge): boolean {
  const isWhole = (word: string) =>
    word.length > MOST_CUT && (words.has(root(word)) || vocabulary.fillers.has(root(word)));
  return !cutShort(name).every(isWhole);
}

/** A compound that ends in a word nobody knows is asked about. */
function endsInStranger(name: string, { words, vocabulary }: Knowledge): boolean {
  const last = lastOfCompound(name);
  return last !== undefined && !rootsOf(last).every((word) => words.has(word) || vocabulary.fillers.has(word));
}

/** A line as every arm has it: its words with everything it says, without remarks, and both without fillers. */
interface Line {
  readonly name: string;
  /** Without remarks. */
  readonly rest: string;
  /** The percentage of the whole that the rest has not. */
  readonly share: string | undefined;
  readonly whole: readonly string[];
  readonly plain: readonly string[];
  readonly all: readonly string[];
  readonly bare: readonly string[];
}

/** Of cocoa butter, not of cocoa. */
const NOT_SHARE = /(?:beurre|manteca|burro) d[ei] cacao|cocoa butter/i;

/** The percentage a line gives outside a part of it: «chocolate negro bueno (70 % o más)». */
function shareBeside(rest: string, name: string): string | undefined {
  return /\d/.test(rest) || NOT_SHARE.test(name) ? undefined : /\d+(?:[.,]\d+)?(?=\s*%)/.exec(name)?.[0];
}

function lineOf(name: string, vocabulary: Vocabulary): Line {
  const rest = withoutRemarks(name);
  const whole = rootsOf(name);
  const all = whole.length > 0 ? withoutFillers(whole, vocabulary) : whole;
  if (rest === name) return { name, rest, share: undefined, whole, plain: whole, all, bare: all };
  const plain = rootsOf(rest);
  const bare = plain.length > 0 ? withoutFillers(plain, vocabulary) : all;
  return { name, rest, share: shareBeside(rest, name), whole, plain, all, bare };
}

/** The food that is called as the line says, with remarks and words that say nothing. */
function lettered({ name, whole, plain, bare, all, share }: Line, reader: Knowledge): Found | undefined {
  const { named, vocabulary } = reader;
  const inGrades = (words: readonly string[]) => graded(words, vocabulary) ?? gradedDefault(words, named, vocabulary);
  const called = (words: readonly string[]) => named(words) ?? inGrades(words);
  const shared = share === undefined ? undefined : inGrades([...bare, ...rootsOf(share)]);
  return called(whole) ?? called(all) ?? told(shared ?? called(plain) ?? called(bare), name, reader);
}

/** Reads a part of a line by its names. */
type PartReader = (text: string) => Found | undefined;

/** Longest part that may be a name, and most parts of a line that are read. */
const [LONGEST_PART, MOST_PARTS] = [60, 8];

/** Parts of one line: spelt out with the words they share, the same comes several times. */
function partsReader(reader: Knowledge): PartReader {
  const known = new Map<string, Found | undefined>();
  return (text) => {
    if (known.has(text) || text.length > LONGEST_PART || known.size === MOST_PARTS) return known.get(text);
    const found = describedIn(text, reader);
    known.set(text, found);
    return found;
  };
}

/** As `lettered`, of part of a line. */
function describedIn(text: string, reader: Knowledge): Found | undefined {
  return lettered(lineOf(text, reader.vocabulary), reader);
}

/** What «fruta» is read as, where nobody says which. */
const AVERAGE_FRUIT = 'fruta_generica';

/** What joins the last of a list to those before. */
const LAST_OF_LIST = /\s(?:y|e|i|ed|et|and|und|&|\+)\s/i;

/** «Fruta (mango)» is mango; of several, nobody knows how much of each. */
function whichFruit(found: Found, name: string, named: Named): Found | undefined {
  const remarks = bracketed(name).map(rootsOf);
  const fruits = remarks.map((roots) => named(roots)?.food).filter((food) => food?.category === 'frutas');
  if (fruits.length > 0) return supposed(fruits[0]!);
  return remarks.flat().some((word) => named([word])?.food.category === 'frutas') ? undefined : found;
}

/** «(tipo Nutella)», «, such as Camp». */
const EXAMPLE =
  /^\s?(?:tipo|type|par ex[a-z]*|p(?:or)? ?ej[a-z]*|like|such as|preferably|e\.?g|z\.? ?B)[.:,]*\s(?:valrhona\s)?(.*)$/i;

/** Whether an example is of the shelf of a food and has its allergens: it tells which one is meant. */
function isKindOf(example: Found | undefined, food: Food): boolean {
  if (example?.lectura !== 'exacta' || example.food.category !== food.category || isLike(example.food, food))
    return false;
  return covers(example.food, [food]) && covers(food, [example.food]);
}

/** A reading that leaves a remark aside, unless the remark names an allergen the food does not have. */
function told(found: Found | undefined, name: string, { named, vocabulary }: Knowledge): Found | undefined {
  if (found === undefined) return undefined;
  const { brackets, after, items } = remarksOn(name);
  // «Coco desodorizado (aceite)» is the oil.
  const isNounBeside = (remark: string, food: Food) => {
    const [noun, ...more] = rootsOf(remark);
    if (noun === undefined || more.length > 0 || vocabulary.vague.has(noun)) return false;
    // The flesh of a fruit is the fruit.
    const other = rootsOf(withoutRemarks(name))
      .map((root) => named([noun, root])?.food)
      .find((one) => one !== undefined);
    return other !== undefined && other.category !== food.category && vocabulary.incomplete.has(noun);
  };
  const remarks = [...brackets, ...after, ...items];
  if (
    remarks.some((remark) => belies(remark, found.food)) ||
    offGrade(name, found.food) ||
    offCocoa(name, found.food) ||
    offStrength(name, found.food)
  ) {
    return undefined;
  }
  if (brackets.some((remark) => isNounBeside(remark, found.food))) return undefined;
  if (found.food.category === 'frutas' && keptOtherwise(found.food, brackets)) return undefined;
  if (found.food.id === AVERAGE_FRUIT) return whichFruit(found, name, named);
  const examples = [...brackets, ...items].flatMap((remark) => EXAMPLE.exec(remark)?.[1] ?? []);
  const meant = examples.map((example) => named(rootsOf(example))).find((one) => isKindOf(one, found.food));
  if (meant !== undefined) return supposed(meant.food);
  // «Almendras, avellanas y pistachos»: the last two are joined.
  const others = [...items, ...examples].flatMap((item) =>
    [item, ...item.split(LAST_OF_LIST)].flatMap((one) => named(rootsOf(one))?.food ?? []),
  );
  if (others.every((food) => food === found.food)) return found;
  return covers(found.food, others) ? supposed(found.food) : undefined;
}

/**
 * The first of several foods to choose from, when it bears every allergen of the others, or another much like it that
 * does: «maicena o almidón de trigo». Else nothing is read, because whoever chooses the other would not be told.
 */
function choice(name: string, readPart: PartReader): FoodReading | undefined {
  const alternatives = alternativesOf(name);
  if (alternatives.length === 0) return undefined;
  const read: Found[] = [];
  for (const alternative of alternatives) {
    const found = oneOf(alternative, alternatives.at(-1)!, readPart);
    if (found !== undefined) read.push(found);
  }
  if (read.length < alternatives.length) return crossing(read);
  const first = read[0]!;
  const others = read.map(({ food }) => food).filter((food) => food !== first.food);
  if (others.length === 0) return { ...first, propia: false };
  if (covers(first.food, others)) return supposed(first.food);
  const safe = others.find((food) => isLike(food, first.food) && covers(food, [first.food, ...others]));
  if (safe !== undefined) return supposed(safe);
  return { food: undefined, candidates: [...new Set(read.map(({ food }) => food))].slice(0, 3) };
}

/** Foods to choose from besides others nobody knows: asked about where an allergen would be left aside. */
function crossing(read: readonly Found[]): NotFound | undefined {
  const foods = read.map(({ food }) => food);
  const first = foods[0];
  return first === undefined || covers(first, foods) ? undefined : { food: undefined, candidates: foods.slice(0, 3) };
}

function firstRead(texts: readonly string[], readPart: PartReader): Found | undefined {
  for (const text of texts) {
    const found = readPart(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What may be of a fruit or a nut, without its noun: «strawberry or raspberry jam». */
const OF_THESE: ReadonlySet<Food['category']> = new Set(['frutas', 'frutos_secos']);

/** One of several foods, with the noun they share where that makes it the same kind as the last. */
function oneOf({ spellings, shared }: Alternative, last: Alternative, readPart: PartReader): Found | undefined {
  const bare = firstRead(spellings, readPart);
  const whole = bare === undefined || shared.length === 0 ? undefined : firstRead(shared, readPart);
  if (bare === undefined || whole === undefined || !covers(whole.food, [bare.food])) return bare;
  if (OF_THESE.has(bare.food.category)) return whole;
  return firstRead(last.spellings, readPart)?.food.category === whole.food.category ? whole : bare;
}

/** Several foods in one line are asked about, unless a food is called so: «ralladura de naranja y limón». */
function joined(
  { name, whole, plain, bare, all }: Line,
  { named }: Knowledge,
  readPart: PartReader,
): NotFound | undefined {
  const parts = joinedOf(name);
  if (parts.length === 0) return undefined;
  const foods = new Set(parts.flatMap((part) => oneOf(part, parts.at(-1)!, readPart)?.food ?? []));
  if (foods.size === 0 || (foods.size === 1 && !addsMore(name))) return undefined;
  const called = [whole, all, plain, bare].flatMap((words) => named(words)?.food ?? []);
  if (called.some((food) => covers(food, [...foods]))) return undefined;
  return { food: undefined, candidates: [...foods].slice(0, 3) };
}

/** How far apart, in grams of 100, two foods may be that stand for each other. */
const LIKE = 6;

function isLike(one: Food, other: Food): boolean {
  if (one.category !== other.category) return false;
  return (['agua', 'grasa', 'azucares', 'proteina'] as const).every((key) => Math.abs(one[key] - other[key]) <= LIKE);
}
