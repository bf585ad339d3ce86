import type { CellsByRule } from '../despensa/rules.ts';

export const cells: CellsByRule = ({ pasteleria: role, pasteleria_grupo: group }) => [group!, role!, '1', ''];
