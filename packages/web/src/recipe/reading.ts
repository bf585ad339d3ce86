import { type Analysis, analyseAs, type Craft, InputError, type UnjudgedValue, unjudgedValues } from '@obrador/engine';
import { ASSEMBLY } from '../crafts/assembly.ts';
import { esAssembly } from '../crafts/assembly-texts.ts';
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

interface Asked {
  /** Absent where the formula is not judged. */
  readonly type?: unknown;
  readonly ingredients: readonly unknown[];
}

/** Null for a formula without ingredients: nothing is wrong with it yet. */
export function readingOf(craft: Craft, body: Asked): Reading | Refusal | null {
  if (body.ingredients.length === 0) return null;
  try {
    const judged = analyseAs(craft, body);
    const analysis = body.type === undefined ? unjudged(judged) : judged;
    return { kind: 'reading', analysis, figures: shownFigures(craft, analysis) };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refusal', message: error.message };
    throw error;
  }
}

/** The figures of a formula of which nothing is asked, and what is doubtful in how it was read. */
function unjudged(analysis: Analysis): Analysis {
  const { label } = esAssembly;
  return {
    ...analysis,
    // Worked out when asked for, and so not among what is spread.
    ingredients: analysis.ingredients,
    type: ASSEMBLY,
    typeLabel: label,
    meters: [],
    advice: [],
    warnings: analysis.warnings.filter(
      ({ index, text, law }) => index !== undefined && !law && !analysis.objections.some((one) => one.text === text),
    ),
    outcome: { id: ASSEMBLY, text: label, good: true, medal: null, almonds: null, denomination: null, scores: [] },
  };
}

/** The numbers without a meter; what a meter judges on the chocolate base alone is told apart from the whole product. */
export function shownFigures(craft: Craft, analysis: Analysis): readonly UnjudgedValue[] {
  return unjudgedValues(craft, analysis).map((figure) =>
    analysis.meters.some(({ label }) => label === figure.label)
      ? { ...figure, label: esRecipe.ofWhole(figure.label) }
      : figure,
  );
}
