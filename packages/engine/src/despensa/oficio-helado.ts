import * as packed from './helado.gen.ts';
import { oficioOf } from './oficio.ts';

/** What ice cream knows of a food. */
export interface IceCreamRow {
  readonly grupo: string;
  /** Whether a balancer may move it without being told to: body and sweetness, not flavour. */
  readonly palanca: boolean;
}

export const heladoOficio = oficioOf(
  'helado',
  packed,
  ([grupo, palanca]): IceCreamRow => ({ grupo: grupo!, palanca: palanca === '1' }),
);
