import { type RowOf, rowReader } from '../craft/columns.ts';
import * as packed from '../despensa/cacao.gen.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';
import { COLUMNS } from './table.ts';

export type CocoaRow = RowOf<typeof COLUMNS>;

export const foods = craftFoodsOf('cacao', packed, rowReader(COLUMNS));
