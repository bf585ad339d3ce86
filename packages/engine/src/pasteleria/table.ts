import type { Columns, RowOf } from '../craft/columns.ts';
import type { CraftTable, ReadRow } from '../despensa/craft-table.ts';
import type { CellsByRule } from '../despensa/rules.ts';
import { ROLES } from './roles.gen.ts';

/** The role of rows that stand for a preparation: their parts are weighed instead. */
export const COMPOUND = 'compuesto';

/** What pastry knows of a food. */
export const COLUMNS = {
  grupo: 'text',
  rol: 'text',
  /** Grams of the reference form of its role each gram stands for. */
  equiv: 'number',
  /** Parts of a preparation: foods and shares, which need not add up to 1. */
  expande: 'shares',
} as const satisfies Columns;

export type PastryRow = RowOf<typeof COLUMNS>;

/** Only preparations have parts, and their parts are plain rows. */
function expansionFaults(rows: ReadonlyMap<string, ReadRow>): readonly string[] {
  const cell = ({ cells }: ReadRow, column: string) => cells[Object.keys(COLUMNS).indexOf(column)]!;
  const faults: string[] = [];
  for (const row of rows.values()) {
    const list = cell(row, 'expande');
    if ((cell(row, 'rol') === COMPOUND) !== (list !== ''))
      faults.push(`${row.at('expande')}: only preparations have parts`);
    for (const part of list === '' ? [] : list.split('|')) {
      const known = rows.get(part.split(':')[0]!);
      if (known === undefined || cell(known, 'rol') === COMPOUND) faults.push(`${row.at('expande')}: «${part}»`);
    }
  }
  return faults;
}

export const cells: CellsByRule = ({ pasteleria: role, pasteleria_grupo: group }) => [group!, role!, '1', ''];

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { rol: [COMPOUND, ...ROLES] },
  categories: { pasteleria: ROLES, pasteleria_grupo: null },
  labelled: false,
  byId: false,
  checkRow: (row, fail) => {
    if (!(Number(row.text('equiv')) > 0)) fail('equiv', 'must be above 0');
  },
  checkRows: expansionFaults,
}))();
