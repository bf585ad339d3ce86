import type { Analysis, Craft } from './engine.ts';
import { readingOf } from './reading.ts';
import { type Body, type Prices, requestOf } from './request.ts';
import { type Recipe, totalGrams } from './state/recipe.ts';

export interface Side {
  readonly recipe: Recipe;
  readonly body: Body;
  /** Null where the engine refuses it. */
  readonly analysis: Analysis | null;
  readonly total: number;
}

export interface IngredientRow {
  readonly name: string;
  /** Grams per side; null where it is not used. */
  readonly grams: readonly (number | null)[];
  readonly shares: readonly number[];
}

export interface ParamRow {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly values: readonly (number | null)[];
}

export function sideOf(craft: Craft, recipe: Recipe, prices: Prices): Side {
  const { body } = requestOf(recipe, craft, prices);
  const reading = readingOf(craft, body);
  return {
    recipe,
    body,
    analysis: reading?.kind === 'reading' ? reading.analysis : null,
    total: totalGrams(recipe.lines),
  };
}

export function ingredientRows(sides: readonly Side[]): IngredientRow[] {
  const names = new Set(sides.flatMap(({ recipe }) => recipe.lines.map(({ name }) => name)));
  names.delete('');
  return [...names].map((name) => {
    const grams = sides.map((side) => gramsOf(side, name));
    return { name, grams, shares: sides.map((side, i) => share(grams[i]!, side)) };
  });
}

function gramsOf({ recipe }: Side, name: string): number | null {
  const lines = recipe.lines.filter((line) => line.name === name);
  return lines.length === 0 ? null : totalGrams(lines);
}

function share(grams: number | null, { total }: Side): number {
  return total === 0 ? 0 : (grams ?? 0) / total;
}

export function paramRows(craft: Craft, sides: readonly Side[]): ParamRow[] {
  return craft.params.flatMap(({ key, label, unit }) => {
    const values = sides.map((side) => side.analysis?.values[key] ?? null);
    return values.every((value) => value === null) ? [] : [{ key, label, unit, values }];
  });
}
