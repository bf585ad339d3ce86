/**
 * `npm test`: on a bare clone installs what the tests need, then checks style and types and runs the tests; with
 * `--long` also those that are exhaustive, and every property at its full count.
 */
import { generateTypes } from '../packages/client/build.mjs';
import { build, generateData } from './build.mjs';
import { installPackages, installPrograms } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

const options = process.argv.slice(2);
if (options.includes('--long')) process.env.OBRADOR_TEST = 'long';

installPackages();
installPrograms();
generateData();
generateTypes();
runNode('node_modules/@biomejs/biome/bin/biome', 'ci', '.');
runNode('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
await build();
runNode(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/retried.mjs',
  '--outputFile.json=reports/vitest.json',
  ...options.filter((option) => option !== '--long'),
);
