import type { Batch } from '../storage/records.ts';

/** The formula as written. */
export const NO_BATCH: Batch = {
  kind: 'total',
  total: null,
  count: null,
  each: null,
  baked: false,
  loss: null,
  litres: null,
  overrun: null,
};
