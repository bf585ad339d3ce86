import type { Columns, RowOf } from '../craft/columns.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import type { CellsByRule } from '../despensa/rules.ts';
import { ROLES } from './roles.gen.ts';

/** What bread knows of a food. */
export const COLUMNS = {
  rol: 'text',
  clase: 'text',
  /** Which of `agua`, `grasa`, `azucar`, `sal` count for the baker's percentages. */
  cuenta: 'words',
  /** Flour in it, %, where it is a part: 100 for a flour. */
  f_harina: 'number',
  /** Grams of fresh yeast one gram stands for. */
  k_levadura: 'optional',
  hidratacion_pref: 'optional',
  sal_pref: 'optional',
  w_min: 'optional',
  w_max: 'optional',
  /** Water a flour takes up, %. */
  absorcion: 'optional',
  /** Ash of a flour on dry matter, %. */
  cenizas: 'optional',
  integral: 'number',
  /** 1 where the dough counts it as a gluten flour; allergens are another matter. */
  gluten: 'number',
  /** Stands for its role when a request gives only the role. */
  defecto_de_rol: 'flag',
} as const satisfies Columns;

export type BreadRow = RowOf<typeof COLUMNS>;

/** Columns a row has exactly when it is of a role. */
const ONLY_IN: Readonly<Record<string, string>> = {
  k_levadura: 'levadura',
  hidratacion_pref: 'masa_madre',
  sal_pref: 'masa_madre',
  absorcion: 'harina',
};

export const cells: CellsByRule = ({ panaderia: role, panaderia_clase: kind, panaderia_cuenta: counts }, food) => {
  const flour = role === 'harina';
  const gluten = food.contiene.some((code) => code.startsWith('gluten')) ? '1' : '0';
  const yeast = role === 'levadura' ? '1' : '';
  return [role!, kind!, counts!, flour ? '100' : '', yeast, '', '', '', '', flour ? '60' : '', '', '0', gluten, '0'];
};

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
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
}))();
