import type { Analysis, Craft } from '@obrador/engine';

export interface CraftViewProps {
  readonly body: Readonly<Record<string, unknown>>;
  readonly analysis: Analysis;
  readonly craft: Craft;
}
