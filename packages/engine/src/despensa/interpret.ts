import { lazy } from '../craft/lazy.ts';
import { withoutPacks } from '../lectura/packs.ts';
import { allergenDoubt, saysMore, spokenOf } from './allergens.ts';
import { type Alternative, addsMore, alternativesOf, joinedOf } from './alternatives.ts';
import { derived } from './derived.ts';
import { graded, gradedDefault, isMisfigured } from './figures.ts';
import type { Food } from './food.ts';
import { type Mention, withoutDenied } from './line.ts';
import { lineReaderOf } from './line-reader.ts';
import { unmeasured } from './measures.ts';
import { saidAs } from './phrases.ts';
import { covers, type FoodReading, type Found, type Knowledge, type NotFound, supposed } from './reading.ts';
import { withoutRemarks } from './remarks.ts';
import { oneBlank, spelt, untempered } from './spelling.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Wording, wordingOf } from './wording.ts';
import { isColour, rootsOf } from './words.ts';

/** Mark of the adjectives that stand before their noun: «fresh yeast». */
const BEFORE = '^';

function withoutFillers(roots: readonly string[], { fillers }: Vocabulary): readonly string[] {
  if (roots.length === 0) return roots;
  const head = roots[0]!;
  // After a word that says nothing the food comes next: «organic fresh cheese».
  const noun = roots.find((word) => !fillers.has(word)) ?? head;
  const kept = roots.filter((word, i) => {
    const keeps = fillers.get(word);
    return keeps === undefined || keeps.has(head) || keeps.has(noun) || (i === 0 && !keeps.has(BEFORE));
  });
  return kept.length > 0 ? kept : roots;
}

/** More words that say nothing, and each of them is hardly part of a name. */
const MOST_SPARED = 4;

/** A line with one word less that says nothing, then with one left of all of them: «ametlla laminada Borges». */
function withFewerFillers(roots: readonly string[], vocabulary: Vocabulary): readonly (readonly string[])[] {
  const kept = new Set(withoutFillers(roots, vocabulary));
  const idle = roots.filter((root) => !kept.has(root));
  if (idle.length < 2 || idle.length > MOST_SPARED) return [];
  const without = idle.map((one) => roots.filter((root) => root !== one));
  const withOne = idle.length === 2 ? [] : idle.map((one) => roots.filter((root) => kept.has(root) || root === one));
  return [...without, ...withOne];
}

function firstNamed(ways: readonly (readonly string[])[], named: Knowledge['named']): Found | undefined {
  for (const words of ways) {
    const found = named(words);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How a name is read beyond its letters; taught to the readers together with the vocabulary. */
export interface Interpreter {
  /** The vocabulary is opened when the first word is asked for. */
  readonly heard: (name: string, vocabulary: () => Vocabulary) => Heard;
  /** A name that no food has to the letter. */
  readonly interpret: (said: Wording, reader: Knowledge) => FoodReading;
  /** The allergens in doubt if a line were read as a food; undefined where none is lost. */
  readonly allergenDoubt: typeof allergenDoubt;
  /** Whether a literal name joins, denies or offers something. */
  readonly saysMore: typeof saysMore;
  /** Makes what reads lines by the names they are most like. */
  readonly lineReaderOf: typeof lineReaderOf;
}

/** A name as people would write it out, and what it speaks of. */
export interface Heard {
  /** Without the temperature it is used at. */
  readonly said: Wording;
  readonly mentions: () => readonly Mention[];
}

export const INTERPRETER: Interpreter = { heard, interpret, allergenDoubt, saysMore, lineReaderOf };

function heard(name: string, vocabulary: () => Vocabulary): Heard {
  // One blank between words keeps every pattern that follows linear.
  const written = wordingOf(oneBlank(name), () => vocabulary().line);
  return { said: untempered(written), mentions: lazy(() => spokenOf(written)) };
}

/** No kept line that is read has more than 30. */
const MOST_WORDS = 32;

const isTooLong = (name: Wording) => name.tokens().filter(({ root }) => root !== '').length > MOST_WORDS;

/** How a line that no food is called to the letter is read: by a name of a view, by what a word makes of it, by likeness. */
function interpret(said: Wording, reader: Knowledge): FoodReading {
  const phrased = said.as(saidAs('frase', said));
  const bare = unmeasured(phrased.as(spelt(phrased.text)));
  const name = bare.as(oneBlank(withoutPacks(bare.text, reader.vocabulary.packs)));
  if (isTooLong(name)) return { food: undefined, candidates: reader.aligned(name).candidates, how: 'parecido' };
  const line = lineOf(name, reader.vocabulary);
  const read = readBy(line, reader);
  if (read !== undefined) return read;
  const { found, candidates } = reader.aligned(name);
  return { ...(found ?? alignedRest(line, candidates, reader) ?? { food: undefined, candidates }), how: 'parecido' };
}

/** All ways to read a line by names alone; the first that reads it has the last word. */
function readBy(line: Line, reader: Knowledge): FoodReading | undefined {
  const read = partsReader(line, reader);
  const chosen = choice(line.name, read) ?? joined(line, reader, read);
  if (chosen !== undefined) return { ...chosen, how: 'eleccion' };
  const found = lettered(line, reader) ?? spared(line, reader);
  if (found !== undefined) return { ...found, how: 'descripcion' };
  const made = derived(line.bare, reader);
  return made && { ...made, how: 'regla' };
}

/** «Margarina sin leche» is margarine, which has none; biscuits without gluten are not the biscuits of the pantry. */
function spared({ name }: Line, reader: Knowledge): Found | undefined {
  const rest = withoutDenied(name.tokens(), name.mentions());
  return rest === undefined ? undefined : describedIn(name.as(rest), reader);
}

/** What is left of a line without its remarks or what it denies, if the whole line is most like the same food. */
function alignedRest(line: Line, [likest]: readonly Food[], reader: Knowledge): Found | undefined {
  const { name, rest: part, share } = line;
  const mentions = name.mentions();
  if (mentions.some((mention) => mention.joined || mention.choice)) return undefined;
  const told = share === undefined ? part : part.as(`${part.text} ${share} %`);
  const rest = withoutDenied(told.tokens(), told.mentions()) ?? told.text;
  if (rest === name.text) return undefined;
  const { found } = reader.aligned(told.as(rest));
  if (found === undefined || found.food !== likest || isMisfigured(name.text, found.food)) return undefined;
  return remarksOf(mentions).some((remark) => isTurn(remark, reader.vocabulary)) ? undefined : found;
}

/** A line as every arm has it: its words with everything it says, without remarks, and both without fillers. */
interface Line {
  readonly name: Wording;
  /** Without remarks. */
  readonly rest: Wording;
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

function lineOf(name: Wording, vocabulary: Vocabulary): Line {
  const rest = withoutRemarks(name);
  const whole = name.roots();
  const all = withoutFillers(whole, vocabulary);
  if (rest.text === name.text) return { name, rest: name, share: undefined, whole, plain: whole, all, bare: all };
  const plain = rest.roots();
  const bare = plain.length > 0 ? withoutFillers(plain, vocabulary) : all;
  return { name, rest, share: shareBeside(rest.text, name.text), whole, plain, all, bare };
}

/** The food that is called as the line says, with remarks and words that say nothing. */
function lettered(line: Line, reader: Knowledge): Found | undefined {
  const { name, rest, whole, plain, bare, all, share } = line;
  const { named, vocabulary } = reader;
  const inGrades = (words: readonly string[]) => graded(words, vocabulary) ?? gradedDefault(words, named, vocabulary);
  const called = (words: readonly string[]) => named(words) ?? inGrades(words);
  const sparing = () => (rest === name ? firstNamed(withFewerFillers(whole, vocabulary), named) : undefined);
  const shared = share === undefined ? undefined : inGrades([...bare, ...rootsOf(share)]);
  return (
    called(whole) ?? sparing() ?? called(all) ?? besideRemarks(shared ?? called(plain) ?? called(bare), line, reader)
  );
}

/** A longer remark is a sentence, and tells of something else. */
const MOST_REMARKED = 4;

/** A reading that leaves remarks aside, unless one makes another food of it: «huevo (vegano)», «nata (en polvo)». */
function besideRemarks(
  found: Found | undefined,
  { name, bare }: Line,
  { named, namesOf, vocabulary }: Knowledge,
): Found | undefined {
  if (found === undefined) return undefined;
  if (isMisfigured(name.text, found.food)) return undefined;
  const mentions = name.mentions();
  const remarks = remarksOf(mentions);
  if (remarks.length === 0) return found;
  const own = lazy(() => new Set(namesOf(found.food).flat()));
  const isOne = remarks.length === 1;
  const isNounAlone = mentions.filter(({ remark }) => remark).length === 1;
  for (const remark of remarks.filter(({ length }) => length <= MOST_REMARKED)) {
    const told = remark.flatMap(({ roots, denied }) => (denied ? [] : roots));
    const isNoun = isNounAlone && told.length === 1 && vocabulary.incomplete.has(told[0]!);
    const isTurned =
      told.some((root) => makesAnother(root, found.food, vocabulary) && !own().has(root)) ||
      remark.some(({ denied, roots }) => denied && isSugarOf(found.food, named(roots)?.food));
    if (!isTurned && !isNoun && remark.every(({ denied }) => !denied)) continue;
    const said = remark.flatMap(({ denier = [], roots }) => [denier, roots].flat());
    const other = !isOne || remark.some(({ joined }) => joined) ? undefined : named([...bare, ...said]);
    if (other !== undefined && other.food !== found.food) return supposed(other.food);
    if (isTurned) return undefined;
  }
  return found;
}

/** Whether a remark is nothing but a word that makes something else of a food: «mantequilla (aroma)». */
function isTurn([one, ...more]: readonly Mention[], { turning }: Vocabulary): boolean {
  return one !== undefined && more.length === 0 && !one.denied && one.roots.every((root) => turning.has(root));
}

/** Of chocolate the colour tells whether there is milk in it. */
function makesAnother(root: string, { category }: Food, { turning, states }: Vocabulary): boolean {
  return turning.has(root) || states.has(root) || (category === 'cacao_chocolate' && isColour(root));
}

/** Nothing but sugar; more of it than this in 100 g was put in, though fruit has more of its own. */
const [SHEER_SUGAR, PUT_IN, PUT_IN_FRUIT] = [99, 10, 25];

/** Whether what is denied is sugar that a food is made with: «chocolate negro (sin azúcar)». */
function isSugarOf({ category, sacarosa }: Food, denied: Food | undefined): boolean {
  if (denied === undefined || denied.sacarosa < SHEER_SUGAR) return false;
  return sacarosa > (category === 'frutas' || category === 'zumos' ? PUT_IN_FRUIT : PUT_IN);
}

/** Remarks one by one, without what is offered or what the food is for. */
function remarksOf(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const remarks: Mention[][] = [];
  for (const mention of mentions) {
    if (!mention.remark || mention.choice || mention.use !== undefined) continue;
    if (mention.apart) remarks.push([]);
    remarks.at(-1)?.push(mention);
  }
  return remarks;
}

/** Reads a part of a line by its names. */
type PartReader = (part: string) => Found | undefined;

/** Longest part that may be a name, and most parts of a line that are read. */
const [LONGEST_PART, MOST_PARTS] = [60, 8];

/** Parts of one line: spelt out with the words they share, the same comes several times. */
function partsReader({ name }: Line, reader: Knowledge): PartReader {
  const known = new Map<string, Found | undefined>();
  return (text) => {
    if (known.has(text) || text.length > LONGEST_PART || known.size === MOST_PARTS) return known.get(text);
    const found = describedIn(name.as(text), reader);
    known.set(text, found);
    return found;
  };
}

/** As `lettered`, of part of a line. */
function describedIn(part: Wording, reader: Knowledge): Found | undefined {
  return lettered(lineOf(part, reader.vocabulary), reader);
}

/**
 * The first of several foods to choose from, when it bears every allergen of the others, or another much like it that
 * does: «maicena o almidón de trigo». Else nothing is read, because whoever chooses the other would not be told.
 */
function choice(name: Wording, readPart: PartReader): FoodReading | undefined {
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
