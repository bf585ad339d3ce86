import type { CellsByRule } from '../despensa/rules.ts';

/** Groups that are body and sweetness; what has no row of its own in the others is there for its flavour. */
const LEVER_GROUPS: ReadonlySet<string> = new Set(['basicos', 'azucares', 'edulcorantes_fibras', 'grasas']);

export const cells: CellsByRule = ({ helado: group }) => [group!, LEVER_GROUPS.has(group!) ? '1' : '0'];
