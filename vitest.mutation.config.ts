import { defineConfig } from 'vitest/config';

const craft = process.env.MUTATION_CRAFT ?? '*';

/** The tests that mutants are run against: those of one craft, without the ones that take long and kill little. */
export default defineConfig({
  resolve: { conditions: ['obrador-source'] },
  ssr: { resolve: { conditions: ['obrador-source'] } },
  test: {
    include: [`packages/engine/test/${craft}/*.test.ts`],
    exclude: [
      '**/{properties,linear,table,catalogue,craft,names,schema}.test.ts',
      '**/common/{apply,data,edits,read,recipe-text,search}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
