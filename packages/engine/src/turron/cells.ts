import type { Food } from '../despensa/food.ts';
import type { CellsByRule } from '../despensa/rules.ts';

/** A percentage as a cell of shares. */
function share(percentage: number): string {
  return String(Math.round(percentage * 10) / 1000);
}

/** Solids of milk in milk and in chocolate, basic matter of turrón like the cocoa (RD 1787/1982, 6.3). */
function milkSolids({ category, esml, grasa_lactea }: Food): number {
  return category === 'lacteos' || category === 'cacao_chocolate' ? esml + grasa_lactea : 0;
}

export const cells: CellsByRule = ({ turron: group }, food) => [
  group!,
  share(food.almendra),
  share(food.frutos_secos),
  '0',
  group === 'azucar' ? '1' : '0',
  share(Math.min(100, food.frutos_secos + food.cacao_seco + food.manteca_cacao + milkSolids(food))),
  '0',
];
