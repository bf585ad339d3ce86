import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { candidatesFor } from './candidates.ts';
import type { Food } from './food.ts';
import type { Oficio } from './oficio.ts';
import { FOODS, indexOf } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isFigure, rootsOf, sortedKey } from './words.ts';

/**
 * How sure a reading is: the food has that name (`exacta`), the word is generic and the craft takes its usual food
 * (`por_defecto`), or part of the name was left aside (`supuesta`). The last two are always told to the person.
 */
export type Lectura = 'exacta' | 'por_defecto' | 'supuesta';

export interface Found {
  readonly food: Food;
  readonly lectura: Lectura;
  /** True when the text is the very name the craft itself uses for the food. */
  readonly propia: boolean;
}

export interface NotFound {
  readonly food: undefined;
  /** Up to three foods it may have meant, best first. */
  readonly candidates: readonly Food[];
}

export type FoodReading = Found | NotFound;

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

/** «2 cucharadas de …», «(tamizada)», «, a temperatura ambiente», «para el almíbar»: remarks, not names. */
const REMARKS: readonly RegExp[] = [
  /^\s*\d+(?:[.,/]\d+)?\s*(?=\p{L})/u,
  /^\s*(?:kg|gr?|grs|ml|cl|l|pizcas?|cucharad(?:it)?as?|cdas?|cditas?|tazas?|chorritos?|puñados?|unidad(?:es)?|uds?|trozos?|trocitos?)\b\.?\s+/iu,
  /\([^)]*\)?/g,
  /[;*].*$|,(?!\d).*$/g,
  /\s[-–:/]\s.*$/g,
  /\s(?:para|pour|per|for|zum)\s.*$/gi,
  /\s(?:del|de la|della|du|of the)\s(?:poolish|biga|levain|masa madre|prefermento|esponja|masa|relleno|starter)\b.*$/gi,
  /\ssin (?:sal|semillas|pepitas?|huesos?|aditivos|conservantes)\b/gi,
];

function withoutRemarks(text: string): string {
  return REMARKS.reduce((rest, remark) => rest.replace(remark, ' '), text);
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

/** The figure of a name that comes in grades, and the words without it. */
function gradeOf(
  roots: readonly string[],
  families: Vocabulary['grades'],
): { readonly food: number; readonly exact: boolean } | undefined {
  const figure = roots.find(isFigure);
  if (figure === undefined) return undefined;
  const words = roots.filter((word) => !isFigure(word));
  const grades = families.get(words.join(' ')) ?? families.get(sortedKey(words));
  if (grades === undefined) return undefined;
  const asked = Number(figure);
  let best = grades.steps[0]!;
  for (const step of grades.steps) if (Math.abs(step[0] - asked) < Math.abs(best[0] - asked)) best = step;
  const off = Math.abs(best[0] - asked);
  return off <= grades.reach ? { food: best[1], exact: off <= grades.reach / 4 } : undefined;
}

/** Figures that say nothing: «100 %», and the strength of a spirit whose name says the rest. */
function withoutFigures(roots: readonly string[]): readonly string[] {
  return roots.filter((word) => !isFigure(word));
}

/**
 * A name with a figure more, when the food bears it: in its name, as its fat or as its cocoa. Figures of a leaven are
 * its hydration.
 */
function confirmed(roots: readonly string[], named: Named): Found | undefined {
  const figures = roots.filter(isFigure).map(Number);
  if (figures.length === 0) return undefined;
  const found = named(withoutFigures(roots));
  if (found?.lectura !== 'exacta') return undefined;
  const { food } = found;
  if (food.category === 'levaduras_masas') return found;
  const own = rootsOf(food.name).filter(isFigure).map(Number);
  const cocoa = food.manteca_cacao + food.cacao_seco;
  const bears = figures.some(
    (figure) =>
      own.includes(figure) ||
      (isDairy(food) && Math.abs(figure - food.grasa) <= 1) ||
      (cocoa > 0 && Math.abs(figure - cocoa) <= 1.5),
  );
  return bears ? found : undefined;
}

/** Foods that are sold by their fat. */
function isDairy({ category }: Food): boolean {
  return category === 'lacteos' || category === 'quesos';
}

function withoutIdleFigures(roots: readonly string[]): readonly string[] {
  return roots.filter((word) => word !== '100');
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

type Named = (roots: readonly string[]) => Found | undefined;

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
  const plain = rootsOf(withoutRemarks(name));
  const bare = plain.length > 0 ? withoutFillers(plain, vocabulary) : whole;
  const all = withoutFillers(whole, vocabulary);
  return (
    named(all) ??
    // What stands in brackets may be the grade: «chocolate negro (70 % de cacao)».
    graded(whole, vocabulary) ??
    graded(all, vocabulary) ??
    confirmed(all, named) ??
    graded(withPercentage(bare, name), vocabulary) ??
    named(plain) ??
    named(bare) ??
    graded(plain, vocabulary) ??
    graded(bare, vocabulary) ??
    confirmed(bare, named) ??
    named(withoutIdleFigures(bare)) ??
    spirit(bare, named) ??
    guess(all, named, vocabulary, words) ??
    guess(bare, named, vocabulary, words) ??
    notFound(bare, vocabulary)
  );
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

/** The percentage a remark gives, after the words without remarks: «chocolate negro bueno (70 % o más)». */
function withPercentage(roots: readonly string[], name: string): readonly string[] {
  const percentage = /\d+(?:[.,]\d+)?(?=\s*%)/.exec(name)?.[0];
  return percentage === undefined || roots.some(isFigure) ? [] : [...roots, ...rootsOf(percentage)];
}

function graded(roots: readonly string[], { grades }: Vocabulary): Found | undefined {
  const grade = roots.length > 0 ? gradeOf(roots, grades) : undefined;
  return grade && { food: FOODS[grade.food]!, lectura: grade.exact ? 'exacta' : 'supuesta', propia: false };
}

/** «Ron 37,5 %» is rum: spirits are sold at a few strengths. */
function spirit(roots: readonly string[], named: Named): Found | undefined {
  const words = roots.filter((word) => !isFigure(word) && word !== 'vol' && word !== 'grad');
  if (words.length === roots.length) return undefined;
  const found = named(words);
  return found?.food.category === 'licores_vinos'
    ? { food: found.food, lectura: 'supuesta', propia: false }
    : undefined;
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
  return found && { food: found.food, lectura: 'supuesta', propia: false };
}
