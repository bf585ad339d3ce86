import type { Columns, RowOf } from '../craft/columns.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import type { CellsByRule } from '../despensa/rules.ts';
import { GROUPS } from './groups.gen.ts';

/** What chocolate knows of a food. */
export const COLUMNS = { grupo: 'text' } as const satisfies Columns;

export type CocoaRow = RowOf<typeof COLUMNS>;

export const cells: CellsByRule = ({ cacao: group }) => [group!];

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { grupo: GROUPS },
  categories: { cacao: GROUPS },
  labelled: true,
  byId: true,
}))();
