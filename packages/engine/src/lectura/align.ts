import type { Food } from '../despensa/food.ts';
import type { Found, NamedAt } from '../despensa/reading.ts';
import { isOfStrength } from '../despensa/strength.ts';
import { foodAt, indexOf } from '../despensa/table.ts';
import type { Grades } from '../despensa/vocabulary.ts';
import { isFigure } from '../despensa/words.ts';
import type { Lexicon } from './lexicon.ts';
import { rootsAt, wordsAt } from './name-table.ts';
import type { NamesIndex } from './names-index.ts';
import type { Figure, ParsedLine } from './parse.ts';
import { chanceOf, isHead, isOfFood, type Sensed, sensed } from './sensed.ts';

/** A name held against a line. */
export interface Alignment {
  readonly name: readonly string[];
  /** Its place in the index. */
  readonly place: number;
  readonly found: Found;
  readonly score: number;
  /** Words of the line in the order written, and which of them the name has. */
  readonly words: readonly Sensed[];
  readonly used: readonly Sensed[];
  /** Words that say something and are not in the name. */
  readonly left: readonly Sensed[];
  /** Weight of the words found, of those that are cut or misspelt, and of those the line lacks. */
  readonly matched: number;
  readonly soft: number;
  readonly missing: number;
  /** What it costs to leave words aside: all together, and the worst. */
  readonly cost: number;
  readonly worst: number;
  /** Quality of the poorest likeness of a word. */
  readonly likeness: number;
  /** How many words of the name are no figures, and how many figures are met. */
  readonly length: number;
  readonly figuresMet: number;
  /** How many figures the food does not bear, and how many of these are of what it comes in besides. */
  readonly figuresStrange: number;
  readonly figuresLeft: number;
  /** Whether the line tells of several times its fat, or of another grade. */
  readonly isOtherwise: boolean;
  /** Words that stand before one that the name has before them. */
  readonly order: number;
}

/** Most names looked at word by word, and most names held against a line. */
const [MOST_STEPS, MOST_NAMES] = [6000, 16];

const FILLER_WEIGHT = 0.35;
export const FIGURE_WEIGHT = 2;
const GRADE_MET = 2;
/** What it costs to turn words round, and to leave aside the first of the line or of the name. */
const [INVERTED, HEADLESS] = [0.7, 1.5];

/** The names of one food that a line may be, best first. */
export type Ways = readonly [Alignment, ...Alignment[]];

/** The names that a line may be, food by food, best first. */
export function align(line: ParsedLine, lexicon: Lexicon, named: NamedAt): readonly Ways[] {
  const words = sensed(line.tokens, lexicon);
  const asked: Asked = { words, figures: line.figures, lexicon };
  const byFood = new Map<Food, [Alignment, ...Alignment[]]>();
  for (const name of likeliest(words, line.figures, lexicon)) {
    const found = ownerOf(name, line.figures, lexicon, named);
    if (found === undefined) continue;
    const alignment = weigh(name, found, asked);
    const ways = byFood.get(found.food);
    if (ways === undefined) byFood.set(found.food, [alignment]);
    else ways.push(alignment);
  }
  for (const ways of byFood.values()) ways.sort((a, b) => b.score - a.score);
  return [...byFood.values()].sort(([a], [b]) => b.score - a.score);
}

/** The names that share most with a line: what they share less what they say besides. */
function likeliest(words: readonly Sensed[], figures: readonly Figure[], { index, vague }: Lexicon): readonly number[] {
  const { weightOf, wordOf, namesWith, shared } = index;
  // «Mezcla», «producto» alone may be anything.
  const telling = words.filter(({ token, isFiller, isExact }) => (!isFiller || isExact) && !vague.has(token.root));
  // «811» is of one name; of «70» many a name is told by its other words.
  const codes = figures.flatMap(({ values }) => wordOf(String(values[0])) ?? []).map((word) => ({ word, quality: 1 }));
  const senses = telling
    .flatMap((one) => one.senses)
    .concat(codes)
    .map(({ word, quality }) => ({ word, quality, weight: weightOf(word) }))
    .sort((a, b) => b.weight - a.weight);
  const touched: number[] = [];
  let steps = 0;
  // The words that tell most come first: of a frequent one only the names that were found so far count.
  for (const { word, quality, weight } of senses) {
    const names = namesWith(word);
    steps += names.length;
    if (steps > MOST_STEPS && touched.length > 0) break;
    const told = weight * quality;
    for (const name of names) {
      if (shared[name] === 0) touched.push(name);
      shared[name]! += told;
    }
  }
  const names = best(touched, index);
  for (const name of touched) shared[name] = 0;
  return names;
}

/** The names that share most of what they and the line say, best first. */
function best(all: readonly number[], { shared, nameWeight }: NamesIndex): readonly number[] {
  const names: number[] = [];
  const scores: number[] = [];
  let least = -Infinity;
  for (const name of all) {
    const most = 2 * shared[name]!;
    if (most <= least) continue;
    const score = most - nameWeight(name);
    if (score <= least) continue;
    let at = Math.min(names.length, MOST_NAMES - 1);
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      names[at] = names[at - 1]!;
    }
    scores[at] = score;
    names[at] = name;
    if (names.length === MOST_NAMES) least = scores[MOST_NAMES - 1]!;
  }
  return names;
}

/** The family of grades a name is of. */
function gradesOf(name: number, { index, foodCount, grades }: Lexicon): Grades | undefined {
  const owner = index.owners[name]!;
  return owner < foodCount ? undefined : grades[owner - foodCount];
}

/** What a name is of in the craft; a family of grades is of the food its figure tells. */
function ownerOf(name: number, figures: readonly Figure[], lexicon: Lexicon, named: NamedAt): Found | undefined {
  const grades = gradesOf(name, lexicon);
  if (grades === undefined) return named(name);
  const step = stepOf(grades, figures);
  return step === undefined ? undefined : { food: foodAt(step), lectura: 'supuesta', propia: false };
}

function stepOf({ steps, reach }: Grades, figures: readonly Figure[]): number | undefined {
  for (const { values } of figures) {
    const value = values.at(-1)!;
    let found = steps[0]!;
    for (const step of steps) if (Math.abs(step[0] - value) < Math.abs(found[0] - value)) found = step;
    if (Math.abs(found[0] - value) <= reach) return found[1];
  }
  return undefined;
}

/** A line that names are held against. */
interface Asked {
  readonly words: readonly Sensed[];
  readonly figures: readonly Figure[];
  readonly lexicon: Lexicon;
}

function weigh(place: number, found: Found, { words, figures, lexicon }: Asked): Alignment {
  const { index, fillers } = lexicon;
  const used: Sensed[] = [];
  let [matched, missing, soft, order, last, figuresMet, length, likeness] = [0, 0, 0, 0, -1, 0, 0, 1];
  let hasHead = false;
  const own = wordsAt(index, place);
  for (let at = 0; at < own.length; at++) {
    const word = own[at]!;
    const root = index.words[word]!;
    if (isFigure(root) && figures.some(({ values }) => values.includes(Number(root)))) {
      figuresMet++;
      matched += FIGURE_WEIGHT;
      continue;
    }
    length++;
    const weight = index.weightOf(word);
    const [i, quality] = wordFor(word, words, used);
    if (i < 0) {
      missing += fillers.has(root) ? FILLER_WEIGHT : weight;
      continue;
    }
    used.push(words[i]!);
    matched += weight * quality;
    if (quality < 1) soft += weight;
    likeness = Math.min(likeness, quality);
    if (i < last) order++;
    last = i;
    hasHead ||= at === 0;
  }
  const isFamily = gradesOf(place, lexicon) !== undefined;
  if (isFamily) [figuresMet, matched] = [figuresMet + 1, matched + GRADE_MET];
  const name = rootsAt(index, place);
  // «Cob. leche … leche 20 %» says one word twice.
  const isRepeated = ({ token }: Sensed) =>
    token.root.length > 1 &&
    !(token.remark || token.joined || token.choice || token.denied) &&
    used.some((one) => one.token.root === token.root);
  const left = words.filter((one) => !one.isFiller && !used.includes(one) && !isRepeated(one));
  const strange = isFamily ? [] : figures.filter((figure) => !explains(figure, found.food, name));
  const figuresStrange = strange.length;
  const others = strange.filter((figure) => tellsOther(figure, found.food, index));
  const isFatter = ({ values, isFat }: Figure) => isFat && values.every((value) => value > FATTER * found.food.grasa);
  const isTold = ({ isGrade, isShare }: Figure) =>
    isGrade || found.food.alcohol > 0 || (isShare && isSoldBy(found.food));
  const isOtherwise = figures.some(isFatter) || others.some(isTold);
  let [cost, worst] = [0, 0];
  for (const one of left) {
    const price = costOf(one, found.food, lexicon);
    cost += price;
    worst = Math.max(worst, price);
  }
  const isHeadUsed = used.includes(words.find(isHead)!);
  const headless = HEADLESS * (Number(!isHeadUsed) + Number(!hasHead));
  const score = matched - missing - cost - FIGURE_WEIGHT * others.length - INVERTED * order - headless;
  return {
    name,
    place,
    found,
    score,
    words,
    used,
    left,
    matched,
    soft,
    missing,
    cost,
    worst,
    likeness,
    length,
    figuresMet,
    figuresStrange,
    figuresLeft: others.length,
    isOtherwise,
    order,
  };
}

/** The word of a line that is most like one of a name, and how much. */
function wordFor(word: number, words: readonly Sensed[], used: readonly Sensed[]): readonly [number, number] {
  let [place, likeness] = [-1, 0];
  for (let i = 0; i < words.length; i++) {
    for (const sense of words[i]!.senses) {
      if (sense.word === word && sense.quality > likeness && !used.includes(words[i]!)) {
        [place, likeness] = [i, sense.quality];
      }
    }
  }
  return [place, likeness];
}

/** What it costs to leave aside a word nobody knows, and a cut one. */
const [UNKNOWN, UNKNOWN_CUT] = [0.7, 3];
/** A noun is not left aside lightly. */
const LEAST_NOUN = 3.5;
const [IN_REMARK, IN_USE] = [0.45, 0.12];
/** A word of any name of the food is explained, though the name at hand lacks it. */
const OF_FOOD = 0.15;

function costOf(one: Sensed, food: Food, lexicon: Lexicon): number {
  const { token, senses, isExact, isKnown } = one;
  const place = token.use ? IN_USE : token.remark || token.choice ? IN_REMARK : 1;
  if (!isKnown) return place * (token.cut && senses.length > 0 ? UNKNOWN_CUT : UNKNOWN);
  const weight = isExact ? lexicon.index.weightOf(senses[0]!.word) : LEAST_NOUN;
  const cost = weight * chanceOf(token.root, food, lexicon) * place;
  if (isOfFood(one, food, lexicon)) return OF_FOOD * cost;
  return lexicon.incomplete.has(token.root) ? Math.max(LEAST_NOUN * place, cost) : cost;
}

/** Sold by their fat. */
const BY_FAT: ReadonlySet<Food['category']> = new Set(['lacteos', 'quesos', 'vegetal']);
/** Sold by what is dry in them. */
const BY_SOLIDS = 'zumos';
/** Sold by their size, told as a span: «almendra 13/15». */
const BY_SIZE: ReadonlySet<Food['category']> = new Set([
  'frutos_secos',
  'frutas',
  'galletas_toppings',
  'salados',
  'especias_aromas',
]);
/** How far a figure may be from the fat or the cocoa of the food. */
const [FAT_REACH, DRINK_REACH, COCOA_REACH] = [1, 2, 2];
const PURE = 99;
/** Fatter than this, a bare figure is its fat: «LPE 26». */
const LEAST_BARE = 10;

/** This many times the fat of a food is another's: «fresas MG 82». */
const FATTER = 4;

/** Drinks of plants have as little fat as milk, some a little more. */
function fatReach({ category }: Food): number {
  return category === 'vegetal' ? DRINK_REACH : FAT_REACH;
}

/** A bare figure this many times those of a food is a weight or a count. */
const BARE_REACH = 2;

/** Whether a share is what a food is sold by: its alcohol, its cocoa, its fat or what is dry in it. */
function isSoldBy({ alcohol, manteca_cacao, cacao_seco, category }: Food): boolean {
  return alcohol > 0 || manteca_cacao + cacao_seco > 0 || BY_FAT.has(category) || category === BY_SOLIDS;
}

/** Whether a figure that a food does not bear is one of those it comes in besides: «pasta de almendra 70 %», «harina W 250». */
function tellsOther({ values, isShare }: Figure, food: Food, index: NamesIndex): boolean {
  if (food.alcohol > 0) return true;
  const known = index.figuresOf(indexOf(food.id)!);
  if (isShare) return known.length > 0 || isSoldBy(food);
  const [least, most] = [Math.min(...known) / BARE_REACH, Math.max(...known) * BARE_REACH];
  return values.some((value) => value >= least && value <= most);
}

/** Whether a food bears a figure: in a name, as its fat, alcohol or cocoa, or because it is pure. */
function explains({ values, isShare }: Figure, food: Food, name: readonly string[]): boolean {
  if (values.length > 1 && !isShare && values[0]! < values[1]! && BY_SIZE.has(food.category)) return true;
  const cocoa = food.manteca_cacao + food.cacao_seco;
  return values.some(
    (value) =>
      value >= PURE ||
      ((isShare || food.grasa > LEAST_BARE) &&
        BY_FAT.has(food.category) &&
        Math.abs(food.grasa - value) <= fatReach(food)) ||
      (food.alcohol > 0 && isOfStrength(value, food)) ||
      (isShare && food.category === 'levaduras_masas') ||
      (cocoa > 0 && Math.abs(cocoa - value) <= COCOA_REACH) ||
      isSaidIn(name, value) ||
      isSaidIn(food.name.split(/[^\d.,]+/), value),
  );
}

function isSaidIn(words: readonly string[], value: number): boolean {
  return words.some((word) => word !== '' && isFigure(word) && Number(word) === value);
}
