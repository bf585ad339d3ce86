import { cutShort } from './abbreviations.ts';
import { allergenDoubt, saysMore } from './allergens.ts';
import { type Alternative, addsMore, alternativesOf, joinedOf, lastOfCompound } from './alternatives.ts';
import { belies, DRY, isClaimedOtherwise, keptOtherwise } from './belied.ts';
import { derived } from './derived.ts';
import {
  confirmed,
  couverture,
  graded,
  gradedDefault,
  offCocoa,
  offGrade,
  spirit,
  withoutIdleFigures,
  withPercentage,
} from './figures.ts';
import type { Food } from './food.ts';
import { withKeptClaim } from './kept-claims.ts';
import { withoutDenied } from './line.ts';
import { lineReaderOf } from './line-reader.ts';
import { isBySachet, isTinned, uncounted, unmeasured, unpacked } from './measures.ts';
import { rephrased } from './phrases.ts';
import {
  covers,
  type FoodReading,
  type Found,
  type How,
  type Knowledge,
  type Named,
  type NotFound,
  supposed,
} from './reading.ts';
import { bracketed, remarksOn, withoutRemarks } from './remarks.ts';
import { madeBeforeUsed, oneBlank, spelt, untempered, withoutShares } from './spelling.ts';
import { offStrength, stronger } from './strength.ts';
import { indexOf } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { CHOICE, isColour, isFigure, root, rootsOf } from './words.ts';

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
  const name = unpacked(unmeasured(said), reader.vocabulary.packs);
  // A food may be called by its measure: «noix de beurre».
  const measured = name === said ? undefined : reader.named(rootsOf(uncounted(said)));
  return measured ?? asSoaked(asClaimed(asSold(interpretName(name, reader), said, name, reader.named), said), name);
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

/** One way to read a line, or none. Where a rule makes a food of its words, remarks may belie it. */
interface Arm {
  readonly how: How;
  readonly read: (line: Line, reader: Knowledge) => FoodReading | undefined;
}

const arm = (how: How, read: Arm['read']): Arm => ({ how, read });

/** A rule of the trade by the words that count, unless a remark belies what it reads. */
function rule(read: (bare: readonly string[], reader: Knowledge) => Found | undefined): Arm {
  return arm('regla', ({ name, bare }, reader) => told(read(bare, reader), name, reader.named));
}

/** All ways to read a line; the first that reads it has the last word. */
const ARMS: readonly Arm[] = [
  arm('parecido', cut),
  arm('descripcion', compound),
  arm('descripcion', ({ name }, reader) => headed(name, reader)),
  arm('eleccion', ({ name }, reader) => choice(name, reader)),
  arm('eleccion', joined),
  arm('regla', ({ name }, { named }) => premixed(name, named)),
  arm('eleccion', ({ name }, reader) => exemplified(name, reader)),
  arm('nombre', ({ all }, { vocabulary }) => couverture(all, vocabulary)),
  arm('descripcion', ({ name, bare }, { named }) => told(qualified(name, bare, named), name, named)),
  arm('descripcion', described),
  arm('descripcion', ({ name }, reader) => spared(name, reader)),
  arm('descripcion', ({ name }, reader) => withKeptClaim(name, (text) => describedIn(text, reader))),
  arm('regla', ({ name, bare }, { named }) => stronger(name, bare, named)),
  rule((bare, { named, vocabulary }) => gradedDefault(bare, named, vocabulary)),
  rule((bare, { named }) => dye(bare, named)),
  rule(derived),
];

function interpretName(name: string, reader: Knowledge): FoodReading {
  const line = lineOf(name, reader.vocabulary);
  for (const { how, read } of ARMS) {
    const reading = read(line, reader);
    if (reading !== undefined) return { ...reading, how };
  }
  return { ...aligned(name, reader), how: 'parecido' };
}

/** A longer word with a point ends a sentence: «beurre bien froid.». */
const MOST_CUT = 4;

/** What is cut short by a point is no word by itself, and none that says nothing. */
function cut({ name }: Line, reader: Knowledge): FoodReading | undefined {
  const { words, vocabulary } = reader;
  const isWhole = (word: string) =>
    word.length > MOST_CUT && (words.has(root(word)) || vocabulary.fillers.has(root(word)));
  return cutShort(name).every(isWhole) ? undefined : aligned(name, reader);
}

/** A compound that ends in a word nobody knows is asked about, unless it is a name. */
function compound(line: Line, reader: Knowledge): FoodReading | undefined {
  const { words, vocabulary } = reader;
  const last = lastOfCompound(line.name);
  const isKnown = (word: string) => words.has(word) || vocabulary.fillers.has(word);
  if (last === undefined || rootsOf(last).every(isKnown)) return undefined;
  return described(line, reader) ?? asked(line.name, reader);
}

/** What a line is most like, if that is sure enough. */
function aligned(name: string, { aligned: read }: Knowledge): FoodReading {
  const { found, candidates } = read(name);
  return found ?? { food: undefined, candidates };
}

function asked(name: string, { aligned: read }: Knowledge): NotFound {
  return { food: undefined, candidates: read(name).candidates };
}

/** A line as every arm has it: its words with everything it says, without remarks, and both without fillers. */
interface Line {
  readonly name: string;
  /** Without remarks. */
  readonly rest: string;
  readonly whole: readonly string[];
  readonly plain: readonly string[];
  readonly all: readonly string[];
  readonly bare: readonly string[];
}

function lineOf(name: string, vocabulary: Vocabulary): Line {
  const rest = withoutRemarks(name);
  const whole = rootsOf(name);
  const all = whole.length > 0 ? withoutFillers(whole, vocabulary) : whole;
  if (rest === name) return { name, rest, whole, plain: whole, all, bare: all };
  const plain = rootsOf(rest);
  return { name, rest, whole, plain, all, bare: plain.length > 0 ? withoutFillers(plain, vocabulary) : all };
}

/** The food whose name and grade the text says, with remarks and words that say nothing. */
function described({ name, whole, plain, bare, all }: Line, { named, vocabulary }: Knowledge): Found | undefined {
  return (
    named(whole) ??
    named(all) ??
    // What stands in brackets may be the grade: «chocolate negro (70 % de cacao)».
    graded(whole, vocabulary) ??
    graded(all, vocabulary) ??
    gradedUnshared(name, vocabulary) ??
    confirmed(all, named) ??
    told(
      graded(withPercentage(bare, name), vocabulary) ??
        gradedDefault(withPercentage(bare, name), named, vocabulary) ??
        named(plain) ??
        graded(bare, vocabulary) ??
        confirmed(bare, named) ??
        named(withoutIdleFigures(bare)) ??
        spirit(bare, named),
      name,
      named,
    )
  );
}

/** As `described`, of part of a line. */
function describedIn(text: string, reader: Knowledge): Found | undefined {
  return described(lineOf(text, reader.vocabulary), reader);
}

/** Its grade, without what the percentage is of. */
function gradedUnshared(name: string, vocabulary: Vocabulary): Found | undefined {
  const unshared = withoutShares(name);
  const roots = unshared === name ? [] : rootsOf(unshared);
  return roots.length > 0 ? graded(withoutFillers(roots, vocabulary), vocabulary) : undefined;
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

/** A reading that leaves a remark aside, unless the remark names an allergen the food does not have. */
function told(found: Found | undefined, name: string, named: Named): Found | undefined {
  if (found === undefined) return undefined;
  const { brackets, after, items } = remarksOn(name);
  const remarks = [...brackets, ...after, ...items];
  if (
    remarks.some((remark) => belies(remark, found.food)) ||
    offGrade(name, found.food) ||
    offCocoa(name, found.food) ||
    offStrength(name, found.food)
  ) {
    return undefined;
  }
  if (found.food.category === 'frutas' && keptOtherwise(found.food, brackets)) return undefined;
  if (found.food.id === AVERAGE_FRUIT) return whichFruit(found, name, named);
  // «Almendras, avellanas y pistachos»: the last two are joined.
  const others = items.flatMap((item) =>
    [item, ...item.split(LAST_OF_LIST)].flatMap((one) => named(rootsOf(one))?.food ?? []),
  );
  if (others.every((food) => food === found.food)) return found;
  return covers(found.food, others) ? supposed(found.food) : undefined;
}

/**
 * The first of several foods to choose from, when it bears every allergen of the others, or another much like it that
 * does: «maicena o almidón de trigo». Else nothing is read, because whoever chooses the other would not be told.
 */
function choice(name: string, reader: Knowledge): FoodReading | undefined {
  const alternatives = alternativesOf(name);
  if (alternatives.length === 0) return undefined;
  const read: Found[] = [];
  for (const alternative of alternatives) {
    const found = oneOf(alternative, alternatives.at(-1)!, reader);
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

function firstRead(texts: readonly string[], reader: Knowledge): Found | undefined {
  for (const text of texts) {
    const found = describedIn(text, reader);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What may be of a fruit or a nut, without its noun: «strawberry or raspberry jam». */
const OF_THESE: ReadonlySet<Food['category']> = new Set(['frutas', 'frutos_secos']);

/** One of several foods, with the noun they share where that makes it the same kind as the last. */
function oneOf({ spellings, shared }: Alternative, last: Alternative, reader: Knowledge): Found | undefined {
  const bare = firstRead(spellings, reader);
  const whole = bare === undefined || shared.length === 0 ? undefined : firstRead(shared, reader);
  if (bare === undefined || whole === undefined || !covers(whole.food, [bare.food])) return bare;
  if (OF_THESE.has(bare.food.category)) return whole;
  return firstRead(last.spellings, reader)?.food.category === whole.food.category ? whole : bare;
}

/** Several foods in one line are asked about, unless a food is called so: «ralladura de naranja y limón». */
function joined({ name, whole, plain, bare, all }: Line, reader: Knowledge): NotFound | undefined {
  const parts = joinedOf(name);
  if (parts.length === 0) return undefined;
  const foods = new Set(parts.flatMap((part) => oneOf(part, parts.at(-1)!, reader)?.food ?? []));
  if (foods.size === 0 || (foods.size === 1 && !addsMore(name))) return undefined;
  const called = [whole, all, plain, bare].flatMap((words) => reader.named(words)?.food ?? []);
  if (called.some((food) => covers(food, [...foods]))) return undefined;
  return { food: undefined, candidates: [...foods].slice(0, 3) };
}

/** «Harina para tortitas» has leavening in it, and often sugar. */
const PREMIX =
  /\b(?:harina|farin[ae]|farinha|flour|mehl)\b.*\s(?:para|per|pour|for|für)\s(?:hot ?cakes?|panque[a-zß-ɏ]*|pancakes?|tortitas|waffles?|gofres|gaufres|muffins?|brownies?|cupcakes?|magdalenas|pastel(?:es)?\ssabor)(?![a-zß-ɏ])/i;
/** A plain look for how every such use begins: the pattern takes a millisecond to make ready. */
const PERHAPS_PREMIX = /\s(?:para|per|pour|for|für)\s/i;
const LEAVENED: readonly string[] = rootsOf('harina leudante');
const PLAIN_FLOUR: readonly string[] = rootsOf('harina');

function premixed(name: string, named: Named): NotFound | undefined {
  if (!PERHAPS_PREMIX.test(name) || !PREMIX.test(name)) return undefined;
  const candidates = [LEAVENED, PLAIN_FLOUR].flatMap((words) => named(words)?.food ?? []);
  return { food: undefined, candidates };
}

/** How far apart, in grams of 100, two foods may be that stand for each other. */
const LIKE = 6;

function isLike(one: Food, other: Food): boolean {
  if (one.category !== other.category) return false;
  return (['agua', 'grasa', 'azucares', 'proteina'] as const).every((key) => Math.abs(one[key] - other[key]) <= LIKE);
}

/** What a line is for stands before it: «Relleno: nata 35 %»; a food before a colon is the food. */
function headed(name: string, reader: Knowledge): FoodReading | undefined {
  const [, head, rest] = /^([^:]{1,40}):\s+(\S.*)$/.exec(name) ?? [];
  if (head === undefined) return undefined;
  if (HEADING.test(head)) return interpretName(rest!, reader);
  if (describedIn(head, reader) !== undefined) return undefined;
  return ALTERS.test(head) ? undefined : describedIn(rest!, reader);
}

/** Names of groups that are also names of foods: «Aromi: cumino». */
const HEADING = /^(?:aromi|arômes|aromas|spezie|épices|especias|gewürze|spices)\s?$/iu;

/** «Sin gluten: harina» is no flour of the pantry. */
const ALTERS = /\b(?:sin|sans|senza|sense|sem|ohne|free)\b|vegan|veget|sabor|imita|sustitu/i;

const DYE = 'colorante';

/** «Colorante alimentario blanco» is a colouring, whatever its colour. */
function dye(roots: readonly string[], named: Named): Found | undefined {
  const found = roots.some(isColour) ? named(roots.filter((word) => !isColour(word))) : undefined;
  return found?.food.id === DYE ? found : undefined;
}

/** «Margarina sin leche» is margarine, which has none; biscuits without gluten are not the biscuits of the pantry. */
function spared(name: string, reader: Knowledge): Found | undefined {
  const rest = withoutDenied(name, reader.vocabulary.line);
  return rest === undefined ? undefined : describedIn(rest, reader);
}

/** A remark that tells which one of what a generic word may be: «leche en polvo (mejor desnatada)». */
function qualified(name: string, bare: readonly string[], named: Named): Found | undefined {
  const usual = named(bare);
  if (usual?.lectura !== 'por_defecto') return undefined;
  const remarks = bracketed(name).map(rootsOf);
  for (const word of remarks.flatMap((remark) => (remark.includes(CHOICE) ? [] : remark))) {
    const told = isFigure(word) || bare.includes(word) ? undefined : named([...bare, word]);
    if (told?.lectura === 'exacta' && covers(told.food, [usual.food]) && covers(usual.food, [told.food])) {
      return supposed(told.food);
    }
  }
  return undefined;
}

/** «Fromage frais (par ex. Philadelphia)», «coffee essence, such as Camp». */
const EXAMPLE =
  /[(,]\s?(?:par ex(?:emple|\.)?|p(?:or|\.)? ?ej(?:emplo|\.)?|per es(?:empio|\.)?|por exemplo|per exemple|tipo|type|e\.?g\.?|such as|like|z\.? ?B\.?|zum Beispiel)[:,]?\s([^()]+)\)?\s?$/iu;

/** More tell what goes into a mixture. */
const MAX_EXAMPLES = 2;

/** An example tells which of the foods of a name is meant, if it is one that may be called so. */
function exemplified(name: string, reader: Knowledge): FoodReading | undefined {
  const example = /[(,]/.test(name) ? EXAMPLE.exec(name) : null;
  if (example === null) return undefined;
  const examples = example[1]!.split(/\s?(?:,(?!\d)|\/)\s?|\s(?:o|ou|or|oder|u|y|and|et|e|und)\s/i);
  if (examples.length > MAX_EXAMPLES) return undefined;
  const told = [example[1]!, ...examples].flatMap((text) => describedIn(text, reader) ?? []);
  const meant = told.find(({ lectura }) => lectura === 'exacta')?.food;
  if (meant === undefined) return undefined;
  const text = name.slice(0, example.index);
  const usual = describedIn(text, reader)?.food;
  if (usual === undefined) return isCalled(meant, rootsOf(text)[0], reader.vocabulary) ? supposed(meant) : undefined;
  if (!told.every(({ food }) => covers(usual, [food]))) return { food: undefined, candidates: [meant, usual] };
  const isOther = usual.category === meant.category && !isLike(usual, meant);
  return isOther && covers(meant, [usual]) ? supposed(meant) : undefined;
}

/** Whether one of the names of a food starts with a word. */
function isCalled(food: Food, head: string | undefined, { aliases }: Vocabulary): boolean {
  return [food.name, ...aliases(indexOf(food.id)!)].some((name) => rootsOf(name)[0] === head);
}
