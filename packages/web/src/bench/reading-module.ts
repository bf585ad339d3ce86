import type { FunctionComponent } from 'preact';
import type { Craft, Outcome } from '../crafts/engine.ts';
import { lazy } from '../loading/lazy.ts';
import type { Reading, Refusal } from '../recipe/reading.ts';
import type { Prices, Request } from '../recipe/request.ts';

/** What reads a formula and shows what was read. */
interface ReadingModule {
  readonly readPriced: (craft: Craft, request: Request, prices: Prices) => Reading | Refusal | null;
  readonly ReadingPanel: FunctionComponent;
  readonly Advice: FunctionComponent;
  readonly Prize: FunctionComponent<{ readonly outcome: Outcome }>;
  readonly Mend: FunctionComponent;
}

let load = async (): Promise<ReadingModule | null> => null;

/** Comes beside the first engine, all of it, so that nothing in it is late; an empty bench does without. */
export const readingModule = lazy(() => load());

/** The page says where it is fetched: what is in it looks at the bench, which cannot look at it. */
export function setReadingModule(loader: () => Promise<ReadingModule>): void {
  load = loader;
}
