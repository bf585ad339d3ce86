import type { ItemShape } from '../craft/read.ts';

/** An ingredient of chocolate on the wire. */
export const SHAPE: ItemShape = { name: 'ingrediente', weight: 'peso' };
