import fc from 'fast-check';

/**
 * A run of the tests can be repeated: every property draws from one seed. `OBRADOR_SEED=<number>` draws others, which
 * is how new counterexamples are looked for.
 */
const DEFAULT_SEED = 20_260_601;

fc.configureGlobal({ seed: Number(process.env.OBRADOR_SEED ?? DEFAULT_SEED) });
