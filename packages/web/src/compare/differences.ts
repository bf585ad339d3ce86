import type { UnjudgedValue } from '@obrador/engine';
import type { Analysis, Craft } from '../crafts/engine.ts';
import { readingOf, shownFigures } from '../recipe/reading.ts';
import { type Recipe, totalGrams } from '../recipe/recipe.ts';
import { type Body, type Prices, requestOf } from '../recipe/request.ts';

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

export interface ParamRow extends Pick<UnjudgedValue, 'key' | 'label' | 'unit' | 'info'> {
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

/** Every figure of the readings, judged or not, in the order they are read. */
export function paramRows(craft: Craft, analyses: readonly (Analysis | null)[]): ParamRow[] {
  const read = analyses.map((analysis) => (analysis ? [...analysis.meters, ...shownFigures(craft, analysis)] : []));
  const rows = new Map(read.flat().map((figure) => [figure.key, figure]));
  return [...rows.values()].map(({ key, label, unit, info }) => ({
    key,
    label,
    unit,
    info,
    values: analyses.map(
      (analysis, i) => read[i]!.find((figure) => figure.key === key)?.value ?? analysis?.values[key] ?? null,
    ),
  }));
}
