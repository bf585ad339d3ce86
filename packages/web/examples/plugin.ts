import { readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import type { Formula } from './formula.ts';

const PREFIX = 'virtual:ejemplos/';

/** Serves `virtual:ejemplos/<craft>`: the examples of each craft, chosen from the corpus and judged by the engine. */
export function examplesPlugin(): Plugin {
  /** The engine is read once for the five crafts. */
  let picking: Promise<typeof import('./pick.ts')> | undefined;
  return {
    name: 'obrador-ejemplos',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const craftId = id.slice(PREFIX.length + 1);
      const file = new URL(`../../../data/corpus/${craftId}.json`, import.meta.url);
      this.addWatchFile(file.pathname);
      const corpus = JSON.parse(readFileSync(file, 'utf8')) as Formula[];
      picking ??= run(new URL('./pick.ts', import.meta.url).pathname);
      const { craftOf, pickExamples } = await picking;
      return `export const examples = ${JSON.stringify(pickExamples(craftOf(craftId)!, corpus))};`;
    },
  };
}

async function run<Module>(specifier: string): Promise<Module> {
  const conditions = ['obrador-source', 'module', 'node', 'import', 'default'];
  const { module } = await runnerImport<Module>(specifier, {
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions, noExternal: [/^@obrador/] } } },
  } as Parameters<typeof runnerImport>[1]);
  return module;
}
