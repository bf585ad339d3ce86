import { ALLERGEN_NAMES } from '../../packages/engine/src/despensa/allergen-texts.ts';
import {
  BALANCE,
  CATEGORIES,
  type Category,
  carbohydrate,
  energy,
  type Food,
  PARTS,
  polyols,
  sugars,
} from '../../packages/engine/src/despensa/food.ts';
import { type Line, readLines } from './csv.ts';

export const COLUMNS =
  'id name aliases category generico composicion_de agua alcohol grasa saturadas grasa_lactea manteca_cacao azucares sacarosa glucosa fructosa galactosa lactosa maltosa otros_azucares jarabe de_jarabe jarabe_azucares polioles sorbitol glicerol maltitol eritritol otros_polioles almidon hidratos fibra proteina proteina_lactea proteina_etiqueta esml azucares_esml cacao_seco acidos cenizas otros sal nacl almendra avellana frutos_secos kcal kj kcal_etiqueta kj_etiqueta densidad precio contiene puede_contener denominacion sublista e_numero funcion quid vegano vegetariano con_alcohol pac_conv pod_conv calidad fuente'.split(
    ' ',
  );

/** A food as the table has it: what the engine reads, and what only labels and cards show. */
export interface Row extends Food {
  readonly at: Line['at'];
  readonly aliases: readonly string[];
  readonly fixedEnergy: number | null;
  readonly saturadas: number;
  readonly proteina_lactea: number;
  readonly proteina_etiqueta: number;
  readonly kj: number;
  readonly kcal_etiqueta: number;
  readonly kj_etiqueta: number;
  readonly densidad: number | null;
  readonly texts: Readonly<Record<(typeof TEXTS)[number], string>>;
}

/** Columns kept as they are written. */
export const TEXTS = [
  'generico',
  'puede_contener',
  'denominacion',
  'sublista',
  'e_numero',
  'funcion',
  'quid',
  'vegano',
  'vegetariano',
  'con_alcohol',
  'composicion_de',
  'calidad',
  'fuente',
] as const;

/** No legal factor: allulose, sucrose esters, vanillin and essential oil keep the figure of the table. */
const FIXED_ENERGY: ReadonlySet<string> = new Set(['alulosa', 'sucroesteres', 'vainillina', 'aceite_esencial']);

/** Columns that are a part of others. */
const WITHIN = [
  ['saturadas', 'grasa'],
  ['grasa_lactea', 'grasa'],
  ['manteca_cacao', 'grasa'],
  ['jarabe_azucares', 'jarabe'],
  ['proteina_lactea', 'proteina'],
  ['azucares_esml', 'esml'],
  ['almendra', 'frutos_secos'],
  ['avellana', 'frutos_secos'],
] as const satisfies readonly (readonly [part: keyof Row, whole: keyof Row])[];

const QUALITY =
  /^macro:[mce];azucares:[mce];saturadas:[mce];fibra:[mce];sal:[mce];cenizas:[mce];prot_etiqueta:[mce];alergenos:[mce];precio:[mce]$/;

const near = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance + 1e-9;

/** Reads and checks `data/despensa.csv`; throws with row and column of every fault found. */
export function readPantry(csv: string): readonly Row[] {
  const faults: string[] = [];
  const rows = readLines('data/despensa.csv', csv, COLUMNS, faults).map((line) => readRow(line, faults));
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(row.id)) faults.push(`${row.at('id')}: «${row.id}» already stands`);
    seen.add(row.id);
  }
  for (const row of rows) faults.push(...originFaults(row, seen));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rows;
}

function readRow(line: Line, faults: string[]): Row {
  const numbers = Object.fromEntries([...BALANCE, ...PARTS].map((key) => [key, line.number(key)])) as Record<
    (typeof BALANCE)[number] | (typeof PARTS)[number],
    number
  >;
  const fail = (column: string, message: string) => faults.push(`${line.at(column)}: ${message}`);
  const id = line.text('id');
  const row: Row = {
    ...numbers,
    at: line.at,
    id,
    name: line.text('name'),
    aliases: line.list('aliases'),
    category: line.text('category') as Category,
    azucares: line.number('azucares'),
    polioles: line.number('polioles'),
    hidratos: line.number('hidratos'),
    kcal: line.number('kcal'),
    fixedEnergy: FIXED_ENERGY.has(id) ? line.number('kcal') : null,
    saturadas: line.number('saturadas'),
    proteina_lactea: line.number('proteina_lactea'),
    proteina_etiqueta: line.number('proteina_etiqueta'),
    kj: line.number('kj'),
    kcal_etiqueta: line.number('kcal_etiqueta'),
    kj_etiqueta: line.number('kj_etiqueta'),
    densidad: line.optional('densidad'),
    precio: line.number('precio'),
    contiene: line.list('contiene'),
    vegano: line.text('vegano') === '1',
    pac_conv: line.optional('pac_conv'),
    pod_conv: line.optional('pod_conv'),
    texts: Object.fromEntries(TEXTS.map((key) => [key, line.text(key)])) as Row['texts'],
  };
  identityFaults(row, fail);
  compositionFaults(row, fail);
  energyFaults(row, fail);
  return row;
}

type Fail = (column: string, message: string) => void;

function identityFaults(row: Row, fail: Fail): void {
  if (!/^[a-z][a-z0-9_]*$/.test(row.id)) fail('id', 'is not a plain id');
  for (const key of ['name'] as const) if (row[key].trim() === '') fail(key, 'is empty');
  if (!(CATEGORIES as readonly string[]).includes(row.category)) fail('category', `«${row.category}» is no category`);
  if (row.texts.fuente === '') fail('fuente', 'every row names its source');
  if (row.texts.denominacion === '' && row.texts.generico !== '1') fail('denominacion', 'is empty');
  if (!QUALITY.test(row.texts.calidad)) fail('calidad', 'does not say m, c or e of each figure');
  for (const column of ['contiene', 'puede_contener'] as const) {
    const codes = column === 'contiene' ? row.contiene : row.texts.puede_contener.split('|').filter(Boolean);
    for (const code of codes)
      if (!Object.hasOwn(ALLERGEN_NAMES, code)) fail(column, `«${code}» is no allergen of Annex II`);
  }
  if (row.texts.vegano === '1' && row.contiene.some((code) => ['leche', 'huevo', 'pescado'].includes(code))) {
    fail('vegano', 'an animal allergen is not vegan');
  }
}

function compositionFaults(row: Row, fail: Fail): void {
  const total = BALANCE.reduce((sum, key) => sum + row[key], 0);
  if (!near(total, 100, 0.01)) fail('agua', `the components add up to ${total.toFixed(3)}`);
  for (const [key, value] of [
    ['azucares', sugars(row)],
    ['polioles', polyols(row)],
    ['hidratos', carbohydrate(row)],
  ] as const) {
    if (!near(row[key], value, 0.02)) fail(key, `is ${row[key]}, its parts add up to ${value.toFixed(2)}`);
  }
  for (const [part, whole] of WITHIN) {
    if (row[part] > row[whole] + 0.011) fail(part, `${row[part]} is more than ${whole} ${row[whole]}`);
  }
  if (row.nacl > row.cenizas + 0.011) fail('nacl', 'more salt than minerals');
  if (row.jarabe > 0 !== row.de_jarabe > 0 || row.de_jarabe > 100) fail('de_jarabe', `DE ${row.de_jarabe}`);
  if (row.esml + row.grasa_lactea > 100.01) fail('esml', 'more milk than food');
}

/** Annex XIV: within 2 % (1 kcal in light foods), as the table rounds to whole kcal. */
function energyFaults(row: Row, fail: Fail): void {
  const own = energy(row);
  if (row.fixedEnergy === null && !near(row.kcal, own, Math.max(1, 0.02 * own))) {
    fail('kcal', `${row.kcal}, but the components give ${own.toFixed(1)}`);
  }
  const legal = own + 4 * (row.proteina_etiqueta - row.proteina);
  if (row.fixedEnergy === null && !near(row.kcal_etiqueta, legal, Math.max(1, 0.02 * legal))) {
    fail('kcal_etiqueta', `${row.kcal_etiqueta}, but the components give ${legal.toFixed(1)}`);
  }
}

/** What a composition is said to come from must be in the table. */
function originFaults(row: Row, ids: ReadonlySet<string>): string[] {
  const [kind, rest = ''] = row.texts.composicion_de.split(/:(.*)/s);
  const parts = kind === 'receta' ? rest.split('+').map((part) => part.split(':')[0]!) : kind === '' ? [] : [rest];
  return parts
    .filter((part) => !ids.has(part))
    .map((part) => `${row.at('composicion_de')}: there is no food «${part}»`);
}
