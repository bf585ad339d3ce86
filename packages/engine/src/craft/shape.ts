/** Bounds of one optional number of an ingredient; a missing bound is open. */
export interface NumberField {
  readonly min?: number;
  readonly max?: number;
}

/** A craft's ingredient on the wire; JSON schema and reader share it. */
export interface ItemShape {
  readonly name: 'name' | 'ingrediente';
  readonly weight: 'grams' | 'peso';
  /** Optional composition fields, per 100 g, and price. */
  readonly numbers?: Readonly<Record<string, NumberField>>;
  /** Optional fields that take one of a few words, with those words: bread's `role`. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Other fields the craft reads where it uses them. */
  readonly others?: readonly string[];
}

/** An ingredient on the wire of the crafts whose interface speaks Spanish. */
export const IN_SPANISH = { name: 'ingrediente', weight: 'peso' } as const satisfies ItemShape;
