/** `npm run evidence`: how the judgement by evidence does; `-- gather` keeps new formulas of corpus and rounds first. */
import { gather } from './gather.ts';

if (process.argv.includes('gather')) gather();
