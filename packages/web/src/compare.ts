import type { Analysis, Craft } from './engine.ts';
import { readingOf } from './reading.ts';
import { type Prices, requestOf } from './request.ts';
import { type Recipe, totalGrams } from './state/recipe.ts';

export interface Side {
  readonly recipe: Recipe;
  /** Null where the engine refuses it. */
  readonly analysis: Analysis | null;
  readonly total: number;
}

export interface IngredientPair {
  readonly name: string;
  /** Grams per side; null where it is not used. */
  readonly grams: readonly [number | null, number | null];
  readonly shares: readonly [number, number];
}

export interface ParamPair {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly values: readonly [number | null, number | null];
}

export function sideOf(craft: Craft, recipe: Recipe, prices: Prices): Side {
  const reading = readingOf(craft, requestOf(recipe, craft, prices).body);
  return { recipe, analysis: reading?.kind === 'reading' ? reading.analysis : null, total: totalGrams(recipe.lines) };
}

export function ingredientPairs(a: Side, b: Side): IngredientPair[] {
  const names = new Set([...a.recipe.lines, ...b.recipe.lines].map(({ name }) => name));
  names.delete('');
  return [...names].map((name) => {
    const grams = [gramsOf(a, name), gramsOf(b, name)] as const;
    return { name, grams, shares: [share(grams[0], a), share(grams[1], b)] };
  });
}

function gramsOf({ recipe }: Side, name: string): number | null {
  const lines = recipe.lines.filter((line) => line.name === name);
  return lines.length === 0 ? null : totalGrams(lines);
}

function share(grams: number | null, { total }: Side): number {
  return total === 0 ? 0 : (grams ?? 0) / total;
}

export function paramPairs(craft: Craft, a: Side, b: Side): ParamPair[] {
  const of = (side: Side, key: string) => side.analysis?.values[key] ?? null;
  return craft.params.flatMap(({ key, label, unit }) => {
    const values = [of(a, key), of(b, key)] as const;
    return values[0] === null && values[1] === null ? [] : [{ key, label, unit, values }];
  });
}
