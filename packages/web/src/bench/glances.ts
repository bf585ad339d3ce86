import { loadCraft } from '../crafts/craft-engines.ts';
import { costSheet, perKilo } from '../recipe/cost.ts';
import { readingOf } from '../recipe/reading.ts';
import { loadWithin } from '../recipe/receta.ts';
import { fromContent } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import { pricesOf } from './prices.ts';
import { wordOf } from './verdict.tsx';

/** What is seen of a recipe at a glance. */
export interface Glance {
  readonly verdict: string | null;
  readonly good: boolean;
  /** Euros per kilo weighed in; null when some price is missing. */
  readonly cost: number | null;
}

/** Verdict and cost of every recipe of the book, by its identifier. */
export async function glancesOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, Glance>> {
  const seen = new Map<string, Glance>();
  for (const { id, content } of entries) {
    const craft = await loadCraft(content.oficio);
    await loadWithin(content.ingredientes);
    const request = requestOf(fromContent(id, content), craft, pricesOf(craft.id));
    const reading = readingOf(craft, request.body);
    const analysis = reading?.kind === 'reading' ? reading.analysis : null;
    const sheet = analysis && costSheet(craft, request, pricesOf(craft.id), 1);
    seen.set(id, {
      verdict: analysis && wordOf(analysis),
      good: analysis?.outcome.good === true,
      cost: sheet && sheet.missing === 0 && sheet.grams > 0 ? perKilo(sheet) : null,
    });
    // A long book is read in pieces, so that the page can be used meanwhile.
    if (seen.size % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return seen;
}

const AT_ONCE = 10;
