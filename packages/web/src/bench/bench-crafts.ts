import { computed, signal } from '@preact/signals';
import { loadNames } from '../crafts/bench-craft.ts';
import { loadCraft, loadFirst } from '../crafts/craft-engines.ts';
import type { BenchCraft, Craft, CraftId, PerCraft } from '../crafts/engine.ts';
import { whenOnline } from '../loading/later.ts';
import { emptyRecipe, type Recipe } from '../recipe/recipe.ts';
import { craftId } from './open-recipes.ts';
import { readingModule } from './reading-module.ts';

const names = signal<PerCraft<BenchCraft>>({});
const crafts = signal<PerCraft<Craft>>({});

/** Null while its engine is on the way. */
export const craft = computed(() => crafts.value[craftId.value] ?? null);
/** The same, or its names alone while its engine is on the way. */
export const benchCraft = computed(() => benchOf(craftId.value) ?? null);

export function benchOf(id: CraftId): BenchCraft | undefined {
  return crafts.value[id] ?? names.value[id];
}

/** A recipe beside the one on the bench; its type is asked for, not inherited. */
export function newRecipe(): Recipe {
  return emptyRecipe(craftId.value, benchCraft.value!.defaultType);
}

export async function bringNames(id: CraftId): Promise<BenchCraft> {
  const named = names.peek()[id] ?? (await loadNames(id));
  names.value = { ...names.peek(), [id]: named };
  return named;
}

export function bringSoon(id: CraftId): void {
  bringBySteps(id).catch(() => whenOnline(() => bringSoon(id)));
}

/** First what reads a formula written with the names of the list, then the rest of the language. */
async function bringBySteps(id: CraftId): Promise<void> {
  const [first] = await Promise.all([loadFirst(id), readingModule.bring()]);
  if (!crafts.peek()[id]) crafts.value = { ...crafts.peek(), [id]: first };
  await bringCraft(id);
}

/** A recipe a person wrote is read by a craft that understands all of it. */
export async function bringCraft(id: CraftId): Promise<void> {
  const [found] = await Promise.all([loadCraft(id), readingModule.bring()]);
  if (crafts.peek()[id] !== found) crafts.value = { ...crafts.peek(), [id]: found };
}
