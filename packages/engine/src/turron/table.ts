import type { CraftTable } from '../despensa/craft-table.ts';
import { GROUPS } from './groups.ts';

export const TABLE: CraftTable = {
  columns: ['grupo', 'es_almendra', 'es_fruto_seco', 'es_miel', 'es_azucar', 'materia_basica', 'yema_eq'],
  kinds: { grupo: GROUPS },
  categories: { turron: GROUPS },
  labelled: true,
  byId: true,
  checkRow: (row, fail) => {
    for (const column of ['materia_basica', 'yema_eq']) {
      if (!(Number(row.text(column)) <= 1)) fail(column, 'is over 1');
    }
  },
};
