import { downTo, knowLoss } from '../despensa/losses.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** % of water that even the driest bread keeps: breadsticks are sold with 5 to 7. */
const DRIEST = 6;

/** What is put together from baked parts does not go into the oven again. */
knowLoss('panaderia', (type, water, assembled) => {
  if (assembled) return 0;
  const { bakingLoss } = rulesOf((type === undefined ? undefined : findType(type)) ?? DEFAULT_TYPE);
  return Math.min(bakingLoss, downTo(DRIEST, water));
});
