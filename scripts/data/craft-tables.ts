import type { CraftId } from '../../packages/engine/src/craft/ids.ts';
import { CELLS } from '../../packages/engine/src/despensa/cells.gen.ts';
import type { CraftTable, Fail } from '../../packages/engine/src/despensa/craft-table.ts';
import { CATEGORIES, type Category } from '../../packages/engine/src/despensa/food.ts';
import { type CategoryRule, ruleFor } from '../../packages/engine/src/despensa/rules.ts';
import { TABLES as gathered } from '../../packages/engine/src/despensa/tables.gen.ts';
import { type Line, readLines } from './csv.ts';
import type { Row } from './despensa.ts';

/** What each craft asks of its table. */
export const TABLES: Readonly<Record<CraftId, CraftTable>> = gathered;

/** What a craft knows of the foods: their cells of knowledge and their names in it. */
export interface CraftRows {
  readonly craft: CraftId;
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

export function columnsOf(craft: CraftId): readonly string[] {
  return [
    'id',
    'fila',
    ...(TABLES[craft].labelled ? ['nombre'] : []),
    ...TABLES[craft].columns,
    'nombres',
    'por_defecto',
  ];
}

/** Reads and checks `data/oficios/<craft>.csv`. */
export function readCraft(craft: CraftId, csv: string, foods: ReadonlyMap<string, Row>, faults: string[]): CraftRows {
  const { columns, labelled, checkRow, checkRows } = TABLES[craft];
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
    checkRow?.(line, fail);
    rows.set(id, {
      at: line.at,
      wire,
      label: labelled ? line.text('nombre') : '',
      cells: columns.map((column) => line.text(column)),
      names: line.list('nombres'),
      defaults: line.list('por_defecto'),
    });
  }
  faults.push(...(checkRows?.(rows) ?? []));
  return { craft, rows };
}

function kindFaults(craft: CraftId, line: Line, fail: Fail): void {
  for (const [column, words] of Object.entries(TABLES[craft].kinds)) {
    if (!words.includes(line.text(column))) fail(column, `«${line.text(column)}» is none of its kinds`);
  }
}

/** Reads `data/oficios/categorias.csv`: what crafts take a food for that they have no row of. */
export function readCategories(csv: string, faults: string[]): readonly CategoryRule[] {
  const columns = Object.fromEntries(Object.values(TABLES).flatMap(({ categories }) => Object.entries(categories)));
  const header = ['categoria', 'si', ...Object.keys(columns)];
  const rules = readLines('data/oficios/categorias.csv', csv, header, faults).map((line): CategoryRule => {
    for (const [column, words] of Object.entries(columns)) {
      if (words !== null && !words.includes(line.text(column)))
        faults.push(`${line.at(column)}: «${line.text(column)}» is none of its kinds`);
    }
    if (!/^(?:[a-z_]+[<>]\d+(?:\.\d+)?)?$/.test(line.text('si'))) faults.push(`${line.at('si')}: is no condition`);
    return {
      category: line.text('categoria') as Category,
      when: line.text('si'),
      words: Object.fromEntries(Object.keys(columns).map((column) => [column, line.text(column)])),
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
export function cellsByCategory(craft: CraftId, rules: readonly CategoryRule[], food: Row): readonly string[] {
  return CELLS[craft](ruleFor(rules, food.category, { ...food }).words, food);
}
