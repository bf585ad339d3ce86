import { GROUPS as COCOA_GROUPS } from '../../packages/engine/src/cacao/groups.ts';
import { CATEGORIES, type Category } from '../../packages/engine/src/despensa/food.ts';
import { OFICIO_IDS, type OficioId } from '../../packages/engine/src/despensa/ids.ts';
import { type CategoryRule, cellsByRule, ruleFor } from '../../packages/engine/src/despensa/rules.ts';
import { ROLES as BREAD_ROLES } from '../../packages/engine/src/panaderia/roles.ts';
import { COMPOUND, ROLES as PASTRY_ROLES } from '../../packages/engine/src/pasteleria/roles.ts';
import { GROUPS as NOUGAT_GROUPS } from '../../packages/engine/src/turron/groups.ts';
import { type Line, readLines } from './csv.ts';
import type { Row } from './despensa.ts';

/** Cells of knowledge of each craft, in the order the engine reads them. */
export const KNOWLEDGE: Readonly<Record<OficioId, readonly string[]>> = {
  helado: ['grupo', 'palanca'],
  panaderia: [
    'rol',
    'clase',
    'cuenta',
    'f_harina',
    'k_levadura',
    'hidratacion_pref',
    'sal_pref',
    'w_min',
    'w_max',
    'absorcion',
    'cenizas',
    'integral',
    'gluten',
    'defecto_de_rol',
  ],
  pasteleria: ['grupo', 'rol', 'equiv', 'expande'],
  turron: ['grupo', 'es_almendra', 'es_fruto_seco', 'es_miel', 'es_azucar', 'materia_basica', 'yema_eq'],
  cacao: ['grupo'],
};

const LABELLED: ReadonlySet<OficioId> = new Set(['panaderia', 'turron', 'cacao']);

/** Crafts whose wire names are ids. */
export const BY_ID: ReadonlySet<OficioId> = new Set(['turron', 'cacao']);

const HELADO_GROUPS: readonly string[] = [
  'basicos',
  'lacteos',
  'azucares',
  'edulcorantes_fibras',
  'huevo',
  'frutas',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
  'licores_vinos',
  'grasas',
  'vegetal',
  'neutros_estabilizantes',
  'especias_aromas',
  'salados',
  'galletas_toppings',
  'bases',
];

/** Words allowed in the columns that name a kind. */
const KINDS: Readonly<Record<OficioId, Readonly<Record<string, readonly string[]>>>> = {
  helado: { grupo: HELADO_GROUPS },
  panaderia: { rol: BREAD_ROLES },
  pasteleria: { rol: [COMPOUND, ...PASTRY_ROLES] },
  turron: { grupo: NOUGAT_GROUPS },
  cacao: { grupo: COCOA_GROUPS },
};

/** Columns a bread row has exactly when it is of a role. */
const ONLY_IN: Readonly<Record<string, string>> = {
  k_levadura: 'levadura',
  hidratacion_pref: 'masa_madre',
  sal_pref: 'masa_madre',
  absorcion: 'harina',
};

/** What a craft knows of the foods: their cells of knowledge and their names in it. */
export interface CraftRows {
  readonly craft: OficioId;
  /** By food id. */
  readonly rows: ReadonlyMap<string, CraftRow>;
}

export interface CraftRow {
  readonly at: Line['at'];
  readonly wire: string;
  readonly label: string;
  readonly cells: readonly string[];
  readonly names: readonly string[];
  readonly defaults: readonly string[];
}

export function columnsOf(craft: OficioId): readonly string[] {
  return ['id', 'fila', ...(LABELLED.has(craft) ? ['nombre'] : []), ...KNOWLEDGE[craft], 'nombres', 'por_defecto'];
}

/** Reads and checks `data/oficios/<craft>.csv`. */
export function readCraft(craft: OficioId, csv: string, foods: ReadonlyMap<string, Row>, faults: string[]): CraftRows {
  const rows = new Map<string, CraftRow>();
  const wires = new Map<string, string>();
  for (const line of readLines(`data/oficios/${craft}.csv`, csv, columnsOf(craft), faults)) {
    const id = line.text('id');
    const fail = (column: string, message: string) => faults.push(`${line.at(column)}: ${message}`);
    if (!foods.has(id)) fail('id', `the pantry has no food «${id}»`);
    if (rows.has(id)) fail('id', 'stands twice');
    const wire = line.text('fila');
    if (wire !== '' && wires.has(wire)) fail('fila', `«${wire}» already stands for «${wires.get(wire)}»`);
    wires.set(wire, id);
    kindFaults(craft, line, fail);
    rows.set(id, {
      at: line.at,
      wire,
      label: LABELLED.has(craft) ? line.text('nombre') : '',
      cells: KNOWLEDGE[craft].map((column) => line.text(column)),
      names: line.list('nombres'),
      defaults: line.list('por_defecto'),
    });
  }
  if (craft === 'pasteleria') expansionFaults(rows, faults);
  return { craft, rows };
}

type Fail = (column: string, message: string) => void;

function kindFaults(craft: OficioId, line: Line, fail: Fail): void {
  for (const [column, words] of Object.entries(KINDS[craft])) {
    if (!words.includes(line.text(column))) fail(column, `«${line.text(column)}» is none of its kinds`);
  }
  if (craft === 'panaderia') {
    for (const [column, role] of Object.entries(ONLY_IN)) {
      if ((line.text(column) !== '') !== (line.text('rol') === role)) fail(column, `belongs to the rows of «${role}»`);
    }
    if (Number(line.text('w_min')) > Number(line.text('w_max'))) fail('w_min', 'the strength is not a range');
    for (const part of line.list('cuenta')) {
      if (!['agua', 'grasa', 'azucar', 'sal'].includes(part)) fail('cuenta', `«${part}» is no part of a dough`);
    }
  }
  if (craft === 'pasteleria' && !(Number(line.text('equiv')) > 0)) fail('equiv', 'must be above 0');
  if (craft === 'turron') {
    for (const column of ['materia_basica', 'yema_eq']) {
      if (!(Number(line.text(column)) <= 1)) fail(column, 'is over 1');
    }
  }
}

/** Only preparations have parts, and their parts are plain rows. */
function expansionFaults(rows: ReadonlyMap<string, CraftRow>, faults: string[]): void {
  const [, role, , parts] = [0, 1, 2, 3];
  for (const row of rows.values()) {
    const list = row.cells[parts]!;
    if ((row.cells[role] === COMPOUND) !== (list !== ''))
      faults.push(`${row.at('expande')}: only preparations have parts`);
    for (const part of list === '' ? [] : list.split('|')) {
      const known = rows.get(part.split(':')[0]!);
      if (known === undefined || known.cells[role] === COMPOUND) faults.push(`${row.at('expande')}: «${part}»`);
    }
  }
}

const CATEGORY_COLUMNS =
  'categoria si helado panaderia panaderia_clase panaderia_cuenta pasteleria pasteleria_grupo turron cacao'.split(' ');

/** Reads `data/oficios/categorias.csv`: what crafts take a food for that they have no row of. */
export function readCategories(csv: string, faults: string[]): readonly CategoryRule[] {
  const rules = readLines('data/oficios/categorias.csv', csv, CATEGORY_COLUMNS, faults).map((line): CategoryRule => {
    const fail = (column: string, words: readonly string[]) => {
      if (!words.includes(line.text(column)))
        faults.push(`${line.at(column)}: «${line.text(column)}» is none of its kinds`);
    };
    fail('helado', HELADO_GROUPS);
    fail('panaderia', BREAD_ROLES);
    fail('pasteleria', PASTRY_ROLES);
    fail('turron', NOUGAT_GROUPS);
    fail('cacao', COCOA_GROUPS);
    if (!/^(?:[a-z_]+[<>]\d+(?:\.\d+)?)?$/.test(line.text('si'))) faults.push(`${line.at('si')}: is no condition`);
    return {
      category: line.text('categoria') as Category,
      when: line.text('si'),
      helado: line.text('helado'),
      panaderia: line.text('panaderia'),
      panaderiaClase: line.text('panaderia_clase'),
      panaderiaCuenta: line.list('panaderia_cuenta'),
      pasteleria: line.text('pasteleria'),
      pasteleriaGrupo: line.text('pasteleria_grupo'),
      turron: line.text('turron'),
      cacao: line.text('cacao'),
    };
  });
  for (const category of CATEGORIES) {
    if (rules.filter((rule) => rule.category === category).at(-1)?.when !== '') {
      faults.push(`data/oficios/categorias.csv: the last row of «${category}» must have no condition`);
    }
  }
  return rules;
}

/** Cells of knowledge of a food the craft has no row of. */
export function cellsByCategory(craft: OficioId, rules: readonly CategoryRule[], food: Row): readonly string[] {
  const rule = ruleFor(rules, food.category, food as unknown as Readonly<Record<string, unknown>>);
  return cellsByRule(craft, rule, food);
}

export const CRAFTS: readonly OficioId[] = OFICIO_IDS;
