/**
 * `npx tsx scripts/lectura/calibrate.ts` fits the certainty of a reading (`data/certeza.csv`) on hands 1 and 2, kept
 * lines, notes made of them and names of foods read by an index without them, and tells how it does by threshold on
 * what it was not fitted on: hand 3 and the names of the other folds. What is blocked has no part in it.
 */
import { readFileSync } from 'node:fs';
import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import { INTERPRETER } from '../../packages/engine/src/despensa/interpret.ts';
import { lexiconOf } from '../../packages/engine/src/despensa/line-reader.ts';
import { CRAFT_FOODS } from '../../packages/engine/src/despensa/names.ts';
import { learnVocabulary, readerFor } from '../../packages/engine/src/despensa/reader.ts';
import { everyFood, indexOf } from '../../packages/engine/src/despensa/table.ts';
import { type Vocabulary, vocabulary } from '../../packages/engine/src/despensa/vocabulary.ts';
import { align } from '../../packages/engine/src/lectura/align.ts';
import { isBlocked, isRival } from '../../packages/engine/src/lectura/blocks.ts';
import { FEATURES, featuresOf, WEIGHTS } from '../../packages/engine/src/lectura/certainty.ts';
import { parseLine } from '../../packages/engine/src/lectura/parse.ts';
import { createReader, type LineReader } from '../../packages/engine/src/lectura/reader.ts';
import { readLines } from '../data/csv.ts';
import { asDeliveryNote, randomFrom } from './delivery-note.ts';

interface Example {
  readonly set: string;
  readonly features: readonly number[];
  readonly right: boolean;
}

/** What a set weighs in the fit; none of it: it is tested on. */
const SHARES: Readonly<Record<string, number>> = { mano1: 2, mano2: 2, guardadas: 2, hechas: 1, nombres: 0.3 };
const FOLDS = 8;

interface Aligned {
  readonly food: string;
  readonly features: readonly number[];
}

let aligned: Aligned | undefined;

/** Remembers what the first text of a line is most like, unless it is blocked. */
const lineReaderOf: typeof INTERPRETER.lineReaderOf = (names, known): LineReader => {
  const lexicon = lexiconOf(names, known);
  const reader = createReader(lexicon);
  return (text, named) => {
    const line = parseLine(text, lexicon);
    const [[best] = [], ...others] = align(line, lexicon, named);
    const next = others[0]?.[0];
    if (aligned === undefined && best !== undefined && !isBlocked(best, { next, turns: line.turns, lexicon, named })) {
      const hasRival = others.some((ways) => ways.some((other) => isRival(other, best, lexicon)));
      if (!hasRival) aligned = { food: best.found.food.id, features: featuresOf(best, next) };
    }
    return reader(text, named);
  };
};

const examples: Example[] = [];
let readers = new Map<CraftId, (text: string) => unknown>();

function learn(known: () => Vocabulary): void {
  learnVocabulary(known, { ...INTERPRETER, lineReaderOf });
  readers = new Map(CRAFT_IDS.map((craft) => [craft, readerFor(CRAFT_FOODS[craft])]));
}

function alignmentOf(craft: CraftId, text: string): Aligned | undefined {
  aligned = undefined;
  readers.get(craft)!(text);
  return aligned;
}

function take(set: string, craft: CraftId, text: string, foods: readonly string[]): void {
  const seen = alignmentOf(craft, text);
  if (seen !== undefined) examples.push({ set, features: seen.features, right: foods.includes(seen.food) });
}

const data = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');
learn(() => vocabulary());
for (const row of readLines('albaranes', data('unseen/albaranes.csv'), ['mano', 'oficio', 'nombre', 'alimento'], [])) {
  take(`mano${row.text('mano')}`, row.text('oficio') as CraftId, row.text('nombre'), row.text('alimento').split('|'));
}
const random = randomFrom(7);
for (const craft of CRAFT_IDS) {
  const path = `unseen/nombres/${craft}.csv`;
  for (const [i, row] of readLines(path, data(path), ['ronda', 'nombre', 'alimento', 'fuente'], []).entries()) {
    const foods = row.text('alimento').split('|');
    take('guardadas', craft, row.text('nombre'), foods);
    if (i % 3 === 0) take('hechas', craft, asDeliveryNote(row.text('nombre'), random), foods);
  }
}
for (let fold = 0; fold < FOLDS; fold++) {
  const isHeld = (food: number, i: number) => (i * 7 + food) % FOLDS === fold;
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
      take(fold < FOLDS / 2 ? 'nombres' : 'nombres2', craft, random() < 0.5 ? asDeliveryNote(name, random) : name, [
        id,
      ]);
    }
  }
}

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

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

/** How hard the fit is drawn to the weights of today, which other lines taught. */
const RIDGE = 10;

/** Newton's method, from the weights of today. */
function fitted(): readonly number[] {
  let weights: readonly number[] = WEIGHTS;
  for (let step = 0; step < 25; step++) {
    const slope = weights.map((weight, i) => RIDGE * (WEIGHTS[i]! - weight));
    const curve = FEATURES.map((_, i) => FEATURES.map((__, k) => (i === k ? RIDGE : 0)));
    for (const { set, features, right } of examples) {
      const own = SHARES[set] ?? 0;
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

const weights = fitted();
console.log(['rasgo,peso', ...FEATURES.map((name, i) => `${name},${weights[i]!.toFixed(2)}`)].join('\n'));
for (const threshold of [0, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const told = [...new Set(examples.map(({ set }) => set))].map((set) => {
    const read = examples.filter((one) => one.set === set && sigmoid(dot(one.features, weights)) >= threshold);
    const right = read.filter((one) => one.right).length;
    return `${set} ${right}/${read.length - right}`;
  });
  console.log(`${threshold}: right/wrong ${told.join('  ')}`);
}
