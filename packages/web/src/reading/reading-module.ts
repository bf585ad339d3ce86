/** What comes with the first engine (bench/reading-module.ts). */
export { readPriced } from '../recipe/cost.ts';
export { Advice } from './advice.tsx';
export { Mend } from './mend.tsx';
export { Prize } from './prize.tsx';
export { ReadingPanel } from './reading-panel.tsx';
