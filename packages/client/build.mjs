import { rmSync } from 'node:fs';
import { root, runNode } from '../../scripts/lib/run.mjs';

/** Writes the types of the requests and answers from the document of the service itself. */
export function generateTypes() {
  runNode('node_modules/tsx/dist/cli.mjs', '--conditions=obrador-source', 'packages/client/types.ts');
}

export async function build() {
  rmSync(`${root}packages/client/dist`, { recursive: true, force: true });
  runNode('node_modules/typescript/bin/tsc', '-p', 'packages/client/tsconfig.build.json');
}
