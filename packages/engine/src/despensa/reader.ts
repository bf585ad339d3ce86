import { finished, lazy } from '../craft/lazy.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import {
  isNamed,
  isWord,
  type NameTable,
  namesOf as namesAt,
  ownerNamed,
  rootsAt,
  tableBySteps,
} from '../lectura/name-table.ts';
import type { LineReader } from '../lectura/reader.ts';
import type { CraftFoods } from './craft-foods.ts';
import { FIRST } from './first-lesson.ts';
import type { Food } from './food.ts';
import { foodNamesBySteps } from './food-names.ts';
import type { Interpreter } from './interpret.ts';
import { asSeen } from './line-words.ts';
import { perFood } from './per-food.ts';
import {
  bears,
  type FoodReading,
  type Found,
  type Knowledge,
  type Lectura,
  type Named,
  type NamedAt,
  type NotFound,
  supposed,
  UNREAD,
} from './reading.ts';
import { affordsName, leave, wasLeft } from './reading-budget.ts';
import { FOOD_COUNT, foodAt, indexNamed, indexOf, nameAt } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ENDINGS, isBare, keyOf, root, rootsOf } from './words.ts';

export type { FoodReading, Found, Lectura, NotFound } from './reading.ts';

export type FoodReader = (text: string) => FoodReading;

/** What is known of language; names of foods alone until it is learnt. */
interface Learnt {
  /** Foods by every name known of them: asked for when a name is none of a craft's own. */
  readonly names: () => NameTable;
  readonly taught: Taught | undefined;
}

/** All that is known of language beyond the names of foods, and how to read with it. */
interface Taught {
  readonly vocabulary: () => Vocabulary;
  readonly interpreter: Interpreter;
  readonly names: () => NameTable;
  /** Reads lines by the names they are like: indexed at the first that no food is called. */
  readonly lineReader: () => LineReader;
}

function taughtWith(vocabulary: () => Vocabulary, interpreter: Interpreter, names: () => NameTable): Taught {
  const lineReader = lazy(() => interpreter.lineReaderOf(names(), vocabulary()));
  return { vocabulary, interpreter, names, lineReader };
}

/** The names of foods that a vocabulary knows, indexed the first time one is looked for. */
function namesIn(vocabulary: (() => Vocabulary) | undefined): () => NameTable {
  return lazy(() => finished(foodNamesBySteps(vocabulary?.())));
}

let learnt: Learnt | undefined;
let taught: Taught | undefined = FIRST && taughtWith(FIRST.vocabulary, FIRST.interpreter, namesIn(FIRST.vocabulary));

/**
 * Teaches every reader the aliases, filler words and grades, and how to make out what no food is called to the letter.
 * A program does it once, at its start; a page may read the names of foods and of the craft alone until the rest has
 * arrived.
 */
export function learnVocabulary(
  vocabulary: () => Vocabulary,
  interpreter: Interpreter,
  names: () => NameTable = namesIn(vocabulary),
): void {
  if (taught?.vocabulary === vocabulary) return;
  taught = taughtWith(vocabulary, interpreter, names);
  learnt = undefined;
}

/** As `learnVocabulary`, a few names at a time: a page that is being typed in takes a breath after each step. */
export function* learnBySteps(vocabulary: () => Vocabulary, interpreter: Interpreter): Generator<void> {
  if (taught?.vocabulary === vocabulary) return;
  const names = yield* foodNamesBySteps(vocabulary());
  const learning = taughtWith(vocabulary, interpreter, () => names);
  yield;
  learning.lineReader();
  taught = learning;
  learnt = undefined;
}

/** Changes when more has been learnt. */
export function learntSoFar(): unknown {
  return taught;
}

/** Other names of a food of the pantry, as far as they have been learnt. */
export function knownAliases(food: Food): readonly string[] {
  return taught?.vocabulary().aliases(indexOf(food.id) ?? -1) ?? [];
}

/** Where the figures of a food of the pantry come from; empty until it is learnt. */
export function knownSource(food: Food): string {
  return taught?.vocabulary().sources[indexOf(food.id) ?? -1] ?? '';
}

/** The names every craft understands. */
function language(): Learnt {
  learnt ??= { names: taught?.names ?? namesIn(undefined), taught };
  return learnt;
}

const NO_NAMES: readonly string[] = [];

/** The names of a craft's own, by food: most have none. */
function craftTable(namesOf: ReadonlyMap<number, readonly string[]>): NameTable {
  return finished(tableBySteps(FOOD_COUNT, (food) => namesOf.get(food)?.map(keyOf) ?? NO_NAMES));
}

const MAX_READINGS = 4000;

/** What a craft calls foods; the pantry alone calls them by their names and nothing by default. */
export type Calls = Pick<
  CraftFoods<unknown>,
  'names' | 'defaults' | 'wireNames' | 'indexOfWire' | 'labelAt' | 'byId' | 'otherwise'
>;

const NONE: ReadonlyMap<number, never> = new Map<number, never>();

export const PANTRY_CALLS: Calls = {
  names: NONE,
  defaults: NONE,
  wireNames: NONE,
  indexOfWire: indexNamed,
  labelAt: nameAt,
  byId: false,
  otherwise: () => new Set(),
};

/** The reader of names of a craft: the same text is always read the same way. */
export function readerFor(foods: Calls): FoodReader {
  const readings = new Map<string, FoodReading>();
  let own: CraftNames | undefined;
  let since: Learnt | undefined;
  return (text) => {
    const now = language();
    if (since !== now) {
      readings.clear();
      own = craftNames(foods, now);
      since = now;
    }
    const known = readings.get(text);
    if (known !== undefined) return known;
    if (wasLeft(readings, text)) return UNREAD;
    const reading = readName(text, own!, now);
    if (reading === UNREAD) leave(readings, text);
    else if (text.length <= MAX_NAME_LENGTH) {
      // The oldest makes room, so that what a request has read stays as it read it.
      if (readings.size >= MAX_READINGS) readings.delete(readings.keys().next().value!);
      readings.set(text, reading);
    }
    return reading;
  };
}

/** What a craft calls so, by its place in the pantry, and whether by default. */
interface Called {
  readonly food: number;
  readonly lectura: Lectura;
}

interface CraftNames {
  readonly usual: NameTable;
  readonly calledBy: (roots: readonly string[]) => Called | undefined;
  /** As `calledBy`, for a name of the table. */
  readonly calledAt: (name: number) => Called | undefined;
  /** The food the craft itself calls so on the wire, to the letter. */
  readonly indexOfWire: (name: string) => number | undefined;
  readonly namesOf: Knowledge['namesOf'];
  readonly isName: Knowledge['isName'];
  /** As `isName`, in the singular or the plural. */
  readonly isNameInAnyNumber: Knowledge['isName'];
  /** Whether a word of a text is one of a food's without its last letter: «tostad». */
  readonly isCut: (text: string, food: Food) => boolean;
}

function craftNames(foods: Calls, learnt: Learnt): CraftNames {
  const usual = craftTable(foods.defaults);
  const ownOf = (place: number) => [
    foods.labelAt(place),
    ...(foods.names.get(place) ?? []),
    ...(foods.defaults.get(place) ?? []),
  ];
  const namesOf = (food: Food) => {
    const place = indexOf(food.id)!;
    return [...namesAt(learnt.names(), place), ...ownOf(place).map(rootsOf)];
  };
  const textsOf = (place: number) => [
    nameAt(place),
    foodAt(place).id,
    ...(learnt.taught?.vocabulary().aliases(place) ?? []),
  ];
  const wordsOf = perFood((food) => {
    const place = indexOf(food.id)!;
    // All in one text: name by name it takes several times as long.
    return new Set(slug([...textsOf(place), ...ownOf(place)].join(' ')).split('_'));
  });
  const isCut = (text: string, food: Food) => {
    const uncut = learnt.taught?.vocabulary().uncut;
    const bare = slug(text)
      .split('_')
      .filter((word) => isBare(word) && !uncut?.has(word));
    if (bare.length === 0) return false;
    const words = wordsOf(food);
    return bare.some((word) => !words.has(word) && ENDINGS.some((ending) => words.has(word + ending)));
  };
  const isNameAs = (speltAs: (text: string) => string) => (text: string, food: Food) => {
    const place = indexOf(food.id)!;
    const said = speltAs(text);
    return [...textsOf(place), ...ownOf(place)].some((name) => speltAs(name) === said);
  };
  const exact = lazy(() => exactNames(foods, learnt));
  const calledBy = (roots: readonly string[]): Called | undefined => {
    const byDefault = ownerNamed(usual, roots);
    const food = byDefault ?? ownerNamed(exact(), roots) ?? ownerNamed(learnt.names(), roots);
    return food === undefined ? undefined : { food, lectura: byDefault === undefined ? 'exacta' : 'por_defecto' };
  };
  return {
    usual,
    calledBy,
    calledAt: calledAtIn(learnt.names, calledBy),
    indexOfWire: foods.indexOfWire,
    namesOf,
    isName: isNameAs(slug),
    isNameInAnyNumber: isNameAs((text) => slug(text).split('_').map(root).join('_')),
    isCut,
  };
}

/** Names are looked up once each: a line is held against sixteen. */
function calledAtIn(names: () => NameTable, calledBy: CraftNames['calledBy']): CraftNames['calledAt'] {
  // 2 × food, 1 more by default; negative where not asked or nobody's.
  const known = lazy(() => new Int32Array(names().names.length).fill(UNASKED));
  const ask = (name: number) => {
    const called = calledBy(rootsAt(names(), name));
    return called === undefined ? NOBODY : 2 * called.food + Number(called.lectura === 'por_defecto');
  };
  return (name) => {
    const all = known();
    if (all[name] === UNASKED) all[name] = ask(name);
    const code = all[name]!;
    return code === NOBODY ? undefined : { food: code >> 1, lectura: code % 2 === 0 ? 'exacta' : 'por_defecto' };
  };
}

const [UNASKED, NOBODY] = [-2, -1];

/** What the craft calls foods on the wire, shows them as, and reads as them. */
function exactNames(foods: Calls, learnt: Learnt): NameTable {
  const namesOf = (food: number) => {
    const wire = foods.wireNames.get(food);
    // An id is a key, not a word: spelt otherwise, it is the food of that name.
    const isRead = wire !== undefined && !(foods.byId && ownerNamed(learnt.names(), rootsOf(wire)) !== undefined);
    const label = foods.labelAt(food);
    const called = [...(isRead ? [wire] : []), ...(label === nameAt(food) ? [] : [label])];
    return [...called, ...(foods.names.get(food) ?? [])];
  };
  return craftTable(new Map(Array.from(foods.otherwise(), (food) => [food, namesOf(food)])));
}

/** What goes with a food follows it, and so does the spirit it is steeped in. */
const JOINS = /\s(?:con|with|avec|amb|mit|met|com)\s/i;
/** Two foods, the first of one word: «pan y levadura». */
const PAIRED = /^\S+\s(?:con|with|avec|amb|mit|met|com|y|and|et|und)\s/i;
const STEEPS = /\s(?:en|in)\s/i;
/** Steeped, it stays what it is: «leche infusionada con avellana» is no drink of hazelnuts. */
const INFUSED = /\sinfus/i;

/** What a food is for follows it in a word: «ron p/ pasas»; after it stands what the food is made of. */
const FOR = /^([^([,;]+?)\s(?:p\/\s*|(?:para|per|pour|for|für)\s)([^([,;\s]+)/i;

/** What fruit is kept in, without the fruit: «almíbar de melocotón». */
const SYRUP = /^(?:alm[ií][bv]ar|jarabe|sirope?|sciroppo|syrup|xarop) d/i;

/** What a name says of how its foods go together. */
interface Joins {
  readonly isSyrup: boolean;
  readonly isSteeped: boolean;
  readonly isPaired: boolean;
  readonly isInfused: boolean;
  readonly isJoined: boolean;
  /** The name with what it is for, without its remarks. */
  readonly withUse: string;
  /** Words of the food and of what it is for, where that is told. */
  readonly told: readonly string[];
  readonly use: readonly string[];
}

function joinsOf(name: string): Joins {
  const [withUse = '', told = '', use = ''] = FOR.exec(name) ?? [];
  return {
    isSyrup: SYRUP.test(name),
    isSteeped: STEEPS.test(name),
    isPaired: PAIRED.test(name),
    isInfused: INFUSED.test(name),
    isJoined: JOINS.test(name),
    withUse,
    told: rootsOf(told),
    use: rootsOf(use),
  };
}

/**
 * «Leche con chocolate» is no «chocolate con leche», «leche con arroz» no drink of rice, and «guindas en licor» are no
 * liqueur: what goes with what is not left aside, nor turned round where that loses an allergen.
 */
function isAnother(
  name: string,
  said: Joins,
  rootsIn: () => readonly string[],
  found: number,
  learnt: Learnt,
  isCalled: (food: Food) => boolean,
): boolean {
  const { category, contiene } = foodAt(found);
  if (category === 'frutas' && said.isSyrup) return true;
  if (said.use.length > 0 && isTurnedByUse(said, rootsIn(), found, learnt, isCalled)) return true;
  const isSteeped = category === 'licores_vinos' && said.isSteeped;
  if (!(isSteeped || said.isPaired || said.isInfused || said.isJoined)) return false;
  const roots = rootsIn();
  if (roots.length < 2) return false;
  const first = ownerNamed(learnt.names(), roots.slice(0, 1));
  if (first === undefined) return false;
  const head = foodAt(first);
  // «Azúcar con pasta» is no «pasta de azúcar»; «ron con pasas» is raisins in rum.
  const isKind = roots.length === 2 && learnt.taught?.vocabulary().incomplete.has(roots[1]!) === true;
  if (said.isPaired && isKind && !isNamed(learnt.names(), roots, found)) return true;
  if (head.category === category) return false;
  if (said.isInfused) return ownerNamed(learnt.names(), rootsOf(name.slice(0, name.search(INFUSED)))) !== found;
  if (said.isPaired && head.contiene.some((code) => !contiene.includes(code))) return true;
  return !isNamed(learnt.names(), roots, found) && (isSteeped || head.contiene.length > 0);
}

/** Whether only what it is for makes it of another shelf, or loses an allergen: «ron p/ pasas», «leche para arroz». */
function isTurnedByUse(
  { told, use }: Joins,
  roots: readonly string[],
  found: number,
  { names }: Learnt,
  isCalled: (food: Food) => boolean,
): boolean {
  const plain = roots.filter((root) => !use.includes(root));
  if (plain.length === roots.length || isCalled(foodAt(found))) return false;
  const head = ownerNamed(names(), plain);
  if (head === undefined) return false;
  const isLost = (code: string) => !bears(foodAt(found), code);
  if (foodAt(head).contiene.some(isLost)) return true;
  const inOrder = roots.filter((root) => told.includes(root) || use.includes(root));
  return !isNamed(names(), inOrder, found) && foodAt(head).category !== foodAt(found).category;
}

const UNREADABLE: NotFound = { food: undefined, candidates: [] };
/** No food has a longer name: whether such a one may be read is asked before it is looked up to the letter. */
const LONGEST = 60;

function readName(
  text: string,
  { usual, calledBy, calledAt, indexOfWire, namesOf, isName, isNameInAnyNumber, isCut }: CraftNames,
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
  // Once for a name, which is looked up in a hundred ways.
  const joins = lazy(() => joinsOf(name));
  const called: Named = (roots) => {
    const found = calledBy(roots);
    return found && reading(found.food, found.lectura);
  };
  const isCalled = (food: Food) => isNameInAnyNumber(name, food) || isNameInAnyNumber(joins().withUse, food);
  const lookUp = (found: Called | undefined, roots: () => readonly string[]) =>
    found === undefined || isAnother(name, joins(), roots, found.food, learnt, isCalled)
      ? undefined
      : reading(found.food, found.lectura);
  const lookedUp = new Map<string, Found | undefined>();
  const named: Named = (roots) => {
    if (roots.length === 0) return undefined;
    const key = roots.join(' ');
    if (!lookedUp.has(key))
      lookedUp.set(
        key,
        lookUp(calledBy(roots), () => roots),
      );
    return lookedUp.get(key);
  };
  const namedAt: NamedAt = (place) => lookUp(calledAt(place), () => rootsAt(learnt.names(), place));
  const heard = taught?.interpreter.heard(name, taught.vocabulary);
  const whole = heard === undefined ? rootsOf(name) : heard.said.roots();
  if (whole.length === 0) return UNREADABLE;
  const generic = own === undefined || ownerNamed(usual, whole) !== undefined;
  // A word said twice may be of two foods: «lait et lait de coco».
  const isJoined = taught !== undefined && new Set(whole).size < whole.length;
  const literal = generic ? (isJoined ? undefined : named(whole)) : reading(own, 'exacta');
  if (taught === undefined || heard === undefined || literal?.propia) return literal ?? UNREADABLE;
  const { vocabulary, interpreter } = taught;
  const { said, mentions } = heard;
  if (literal !== undefined && !interpreter.saysMore(mentions())) return asWritten(literal);
  if (!isLong && !affordsName(name)) return UNREAD;
  const knowledge: Knowledge = {
    named,
    called,
    vocabulary: vocabulary(),
    words: { has: (root) => isWord(learnt.names(), root) },
    namesOf,
    isName,
    aligned: (line) => taught.lineReader()(line, named, namedAt),
  };
  const found = asWritten(literal ?? interpreter.interpret(said, knowledge));
  const doubt = found.food && interpreter.allergenDoubt(name, mentions(), found.food, knowledge);
  if (found.food === undefined || doubt === undefined) return found;
  return { food: undefined, candidates: [found.food], doubt, how: found.how ?? 'nombre' };
}
