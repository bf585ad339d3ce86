import { AW_FRESH, AW_SAFE } from '../craft/keeping.ts';
import type { Limit } from '../craft/limit.ts';
import { AW } from './params.ts';

/** A ganache keeps well up to 0.85, where pathogens stop; over 0.90 it is a fresh product (New Food 2009). */
export const AW_TARGET = {
  param: AW,
  min: null,
  max: AW_SAFE,
  level: 'objetivo',
  authority: 'oficio',
  source: 'Escuelas francesas: 0,70-0,85; los patógenos se detienen en 0,85 (New Food 2009)',
} as const satisfies Limit;
export { AW_FRESH };
