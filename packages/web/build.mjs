/** Builds the web app into packages/web/dist. */
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export async function build() {
  // Whoever calls (a test runner, say), what is built is the app people get.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
