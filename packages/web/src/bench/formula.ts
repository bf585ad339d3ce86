import { computed, signal } from '@preact/signals';
import { flourShares } from '../recipe/flour-shares.ts';
import { totalGrams } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import { craft, isListed } from './bench-crafts.ts';
import { craftId, recipe } from './open-recipes.ts';
import { pricesOf } from './prices.ts';
import { readingModule } from './reading-module.ts';

/** What the engine is asked about the recipe on the bench. */
export const request = computed(() => {
  if (!recipe.value || !craft.value) return null;
  return requestOf(recipe.value, craft.value, pricesOf(craftId.value));
});

/** What the lines on the bench weigh, and each of them on the flour. */
export const total = computed(() => totalGrams(recipe.value?.lines ?? []));
export const onFlour = computed(() => flourShares(craftId.value, craft.value, request.value));

export const reading = computed(() => {
  if (!request.value || !craft.value || !readingModule.here.value) return null;
  // Other names, labels and recipes cannot be read yet, for a moment: no figure leaves them out meanwhile.
  const { value: current } = craft;
  if (current.isFirst && !request.value.lines.every((line) => isListed(current, line))) return null;
  return readingModule.here.value.readPriced(craft.value, request.value, pricesOf(craftId.value));
});

/** What may be said of the formula as a whole: of a good one nothing until published ones can be asked. */
export const judged = computed(() => {
  const { value } = reading;
  return craft.value?.isFirst && value?.kind === 'reading' && value.analysis.outcome.good ? null : value;
});

/** Line whose ingredient is looked at: its card and its effect on the parameters are shown. */
export const selectedId = signal<number | null>(null);
export const selectedLine = computed(() => recipe.value?.lines.find((line) => line.id === selectedId.value) ?? null);

/** All that is shown of the bench beside the formula. */
export const shownBench = computed(() => ({
  craft: craft.value,
  recipe: recipe.value,
  request: request.value,
  reading: reading.value,
  judged: judged.value,
  line: selectedLine.value,
}));
