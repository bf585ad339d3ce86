/**
 * `npm test`: on a bare clone installs what the tests need, then checks style and types and runs the tests; with
 * `--long` also those that are exhaustive, and every property at its full count.
 */
import { bundle, generate } from './build.mjs';
import { installPackages, installPrograms } from './lib/install.mjs';
import { runNode, runNodeBeside } from './lib/run.mjs';

const options = process.argv.slice(2);
if (options.includes('--long')) process.env.OBRADOR_TEST = 'long';

installPackages();
installPrograms();
generate();
const checked = Promise.all([
  runNodeBeside('node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  runNodeBeside('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
]);
await bundle();
await checked;
runNode(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/retried.mjs',
  '--outputFile.json=reports/vitest.json',
  ...options.filter((option) => option !== '--long'),
);
