import * as packed from '../despensa/cacao.gen.ts';
import { oficioOf } from '../despensa/oficio.ts';

/** What chocolate knows of a food. */
export interface CocoaRow {
  readonly grupo: string;
}

export const oficio = oficioOf('cacao', packed, ([grupo]): CocoaRow => ({ grupo: grupo! }));
