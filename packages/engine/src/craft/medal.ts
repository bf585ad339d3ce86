/** As written on the wire. */
export type Medal = 'gold' | 'silver' | 'bronze';
