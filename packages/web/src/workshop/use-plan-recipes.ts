import type { PlanRecipe } from '@obrador/engine/taller';
import { useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { book } from '../bench/library.ts';
import { pricesOf } from '../bench/prices.ts';
import { CRAFT_IDS } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import type { Prices } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import { type Grouping, planRecipes } from './plan-recipes.ts';

/** What is in the book and not in its trash; null until it was read. */
export function bookEntries(): readonly Entry[] | null {
  return book.value?.filter(({ trashed }) => trashed === null) ?? null;
}

/** The recipes of the book with the prices that count now; null until all their crafts are there. */
export function usePlanRecipes(grouping: Grouping): readonly PlanRecipe[] | null {
  const [recipes, setRecipes] = useState<readonly PlanRecipe[] | null>(null);
  useSignalEffect(() => {
    const entries = bookEntries();
    // Read here, so that a price set anywhere is counted at once.
    const prices = new Map<string, Prices>(CRAFT_IDS.map((id) => [id, pricesOf(id)]));
    let wanted = true;
    if (entries !== null) {
      retryable(async () => {
        const made = await planRecipes(entries, (craft) => prices.get(craft) ?? {}, grouping);
        if (wanted) setRecipes(made);
      });
    }
    return () => {
      wanted = false;
    };
  });
  return recipes;
}
