import { defineConfig } from 'vitest/config';

const craft = process.env.MUTATION_CRAFT ?? '*';

/** The tests that mutants are run against: those of one craft, without the ones that take long and kill little. */
export default defineConfig({
  resolve: { conditions: ['obrador-source'] },
  ssr: { resolve: { conditions: ['obrador-source'] } },
  test: {
    // The one seed of the suite: a run on other draws says nothing of the mutants.
    setupFiles: ['vitest.setup.ts'],
    // A mutant that throws while a module loads leaves no test to fail but the one that loads it.
    include: [`packages/engine/test/${craft}/*.test.ts`, 'packages/engine/test/load.test.ts'],
    exclude: [
      '**/{properties,linear,table,catalogue,craft,names,schema}.test.ts',
      '**/craft/{apply,data,read}.test.ts',
      '**/{intake,search}/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
