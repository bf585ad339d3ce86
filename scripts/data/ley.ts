import { parse } from 'csv-parse/sync';
import {
  CONDITIONS,
  type Held,
  type LegalMention,
  type Limit,
  type ProtectedName,
  TRAITS,
} from '../../packages/engine/src/ley/table.ts';
import { type Line, readLines } from './csv.ts';
import type { Files } from './pantry.ts';
import type { LegalPlaces } from './tipos/modules.ts';

const COLUMNS = {
  'ley/categorias.csv': ['categoria', 'nombre'],
  'ley/sustancias.csv': ['sustancia', 'nombre', 'clase', 'suma', 'fuente'],
  'ley/limites.csv': ['sustancia', 'categoria', 'maximo', 'si', 'condicion', 'confianza'],
  'ley/contenidos.csv': ['alimento', 'sustancia', 'parte', 'nota', 'dicho'],
  'ley/menciones.csv': ['de', 'desde', 'codigo', 'texto', 'fuente', 'confianza'],
  'ley/nombres_protegidos.csv': ['nombre', 'tambien', 'expediente'],
} as const;

/** A row that binds no product of ours: kept in the table, left out of the module. */
const OF_OTHERS = 'otro_producto';

/** How a type is heated; nothing where raw egg stays raw (RD 1021/2022, art. 9), «sin_decir» for whites sold either way. */
const HEATS = ['', 'sin_decir', 'horno', 'hervor', 'crema', 'almibar', 'pasteurizacion'];
const RAW_EGG = 'huevo_crudo';

/** The law of `data/ley` as a module, once every type has a place in it. */
export function lawModule(read: Files, places: LegalPlaces): string {
  const faults: string[] = [];
  const lines = (file: keyof typeof COLUMNS) => readLines(`data/${file}`, read(file), COLUMNS[file], faults);
  const must = (line: Line, column: string, known: Iterable<string>) => {
    const value = line.text(column);
    if (![...known].includes(value)) faults.push(`${line.at(column)}: «${value}» is not known`);
    return value;
  };
  const categories = new Map(lines('ley/categorias.csv').map((line) => [line.text('categoria'), line.text('nombre')]));
  const substances = new Map(lines('ley/sustancias.csv').map((line) => [line.text('sustancia'), line]));
  const foods = parse(read('despensa.csv'), { columns: true }) as Readonly<Record<string, string>>[];
  const ids = new Set(foods.map(({ id }) => id!));

  const limits = new Map<string, Record<string, Limit[]>>();
  for (const line of lines('ley/limites.csv')) {
    const substance = must(line, 'sustancia', substances.keys());
    const category = must(line, 'categoria', categories.keys());
    const condition = must(line, 'si', ['', OF_OTHERS, ...CONDITIONS]);
    const sure = must(line, 'confianza', ['A', 'B', 'C']) !== 'C';
    const most = line.text('maximo');
    const own = limits.get(substance) ?? {};
    limits.set(substance, own);
    own[category] ??= [];
    if (most === 'NO' || condition === OF_OTHERS) continue;
    const max = most === 'QS' ? null : line.number('maximo');
    own[category].push({
      max,
      ...(condition === '' ? {} : { when: condition as never }),
      ...(sure ? {} : { unsure: true }),
    });
  }

  const held = new Map<string, Held>();
  for (const line of lines('ley/contenidos.csv')) {
    const food = must(line, 'alimento', ids);
    const substance = must(line, 'sustancia', substances.keys());
    const part = line.optional('parte');
    const others = (held.get(food) ?? []).filter(([id]) => id !== substance);
    const [, usual = 0, said = []] = held.get(food)?.find(([id]) => id === substance) ?? [];
    const words = line.text('dicho');
    const row: Held[number] =
      words === '' ? [substance, part] : [substance, usual, [...said, { words: words.split('|'), part }]];
    held.set(food, [...others, row]);
  }
  const mentions = lines('ley/menciones.csv').map((line): LegalMention => {
    const of = must(line, 'de', [...substances.keys(), 'alcohol']);
    return {
      of: of === 'alcohol' ? { column: of } : { substance: of },
      from: line.number('desde'),
      code: line.text('codigo'),
      text: line.text('texto'),
      source: line.text('fuente'),
      ...(must(line, 'confianza', ['A', 'B', 'C']) === 'C' ? { unsure: true } : {}),
    };
  });
  const protectedNames = lines('ley/nombres_protegidos.csv').map((line): ProtectedName => {
    const file = line.text('expediente');
    if (!/^PGI-ES-0?\d{4}$/.test(file)) faults.push(`${line.at('expediente')}: «${file}» is no file of the register`);
    const others = line
      .text('tambien')
      .split('|')
      .filter((other) => other !== '');
    return { name: line.text('nombre'), others, file };
  });
  for (const food of foods) {
    const inside = throughRecipe(food, held, (substance) => substances.get(substance)!.text('clase') === 'edulcorante');
    if (inside.length > 0 && !held.has(food.id!)) held.set(food.id!, [...inside]);
  }

  for (const { at, category, trait, heat, bans } of Object.values(places).flatMap((types) => Object.values(types))) {
    if (!categories.has(category)) faults.push(`${at}: there is no category «${category}»`);
    if (!['', ...TRAITS].includes(trait)) faults.push(`${at}: there is no «${trait}»`);
    if (!HEATS.includes(heat)) faults.push(`${at}: there is no «${heat}»`);
    if (heat === '' && !bans.includes(RAW_EGG)) faults.push(`${at}: nothing heats it, and «${RAW_EGG}» is not banned`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const used = new Set([...held.values()].flat().map(([substance]) => substance));
  const records = [...substances].filter(([id]) => used.has(id));
  const sources = [...new Set(records.map(([, line]) => line.text('fuente')))];
  const tables = new Set(records.map(([id]) => JSON.stringify(bindingOf(limits.get(id) ?? {}))));
  const distinct = [...tables];
  const written = records.map(([id, line]) => {
    const sum = line.text('suma');
    const table = distinct.indexOf(JSON.stringify(bindingOf(limits.get(id) ?? {})));
    return `  ${id}: { name: ${JSON.stringify(line.text('nombre'))}, source: SOURCES[${sources.indexOf(line.text('fuente'))}], limits: LIMITS[${table}]!${sum === '' ? '' : `, sum: '${sum}'`}${kindOf(line)} },`;
  });
  return `// Made from data/ley by scripts/data/build.ts; edit the files, not this module.
import type { Held, LegalMention, Limits, ProtectedName, Substance } from './table.ts';

const SOURCES = ${JSON.stringify(sources, null, 2)} as const;

/** By category; one that is not named has no limit, and none that applies is no authorisation. */
const LIMITS: readonly Limits[] = [
${distinct.map((table) => `  ${table},`).join('\n')}
];

export const SUBSTANCES: Readonly<Record<string, Substance>> = {
${written.join('\n')}
};

/** What foods hold of substances. */
export const HELD: Readonly<Record<string, Held>> = ${JSON.stringify(Object.fromEntries(held))};

/** What labels say from an amount on. */
export const MENTIONS: readonly LegalMention[] = ${JSON.stringify(mentions)};

/** Geographical indications of products of these crafts. */
export const PROTECTED: readonly ProtectedName[] = ${JSON.stringify(protectedNames)};

export const CATEGORY_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(categories))};
`;
}

const KINDS: Readonly<Record<string, string>> = { edulcorante: ', sweetener: true', otra: ', other: true' };

function kindOf(line: Line): string {
  return KINDS[line.text('clase')] ?? '';
}

/** Categories in which some limit binds; quantum satis without a condition is none. */
function bindingOf(limits: Readonly<Record<string, readonly Limit[]>>): object {
  const binds = Object.entries(limits).filter(([, list]) => !list.some(({ max, when }) => max === null && !when));
  return Object.fromEntries(binds);
}

const BLENDS = new Set(['aditivos', 'gelificantes_estabilizantes', 'edulcorantes_fibras']);

/** What a food holds by its parts: all of a blend; of another food its sweeteners, the rest is carried over (art. 18). */
function throughRecipe(
  { category, composicion_de: from = '' }: Readonly<Record<string, string>>,
  held: ReadonlyMap<string, Held>,
  isSweetener: (substance: string) => boolean,
): Held {
  if (!from.startsWith('receta:')) return [];
  const parts = from
    .slice('receta:'.length)
    .split('+')
    .map((part) => part.split(':'));
  const whole = parts.reduce((sum, [, grams]) => sum + Number(grams), 0);
  return parts.flatMap(([id = '', grams]) =>
    (held.get(id) ?? [])
      .filter(([substance]) => BLENDS.has(category!) || isSweetener(substance))
      .map(([substance, part]) => [substance, part === null ? null : (part * Number(grams)) / whole] as const),
  );
}
