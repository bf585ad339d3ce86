import { type RowOf, rowReader } from '../craft/columns.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/panaderia.gen.ts';
import { COLUMNS } from './table.ts';

export type BreadRow = RowOf<typeof COLUMNS>;

export const foods = craftFoodsOf('panaderia', packed, rowReader(COLUMNS));
