/** Bundles the service and the threads of its balancer, and lays the API reference beside them. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { inSpanish } from './reference/redoc-es.mjs';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Libraries written for CommonJS look for `require`. */
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * What Fastify loads for routes with schemas, for a log of its own and for requests without a socket: never here, and
 * more than half of what it would bring.
 */
const NEVER_LOADED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request', 'pino'];

/** Comes built for each platform, and only Node 20 needs it. */
const NATIVE = ['libsql'];

export const bundleOptions = {
  entryPoints: {
    server: `${here}src/server.ts`,
    mcp: `${here}src/mcp/stdio.ts`,
    'balancer-thread': `${here}src/balancer/thread.ts`,
  },
  outdir: `${here}dist`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is only imported when asked for (agents, Redis, metrics) is not even read at the start.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['obrador-source'],
  external: [...NEVER_LOADED, ...NATIVE],
  banner: { js: REQUIRE },
  minify: true,
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
};

/** For platforms without sockets or files; `require` is for built-in modules only. */
export const fetchOptions = {
  ...bundleOptions,
  entryPoints: { fetch: `${here}src/fetch.ts` },
  alias: { 'node:diagnostics_channel': `${here}src/infrastructure/no-channels.ts` },
  banner: { js: REQUIRE.replace('import.meta.url', "'file:///'") },
  sourcemap: false,
};

export async function build() {
  rmSync(`${here}dist`, { recursive: true, force: true });
  await esbuild.build(bundleOptions);
  await esbuild.build(fetchOptions);
  buildReference(`${here}dist/reference`);
  takeFormulator();
}

/** The web application goes into the package, so that whoever installs it has it. */
function takeFormulator() {
  const built = fileURLToPath(new URL('../web/dist', import.meta.url));
  rmSync(`${here}web-dist`, { recursive: true, force: true });
  if (existsSync(built)) cpSync(built, `${here}web-dist`, { recursive: true });
}

/** The page of the API reference with its script, compressed beforehand. */
function buildReference(target) {
  mkdirSync(target, { recursive: true });
  cpSync(`${here}reference/page`, target, { recursive: true });
  const bundle = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  const source = readFileSync(bundle, 'utf8');
  for (const [file, text] of [
    ['redoc.js', inSpanish(source)],
    ['redoc-en.js', source],
  ]) {
    const script = Buffer.from(text);
    writeFileSync(`${target}/${file}`, script);
    writeFileSync(`${target}/${file}.gz`, gzipSync(script, { level: 9 }));
    writeFileSync(`${target}/${file}.br`, brotliCompressSync(script));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
