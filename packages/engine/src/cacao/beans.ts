import { readBody, readItems } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { habaEntera } from './params.gen.ts';
import { resolve } from './resolve.ts';

/** Share of the weight of a formula that is the whole bean, as nibs or ground to a mass. Refuses what the balance refuses. */
export function wholeBeanShare(body: unknown): number {
  const { ingredients } = resolve(readItems(readBody(body), SHAPE, true));
  return ingredients.reduce((sum, { row, share }) => (habaEntera(row) ? sum + share : sum), 0);
}
