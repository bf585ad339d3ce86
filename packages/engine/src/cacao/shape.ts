import type { ItemShape } from '../craft/read.ts';

/** An ingredient of chocolate on the wire. */
export const SHAPE = { name: 'ingrediente', weight: 'peso' } as const satisfies ItemShape;
