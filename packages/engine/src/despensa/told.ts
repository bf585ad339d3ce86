import type { ownFoodOf } from './declaration.ts';
import type { ReadName, RecipeFood } from './receta.ts';

/** How to read what a person tells of an ingredient: its label, or the recipe it is. */
export interface Told {
  readonly ownFoodOf: typeof ownFoodOf;
  /** The food a recipe makes, that of the ingredient of that place and name. */
  readonly recipeOf: (sent: unknown, readName: ReadName, name: string, index: number) => RecipeFood;
}

let learnt: Told | undefined;

/** Like the vocabulary, it is taught at the start of a program, and after the first screen of a page (`lessons.ts`). */
export function learnTold(told: Told): void {
  learnt = told;
}

export function told(): Told {
  if (learnt === undefined) throw new Error('Labels and recipes cannot be read before despensa/learn.ts is loaded');
  return learnt;
}
