import { round } from '../craft/round.ts';
import { downTo, knowLoss } from '../despensa/losses.ts';
import { analyse } from './analyse.ts';
import { DEFAULT_TYPE, findType, residualOf, rulesOf } from './types.ts';

/** Cooked down to the residual moisture of the type; what is melted keeps its water. */
knowLoss('turron', (type, water) =>
  downTo(residualOf(rulesOf((type === undefined ? undefined : findType(type)) ?? DEFAULT_TYPE)), water),
);

/** % of its weight that a formula loses, toasting and water; none where wafers make it heavier. Refuses what the balance refuses. */
export function lossTurron(body: unknown): number {
  return Math.max(0, round(100 - analyse(body).values.rendimiento, 1));
}
