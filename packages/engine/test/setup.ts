import { teach } from '../src/despensa/lessons.ts';

/** As in the whole library: a craft by itself reads its names to the letter. */
teach();
