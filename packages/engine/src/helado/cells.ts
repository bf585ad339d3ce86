import type { CellsByRule } from '../despensa/rules.ts';
import { type Group, MOVERS } from './groups.gen.ts';

/** What has no row of its own is body and sweetness by its group, or there for its flavour. */
export const cells: CellsByRule = ({ helado: group }) => [group!, MOVERS[group as Group].lever ? '1' : '0'];
