import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/helado.gen.ts';

/** What ice cream knows of a food. */
export interface IceCreamRow {
  readonly grupo: string;
  /** Whether a balancer may move it without being told to: body and sweetness, not flavour. */
  readonly palanca: boolean;
}

export const foods = craftFoodsOf(
  'helado',
  packed,
  ([grupo, palanca]): IceCreamRow => ({ grupo: grupo!, palanca: palanca === '1' }),
);
