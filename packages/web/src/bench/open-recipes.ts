import { computed, signal } from '@preact/signals';
import type { CraftId, PerCraft } from '../crafts/engine.ts';
import { type Recipe, toContent } from '../recipe/recipe.ts';
import { sameContent } from '../storage/content.ts';
import type { Version } from '../storage/records.ts';
import { type History, historyOf } from './history.ts';
import { lastCraft } from './prefs.ts';

/** Every recipe opened in this tab, with its own undo, by its id; and the one on the bench of each craft. */
const histories = signal<ReadonlyMap<string, History<Recipe>>>(new Map());
const benches = signal<PerCraft<string>>({});
/** The newest version each open recipe is known to have. */
const bases = signal<ReadonlyMap<string, Version>>(new Map());

export const craftId = lastCraft;

const history = computed(() => histories.value.get(benches.value[craftId.value] ?? '') ?? null);
export const recipe = computed(() => history.value?.present ?? null);
export const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);

/** The version of the book the recipe on the bench comes from; null when it was never saved. */
export const base = computed(() => (recipe.value && bases.value.get(recipe.value.id)) ?? null);
/** True when the book has the recipe exactly as it is on the bench. */
export const isSaved = computed(() => recipe.value !== null && isInBook(recipe.value));

export function isInBook(current: Recipe): boolean {
  const version = bases.value.get(current.id);
  return version !== undefined && sameContent(version.contenido, toContent(current));
}

/** The recipe on the bench of a craft. */
export const benchedIn = (id: CraftId): string | undefined => benches.value[id];

export const historyOfRecipe = (id: string): History<Recipe> | undefined => histories.value.get(id);

export const openRecipes = (): readonly string[] => [...histories.value.keys()];

/** A recipe opened in this tab. */
export function recipeOf(id: string): Recipe | null {
  return histories.value.get(id)?.present ?? null;
}

export function setHistory(id: string, next: History<Recipe>): void {
  histories.value = new Map(histories.value).set(id, next);
}

export const baseOf = (id: string): Version | undefined => bases.value.get(id);

export function setBase(version: Version): void {
  bases.value = new Map(bases.value).set(version.receta, version);
}

/** Puts a recipe on the bench of its craft, with the undo it had. */
export function putOnBench(next: Recipe): void {
  if (!histories.value.has(next.id)) setHistory(next.id, historyOf(next));
  benches.value = { ...benches.value, [next.craft]: next.id };
}
