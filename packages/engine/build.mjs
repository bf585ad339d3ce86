import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { root, runNode } from '../../scripts/lib/run.mjs';

const here = `${root}packages/engine/`;

/** Sources of what the package exports; «./*» stands for the folders of the crafts. */
function entries() {
  const { exports } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  return Object.values(exports).flatMap((entry) => {
    const source = entry?.['obrador-source'];
    if (source === undefined) return [];
    if (!source.includes('*')) return [source];
    const folders = readdirSync(`${here}src`).filter((name) => exports[`./${name}`] === undefined);
    return folders.map((name) => source.replace('*', name)).filter((file) => existsSync(here + file));
  });
}

/**
 * The published form of the engine: a few modules with what they share in chunks, since a process spends more on
 * opening hundreds of files than on what is in them, and the declarations of every source.
 */
export async function build() {
  rmSync(`${here}dist`, { recursive: true, force: true });
  runNode('node_modules/typescript/bin/tsc', '-p', 'packages/engine/tsconfig.build.json');
  await esbuild.build({
    absWorkingDir: here,
    entryPoints: entries(),
    outbase: 'src',
    outdir: 'dist',
    chunkNames: 'chunks/[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2023',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
