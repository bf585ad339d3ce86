import { type RowOf, rowReader } from '../craft/columns.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/turron.gen.ts';
import { COLUMNS } from './table.ts';

export type NougatRow = RowOf<typeof COLUMNS>;

export const foods = craftFoodsOf('turron', packed, rowReader(COLUMNS));
