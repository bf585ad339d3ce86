/** What comes with the first engine (state/room.ts): an empty bench does without. */
export { readPriced } from '../cost.ts';
export { Advice } from './advice.tsx';
export { ReadingPanel } from './reading-panel.tsx';
