import * as packed from './cacao.gen.ts';
import { oficioOf } from './oficio.ts';

/** What chocolate knows of a food. */
export interface CocoaRow {
  readonly grupo: string;
}

export const cacaoOficio = oficioOf('cacao', packed, ([grupo]): CocoaRow => ({ grupo: grupo! }));
