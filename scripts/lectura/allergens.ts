/**
 * `npx tsx scripts/lectura/allergens.ts <source folder of the engine> <listed|foods|file.csv> [lines] [seed]` tells how
 * many made lines lose an allergen: a food, a word that brings one the food lacks, and a way to say both. A file has
 * columns `clase` and `formas`; of its words those count that no list has.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { CraftId } from '../../packages/engine/src/craft/ids.ts';
import type { Food } from '../../packages/engine/src/despensa/food.ts';
import type { FoodReading } from '../../packages/engine/src/despensa/reading.ts';
import { isLost, linesOf, unlisted, type Word, wordsIn, wordsOf } from './bringing.ts';

const [source = '', set = 'listed', count = '5000', seed = '1'] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(resolve(source, path)).href);
const { findFood } = (await load('despensa/names.ts')) as { findFood: (text: string, craft: CraftId) => FoodReading };
const { everyFood } = (await load('despensa/table.ts')) as { everyFood: () => readonly Food[] };

const rowsOf = (path: string) => parse(readFileSync(path, 'utf8'), { columns: true }) as Record<string, string>[];
const listed = wordsIn(rowsOf(resolve(source, '../../../data/alergenos.csv')));

const SETS: Readonly<Record<string, () => readonly Word[]>> = {
  listed: () => listed,
  foods: () => wordsOf(everyFood()),
};
const words = SETS[set]?.() ?? unlisted(wordsIn(rowsOf(set)), process.env.TODAS ? [] : listed);

const made = linesOf(everyFood(), words, Number(count), Number(seed));
const readings = made.map(({ line, craft }) => findFood(line, craft));
const lost = made.flatMap((one, i) =>
  isLost(one, readings[i]!)
    ? [`${one.line}\t${readings[i]!.food!.id}\t${one.word.word}\t${one.word.codes.join()}`]
    : [],
);
const read = readings.filter(({ food }) => food !== undefined).length;
console.log(`${set}: ${words.length} words, ${made.length} lines, ${read} read, ${lost.length} lost`);
for (const line of lost) console.log(`  ${line}`);
