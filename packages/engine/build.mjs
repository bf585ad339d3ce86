import { rmSync } from 'node:fs';
import { root, runNode } from '../../scripts/lib/run.mjs';

/** Compiles the published form of the engine: ES modules and their declarations. */
export async function build() {
  rmSync(`${root}packages/engine/dist`, { recursive: true, force: true });
  runNode('node_modules/typescript/bin/tsc', '-p', 'packages/engine/tsconfig.build.json');
}
