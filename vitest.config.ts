import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { examplesPlugin } from './packages/web/examples/plugin.ts';
import { PATIENCE_MS } from './scripts/lib/patience.ts';

const shared = { resolve: { conditions: ['obrador-source'] }, ssr: { resolve: { conditions: ['obrador-source'] } } };

/** Two at least: half of what a test file waits for is another process. */
const workers = Math.max(2, availableParallelism() - 1);

/**
 * A busy machine may starve a page past a wait, in a browser or without one: what failed there is tried once more,
 * and `scripts/retried.mjs` names it. Nothing else gets a second try.
 */
const retry = 1;

/** `*.long.test.ts` is exhaustive: only `npm run test:long` runs it, and it may take its time. */
const long = process.env.OBRADOR_TEST === 'long';

const common = {
  exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
  setupFiles: ['vitest.setup.ts'],
  // For what hangs: a busy machine takes a minute over what it does alone in five seconds.
  testTimeout: long ? 300_000 : 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  maxWorkers: workers,
};

export default defineConfig({
  test: {
    // Six projects read the same modules: each is transformed once, and again only when it changes.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'engine',
          setupFiles: [...common.setupFiles, 'packages/engine/test/setup.ts'],
          include: ['packages/engine/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Pure functions over tables that take a second to import: once a worker, not once a file.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'server',
          include: ['packages/server/test/**/*.test.ts', 'packages/client/test/**/*.test.ts'],
          // No module keeps state: instances do.
          isolate: false,
        },
      },
      { ...shared, test: { ...common, name: 'cli', include: ['packages/cli/test/**/*.test.ts'], isolate: false } },
      // Modules of the page that keep no state of their own, and pages of a browser: imported once a worker too.
      { ...shared, test: { ...common, name: 'web', include: ['packages/web/test/*.test.ts'], isolate: false } },
      // The whole page in happy-dom: what is about its words and numbers needs no browser. Each test has modules of its
      // own, the built engine is read once a file.
      {
        plugins: [examplesPlugin()],
        test: {
          ...common,
          name: 'dom',
          environment: 'happy-dom',
          // Its examples are modules without a file, whose change no cache sees.
          experimental: { fsModuleCache: false },
          server: { deps: { external: [/packages\/engine\/dist\//] } },
          include: ['packages/web/test/dom/**/*.test.ts'],
          retry,
          expect: { poll: { timeout: PATIENCE_MS, interval: 5 } },
        },
      },
      { ...shared, test: { ...common, name: 'storage', include: ['packages/web/test/storage/**/*.test.ts'] } },
      {
        ...shared,
        test: {
          ...common,
          name: 'browser',
          retry,
          include: ['packages/web/test/browser/**/*.test.ts'],
          globalSetup: 'packages/web/test/browser/setup.ts',
          isolate: false,
        },
      },
    ],
  },
});
