import type { CraftTable, ReadRow } from '../despensa/craft-table.ts';
import { COMPOUND, ROLES } from './roles.ts';

const COLUMNS = ['grupo', 'rol', 'equiv', 'expande'];

/** Only preparations have parts, and their parts are plain rows. */
function expansionFaults(rows: ReadonlyMap<string, ReadRow>): readonly string[] {
  const cell = ({ cells }: ReadRow, column: string) => cells[COLUMNS.indexOf(column)]!;
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

export const TABLE: CraftTable = {
  columns: COLUMNS,
  kinds: { rol: [COMPOUND, ...ROLES] },
  categories: { pasteleria: ROLES, pasteleria_grupo: null },
  labelled: false,
  byId: false,
  checkRow: (row, fail) => {
    if (!(Number(row.text('equiv')) > 0)) fail('equiv', 'must be above 0');
  },
  checkRows: expansionFaults,
};
