/** Builds the web app into packages/web/dist. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build as bundle } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export async function build() {
  // Whoever calls (a test runner, say), what is built is the app people get.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' });
    await compressFiles(`${root}dist/assets/`);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** As small as brotli makes them, a twelfth smaller than what the service could make while somebody waits. */
async function compressFiles(folder) {
  const texts = readdirSync(folder).filter((name) => /\.(css|js)$/.test(name));
  const compress = promisify(brotliCompress);
  await Promise.all(
    texts.map(async (name) => writeFileSync(`${folder}${name}.br`, await compress(readFileSync(folder + name)))),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
