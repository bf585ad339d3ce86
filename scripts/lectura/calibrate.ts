/**
 * `npx tsx scripts/lectura/calibrate.ts` fits the certainty of a reading (`data/certeza.csv`) on the hands of delivery
 * notes, kept lines, lists of the tests, notes made of them and names of foods read by an index without them. Of each threshold it tells what
 * would be read right and wrong by the weights of the other folds: a hand is a fold, and so is a sixth of the rest.
 * What is blocked, or asked about for an allergen, has no part in it.
 */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import type { Food } from '../../packages/engine/src/despensa/food.ts';
import { INTERPRETER } from '../../packages/engine/src/despensa/interpret.ts';
import { lexiconOf } from '../../packages/engine/src/despensa/line-reader.ts';
import { CRAFT_FOODS } from '../../packages/engine/src/despensa/names.ts';
import { type FoodReader, learnVocabulary, readerFor } from '../../packages/engine/src/despensa/reader.ts';
import type { Knowledge } from '../../packages/engine/src/despensa/reading.ts';
import { everyFood, indexOf } from '../../packages/engine/src/despensa/table.ts';
import { type Vocabulary, vocabulary } from '../../packages/engine/src/despensa/vocabulary.ts';
import { align } from '../../packages/engine/src/lectura/align.ts';
import { isBlocked } from '../../packages/engine/src/lectura/blocks.ts';
import { FEATURES, featuresOf } from '../../packages/engine/src/lectura/certainty.ts';
import { parseLine } from '../../packages/engine/src/lectura/parse.ts';
import { createReader, type LineReader } from '../../packages/engine/src/lectura/reader.ts';
import { readLines } from '../data/csv.ts';
import { asDeliveryNote, randomFrom } from './delivery-note.ts';

interface Example {
  readonly set: string;
  readonly fold: number;
  readonly features: readonly number[];
  readonly right: boolean;
}

/** What a set weighs in the fit: kept lines and hands are written by people. */
const SHARES: Readonly<Record<string, number>> = { mano: 2, guardadas: 2, listas: 2, hechas: 1, nombres: 0.3 };
const FOLDS = 9;
/** How hard the fit is drawn to nothing, for features of one size. */
const RIDGE = 3;

interface Aligned {
  readonly food: Food;
  readonly features: readonly number[];
}

let aligned: Aligned | 'none' | undefined;
let knowledge: Knowledge | undefined;

/** Remembers what the first text of a line is most like, unless it is blocked. */
const lineReaderOf: typeof INTERPRETER.lineReaderOf = (names, known): LineReader => {
  const lexicon = lexiconOf(names, known);
  const reader = createReader(lexicon);
  return (said, named, namedAt) => {
    const line = parseLine(said, lexicon);
    const [[best] = [], ...others] = align(line, lexicon, namedAt);
    const asked = { others, turns: line.turns, lexicon, named };
    const isRead = best !== undefined && !isBlocked(best, asked);
    aligned ??= isRead ? { food: best.found.food, features: featuresOf(best, asked) } : 'none';
    return reader(said, named, namedAt);
  };
};

const interpret: typeof INTERPRETER.interpret = (text, reader) => {
  knowledge = reader;
  return INTERPRETER.interpret(text, reader);
};

const examples: Example[] = [];
let readers = new Map<CraftId, FoodReader>();

function learn(known: () => Vocabulary): void {
  learnVocabulary(known, { ...INTERPRETER, interpret, lineReaderOf });
  readers = new Map(CRAFT_IDS.map((craft) => [craft, readerFor(CRAFT_FOODS[craft])]));
}

function alignmentOf(craft: CraftId, text: string): Aligned | undefined {
  aligned = undefined;
  const { how } = readers.get(craft)!(text);
  if (how !== 'parecido' || aligned === undefined || aligned === 'none') return undefined;
  const { food } = aligned as Aligned;
  const { mentions } = INTERPRETER.heard(text, () => knowledge!.vocabulary);
  return INTERPRETER.allergenDoubt(text, mentions(), food, knowledge!) === undefined ? aligned : undefined;
}

function take(set: string, fold: number, craft: CraftId, text: string, foods: readonly string[]): void {
  const seen = alignmentOf(craft, text);
  if (seen !== undefined) examples.push({ set, fold, features: seen.features, right: foods.includes(seen.food.id) });
}

/** Later hands only measure; `data/certeza.csv` is fitted on the first six. */
const LAST_FITTED = 9;
const foldOf = (text: string) => crc32(text) % FOLDS;
const data = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');
learn(() => vocabulary());
for (const row of readLines('albaranes', data('unseen/albaranes.csv'), ['mano', 'oficio', 'nombre', 'alimento'], [])) {
  const hand = row.text('mano');
  if (Number(hand) > LAST_FITTED) continue;
  const foods = row.text('alimento').split('|');
  take(`mano${hand}`, Number(hand) % FOLDS, row.text('oficio') as CraftId, row.text('nombre'), foods);
}
const random = randomFrom(7);
for (const craft of CRAFT_IDS) {
  const path = `unseen/nombres/${craft}.csv`;
  for (const [i, row] of readLines(path, data(path), ['ronda', 'nombre', 'alimento', 'fuente'], []).entries()) {
    const foods = row.text('alimento').split('|');
    const text = row.text('nombre');
    take('guardadas', foldOf(text), craft, text, foods);
    if (i % 3 === 0) take('hechas', foldOf(text), craft, asDeliveryNote(text, random), foods);
  }
}
for (const craft of CRAFT_IDS) {
  const path = `../packages/engine/test/despensa/names/${craft}.csv`;
  for (const row of readLines(path, data(path), ['nombre', 'alimento'], [])) {
    take('listas', foldOf(row.text('nombre')), craft, row.text('nombre'), row.text('alimento').split('|'));
  }
}
const HELD = 8;
for (let held = 0; held < HELD; held++) {
  const isHeld = (food: number, i: number) => (i * 7 + food) % HELD === held;
  const aliases = (food: number) =>
    vocabulary()
      .aliases(food)
      .filter((_, i) => !isHeld(food, i));
  const without: Vocabulary = { ...vocabulary(), aliases };
  learn(() => without);
  for (const { id } of everyFood()) {
    const food = indexOf(id)!;
    for (const [i, name] of vocabulary().aliases(food).entries()) {
      if (!isHeld(food, i) || random() < 0.5) continue;
      const craft = CRAFT_IDS[Math.floor(random() * CRAFT_IDS.length)]!;
      take('nombres', foldOf(name), craft, random() < 0.5 ? asDeliveryNote(name, random) : name, [id]);
    }
  }
}

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Solves a system of equations by elimination. */
function solve(matrix: number[][], values: number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, values[i]!]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows.reduce(
      (most, row, k) => (k >= i && Math.abs(row[i]!) > Math.abs(rows[most]![i]!) ? k : most),
      i,
    );
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = 0; k < rows.length; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      rows[k] = rows[k]!.map((value, column) => value - factor * rows[i]![column]!);
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}

/** How far the figures of each feature are apart; the first is the same for all. */
const SPREAD = FEATURES.map((_, i) => {
  const own = examples.map(({ features }) => features[i]!);
  return Math.sqrt(mean(own.map((value) => (value - mean(own)) ** 2))) || 1;
});

/** Newton's method, from nothing. */
function fitted(all: readonly Example[]): readonly number[] {
  let weights: readonly number[] = FEATURES.map(() => 0);
  for (let step = 0; step < 25; step++) {
    const drawn = SPREAD.map((spread, i) => (i === 0 ? 0 : RIDGE * spread ** 2));
    const slope = weights.map((weight, i) => -drawn[i]! * weight);
    const curve = FEATURES.map((_, i) => FEATURES.map((__, k) => (i === k ? drawn[i]! : 0)));
    for (const { set, features, right } of all) {
      const own = SHARES[set.replace(/\d/, '')]!;
      const chance = sigmoid(dot(features, weights));
      for (const [i, one] of features.entries()) {
        slope[i]! += own * (Number(right) - chance) * one;
        for (const [k, other] of features.entries()) curve[i]![k]! += own * chance * (1 - chance) * one * other;
      }
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, i) => weight + change[i]!);
  }
  return weights;
}

const weights = fitted(examples);
console.log(['rasgo,peso', ...FEATURES.map((name, i) => `${name},${weights[i]!.toFixed(2)}`)].join('\n'));
const byFold = Array.from({ length: FOLDS }, (_, fold) => fitted(examples.filter((one) => one.fold !== fold)));
const told = examples.map((one) => ({ ...one, chance: sigmoid(dot(one.features, byFold[one.fold]!)) }));
for (const threshold of [0, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const counts = [...new Set(examples.map(({ set }) => set))].map((set) => {
    const read = told.filter((one) => one.set === set && one.chance >= threshold);
    const right = read.filter((one) => one.right).length;
    return `${set} ${right}/${read.length - right}`;
  });
  console.log(`${threshold}: right/wrong ${counts.join('  ')}`);
}
