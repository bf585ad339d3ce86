import type { Craft, Outcome } from '@obrador/engine';
import { corpusOf, type Formula, type Stated, statedOf } from './corpus.ts';
import { computedFigure } from './figures.ts';
import { TOLERANCES } from './tolerances.ts';

export interface Comparison {
  readonly figure: string;
  readonly published: number;
  readonly computed: number;
  /** Absolute error, in the figure's unit. */
  readonly error: number;
  readonly agrees: boolean;
  /** Why it does not agree, where the cause is known. */
  readonly cause: string | undefined;
}

export interface FormulaResult {
  readonly formula: Formula;
  /** Verdict, category or medal of today. */
  readonly result: string;
  readonly good: boolean;
  readonly comparisons: readonly Comparison[];
}

/** Figures of a source beside ours, of a formula that no corpus holds. */
export interface StatedResult {
  readonly formula: Stated;
  readonly comparisons: readonly Comparison[];
}

/** How far off a set of figures is. */
export interface ErrorBand {
  readonly count: number;
  readonly agreeing: number;
  readonly median: number;
  /** Nine of ten are within it. */
  readonly ninth: number;
  readonly worst: number;
}

export interface FigureSummary extends ErrorBand {
  readonly figure: string;
}

export interface CraftReport {
  readonly craft: Craft;
  readonly results: readonly FormulaResult[];
  readonly stated: readonly StatedResult[];
  readonly summaries: readonly FigureSummary[];
}

export function reportOf(craft: Craft): CraftReport {
  const results = corpusOf(craft.id).map((formula) => resultOf(craft, formula));
  const stated = statedOf(craft.id).map((formula) => ({ formula, comparisons: comparisonsOf(craft, formula) }));
  const comparisons = [...results, ...stated].flatMap((result) => result.comparisons);
  const figures = [...new Set(comparisons.map(({ figure }) => figure))];
  return {
    craft,
    results,
    stated,
    summaries: figures.map((figure) => ({ figure, ...bandOf(comparisons.filter((one) => one.figure === figure)) })),
  };
}

export function requestOf({ type, ingredients }: Pick<Formula, 'type' | 'ingredients'>) {
  return { type, ingredients };
}

/** A turrón is recorded by the name of its category. */
export function recordedAs({ id, text, almonds }: Outcome): string {
  // Of a turrón the category; the quality told after it is no part of it.
  return almonds === null ? id : text.split(',')[0]!;
}

function resultOf(craft: Craft, formula: Formula): FormulaResult {
  const { outcome } = craft.analyse(requestOf(formula));
  return { formula, result: recordedAs(outcome), good: outcome.good, comparisons: comparisonsOf(craft, formula) };
}

function comparisonsOf(craft: Craft, formula: Formula | Stated): readonly Comparison[] {
  const { publishedFigures, causes } = formula;
  if (publishedFigures === undefined) return [];
  const analysis = craft.analyse(requestOf(formula));
  return Object.entries(publishedFigures).map(([figure, published]) =>
    compare(figure, published, computedFigure(craft, formula, analysis, figure), causes?.[figure]),
  );
}

function compare(figure: string, published: number, computed: number, cause: string | undefined): Comparison {
  const tolerance = TOLERANCES[figure];
  if (!tolerance) throw new Error(`no tolerance is stated for «${figure}»`);
  const error = Math.abs(computed - published);
  const allowed = tolerance.relative ? tolerance.within * published : tolerance.within;
  // A figure at the edge agrees: 1e-9 absorbs the last bits of a double.
  return { figure, published, computed, error, agrees: error <= allowed + 1e-9, cause };
}

/** Median, ninth decile and worst of some errors; at least one is asked for. */
export function bandOf(all: readonly { readonly error: number; readonly agrees: boolean }[]): ErrorBand {
  const errors = all.map(({ error }) => error).sort((a, b) => a - b);
  const middle = (errors.length - 1) / 2;
  return {
    count: all.length,
    agreeing: all.filter(({ agrees }) => agrees).length,
    median: (errors[Math.floor(middle)]! + errors[Math.ceil(middle)]!) / 2,
    ninth: errors[Math.ceil(0.9 * errors.length) - 1]!,
    worst: errors.at(-1)!,
  };
}

/** Comparisons out of tolerance: with a named cause they are explained, without one they are misses. */
export function missesOf({ results, stated }: CraftReport) {
  return [...results, ...stated].flatMap(({ formula, comparisons }) =>
    comparisons.filter(({ agrees }) => !agrees).map((comparison) => ({ formula, comparison })),
  );
}
