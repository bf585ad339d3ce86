import type { Craft, Outcome } from '@obrador/engine';
import { corpusOf, type Formula } from './corpus.ts';
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
  readonly comparisons: readonly Comparison[];
}

export interface FigureSummary {
  readonly figure: string;
  readonly count: number;
  readonly agreeing: number;
  readonly median: number;
  readonly worst: number;
}

export interface CraftReport {
  readonly craft: Craft;
  readonly results: readonly FormulaResult[];
  readonly summaries: readonly FigureSummary[];
}

export function reportOf(craft: Craft): CraftReport {
  const results = corpusOf(craft.id).map((formula) => resultOf(craft, formula));
  const comparisons = results.flatMap((result) => result.comparisons);
  const figures = [...new Set(comparisons.map(({ figure }) => figure))];
  return { craft, results, summaries: figures.map((figure) => summaryOf(figure, comparisons)) };
}

export function requestOf({ type, ingredients }: Formula) {
  return { type, ingredients };
}

/** A turrón is recorded by the name of its category. */
export function recordedAs({ id, text, almonds }: Outcome): string {
  return almonds === null ? id : text;
}

function resultOf(craft: Craft, formula: Formula): FormulaResult {
  const analysis = craft.analyse(requestOf(formula));
  const comparisons = Object.entries(formula.publishedFigures ?? {}).map(([figure, published]) =>
    compare(figure, published, computedFigure(craft, formula, analysis, figure), formula.causes?.[figure]),
  );
  return {
    formula,
    result: recordedAs(analysis.outcome),
    comparisons,
  };
}

function compare(figure: string, published: number, computed: number, cause: string | undefined): Comparison {
  const tolerance = TOLERANCES[figure];
  if (!tolerance) throw new Error(`no tolerance is stated for «${figure}»`);
  const error = Math.abs(computed - published);
  const allowed = tolerance.relative ? tolerance.within * published : tolerance.within;
  // A figure at the edge agrees: 1e-9 absorbs the last bits of a double.
  return { figure, published, computed, error, agrees: error <= allowed + 1e-9, cause };
}

function summaryOf(figure: string, all: readonly Comparison[]): FigureSummary {
  const own = all.filter((comparison) => comparison.figure === figure);
  const errors = own.map(({ error }) => error).sort((a, b) => a - b);
  const middle = (errors.length - 1) / 2;
  return {
    figure,
    count: own.length,
    agreeing: own.filter(({ agrees }) => agrees).length,
    median: (errors[Math.floor(middle)]! + errors[Math.ceil(middle)]!) / 2,
    worst: errors.at(-1)!,
  };
}

/** Comparisons out of tolerance: with a named cause they are explained, without one they are misses. */
export function missesOf({ results }: CraftReport) {
  return results.flatMap(({ formula, comparisons }) =>
    comparisons.filter(({ agrees }) => !agrees).map((comparison) => ({ formula, comparison })),
  );
}
