import * as packed from '../despensa/helado.gen.ts';
import { oficioOf } from '../despensa/oficio.ts';

/** What ice cream knows of a food. */
export interface IceCreamRow {
  readonly grupo: string;
  /** Whether a balancer may move it without being told to: body and sweetness, not flavour. */
  readonly palanca: boolean;
}

export const oficio = oficioOf(
  'helado',
  packed,
  ([grupo, palanca]): IceCreamRow => ({ grupo: grupo!, palanca: palanca === '1' }),
);
