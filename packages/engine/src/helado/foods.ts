import { type RowOf, rowReader } from '../craft/columns.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/helado.gen.ts';
import { COLUMNS } from './table.ts';

export type IceCreamRow = RowOf<typeof COLUMNS>;

export const foods = craftFoodsOf('helado', packed, rowReader(COLUMNS));
