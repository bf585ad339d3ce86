import { defineConfig } from 'vitest/config';

const shared = { resolve: { conditions: ['obrador-source'] }, ssr: { resolve: { conditions: ['obrador-source'] } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'engine',
          include: ['packages/engine/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts', 'packages/client/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: { name: 'cli', include: ['packages/cli/test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        ...shared,
        test: {
          name: 'web',
          // A page may take its time on a busy machine; what is polled must come true, not come fast.
          expect: { poll: { timeout: 20_000 } },
          include: ['packages/web/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
