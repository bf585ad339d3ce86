import { type RowOf, rowReader } from '../craft/columns.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/pasteleria.gen.ts';
import { COLUMNS } from './table.ts';

export type PastryRow = RowOf<typeof COLUMNS>;

export const foods = craftFoodsOf('pasteleria', packed, rowReader(COLUMNS));
