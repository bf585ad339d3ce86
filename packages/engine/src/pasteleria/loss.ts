import { round } from '../craft/round.ts';
import { usualLoss } from '../despensa/losses.ts';
import { analyse } from './analyse.ts';

/** % of its weight that a formula loses in the oven or the pot. Refuses what the balance refuses. */
export function lossPasteleria(body: unknown): number {
  const { type, values } = analyse(body);
  return round(usualLoss({ craft: 'pasteleria', type }, values.agua), 1);
}
