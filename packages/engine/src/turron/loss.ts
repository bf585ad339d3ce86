import { round } from '../craft/round.ts';
import { analyse } from './analyse.ts';

/** % of its weight that a formula loses, toasting and water; none where wafers make it heavier. Refuses what the balance refuses. */
export function lossTurron(body: unknown): number {
  return Math.max(0, round(100 - analyse(body).values.rendimiento, 1));
}
