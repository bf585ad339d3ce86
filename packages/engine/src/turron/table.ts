import type { Columns, RowOf } from '../craft/columns.ts';
import { lacteoOChocolate } from '../despensa/classes.gen.ts';
import type { CraftTable } from '../despensa/craft-table.ts';
import type { Food } from '../despensa/food.ts';
import type { CellsByRule } from '../despensa/rules.ts';
import { GROUPS } from './groups.gen.ts';

/** What turrón knows of a food; `es_*` are shares of its weight. */
export const COLUMNS = {
  grupo: 'text',
  es_almendra: 'number',
  es_fruto_seco: 'number',
  es_miel: 'number',
  es_azucar: 'number',
  /** Share that counts as «materia básica» (RD 1787/1982, 6.3). */
  materia_basica: 'number',
  /** Grams of powdered yolk each gram stands for. */
  yema_eq: 'number',
} as const satisfies Columns;

export type NougatRow = RowOf<typeof COLUMNS>;

/** A percentage as a cell of shares. */
function share(percentage: number): string {
  return String(Math.round(percentage * 10) / 1000);
}

/** Solids of milk in milk and in chocolate, basic matter of turrón like the cocoa (RD 1787/1982, 6.3). */
function milkSolids(food: Food): number {
  return lacteoOChocolate(food) ? food.esml + food.grasa_lactea : 0;
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

export const TABLE: CraftTable = /* @__PURE__ */ (() => ({
  columns: Object.keys(COLUMNS),
  kinds: { grupo: GROUPS },
  categories: { turron: GROUPS },
  labelled: true,
  byId: true,
  checkRow: (row, fail) => {
    for (const column of ['materia_basica', 'yema_eq']) {
      if (!(Number(row.text(column)) <= 1)) fail(column, 'is over 1');
    }
  },
}))();
