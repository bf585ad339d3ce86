import type { Analysis, Craft } from '@obrador/engine';

export interface CraftViewProps {
  readonly body: Readonly<Record<string, unknown>>;
  readonly analysis: Analysis;
  readonly craft: Craft;
}

/** A formula of several whose curves share a plot. */
export interface ComparedSide {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly analysis: Analysis | null;
}

export interface CurvesProps {
  readonly sides: readonly ComparedSide[];
}
