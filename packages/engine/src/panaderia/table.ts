import type { CraftTable } from '../despensa/craft-table.ts';
import { ROLES } from './roles.ts';

/** Columns a row has exactly when it is of a role. */
const ONLY_IN: Readonly<Record<string, string>> = {
  k_levadura: 'levadura',
  hidratacion_pref: 'masa_madre',
  sal_pref: 'masa_madre',
  absorcion: 'harina',
};

export const TABLE: CraftTable = {
  columns: [
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
  kinds: { rol: ROLES },
  categories: { panaderia: ROLES, panaderia_clase: null, panaderia_cuenta: null },
  labelled: true,
  byId: false,
  checkRow: (row, fail) => {
    for (const [column, role] of Object.entries(ONLY_IN)) {
      if ((row.text(column) !== '') !== (row.text('rol') === role)) fail(column, `belongs to the rows of ${role}`);
    }
    if (Number(row.text('w_min')) > Number(row.text('w_max'))) fail('w_min', 'the strength is not a range');
    for (const part of row.list('cuenta')) {
      if (!['agua', 'grasa', 'azucar', 'sal'].includes(part)) fail('cuenta', `${part} is no part of a dough`);
    }
  },
};
