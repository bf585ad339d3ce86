import type { DeclaredFigures } from '@obrador/engine/despensa';
import { isObject } from '../crafts/engine.ts';

/** The label of an ingredient of one's own, in the wire fields of `etiqueta`. */
export type Label = DeclaredFigures & {
  readonly alergenos?: readonly string[];
  /** The shelf of the pantry it belongs to, which tells the kind of its sugars and fats. */
  readonly categoria?: string;
};

export function isLabel(value: unknown): value is Label {
  return (
    isObject(value) &&
    Object.entries(value).every(([field, each]) => {
      if (field === 'alergenos') return Array.isArray(each) && each.every((code) => typeof code === 'string');
      return field === 'categoria' ? typeof each === 'string' : Number.isFinite(each);
    })
  );
}
