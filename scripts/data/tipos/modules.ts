/** Types, classes of matter, doses and bans of `data/` as modules of the engine; whatever does not add up is refused. */
import { readdirSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Classes, classesModule, compileClasses, type Pantry } from './classes.ts';
import { type CraftFiles, READERS } from './crafts.ts';
import { creationModule, creationOf } from './creation.ts';
import { derivationsModule } from './derivations.ts';
import type { Column } from './expression.ts';
import { type Fields, type Read, readYaml } from './files.ts';
import { groupsModule } from './groups.ts';
import { labelLaw } from './label-law.ts';
import { banded, type LimitData, marginsOf, type Spread } from './limits.ts';
import { movesModule } from './moves.ts';
import { nameRulesModule } from './name-rules.ts';
import { lawModule, lawOf, type TypeLaw } from './other-law.ts';
import { paramModules } from './param-files.ts';
import type { Given } from './params.ts';
import { type Language, RuleBook, type Shelf, shelfOf } from './rules.ts';
import { type Shown, shownModules, shownOf } from './shelves.ts';
import { sourcesOf } from './sources.ts';
import { stepsModule, type Templates, templatesOf } from './steps.ts';

/** Columns only the rows of a craft have. */
const OWN_COLUMNS: Readonly<Record<string, ReadonlyMap<string, Column>>> = {
  panaderia: new Map<string, Column>([
    ['rol', { kind: 'text', code: 'rowOf(food).rol' }],
    ['clase', { kind: 'text', code: 'rowOf(food).clase' }],
    ['w_max', { kind: 'number', code: '(rowOf(food).w_max ?? 0)' }],
    ['k_levadura', { kind: 'number', code: '(rowOf(food).k_levadura ?? 0)' }],
  ]),
};

const MADE = (from: string) => `// Made from ${from} by scripts/data/build.ts; edit the files, not this module.`;

const rowsIn = (read: Read, path: string): readonly Readonly<Record<string, string>>[] =>
  parse(read(path), { columns: true });

/** Figures of foods, in the pantry or in the craft's own table of them. */
function figuresIn(read: Read, craft: string): Given['figureOf'] {
  const tables = ['despensa.csv', `oficios/${craft}.csv`].map(
    (path) => new Map(rowsIn(read, path).map((row) => [row.id, row])),
  );
  return (id, column) => {
    const text = tables.map((rows) => rows.get(id)?.[column]).find((cell) => cell !== undefined && cell !== '');
    return text === undefined ? undefined : Number(text);
  };
}

/** What the classes may name. */
function pantryIn(read: Read): Pantry {
  const columns = (path: string) => rowsIn(read, path);
  const groups = columns('alergenos.csv').flatMap(({ clase = '' }) => [clase, clase.split(':')[0]!]);
  return { ids: new Set(columns('despensa.csv').map(({ id = '' }) => id)), allergens: new Set(groups) };
}

/** Figures of signed formulas by craft, by type or set of requirements, and by parameter. */
export type Spreads = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Spread>>>>>>;

interface Common {
  readonly read: Read;
  readonly pantry: Pantry;
  readonly classes: Classes;
  readonly shelf: Shelf;
  readonly cite: CraftFiles['cite'];
  readonly spreads: Spreads;
}

/** Where the law on substances puts a type. */
export interface LegalPlace {
  readonly at: string;
  readonly category: string;
  readonly trait: string;
  readonly unsure: boolean;
  /** What heats it by what it is. */
  readonly heat: string;
  readonly bans: readonly string[];
}

function placeIn(type: Fields): LegalPlace {
  const fields = type.map('ley');
  return {
    at: fields.at,
    category: fields.text('categoria'),
    trait: fields.has('rasgo') ? fields.text('rasgo') : '',
    unsure: fields.flag('por_confirmar'),
    heat: fields.has('calienta') ? fields.text('calienta') : '',
    bans: type.texts('vetos'),
  };
}

export type LegalPlaces = Readonly<Record<string, Readonly<Record<string, LegalPlace>>>>;

interface TypeModules {
  /** By path under `packages/`. */
  readonly modules: ReadonlyMap<string, string>;
  /** By craft and type. */
  readonly law: LegalPlaces;
}

export function typeModules(root: string, read: Read, spreads: Spreads): TypeModules {
  const pantry = pantryIn(read);
  const open = (path: string) => readYaml(`data/${path}`, read(path));
  const { cite, norms } = sourcesOf(open('fuentes.yaml'));
  const table = open('clases.yaml');
  const classes = compileClasses(table, pantry);
  table.close();
  const shared = open('tipos/comun.yaml');
  const shelf = shelfOf(shared, { kinds: classes.kinds, own: new Set(), cite });
  shared.close();
  const common: Common = { read, pantry, classes, shelf, cite, spreads };
  const steps: Record<string, Templates> = {};
  const shown: Record<string, Shown> = {};
  const law: Record<string, LegalPlaces[string]> = {};
  const creation: Record<string, object> = {};
  const apart: Record<string, TypeLaw> = {};
  const crafts = Object.keys(READERS).flatMap((craft) => {
    const made = craftModules(root, craft, common);
    steps[craft] = made.steps;
    shown[craft] = made.shown;
    law[craft] = made.law;
    creation[craft] = made.creation;
    apart[craft] = made.apart;
    return [...made.modules];
  });
  const made = MADE('data/tipos');
  const label = labelLaw(open('ley/etiqueta.yaml'), pantry, classes);
  const modules = new Map([
    ['engine/src/despensa/classes.gen.ts', classesModule(classes)],
    ['engine/src/despensa/derivations.gen.ts', derivationsModule(open('derivados.yaml'), pantry, classes)],
    ['engine/src/ley/norms.gen.ts', norms],
    ['engine/src/ley/other-law.gen.ts', lawModule(made, apart)],
    ['engine/src/etiqueta/classes.gen.ts', label.classes],
    ['engine/src/ley/label-law.gen.ts', label.law],
    [
      'engine/src/etiqueta/name-rules.gen.ts',
      nameRulesModule(open('ley/palabras.yaml'), open('ley/promesas.yaml'), classes, label.kinds),
    ],
    ['engine/src/elaboraciones.gen.ts', stepsModule(made, steps)],
    ['engine/src/crear/creation.gen.ts', creationModule(open('creacion.yaml'), pantry, classes, creation)],
    ...[...shownModules(made, shown)].map(([file, text]) => [`web/src/crafts/${file}`, text] as const),
    ...crafts.map(([file, text]) => [`engine/src/${file}`, text] as const),
  ]);
  return { modules, law };
}

function craftModules(root: string, craft: string, { read, pantry, classes, shelf, cite, spreads }: Common) {
  const folder = `tipos/${craft}`;
  const common = readYaml(`data/${folder}/comun.yaml`, read(`${folder}/comun.yaml`));
  const own = compileClasses(common.map('clases'), pantry, OWN_COLUMNS[craft], classes.kinds);
  const ownNames = new Set([...own.kinds.keys()].filter((name) => !classes.kinds.has(name)));
  const language: Language = { kinds: own.kinds, own: ownNames, cite };
  const book = new RuleBook(shelfOf(common, language, shelf));
  const files: CraftFiles = { common, margins: marginsOf(common), cite };
  const types = readdirSync(`${root}data/${folder}`)
    .filter((name) => name.endsWith('.yaml') && name !== 'comun.yaml')
    .map((name) => [name.slice(0, -5), readYaml(`data/${folder}/${name}`, read(`${folder}/${name}`))] as const)
    .sort(([, a], [, b]) => a.number('orden') - b.number('orden'));
  const withBands = (name: string, limits: readonly LimitData[]) =>
    limits.map((limit) => banded(limit, spreads[craft]?.[name]?.[limit.param], files.margins.step(limit.param)));
  const paramsPath = `parametros/${craft}.yaml`;
  const apart: Record<string, TypeLaw[string]> = {};
  const records = types.map(([id, fields]) => {
    const { limits, law: asked = [], loss, rest } = READERS[craft]!.read(fields, files);
    if (asked.length > 0) apart[id] = lawOf(asked, common, read(paramsPath));
    book.add(id, fields, new Set(limits.map(({ param }) => param)));
    const record = { ...said(fields), limits: withBands(id, limits), ...rest, ...(loss ? { loss } : {}) };
    return [id, record] as const;
  });
  const usual = usualOf(common, new Set(types.map(([id]) => id)));
  const losses = lossesOf(common, usual.type);
  const steps = templatesOf(common, types);
  const shown = shownOf(common, types);
  const law = Object.fromEntries(types.map(([id, fields]) => [id, placeIn(fields)]));
  const creation = creationOf(common);
  for (const [, fields] of types) fields.close();
  const sets = Object.entries(READERS[craft]!.sets?.(files) ?? {}).map(
    ([name, set]) => [name, withBands(name, set)] as const,
  );
  const moves = common.has('movimientos')
    ? movesModule(MADE(`data/${folder}`), common, pantry, classes, cite)
    : undefined;
  const { file: kindsFile, names: kinds, module: kindsModule } = groupsModule(MADE(`data/${folder}`), common);
  const params = paramModules(
    craft,
    MADE(`data/${paramsPath}`),
    () => readYaml(`data/${paramsPath}`, read(paramsPath)),
    { kinds, classes, cite, figureOf: figuresIn(read, craft) },
  );
  common.close();
  const modules = new Map([
    [`${craft}/${kindsFile}`, kindsModule],
    ...[...params].map(([file, text]) => [`${craft}/${file}`, text] as const),
    [`${craft}/types.gen.ts`, typesModule(craft, records, sets, usual, losses)],
    [`${craft}/ingredient-rules.gen.ts`, rulesModule(craft, own.code, book, law)],
    ...(moves === undefined ? [] : [[`${craft}/moves.gen.ts`, moves] as const]),
  ]);
  return { modules, steps, shown, law, apart, creation };
}

/** How the batches of a craft lose water, where its file says that they do: «merma». */
function lossesOf(common: Fields, usual: string): string {
  if (!common.has('merma')) return '';
  const fields = common.map('merma');
  const said = [
    ...(fields.flag('sin_tipo') ? [`usual: '${usual}'`] : []),
    ...(fields.flag('tambien_montado') ? ['again: true'] : []),
  ];
  return `/** What batches lose, beside the loss of each type. */
export const LOSSES: CraftLosses<TypeId> = { ${said.join(', ')} };
`;
}

/** The type taken where none is named, and a formula for manifests. */
interface Usual {
  readonly type: string;
  readonly example: unknown;
}

function usualOf(common: Fields, ids: ReadonlySet<string>): Usual {
  const example = common.map('ejemplo');
  for (const [fields, key] of [
    [common, 'por_defecto'],
    [common, 'conocido'],
    [example, 'type'],
  ] as const) {
    if (!ids.has(fields.text(key))) throw new Error(`${fields.at}, «${key}»: there is no type «${fields.text(key)}»`);
  }
  return {
    type: common.text('por_defecto'),
    example: { type: example.text('type'), ingredients: example.plain('ingredients') },
  };
}

function said(fields: Fields) {
  return {
    label: fields.text('nombre'),
    spellings: fields.texts('tambien'),
    additions: fields.texts('corrige_con'),
    ...(fields.has('cercanos') ? { near: fields.texts('cercanos') } : {}),
  };
}

/** Sources that several limits cite, written once: most of a module is their sentences. */
function sharedSources(records: readonly string[]): {
  readonly code: string;
  readonly shorten: (json: string) => string;
} {
  const counts = new Map<string, number>();
  const pattern = /"source":("(?:[^"\\]|\\.)*")/g;
  for (const record of records) {
    for (const [, source] of record.matchAll(pattern)) counts.set(source!, (counts.get(source!) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count > 1).map(([source]) => source);
  return {
    code:
      shared.length === 0
        ? ''
        : `const SOURCES = [\n${shared.map((source) => `  ${source},`).join('\n')}\n] as const;\n`,
    shorten: (json) =>
      json.replace(pattern, (whole, source: string) => {
        const place = shared.indexOf(source);
        return place === -1 ? whole : `"source":SOURCES[${place}]`;
      }),
  };
}

function typesModule(
  craft: string,
  records: readonly (readonly [string, object])[],
  sets: readonly (readonly [string, object])[],
  usual: Usual,
  losses: string,
): string {
  const written = records.map(([, record]) => JSON.stringify(record));
  const imported = [...(losses === '' ? [] : ['CraftLosses']), ...(sets.length > 0 ? ['LimitData'] : [])];
  const sources = sharedSources(written);
  const named = sets.map(([name, limits]) => `  ${name}: ${JSON.stringify(limits)},`);
  const ruleSets = `
/** Requirements that several types name. */
export const RULE_SETS: Readonly<Record<string, readonly LimitData[]>> = {
${named.join('\n')}
};
`;
  return `${MADE(`data/tipos/${craft}`)}
${imported.length > 0 ? `import type { ${imported.join(', ')} } from '../craft/type-file.ts';\n` : ''}import type { CraftTypeFile } from './type-file.ts';

/** The types of the craft, those of the interface first. */
export const TYPE_IDS = [${records.map(([id]) => `'${id}'`).join(', ')}] as const;
/** Identifier of a type of the craft. */
export type TypeId = (typeof TYPE_IDS)[number];
/** The type of a formula that names none. */
export const DEFAULT_TYPE: TypeId = '${usual.type}';
/** A request that comes out balanced. */
export const EXAMPLE = ${JSON.stringify(usual.example)} as const;

${sources.code}
export const TYPE_FILES: Readonly<Record<TypeId, CraftTypeFile>> = {
${written.map((record, i) => `  ${records[i]![0]}: ${sources.shorten(record)},`).join('\n')}
};
${sets.length > 0 ? ruleSets : ''}${losses}`;
}

function rulesModule(craft: string, classes: string, book: RuleBook, law: LegalPlaces[string]): string {
  const places = Object.entries(law).map(([id, { category, trait, unsure, heat }]) => {
    return `  ${id}: ${JSON.stringify([category, heat !== '', ...(unsure ? [trait, true] : trait ? [trait] : [])])},`;
  });
  const code = book.code(craft, places.join('\n'));
  const own = classes === '' ? '' : `\n${classes.replaceAll('export const', 'const')}\n`;
  const row = own.includes('rowOf(') ? "import { rowOf } from './catalogue.ts';\n" : '';
  const food = own === '' ? '' : "import type { Food } from '../despensa/food.ts';\n";
  const tools = ['ban', 'dose', 'ingredientRulesFrom', 'wholly'].filter((name) => code.includes(`${name}(`));
  return `${MADE(`data/tipos/${craft}`)}
import { ${tools.join(', ')} } from '../craft/ingredient-rules.ts';
import * as classes from '../despensa/classes.gen.ts';
${food}${row}${own}
${code}`;
}
