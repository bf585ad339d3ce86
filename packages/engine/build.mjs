import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { root, runNode } from '../../scripts/lib/run.mjs';
import { plainTypes } from '../../tools/contract/plain.mjs';

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

const INDEX = './src/index.ts';
const AGAIN = 'index-again';

/** Where an entry point is written, without its ending. */
const outOf = (entry) => entry.replace(/^\.\/src\//, '').replace(/\.ts$/, '');

/** What an entry point needs, itself included, as paths from the root of the package. */
function needs(entry, inputs) {
  const found = new Set([entry.replace('./', '')]);
  for (const file of found) for (const { path, external } of inputs[file].imports) if (!external) found.add(path);
  return found;
}

/**
 * Three entry points need the whole engine and every craft is needed by one more: what more than those share is common
 * ground.
 */
const COMMON_TO = 5;

/** What lies in these folders is little, and common ground as soon as two entry points share it. */
const COMMON_FOLDERS = /^src\/(?:craft|intake|search)\//;

const READING = 'src/despensa/interpret.ts';

/**
 * Lays what most entry points share in one chunk, by having each of them import all of it: left to itself esbuild makes
 * a chunk of every set of entry points that share something, forty of them, and opening each costs a process more than
 * reading what is in it. Entry points that read names to the letter at most need too little of it to be
 * given all.
 */
function commonGround(inputs) {
  const all = entries().map((entry) => needs(entry, inputs));
  const files = new Set(all.flatMap((found) => [...found]));
  const common = [...files].filter((file) => {
    const sharers = all.filter((found) => found.has(file)).length;
    return sharers >= (COMMON_FOLDERS.test(file) ? 2 : COMMON_TO);
  });
  const given = new Set(all.filter((found) => found.has(READING)).map(([entry]) => here + entry));
  return {
    name: 'common-ground',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^common-ground$/ }, () => ({ path: 'all', namespace: 'common-ground' }));
      onLoad({ filter: /^all$/, namespace: 'common-ground' }, () => ({
        contents: common.map((file) => `import './${file}';`).join('\n'),
        resolveDir: here,
      }));
      // The package says that its sources may be left out where nothing of them is used; the common ground may not.
      onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        sideEffects: true,
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!given.has(path)) return undefined;
        return { contents: `${readFileSync(path, 'utf8')}\nimport 'common-ground';`, loader: 'ts' };
      });
    },
  };
}

/** A module of schemas, where another takes types from it. */
const FROM_SCHEMA = /(?<=type \{([^}]*)\} from '([^']*)\/)schema(?=\.ts')/g;

/**
 * Gives the types that are worked out from schemas a module of their own, written out, beside that of the schemas: to
 * read the declarations of TypeBox takes a compiler half a minute. Only `/schemas` needs them.
 */
function writePlainTypes() {
  const dist = `${here}dist/`;
  const wanted = new Map();
  for (const file of readdirSync(dist, { recursive: true }).filter((name) => /(?<!schemas?)\.d\.ts$/.test(name))) {
    const declared = readFileSync(dist + file, 'utf8');
    const plain = declared.replace(FROM_SCHEMA, (_, names, folder) => {
      const module = join(here, 'src', dirname(file), folder, 'schema.ts');
      const known = wanted.get(module) ?? new Set();
      wanted.set(module, new Set([...known, ...names.split(',').map((name) => name.trim())]));
      return 'wire';
    });
    if (plain !== declared) writeFileSync(dist + file, plain);
  }
  for (const [module, declared] of plainTypes(`${here}tsconfig.build.json`, wanted)) {
    writeFileSync(join(dist, dirname(relative(`${here}src`, module)), 'wire.d.ts'), declared);
  }
}

/** The whole library as one script for a page without a bundler, and beside it the hash its tag names. */
async function writeScript() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: [INDEX],
    outfile: 'dist/script/obrador.js',
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'Obrador',
    target: 'es2023',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [{ path, contents }] = outputFiles;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
  writeFileSync(`${path}.integrity`, `sha384-${createHash('sha384').update(contents).digest('base64')}\n`);
}

/**
 * The published form of the engine: a few modules with what they share in chunks, since a process spends more on
 * opening hundreds of files than on what is in them, and the declarations of every source.
 */
export async function build() {
  rmSync(`${here}dist`, { recursive: true, force: true });
  runNode('node_modules/typescript/bin/tsc', '-p', 'packages/engine/tsconfig.build.json');
  writePlainTypes();
  const options = {
    absWorkingDir: here,
    // The index twice, so that all its code lies in chunks: of a module with code, a bundler takes the whole.
    entryPoints: [...entries().map((entry) => ({ in: entry, out: outOf(entry) })), { in: INDEX, out: AGAIN }],
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
  };
  const { metafile } = await esbuild.build({ ...options, metafile: true, write: false });
  await esbuild.build({ ...options, plugins: [commonGround(metafile.inputs)] });
  await writeScript();
  for (const end of ['.js', '.js.map']) rmSync(`${here}dist/${AGAIN}${end}`);
}
