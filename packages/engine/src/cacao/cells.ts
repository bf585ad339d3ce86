import type { CellsByRule } from '../despensa/rules.ts';

export const cells: CellsByRule = ({ cacao: group }) => [group!];
