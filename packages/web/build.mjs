/** Builds the web app into packages/web/dist. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle, runnerImport } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export async function build() {
  // Whoever calls (a test runner, say), what is built is the app people get.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const { output } = await bundle({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' });
    await drawFirstScreen(output);
    compressNamed();
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** The page for `/` is the page with its first screen in it, so that it can be written in before its script has come. */
async function drawFirstScreen(output) {
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
  const head = readFileSync(`${root}first-screen/primera-visita.js`, 'utf8');
  writeFileSync(
    `${root}dist/primera-visita.js`,
    head.replace(/^\/\/.*\n/gm, '').replace('[]', () => JSON.stringify(ofEveryFormula(output))),
  );
}

/** Chunks without which no formula is shown, whatever its craft. */
const OF_EVERY_FORMULA = ['share', 'ledger-rows', 'notebook', 'reading-module', 'engine'];

function ofEveryFormula(output) {
  return OF_EVERY_FORMULA.map((wanted) => {
    const chunk = output.find(({ type, name }) => type === 'chunk' && name === wanted);
    if (!chunk) throw new Error(`The page has no chunk «${wanted}» any more.`);
    return `/${chunk.fileName}`;
  });
}

/**
 * What the page asks for by name, as small as brotli makes it: a twelfth smaller than the service could make it while
 * somebody waits. All of the rest would add a megabyte to the package.
 */
function compressNamed() {
  const page = readFileSync(`${root}dist/index.html`, 'utf8');
  for (const [, path] of page.matchAll(/"\/(assets\/[^"]+\.(?:css|js))"/g)) {
    const file = `${root}dist/${path}`;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
