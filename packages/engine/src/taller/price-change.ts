import { gather, type PlanRecipe } from './gather.ts';

/** What a new price does to a recipe, EUR per kg weighed in. */
export interface PriceEffect {
  readonly recipe: string;
  readonly before: number;
  readonly after: number;
  /** % of what it cost; null when it cost nothing. */
  readonly change: number | null;
}

/** The recipes of a book that new prices touch, by way of their parts too, the most touched first. */
export function priceEffects(recipes: readonly PlanRecipe[], prices: ReadonlyMap<string, number>): PriceEffect[] {
  const changed = recipes.map((recipe) => ({
    ...recipe,
    lines: recipe.lines.map((line) => ({ ...line, price: prices.get(line.food) ?? line.price })),
  }));
  return recipes
    .map(({ id }) => effect(id, perKilo(id, recipes), perKilo(id, changed)))
    .filter(({ before, after }) => Math.abs(after - before) > 1e-9)
    .sort((a, b) => Math.abs(b.change ?? Infinity) - Math.abs(a.change ?? Infinity));
}

function effect(recipe: string, before: number, after: number): PriceEffect {
  return { recipe, before, after, change: before > 0 ? (100 * (after - before)) / before : null };
}

function perKilo(recipe: string, recipes: readonly PlanRecipe[]): number {
  return gather([{ recipe, grams: 1000 }], recipes).cost;
}
