import type { CraftTable } from '../despensa/craft-table.ts';

const GROUPS: readonly string[] = [
  'basicos',
  'lacteos',
  'azucares',
  'edulcorantes_fibras',
  'huevo',
  'frutas',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
  'licores_vinos',
  'grasas',
  'vegetal',
  'neutros_estabilizantes',
  'especias_aromas',
  'salados',
  'galletas_toppings',
  'bases',
];

export const TABLE: CraftTable = {
  columns: ['grupo', 'palanca'],
  kinds: { grupo: GROUPS },
  categories: { helado: GROUPS },
  labelled: false,
  byId: false,
};
