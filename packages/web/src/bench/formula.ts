import { computed, signal } from '@preact/signals';
import { isLearnt } from '../loading/language.ts';
import { flourShares } from '../recipe/flour-shares.ts';
import { totalGrams } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import { craft } from './bench-crafts.ts';
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
  // Labels and recipes cannot be read yet: on a first screen, for a moment.
  if (!isLearnt.value && request.value.lines.some(({ own, label, part, made }) => own || label || part || made))
    return null;
  return readingModule.here.value.readPriced(craft.value, request.value, pricesOf(craftId.value));
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
  line: selectedLine.value,
}));
