import { CRAFT_IDS, type CraftId } from '../../packages/engine/src/craft/ids.ts';
import { finished } from '../../packages/engine/src/craft/lazy.ts';
import { slug } from '../../packages/engine/src/craft/names.ts';
import { ALLERGENS } from '../../packages/engine/src/despensa/allergen-texts.ts';
import type { PackedCraft } from '../../packages/engine/src/despensa/craft-foods.ts';
import { CATEGORIES, FIGURES, REPEATS } from '../../packages/engine/src/despensa/food.ts';
import { CLAIM, LINE_CLASSES, lineRoots } from '../../packages/engine/src/despensa/line-words.ts';
import { packFigures, packNumbers } from '../../packages/engine/src/despensa/pack.ts';
import type { CategoryRule } from '../../packages/engine/src/despensa/rules.ts';
import {
  ENDINGS,
  isBare,
  isFigure,
  KEY_SEPARATOR,
  keyOf,
  root,
  rootsOf,
  sortedKey,
} from '../../packages/engine/src/despensa/words.ts';
import { countWords, packCounts } from '../../packages/engine/src/lectura/idle-words.ts';
import { type PackedTable, packTable, tableBySteps } from '../../packages/engine/src/lectura/name-table.ts';
import { type CraftRow, type CraftRows, cellsByCategory, readCategories, readCraft, TABLES } from './craft-tables.ts';
import { type Line, readLines } from './csv.ts';
import { type Row, readPantry, TEXTS } from './despensa.ts';
import { packPhrases } from './phrases.ts';

/** The files under `data/` the pantry is made of, by path. */
export type Files = (path: string) => string;

/** Generated modules of `packages/engine/src/despensa`, by file name. */
export function pantryModules(read: Files): ReadonlyMap<string, string> {
  const foods = readPantry(read('despensa.csv'));
  const faults: string[] = [];
  const byId = new Map(foods.map((food) => [food.id, food]));
  const rules = readCategories(read('oficios/categorias.csv'), faults);
  const crafts = CRAFT_IDS.map((craft) => readCraft(craft, read(`oficios/${craft}.csv`), byId, faults));
  const words = readWords(read('palabras.csv'), faults);
  const lines = readLineWords(read('alergenos.csv'), faults);
  const phrases = packPhrases(read('frases.csv'), faults);
  const certainty = readCertainty(read('certeza.csv'), faults);
  const grades = readGrades(read('grados.csv'), byId, faults);
  const names = readNames(foods, read('nombres.csv'), byId, faults);
  faults.push(...sharedNames(foods, names), ...crossings(crafts, foods, names));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const generic = genericKeys(crafts);
  const aliases = packAliases(foods, names, words, generic);
  const owned = keysOf(foods, aliases);
  const made = new Map<string, string>([
    ['foods.gen.ts', foodsModule(foods)],
    ['aliases.gen.ts', exports('data/despensa.csv and data/nombres.csv', { aliases })],
    [
      'common-aliases.gen.ts',
      exports('data/despensa.csv, data/nombres.csv and data/corpus', {
        aliases: packCommon(aliases, weighedNames(CRAFT_IDS.map((craft) => JSON.parse(read(`corpus/${craft}.json`))))),
      }),
    ],
    ['names.gen.ts', exports('data/despensa.csv and data/nombres.csv', packedNames(owned, grades, generic))],
    [
      'words.gen.ts',
      exports('data/palabras.csv and data/grados.csv', {
        ...words.packed,
        grades,
        uncut: uncutWords(foods, aliases).join(' '),
        counts: packCounts(countWords(owned, (food) => foods[food]!.category)),
        generic: generic.join(KEY_SEPARATOR),
      }),
    ],
    ['line-words.gen.ts', exports('data/alergenos.csv', { lineWords: lines })],
    ['phrases.gen.ts', exports('data/frases.csv', { phrases })],
    ['certainty.gen.ts', exports('data/certeza.csv', { certainty })],
    ['food-etiqueta.gen.ts', etiquetaModule(foods)],
    ['sources.gen.ts', sourcesModule(foods)],
    [
      'categories.gen.ts',
      exports('data/oficios/categorias.csv', {
        rules: packRules(rules),
      }),
    ],
  ]);
  for (const craft of crafts) {
    made.set(
      `${craft.craft}.gen.ts`,
      craftModule(craft, foods, (food) => cellsByCategory(craft.craft, rules, food)),
    );
  }
  return made;
}

/** What each thing that tells how sure a reading is weighs. */
function readCertainty(csv: string, faults: string[]): Readonly<Record<string, number>> {
  const rows = readLines('data/certeza.csv', csv, ['rasgo', 'peso'], faults);
  return Object.fromEntries(rows.map((row) => [row.text('rasgo'), Number(row.text('peso'))]));
}

/** Every name under which something is weighed, at any depth, as a slug. */
function weighedNames(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const inside = new Set(Object.values(value).flatMap((part) => [...weighedNames(part)]));
  if ('name' in value && 'grams' in value) inside.add(slug(String(value.name)));
  if ('ingrediente' in value && 'peso' in value) inside.add(slug(String(value.ingrediente)));
  return inside;
}

/** `food index:name|name`: the other names that a published formula weighs by. */
function packCommon(aliases: string, weighed: ReadonlySet<string>): string {
  const lines = aliases.split('\n').map((line) => line.split('|').filter((name) => weighed.has(slug(name))));
  return lines.flatMap((names, i) => (names.length === 0 ? [] : [`${i}:${names.join('|')}`])).join('\n');
}

/** The different keys of the names of each food. */
function keysOf(foods: readonly Row[], aliases: string): readonly (readonly string[])[] {
  const others = aliases.split('\n').map((line) => line.split('|'));
  return foods.map(({ name, id }, i) => [...new Set([name, id, ...others[i]!].map(keyOf))].filter((key) => key !== ''));
}

/** Words of names that are whole, though names have another with a vowel more: «chocolat». */
function uncutWords(foods: readonly Row[], aliases: string): readonly string[] {
  const names = [...foods.flatMap(({ name, id }) => [name, id]), ...aliases.split(/[|\n]/)];
  const words = new Set(names.flatMap((name) => slug(name).split('_')));
  return [...words].filter((word) => isBare(word) && ENDINGS.some((ending) => words.has(word + ending))).sort();
}

/** The table of names a process reads with: worked out here, its first name need not wait for it. */
function packedNames(owned: readonly (readonly string[])[], grades: string, generic: readonly string[]): PackedTable {
  const families = grades.split('\n').map((line) => line.split('\t')[0]!.split('|'));
  const all = [...owned, ...families, generic];
  return packTable(finished(tableBySteps(all.length, (owner) => all[owner]!, owned.length)));
}

/** What crafts call foods besides, by default or by a name of their own; a craft says which food it is. */
function genericKeys(crafts: readonly CraftRows[]): readonly string[] {
  const names = crafts.flatMap(({ rows }) => [...rows.values()].flatMap((row) => [...row.defaults, ...row.names]));
  return [...new Set(names.map(keyOf))].filter((key) => key !== '');
}

/** The rules, cells separated by tabs, under the names of their columns. */
function packRules(rules: readonly CategoryRule[]): string {
  const header = ['categoria', 'si', ...Object.keys(rules[0]?.words ?? {})];
  return [header, ...rules.map(({ category, when, words }) => [category, when, ...Object.values(words)])]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

const madeFrom = (from: string) => `// Made from ${from} by scripts/data/build.ts; edit the tables, not this file.`;

function exports(from: string, values: object): string {
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return [madeFrom(from), ...lines, ''].join('\n');
}

/** `index:value` of the foods that have one. */
function sparse(foods: readonly Row[], value: (food: Row) => number | null): string {
  return foods.flatMap((food, i) => (value(food) === null ? [] : [`${i}:${value(food)}`])).join();
}

/** A figure of none is not written; these may also be unknown. */
const MAY_BE_NULL: ReadonlySet<string> = new Set(['pac_conv', 'pod_conv', 'fixedEnergy']);

function foodsModule(foods: readonly Row[]): string {
  const figure = (food: Row, key: (typeof FIGURES)[number]) =>
    food[key] === 0 && !MAY_BE_NULL.has(key) ? null : food[key];
  const allergens = [...new Set(foods.map((food) => food.contiene.join('|')))];
  return exports('data/despensa.csv', {
    names: foods.map((food) => food.name).join('|'),
    ids: foods.flatMap((food, i) => (idOfName(food.name) === food.id ? [] : [`${i}:${food.id}`])).join('|'),
    categories: foods.map((food) => String.fromCharCode(97 + CATEGORIES.indexOf(food.category))).join(''),
    figures: foods
      .map((food) =>
        packFigures(
          FIGURES.map((key) => figure(food, key)),
          REPEATS,
        ),
      )
      .join('\n'),
    prices: foods.map(({ precio }) => String(precio).replace(/^0(?=\.|$)/, '')).join(','),
    allergens: allergens.join(';'),
    allergenOf: foods.map((food) => String.fromCharCode(35 + allergens.indexOf(food.contiene.join('|')))).join(''),
    vegan: foods.map((food) => (food.vegano ? '1' : '0')).join(''),
  });
}

const LABEL_NUMBERS = ['saturadas', 'proteina_lactea', 'proteina_etiqueta', 'kcal_etiqueta', 'kj_etiqueta'] as const;
/** Texts of the label that stand elsewhere: with the sources, or with the food itself. */
const NOT_LABEL: readonly string[] = ['composicion_de', 'calidad', 'fuente', 'vegano'];

function etiquetaModule(foods: readonly Row[]): string {
  const numbers: Record<string, string> = {};
  for (const key of LABEL_NUMBERS) numbers[key] = packNumbers(foods.map((food) => food[key]));
  const texts: Record<string, string> = {};
  for (const key of TEXTS) if (!NOT_LABEL.includes(key)) texts[key] = foods.map((food) => food.texts[key]).join('\n');
  texts.masa = foods.map((food) => doughOf(food, foods)).join('\n');
  return exports('data/despensa.csv', { numbers, texts, densities: sparse(foods, (food) => food.densidad) });
}

/** What a dough raised in the workshop is mixed of, by weight; the yeast its list names and nobody weighs, at none. */
function doughOf({ category, texts }: Row, foods: readonly Row[]): string {
  const [kind, parts = ''] = texts.composicion_de.split(/:(.*)/s);
  if (category !== 'levaduras_masas' || kind !== 'receta' || !/\bagua:/.test(parts)) return '';
  const listed = new Set(texts.sublista.split(', '));
  const yeast = foods.find((food) => food.category === category && listed.has(food.texts.denominacion));
  return yeast === undefined ? parts : `${parts}+${yeast.id}:0`;
}

function sourcesModule(foods: readonly Row[]): string {
  const texts: Record<string, string> = {};
  for (const key of ['composicion_de', 'fuente'] as const) texts[key] = foods.map((food) => food.texts[key]).join('\n');
  // «macro:m;azucares:c;…» → «mc…», in the order of the column.
  const quality = foods.map((food) => food.texts.calidad.replace(/[a-z_]+:([mce]);?/g, '$1')).join(' ');
  return exports('data/despensa.csv', { texts, quality });
}

function craftModule(
  { craft, rows }: CraftRows,
  foods: readonly Row[],
  byCategory: (food: Row) => readonly string[],
): string {
  const kinds: string[] = [];
  const kindOf: string[] = [];
  foods.forEach((food) => {
    const kind = (rows.get(food.id)?.cells ?? byCategory(food)).join('\t');
    let place = kinds.indexOf(kind);
    if (place < 0) place = kinds.push(kind) - 1;
    kindOf.push(String.fromCharCode(35 + place));
  });
  const lines = (text: (row: CraftRow, food: Row) => string) =>
    foods
      .flatMap((food, i) => {
        const row = rows.get(food.id);
        const value = row === undefined ? '' : text(row, food);
        return value === '' ? [] : [`${i}:${value}`];
      })
      .join('\n');
  const id = TABLES[craft].byId;
  const generic = new Map(
    foods.flatMap((food) => (rows.get(food.id)?.defaults ?? []).map((word) => [keyOf(word), food] as const)),
  );
  const lent = (called: (food: Row) => string) =>
    foods.flatMap((food, i) => ((generic.get(keyOf(called(food))) ?? food) === food ? [] : [i])).join();
  const packed: PackedCraft = {
    wireBy: id ? 'id' : 'name',
    kinds: kinds.join('\n'),
    kindOf: kindOf.join(''),
    // Bread is called by the label of its rows; the others by their key.
    wire: lines((row, food) => {
      const wire = craft === 'panaderia' ? row.label : row.wire;
      return wire === (id ? food.id : food.name) ? '' : wire;
    }),
    labels: id ? lines((row, food) => (row.label === food.name ? '' : row.label)) : '',
    byCategory: foods.flatMap((food, i) => (rows.has(food.id) ? [] : [i])).join(),
    names: lines((row) => row.names.join('|')),
    defaults: lines((row) => row.defaults.join('|')),
    lentNames: lent(({ name }) => name),
    lentIds: id ? lent((food) => food.id) : '',
  };
  const written = Object.entries(packed).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `${madeFrom(`data/oficios/${craft}.csv`)}
import { rowReader } from '../craft/columns.ts';
import { COLUMNS } from '../${craft}/table.ts';
import { craftFoodsOf } from './craft-foods.ts';

/** What the craft calls the foods, and what it knows of each. */
export const foods = craftFoodsOf(
  '${craft}',
  {
  ${written.join('\n  ')}
  },
  rowReader(COLUMNS),
);
`;
}

/** As the engine derives ids (despensa/table.ts, which reads the file made here). */
function idOfName(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return slug.replace(/_(?:de|del|la|el|con|en|al|y|o)(?=_)/g, '');
}

interface Words {
  readonly fillers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly packed: Readonly<Record<string, string>>;
}

function readWords(csv: string, faults: string[]): Words {
  const lines = readLines('data/palabras.csv', csv, ['clase', 'palabra', 'salvo'], faults);
  const of = (kind: string) => lines.filter((line) => line.text('clase') === kind);
  for (const line of lines) {
    if (!['relleno', 'previo', 'cabeza', 'giro', 'vaga', 'envase', 'estado', 'ajena'].includes(line.text('clase')))
      faults.push(`${line.at('clase')}: is no kind of word`);
  }
  const fillers = new Map<string, Set<string>>();
  for (const line of [...of('relleno'), ...of('previo')]) {
    const heads = line.text('salvo').split(' ').filter(Boolean).map(root);
    if (line.text('clase') === 'previo') heads.push('^');
    const word = root(line.text('palabra'));
    fillers.set(word, new Set([...(fillers.get(word) ?? []), ...heads]));
  }
  const roots = (kind: string) => [...new Set(of(kind).map((line) => root(line.text('palabra'))))].join(' ');
  return {
    fillers,
    packed: {
      fillers: [...fillers]
        .map(([word, heads]) => (heads.size > 0 ? `${word}:${[...heads].join(' ')}` : word))
        .join('\n'),
      incomplete: roots('cabeza'),
      turning: roots('giro'),
      vague: roots('vaga'),
      states: roots('estado'),
      strangers: roots('ajena'),
      packs: of('envase')
        .map((line) => line.text('palabra'))
        .join(' '),
    },
  };
}

/** Languages that put what a thing is made of before it: «coconut milk». */
const FRONTED: ReadonlySet<string> = new Set(['en', 'de', 'nl']);

/** Words that bring an allergen, and those that deny, join or excuse what follows; each form by the roots of its words. */
function readLineWords(csv: string, faults: string[]): string {
  const known = new Set<string>([...ALLERGENS, ...LINE_CLASSES]);
  return readLines('data/alergenos.csv', csv, ['clase', 'lengua', 'formas', 'salvo'], faults)
    .map((line) => {
      const codes = line.text('clase').replace(CLAIM, '').split('|');
      for (const code of codes) if (!known.has(code)) faults.push(`${line.at('clase')}: «${code}»`);
      const forms = new Set(line.list('formas').map((form) => lineRoots(form).join(' ')));
      if (forms.has('')) faults.push(`${line.at('formas')}: a form without letters`);
      const marked = line.text('salvo').split(' ').filter(Boolean);
      const before = (word: string) => word.startsWith('<') || FRONTED.has(line.text('lengua'));
      const unless = marked.flatMap((word) => lineRoots(word).map((root) => (before(word) ? `<${root}` : root)));
      return [line.text('clase'), [...forms].join('|'), [...new Set(unless)].join(' ')].join('\t');
    })
    .join('\n');
}

/** Families of names that come in grades, by the roots of their words. */
function readGrades(csv: string, foods: ReadonlyMap<string, Row>, faults: string[]): string {
  const seen = new Set<string>();
  return readLines('data/grados.csv', csv, ['familias', 'alcance', 'grados'], faults)
    .map((line) => {
      const families = new Set<string>();
      for (const family of line.list('familias')) {
        // A letter before the figure («W», «T») counts only with one after it.
        const roots = rootsOf(`${family} 1`).slice(0, -1);
        for (const key of [roots.join(' '), sortedKey(roots)]) {
          if (families.has(key)) continue;
          if (seen.has(key)) faults.push(`${line.at('familias')}: «${family}» stands twice`);
          families.add(key);
        }
      }
      for (const key of families) seen.add(key);
      for (const step of line.list('grados')) {
        const [figure, id = ''] = step.split(':');
        if (!Number.isFinite(Number(figure)) || !foods.has(id)) faults.push(`${line.at('grados')}: «${step}»`);
      }
      return [[...families].join('|'), line.text('alcance'), line.text('grados')].join('\t');
    })
    .join('\n');
}

interface Named {
  readonly name: string;
  readonly at: string;
}

/** Names of each food: aliases of the pantry and those of other languages. */
function readNames(
  foods: readonly Row[],
  csv: string,
  byId: ReadonlyMap<string, Row>,
  faults: string[],
): ReadonlyMap<string, readonly Named[]> {
  const names = new Map<string, Named[]>(
    foods.map((food) => [food.id, food.aliases.map((name) => ({ name, at: food.at('aliases') }))]),
  );
  for (const line of readLines('data/nombres.csv', csv, ['id', 'nombres'], faults)) {
    const id = line.text('id');
    if (!byId.has(id)) faults.push(`${line.at('id')}: the pantry has no food «${id}»`);
    else names.get(id)!.push(...line.list('nombres').map((name) => ({ name, at: line.at('nombres') })));
  }
  return names;
}

/** A name that belongs to two foods, as the reader of names sees them. */
function sharedNames(foods: readonly Row[], names: ReadonlyMap<string, readonly Named[]>): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  const claim = (name: string, id: string, at: string) => {
    const key = keyOf(name);
    if (key === '') faults.push(`${at}: «${name}» can never be found`);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, id);
    else if (owner !== id) faults.push(`${at}: «${name}» already is «${owner}»`);
  };
  for (const food of foods) claim(food.name, food.id, food.at('name'));
  for (const food of foods) claim(food.id, food.id, food.at('id'));
  for (const food of foods) for (const { name, at } of names.get(food.id)!) claim(name, food.id, at);
  return faults;
}

/** A name that a craft reads as a food with other allergens than the food the pantry gives it to. */
function crossings(
  crafts: readonly CraftRows[],
  foods: readonly Row[],
  names: ReadonlyMap<string, readonly Named[]>,
): string[] {
  const owners = new Map<string, Row>();
  for (const food of foods) {
    for (const name of [food.name, food.id, ...names.get(food.id)!.map((named) => named.name)]) {
      owners.set(keyOf(name), food);
    }
  }
  const byId = new Map(foods.map((food) => [food.id, food]));
  return crafts.flatMap(({ rows }) =>
    [...rows].flatMap(([id, row]) =>
      [...row.names, ...row.defaults].flatMap((name) => {
        const owner = owners.get(keyOf(name));
        if (owner === undefined || owner.contiene.join() === byId.get(id)!.contiene.join()) return [];
        return [`${row.at('nombres')}: «${name}» is «${owner.id}» in the pantry, with other allergens`];
      }),
    ),
  );
}

/** Aliases of each food, without those that the reader of names finds anyway. */
function packAliases(
  foods: readonly Row[],
  names: ReadonlyMap<string, readonly Named[]>,
  { fillers }: Words,
  generic: readonly string[],
): string {
  // A craft may have a food of its own for the bare name.
  const usual = new Set(generic.map((key) => sortedKey(key.split(' '))));
  // As the reader does: after a word that says nothing the food comes next.
  const plain = (roots: readonly string[]) => {
    const noun = roots.find((word) => !fillers.has(word)) ?? roots[0]!;
    return roots.filter((word, i) => {
      const keeps = fillers.get(word);
      return keeps === undefined || keeps.has(roots[0]!) || keeps.has(noun) || (i === 0 && !keeps.has('^'));
    });
  };
  const owners = new Map<string, Set<string>>();
  for (const food of foods) {
    for (const name of [food.name, food.id, ...names.get(food.id)!.map((named) => named.name)]) {
      const key = sortedKey(rootsOf(name));
      owners.set(key, (owners.get(key) ?? new Set()).add(food.id));
    }
  }
  return foods
    .map((food) => {
      const all = [food.name, food.id, ...names.get(food.id)!.map((named) => named.name)].map(rootsOf);
      const every = new Set(all.map(sortedKey));
      const kept = new Set([sortedKey(all[0]!), sortedKey(all[1]!)]);
      return names
        .get(food.id)!
        .filter(({ name }) => {
          const roots = rootsOf(name);
          const key = sortedKey(roots);
          // Words in another order only when they are no other food's.
          if (owners.get(key)!.size === 1 && kept.has(key)) return false;
          const bare = plain(roots);
          const found =
            bare.length > 0 &&
            bare.length < roots.length &&
            every.has(sortedKey(bare)) &&
            owners.get(sortedKey(bare))!.size === 1;
          // The first word may tell a food from the usual one of a craft, or be part of a code.
          const isTold = bare[0] !== roots[0] && (usual.has(sortedKey(bare)) || roots.some(isFigure));
          if (found && !isTold) return false;
          kept.add(key);
          return true;
        })
        .map(({ name }) => name)
        .join('|');
    })
    .join('\n');
}

export type { CraftId, Line };
