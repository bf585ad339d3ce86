import { learnPrecedents } from '../src/craft/precedent.ts';
import { teach } from '../src/despensa/lessons.ts';

/** As in the whole library: a craft by itself reads its names to the letter. */
teach();

/** Ranges are tested by themselves, whatever another file of the process has learnt. */
learnPrecedents(undefined);
