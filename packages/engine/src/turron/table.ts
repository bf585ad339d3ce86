import type { Columns } from '../craft/columns.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import { GROUPS } from './groups.gen.ts';

/** What turrón knows of a food; `es_*` are shares of its weight. */
export const COLUMNS = {
  grupo: 'text',
  es_almendra: 'number',
  es_fruto_seco: 'number',
  es_miel: 'number',
  es_azucar: 'number',
  /** Share that counts as «materia básica» (RD 1787/1982, 6.3). */
  materia_basica: 'number',
  /** Grams of powdered yolk each gram stands for. */
  yema_eq: 'number',
} as const satisfies Columns;

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { grupo: GROUPS },
  categories: { turron: GROUPS },
  labelled: true,
  byId: true,
  checkRow: (row, fail) => {
    for (const column of ['materia_basica', 'yema_eq']) {
      if (!(Number(row.text(column)) <= 1)) fail(column, 'is over 1');
    }
  },
}))();
