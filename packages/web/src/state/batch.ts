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

const formulaGrams = computed(() => (recipe.value ? totalGrams(recipe.value.lines) : 0));

/** Grams of the batch; null while it is not set or there is nothing to scale: then the formula as written. */
export const batchGrams = computed(() => {
  if (formulaGrams.value === 0) return null;
  const { kind, total, count, each } = batch.value;
  const grams = kind === 'total' ? total : count !== null && each !== null ? count * each : null;
  return grams !== null && grams > 0 ? grams : null;
});

/** What every line is multiplied by. */
export const batchFactor = computed(() => {
  return batchGrams.value === null ? 1 : batchGrams.value / formulaGrams.value;
});
