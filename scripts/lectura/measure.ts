/**
 * `npx tsx scripts/lectura/measure.ts <source folder of the engine> <set…>` tells how a reader of lines reads sets of
 * lines whose food is known: right, wrong, asked with the right food among three, asked without it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import type { FoodReading } from '../../packages/engine/src/despensa/reading.ts';
import { readLines } from '../data/csv.ts';
import { asDeliveryNote, randomFrom } from './delivery-note.ts';

const [source = '', ...sets] = process.argv.slice(2);
const { findFood } = (await import(pathToFileURL(resolve(source, 'despensa/names.ts')).href)) as {
  findFood: (text: string, craft: CraftId) => FoodReading;
};

interface Labelled {
  readonly craft: CraftId;
  readonly text: string;
  readonly foods: readonly string[];
}

const data = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');
const rows = (path: string, columns: readonly string[]) => readLines(path, data(path), columns, []);

const kept = (): readonly Labelled[] =>
  CRAFT_IDS.flatMap((craft) =>
    rows(`unseen/nombres/${craft}.csv`, ['ronda', 'nombre', 'alimento', 'fuente']).map((row) => ({
      craft,
      text: row.text('nombre'),
      foods: row.text('alimento').split('|'),
    })),
  );

function noted(seed: number): readonly Labelled[] {
  const random = randomFrom(seed);
  return kept()
    .filter((_, i) => i % 3 === seed % 3)
    .map((line) => ({ ...line, text: asDeliveryNote(line.text, random) }));
}

/** Delivery notes, technical sheets and orders as one hand wrote them. */
function handed(hand: string): readonly Labelled[] {
  return rows('unseen/albaranes.csv', ['mano', 'oficio', 'nombre', 'alimento'])
    .filter((row) => row.text('mano') === hand)
    .map((row) => ({
      craft: row.text('oficio') as CraftId,
      text: row.text('nombre'),
      foods: row.text('alimento').split('|'),
    }));
}

const SETS: Readonly<Record<string, () => readonly Labelled[]>> = {
  guardadas: kept,
  albaran1: () => noted(1),
  albaran2: () => noted(2),
};

/** `albaranes` is the first hand, `albaranes12` the twelfth. */
const linesOf = (set: string) => SETS[set]?.() ?? handed(set.replace('albaranes', '') || '1');

for (const set of sets) {
  const lines = linesOf(set);
  findFood('algo que nadie conoce', 'helado');
  const started = process.cpuUsage();
  const readings = lines.map(({ text, craft }) => findFood(text, craft));
  const micros = process.cpuUsage(started).user / lines.length;
  const counts = { bien: 0, mal: 0, preguntada: 0, nada: 0 };
  const all: string[] = [];
  for (const [i, reading] of readings.entries()) {
    const { text, foods, craft } = lines[i]!;
    const isRight = reading.food === undefined ? foods.includes('?') : foods.includes(reading.food.id);
    const candidates = reading.food === undefined ? reading.candidates.map(({ id }) => id) : [];
    const isProposed = candidates.some((id) => foods.includes(id));
    const kind = isRight ? 'bien' : reading.food !== undefined ? 'mal' : isProposed ? 'preguntada' : 'nada';
    counts[kind]++;
    all.push(`${kind}\t${craft}\t${text}\t${reading.food?.id ?? candidates.join()}\t${foods.join('|')}`);
  }
  console.log(set, lines.length, JSON.stringify(counts), `${micros.toFixed(0)} µs`);
  const out = process.env.SALIDA;
  if (out !== undefined) writeFileSync(`${out}-${set}.tsv`, all.join('\n'));
}
