import { computed, signal } from '@preact/signals';
import { totalGrams } from './recipe.ts';
import { recipe } from './workbench.ts';

export const BATCH_KINDS = ['total', 'piezas', 'moldes'] as const;
type BatchKind = (typeof BATCH_KINDS)[number];

/** How much to make: a total, or a count of pieces, trays or moulds of so many grams each. */
export interface Batch {
  readonly kind: BatchKind;
  readonly total: number | null;
  readonly count: number | null;
  readonly each: number | null;
}

export const batch = signal<Batch>({ kind: 'total', total: null, count: null, each: null });

/** Grams of the batch; null while it is not set, which means the formula as written. */
export const batchGrams = computed(() => {
  const { kind, total, count, each } = batch.value;
  const grams = kind === 'total' ? total : count !== null && each !== null ? count * each : null;
  return grams !== null && grams > 0 ? grams : null;
});

/** What every line is multiplied by. */
export const batchFactor = computed(() => {
  const formula = recipe.value ? totalGrams(recipe.value.lines) : 0;
  return batchGrams.value === null || formula === 0 ? 1 : batchGrams.value / formula;
});
