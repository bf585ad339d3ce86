import type { CatalogueEntry } from '../craft/craft.ts';
import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { type Row as RawRow, rows as rawRows } from './catalogue.gen.ts';
import { tokenKey, tokens } from './names.ts';
import type { COMPOUND, Role } from './roles.ts';

/** A row of the catalogue; the table check has seen to it that `rol` is a role. */
export interface Row extends RawRow {
  readonly rol: Role | typeof COMPOUND;
}

export const rows = rawRows as readonly Row[];

/** One name or alias of a row, as the words that make it up. */
interface Spelling {
  readonly row: Row;
  readonly words: readonly string[];
  readonly length: number;
}

const byKey = new Map<string, Row>();
const spellingsByWord = new Map<string, Spelling[]>();
const byName = new Map(rows.map((row) => [row.name, row]));

for (const row of rows) {
  for (const name of [row.name, ...row.aliases]) {
    const words = [...new Set(tokens(name))];
    byKey.set(tokenKey(words), row);
    const spelling = { row, words, length: words.join('').length };
    for (const word of words) {
      const known = spellingsByWord.get(word);
      if (known) known.push(spelling);
      else spellingsByWord.set(word, [spelling]);
    }
  }
}
// Sorting is stable, so rows of equal merit stay in the order of the table.
for (const list of spellingsByWord.values()) {
  list.sort((a, b) => b.words.length - a.words.length || b.length - a.length);
}

/** The row with exactly this name. */
export function rowNamed(name: string): Row {
  const row = byName.get(name);
  if (row === undefined) throw new Error(`No row is named «${name}»`);
  return row;
}

/** The row whose name was typed to the letter, which spares taking the name apart. */
export function literalRow(name: string): Row | undefined {
  return byName.get(name);
}

/** The row a name means without doubt: same words as a name or alias, or chocolate and cream by their percentage. */
export function exactRow(name: string, words: readonly string[]): Row | undefined {
  return byKey.get(tokenKey(words)) ?? rowByPercentage(name, words);
}

/**
 * The row a name probably means: all the words of one of its spellings, among them the first word of the name, which
 * in Spanish is the noun. More words win, then longer ones.
 */
export function nearRow(words: readonly string[]): Row | undefined {
  const [head] = words;
  if (head === undefined || isImitation(words)) return undefined;
  const said = new Set(words);
  return spellingsByWord.get(head)?.find((spelling) => spelling.words.every((word) => said.has(word)))?.row;
}

const IMITATION = new Set(['aroma', 'esencia', 'extracto', 'sabor', 'sustituto', 'imitacion', 'edulcorante']);

/** A flavouring or a substitute is not the ingredient it is named after. */
function isImitation(words: readonly string[]): boolean {
  return words.some((word, i) => IMITATION.has(word) || (word === 'sin' && words[i + 1] === 'azucar'));
}

type Grade = readonly [percentage: number, row: Row];

const DARK: readonly Grade[] = [
  [57, rowNamed('Chocolate')],
  [64, rowNamed('Chocolate negro 64%')],
  [70, rowNamed('Chocolate negro 70%')],
  [85, rowNamed('Chocolate negro 85%')],
  [100, rowNamed('Pasta de cacao')],
];
const CREAM: readonly Grade[] = [
  [18, rowNamed('Nata 18%')],
  [30, rowNamed('Nata 30%')],
  [35, rowNamed('Nata 35%')],
  [38, rowNamed('Nata 38%')],
];
const MILK = rowNamed('Chocolate con leche');
const MILK_40 = rowNamed('Chocolate con leche 40%');
const WHITE = rowNamed('Chocolate blanco');

const FIRST_NUMBER = /\d+(?:[.,]\d+)?/;
const CHOCOLATE_NOUNS = new Set(['chocolate', 'cobertura', 'pepita', 'gota', 'viruta', 'tableta']);
const NOT_DAIRY = new Set(['vegetal', 'coco', 'soja', 'avena', 'arroz', 'almendra']);

function rowByPercentage(name: string, words: readonly string[]): Row | undefined {
  const [head] = words;
  if (head === undefined || !(CHOCOLATE_NOUNS.has(head) || head === 'nata' || head === 'crema')) return undefined;
  const number = FIRST_NUMBER.exec(name.slice(0, MAX_NAME_LENGTH))?.[0];
  if (number === undefined || isImitation(words)) return undefined;
  const percentage = Number(number.replace(',', '.'));
  if (percentage < 10 || percentage > 100) return undefined;
  if (CHOCOLATE_NOUNS.has(head)) return chocolate(words, percentage);
  return isCream(head, words) ? nearest(CREAM, percentage) : undefined;
}

function chocolate(words: readonly string[], percentage: number): Row | undefined {
  if (!words.includes('chocolate') && !words.includes('cobertura')) return undefined;
  if (words.includes('blanco') || words.includes('blanca')) return WHITE;
  if (words.includes('leche')) return percentage < 38 ? MILK : MILK_40;
  return nearest(DARK, percentage);
}

function isCream(head: string, words: readonly string[]): boolean {
  if (head === 'nata') return !words.some((word) => NOT_DAIRY.has(word));
  return words.includes('leche') || words.every((word) => word === 'crema' || FIRST_NUMBER.test(word));
}

/** The nearest grade; halfway between two, the lower one. */
function nearest(grades: readonly Grade[], percentage: number): Row {
  let best = grades[0]!;
  for (const grade of grades) {
    if (Math.abs(grade[0] - percentage) < Math.abs(best[0] - percentage)) best = grade;
  }
  return best[1];
}

const COMPOSITION = [
  'azucares',
  'lactosa',
  'polioles',
  'grasa',
  'proteinas',
  'almidon',
  'fibra',
  'sal',
  'agua',
  'alcohol',
  'acidos',
  'pod',
  'kcal',
  'cacao_seco',
  'manteca_cacao',
  'sng_leche',
  'sacarosa',
  'glucosa',
  'fructosa',
  'jarabe',
  'de_jarabe',
  'sorbitol',
  'glicerol',
  'maltitol',
  'eritritol',
] as const satisfies readonly (keyof RawRow)[];

const entries: readonly CatalogueEntry[] = rows.map((row) => ({
  name: row.name,
  label: row.name,
  aliases: row.aliases,
  group: row.grupo,
  composition: Object.fromEntries(COMPOSITION.map((column) => [column, row[column]])),
  price: row.precio,
  source: row.fuente,
}));

export function catalogue(): readonly CatalogueEntry[] {
  return entries;
}

const entryOfRow = new Map(rows.map((row, i) => [row, entries[i]!]));

/** A row as every craft shows it. */
export function entryOf(row: Row | undefined): CatalogueEntry | undefined {
  return row && entryOfRow.get(row);
}
