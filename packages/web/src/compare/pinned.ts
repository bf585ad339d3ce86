import { signal } from '@preact/signals';
import type { Recipe } from '../recipe/recipe.ts';

/** Beside the one on the bench. */
export const MOST_PINNED = 3;

/** A recipe or version set aside to compare with, as it was then. */
export interface Pinned {
  readonly id: number;
  readonly recipe: Recipe;
  /** How it is called in the heads of the tables. */
  readonly name: string;
}

export const pinned = signal<readonly Pinned[]>([]);

let last = 0;

export function pin(recipe: Recipe, name: string): void {
  last += 1;
  if (pinned.value.length < MOST_PINNED) pinned.value = [...pinned.value, { id: last, recipe, name }];
}

export function unpin(id: number): void {
  pinned.value = pinned.value.filter((each) => each.id !== id);
}
