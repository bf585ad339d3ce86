import { bakersTable } from '@obrador/engine/panaderia';
import { keptShares } from '@obrador/engine/taller';
import { edit } from '../bench/edits.ts';
import { request } from '../bench/formula.ts';
import { InputError } from '../crafts/engine.ts';
import { reweighed } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';

/** Has the other lines follow the one that was weighed anew, where the formula is its percentages. */
export function keepShares(before: Request, id: number, merge: string): void {
  const now = request.peek();
  if (!now) return;
  const changed = now.lines.findIndex((line) => line.id === id);
  try {
    const locked = now.lines.map((line) => line.locked);
    const grams = keptShares(bakersTable(before.body), bakersTable(now.body), locked, changed);
    if (grams) edit((recipe) => reweighed(recipe, now.lines, grams), merge);
  } catch (error) {
    // A dough the engine refuses has no percentages; the reading says why.
    if (!(error instanceof InputError)) throw error;
  }
}
