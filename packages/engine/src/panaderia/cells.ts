import type { CellsByRule } from '../despensa/rules.ts';

export const cells: CellsByRule = ({ panaderia: role, panaderia_clase: kind, panaderia_cuenta: counts }, food) => {
  const flour = role === 'harina';
  const gluten = food.contiene.some((code) => code.startsWith('gluten')) ? '1' : '0';
  const yeast = role === 'levadura' ? '1' : '';
  return [role!, kind!, counts!, flour ? '100' : '', yeast, '', '', '', '', flour ? '60' : '', '', '0', gluten, '0'];
};
