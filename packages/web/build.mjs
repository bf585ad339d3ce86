/** Builds the web app into packages/web/dist. */
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export async function build() {
  await bundle({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
