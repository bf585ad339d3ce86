import type { Craft } from '@obrador/engine';
import type { Reading } from '../reading.ts';

export interface CraftViewProps {
  readonly body: Readonly<Record<string, unknown>>;
  readonly reading: Reading;
  readonly craft: Craft;
}
