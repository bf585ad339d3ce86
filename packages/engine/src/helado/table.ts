import type { Columns, RowOf } from '../craft/columns.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import type { CellsByRule } from '../despensa/rules.ts';
import { GROUPS, type Group, MOVERS } from './groups.gen.ts';

/** What ice cream knows of a food. */
export const COLUMNS = {
  grupo: 'text',
  /** Whether a balancer may move it without being told to: body and sweetness, not flavour. */
  palanca: 'flag',
} as const satisfies Columns;

export type IceCreamRow = RowOf<typeof COLUMNS>;

/** Without a row, body and sweetness by its group, or there for flavour. */
export const cells: CellsByRule = ({ helado: group }) => [group!, MOVERS[group as Group].lever ? '1' : '0'];

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { grupo: GROUPS },
  categories: { helado: GROUPS },
  labelled: false,
  byId: false,
}))();
