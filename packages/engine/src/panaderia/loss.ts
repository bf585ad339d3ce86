import { knowLoss } from '../despensa/losses.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

knowLoss('panaderia', (type) => rulesOf((type === undefined ? undefined : findType(type)) ?? DEFAULT_TYPE).bakingLoss);
