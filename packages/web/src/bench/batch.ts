import { computed } from '@preact/signals';
import { gramsOf, weighable } from '../recipe/batch.ts';
import { NO_BATCH } from '../recipe/no-batch.ts';
import { totalGrams } from '../recipe/recipe.ts';
import type { Batch } from '../storage/records.ts';
import { edit } from './edits.ts';
import { reading } from './formula.ts';
import { recipe } from './open-recipes.ts';

/** The batch of the recipe on the bench. */
export const batch = computed(() => recipe.value?.batch ?? NO_BATCH);

export function setBatch(change: Partial<Batch>): void {
  const key = Object.keys(change)[0];
  edit((current) => ({ ...current, batch: { ...(current.batch ?? NO_BATCH), ...change } }), `lote-${key}`);
}

const formulaGrams = computed(() => (recipe.value ? totalGrams(recipe.value.lines) : 0));

/** kg/l of the mix on the bench; undefined of what is not sold by the litre. */
export const mixDensity = computed(() =>
  reading.value?.kind === 'reading' ? reading.value.analysis.density?.() : undefined,
);

/** Grams of the batch; null while it is not set or there is nothing to scale: then the formula as written. */
export const batchGrams = computed(() => (formulaGrams.value === 0 ? null : gramsOf(batch.value, mixDensity.value)));

/** The weights of the batch as a scale can weigh them; as written while none is set. */
export function batchWeights(plain: readonly number[]): readonly number[] {
  return batchGrams.value === null ? plain : weighable(plain.map((weight) => weight * batchFactor.value));
}

/** What every line is multiplied by. */
export const batchFactor = computed(() => {
  return batchGrams.value === null ? 1 : batchGrams.value / formulaGrams.value;
});
