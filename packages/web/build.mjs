/** Builds the web app into packages/web/dist. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build as bundle, runnerImport } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export async function build() {
  // Whoever calls (a test runner, say), what is built is the app people get.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' });
    await drawFirstScreen();
    await compressFiles(`${root}dist/assets/`);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** The page for `/` is the page with its first screen in it, so that it can be written in before its script has come. */
async function drawFirstScreen() {
  const noStyles = '\0no-styles';
  const { module } = await runnerImport(`${root}first-screen/draw.tsx`, {
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    plugins: [
      {
        name: 'no-styles',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.css') ? noStyles : undefined),
        load: (id) => (id === noStyles ? '' : undefined),
      },
    ],
    environments: {
      inline: {
        resolve: { conditions: ['obrador-source', 'module', 'node', 'import', 'default'], noExternal: [/^@obrador/] },
      },
    },
  });
  const page = readFileSync(`${root}dist/index.html`, 'utf8')
    .replace('<div id="app"></div>', () => `<div id="app">${module.firstScreen}</div>`)
    .replace('<script type="module"', '<script src="/primera-visita.js"></script>\n    $&');
  writeFileSync(`${root}dist/portada.html`, page);
  copyFileSync(`${root}first-screen/primera-visita.js`, `${root}dist/primera-visita.js`);
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
