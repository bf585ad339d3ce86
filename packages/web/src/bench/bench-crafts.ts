import { computed, effect, signal } from '@preact/signals';
import { loadNames } from '../crafts/bench-craft.ts';
import { loadCraft, loadFirst } from '../crafts/craft-engines.ts';
import type { BenchCraft, Craft, CraftId, PerCraft } from '../crafts/engine.ts';
import { entryNamed } from '../crafts/entries.ts';
import { afterPaint, whenOnline } from '../loading/later.ts';
import { emptyRecipe, type Line, type Recipe } from '../recipe/recipe.ts';
import { benchedIn, craftId, recipeOf } from './open-recipes.ts';
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

/** First what reads names of the list; the rest, several times as much, once there is a formula and it has been seen. */
async function bringBySteps(id: CraftId): Promise<void> {
  await bringFirst(id);
  await written(id);
  await new Promise<void>(afterPaint);
  await bringCraft(id);
}

/** Once the bench of a craft has an ingredient. */
function written(id: CraftId): Promise<void> {
  return new Promise((resolve) => {
    const forget = effect(() => {
      if (!recipeOf(benchedIn(id) ?? '')?.lines.some(({ name }) => name.trim() !== '')) return;
      resolve();
      queueMicrotask(() => forget());
    });
  });
}

async function bringFirst(id: CraftId): Promise<void> {
  const [first] = await Promise.all([loadFirst(id), readingModule.bring()]);
  if (!crafts.peek()[id]) crafts.value = { ...crafts.peek(), [id]: first };
}

/** What reads a formula: where all its names are of the list, nothing more is waited for. */
export async function bringFor({ craft: id, lines }: Pick<Recipe, 'craft' | 'lines'>): Promise<void> {
  const named = await bringNames(id);
  await (lines.every((line) => isListed(named, line)) ? bringFirst(id) : bringCraft(id));
}

/** Whether a line means the same before other names have come: it is called as the list calls it, or not yet at all. */
export function isListed(craft: BenchCraft, { name, own, label, part, made }: Line): boolean {
  if (own || label || part !== undefined || made) return false;
  return name.trim() === '' || entryNamed(craft, name) !== undefined;
}

/** A recipe a person wrote is read by a craft that understands all of it. */
export async function bringCraft(id: CraftId): Promise<void> {
  const [found] = await Promise.all([loadCraft(id), readingModule.bring()]);
  if (crafts.peek()[id] !== found) crafts.value = { ...crafts.peek(), [id]: found };
}
