import { knowLoss } from '../despensa/losses.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** What is put together from baked parts does not go into the oven again. */
knowLoss('panaderia', (type, _water, assembled) =>
  assembled ? 0 : rulesOf((type === undefined ? undefined : findType(type)) ?? DEFAULT_TYPE).bakingLoss,
);
