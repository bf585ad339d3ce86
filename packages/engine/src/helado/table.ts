import type { Columns } from '../craft/columns.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import { GROUPS } from './groups.gen.ts';

/** What ice cream knows of a food. */
export const COLUMNS = {
  grupo: 'text',
  /** Whether a balancer may move it without being told to: body and sweetness, not flavour. */
  palanca: 'flag',
} as const satisfies Columns;

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { grupo: GROUPS },
  categories: { helado: GROUPS },
  labelled: false,
  byId: false,
}))();
