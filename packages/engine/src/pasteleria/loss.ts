import { round } from '../craft/round.ts';
import { downTo, knowLoss } from '../despensa/losses.ts';
import { analyse } from './analyse.ts';
import { findType, rulesOf } from './types.ts';

/** A pastry of no type may be a cream, which is not baked. */
function lossOf(type: string | undefined, water: number): number {
  const id = type === undefined ? undefined : findType(type);
  const left = id && rulesOf(id).bakedWater;
  return left === undefined ? 0 : downTo(left, water);
}

/** A cake filled with cream is baked before. */
knowLoss('pasteleria', (type, water, assembled) => (assembled ? 0 : lossOf(type, water)));

/** % of its weight that a formula loses in the oven or the pot. Refuses what the balance refuses. */
export function lossPasteleria(body: unknown): number {
  const { type, values } = analyse(body);
  return round(lossOf(type, values.agua), 1);
}
