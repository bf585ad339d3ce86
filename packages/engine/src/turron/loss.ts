import { downTo, knowLoss } from '../despensa/losses.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Cooked down to the residual moisture of the type. */
knowLoss('turron', (type, water) =>
  downTo(rulesOf((type === undefined ? undefined : findType(type)) ?? DEFAULT_TYPE).moisture.max, water),
);
