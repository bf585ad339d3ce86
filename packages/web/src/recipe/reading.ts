import { type Analysis, analyseAs, type Craft, InputError, type UnjudgedValue, unjudgedValues } from '@obrador/engine';
import { esRecipe } from './texts.ts';

/** What the engine makes of a formula. */
export interface Reading {
  readonly kind: 'reading';
  readonly analysis: Analysis;
  /** The numbers without a meter. */
  readonly figures: readonly UnjudgedValue[];
}

/** A request the engine refuses, in its own words. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly message: string;
}

/** Null for a formula without ingredients: nothing is wrong with it yet. */
export function readingOf(craft: Craft, body: { readonly ingredients: readonly unknown[] }): Reading | Refusal | null {
  if (body.ingredients.length === 0) return null;
  try {
    const analysis = analyseAs(craft, body);
    return { kind: 'reading', analysis, figures: shownFigures(craft, analysis) };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refusal', message: error.message };
    throw error;
  }
}

/** The numbers without a meter; what a meter judges on the chocolate base alone is told apart from the whole product. */
export function shownFigures(craft: Craft, analysis: Analysis): readonly UnjudgedValue[] {
  return unjudgedValues(craft, analysis).map((figure) =>
    analysis.meters.some(({ label }) => label === figure.label)
      ? { ...figure, label: esRecipe.ofWhole(figure.label) }
      : figure,
  );
}
