import { INTERPRETER } from './interpret.ts';
import { learnBySteps } from './reader.ts';
import { teachOwn, teachWith } from './teaching.ts';
import { vocabulary } from './vocabulary.ts';

/** Teaches the engine to read all that a person may write: every name of a food, labels, recipes that are ingredients. */
export function teach(): void {
  teachWith();
}

/** As `teach`, in short steps, for a page that must answer between them; all is learnt after the last one. */
export function* teachBySteps(): Generator<void> {
  yield* learnBySteps(vocabulary, INTERPRETER);
  teachOwn();
}
