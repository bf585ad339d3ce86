import { signal } from '@preact/signals';
import type { Recipe } from './recipe.ts';

/** The version set aside to compare with, as it was when it was set aside. */
export const pinned = signal<Recipe | null>(null);
