import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { typesOf } from '../contract/types.mjs';

const require = createRequire(import.meta.url);

/** The script a package runs as its command. */
function commandOf(name) {
  // Looked for by hand: not every package exports its manifest.
  const folder = require.resolve
    .paths(name)
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

function run(script, args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const byOrval = (name) => (document, folder) =>
  run(commandOf(name), ['--input', document, '--output', join(folder, 'client.ts'), '--client', 'fetch'], folder);

/** Generators by name: each writes a client of the document into a folder. */
export const GENERATORS = {
  'openapi-typescript': async (document, folder) => {
    writeFileSync(join(folder, 'client.ts'), await typesOf(require(document)));
    return { status: 0, output: '' };
  },
  'hey-api': (document, folder) =>
    run(commandOf('@hey-api/openapi-ts'), ['-i', document, '-o', join(folder, 'client'), '--silent'], folder),
  'orval 7': byOrval('orval7'),
  'orval 8': byOrval('orval'),
};

const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
const MODULES = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/** Generates a client and compiles it; empty when there is nothing to complain of. */
export async function complaintsOf(generator, document, folder) {
  mkdirSync(folder, { recursive: true });
  const { status, output } = await GENERATORS[generator](document, folder);
  if (status !== 0) return output;
  const entry = generator === 'hey-api' ? 'client/index.ts' : 'client.ts';
  const compiled = run(require.resolve('typescript/bin/tsc'), [...OPTIONS, ...MODULES, entry], folder);
  return compiled.status === 0 ? '' : compiled.output;
}
