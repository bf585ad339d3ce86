import { isObject } from '../crafts/engine.ts';

export const BATCH_KINDS = ['total', 'piezas', 'litros', 'moldes'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** How much to make: a total, so many pieces or moulds of so many grams each, or litres with air in them. */
export interface Batch {
  readonly kind: BatchKind;
  readonly total: number | null;
  readonly count: number | null;
  readonly each: number | null;
  /** True when `each` is the weight out of the oven; then `loss` (%) tells the dough it takes. */
  readonly baked: boolean;
  readonly loss: number | null;
  readonly litres: number | null;
  /** Air whipped in, % of the volume of the mix. */
  readonly overrun: number | null;
}

export function isBatch(value: unknown): value is Batch {
  if (!isObject(value)) return false;
  const numbers = [value.total, value.count, value.each, value.loss, value.litres, value.overrun];
  return (
    BATCH_KINDS.some((kind) => kind === value.kind) &&
    numbers.every((x) => x === null || Number.isFinite(x)) &&
    typeof value.baked === 'boolean'
  );
}
