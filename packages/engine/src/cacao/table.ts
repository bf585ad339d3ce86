import type { CraftTable } from '../despensa/craft-table.ts';
import { GROUPS } from './groups.ts';

export const TABLE: CraftTable = {
  columns: ['grupo'],
  kinds: { grupo: GROUPS },
  categories: { cacao: GROUPS },
  labelled: true,
  byId: true,
};
