/** `npm run test:long` sets it: everything exhaustive runs, and every property at its full count. */
export const LONG = process.env.OBRADOR_TEST === 'long';

/** Runs of a property or rounds of a trial: a fifth in `npm test`. */
export const runs = (full: number): number => (LONG ? full : Math.ceil(full / 5));

/** Cases of an exhaustive walk: every nth in `npm test`, the first always among them. */
export const sampled = <T>(all: readonly T[], every: number): readonly T[] =>
  LONG ? all : all.filter((_, index) => index % every === 0);
