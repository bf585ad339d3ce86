/**
 * `npx tsx scripts/lectura/figures.ts` tells how large the reader of names is and what a name costs: lines and patterns
 * of its files, size of its tables, processor time of kept lines, of delivery notes and of the dearest lines that a
 * search of some seconds finds. Times are the least of several passes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import { CRAFT_FOODS, findFood } from '../../packages/engine/src/despensa/names.ts';
import { readerFor } from '../../packages/engine/src/despensa/reader.ts';
import { readLines } from '../data/csv.ts';
import { randomFrom } from './delivery-note.ts';

const ENGINE = new URL('../../packages/engine/src/', import.meta.url);

/** Modules of `despensa/` that read names; of `lectura/` all do. */
const READING =
  'allergens alternatives derived figures food-names interpret known-names line line-reader line-words literal measures names phrase-places phrases reader reading reading-budget remarks rewriting spelling strength vocabulary wording words'.split(
    ' ',
  );
const TABLES = ['aliases', 'names', 'words', 'roots', 'line-words', 'phrases', 'derivations'];

/** A pattern where a value may stand; comments are taken out before. */
const PATTERN =
  /(?<=(?:^|[=(,:?[!&|{;>])\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[a-z]*(?=\s*[,.;:)\]])|new RegExp\(/gm;

function patternsIn(text: string): number {
  return text.replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').match(PATTERN)?.length ?? 0;
}

const files = [
  ...READING.map((name) => `despensa/${name}.ts`),
  ...readdirSync(new URL('lectura/', ENGINE)).map((name) => `lectura/${name}`),
];
let [lines, patterns] = [0, 0];
for (const file of files) {
  const text = readFileSync(new URL(file, ENGINE), 'utf8');
  lines += text.split('\n').length - 1;
  patterns += patternsIn(text);
}
console.log(`${files.length} files, ${lines} lines, ${patterns} patterns`);

const tables = TABLES.map((name) => readFileSync(new URL(`despensa/${name}.gen.ts`, ENGINE)));
const [plain, zipped] = [(all: Buffer) => all.length, (all: Buffer) => gzipSync(all).length].map((size) =>
  tables.reduce((sum, table) => sum + size(table), 0),
) as [number, number];
console.log(`tables ${Math.round(plain / 1000)} kB, ${Math.round(zipped / 1000)} kB compressed`);

type Line = readonly [craft: CraftId, text: string];

const READERS = Object.fromEntries(CRAFT_IDS.map((craft) => [craft, readerFor(CRAFT_FOODS[craft])])) as Record<
  CraftId,
  (text: string) => unknown
>;
let passed = 0;

/** Least processor time of a line, in µs, over some passes. */
function cost(set: readonly Line[], passes: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    // Other blanks make it a line that was not read before.
    passed++;
    const [before, behind] = [' '.repeat(passed % 97), ' '.repeat(Math.floor(passed / 97) % 97)];
    const { user, system } = process.cpuUsage();
    for (const [craft, text] of set) READERS[craft](before + text + behind);
    const spent = process.cpuUsage();
    least = Math.min(least, (spent.user - user + spent.system - system) / set.length);
  }
  return least;
}

const data = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');
const kept = CRAFT_IDS.flatMap((craft): readonly Line[] => {
  const path = `unseen/nombres/${craft}.csv`;
  return readLines(path, data(path), ['ronda', 'nombre', 'alimento', 'fuente'], []).map((row) => [
    craft,
    row.text('nombre'),
  ]);
});
const notes = readLines('albaranes', data('unseen/albaranes.csv'), ['mano', 'oficio', 'nombre', 'alimento'], []).map(
  (row): Line => [row.text('oficio') as CraftId, row.text('nombre')],
);
findFood('algo que nadie conoce', 'helado');
console.log(`kept line ${cost(kept, 4).toFixed(0)} µs, line of a delivery note ${cost(notes, 10).toFixed(0)} µs`);

/** The dearest line of a length, found by changing the dearest so far. */
function dearest(length: number, seed: number): readonly [number, string] {
  const random = randomFrom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const words = [...new Set([...kept, ...notes].flatMap(([, text]) => text.split(/\s+/)))];
  const marks = [' ', ' ', ' ', ' o ', ' y ', ', ', ' (', '/', '. ', ' de ', ' con ', ' sin ', ' para ', '-'];
  const write = (): string => {
    let text = '';
    while (text.length < length) text += one(words) + one(marks);
    return text.slice(0, length);
  };
  const change = (text: string): string => {
    const at = Math.floor(random() * text.length);
    return (text.slice(0, at) + one(words) + one(marks) + text.slice(at + Math.floor(random() * 12))).slice(0, length);
  };
  const own = (text: string) => cost([['pasteleria', text]], 7);
  let pool = Array.from({ length: 80 }, write).map((text) => [own(text), text] as const);
  for (let round = 0; round < 8; round++) {
    pool = pool.sort((a, b) => b[0] - a[0]).slice(0, 12);
    pool.push(...Array.from({ length: 30 }, () => change(one(pool)[1])).map((text) => [own(text), text] as const));
  }
  return pool.map(([, text]) => [cost([['pasteleria', text]], 15), text] as const).sort((a, b) => b[0] - a[0])[0]!;
}

for (const length of [60, 200]) {
  const [micros, text] = dearest(length, length);
  console.log(`dearest of ${length} letters ${micros.toFixed(0)} µs: ${text}`);
}
