import * as packed from '../despensa/cacao.gen.ts';
import { craftFoodsOf } from '../despensa/craft-foods.ts';

/** What chocolate knows of a food. */
export interface CocoaRow {
  readonly grupo: string;
}

export const foods = craftFoodsOf('cacao', packed, ([grupo]): CocoaRow => ({ grupo: grupo! }));
