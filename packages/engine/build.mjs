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

/** An entry point that reads names as people write them needs this; the others read to the letter at most. */
const READING = 'src/despensa/interpret.ts';
/** So many files, and an entry point needs most of the library. */
const MOST = 150;

/** Files of `filter` that two of some entry points need. */
function sharedBy(needed, filter = () => true) {
  const times = new Map();
  for (const [, files] of needed) for (const file of files) times.set(file, (times.get(file) ?? 0) + 1);
  return [...times].flatMap(([file, count]) => (count > 1 && filter(file) ? [file] : []));
}

/**
 * Grounds that entry points share, the smaller within the larger: of the crafts, of what reads, of what needs most of
 * the library. Whoever stands on one is given all of it: left to itself esbuild makes a chunk of every set of entry
 * points that share something, fifty of them, and opening each costs a process more than reading what is in it.
 */
function grounds(inputs) {
  const all = entries().map((entry) => [entry.replace('./', ''), needs(entry, inputs)]);
  const crafts = all.filter(([entry]) => entry.endsWith('/craft.ts'));
  const reading = all.filter(([, files]) => files.has(READING));
  const [most, some] = [true, false].map((is) => reading.filter(([, files]) => files.size >= MOST === is));
  const whole = needs(INDEX, inputs);
  return [
    { files: sharedBy(crafts), given: [...crafts, ...reading] },
    { files: sharedBy(some), given: reading },
    { files: sharedBy(most, (file) => whole.has(file)), given: most },
  ];
}

/** Has each entry point import the grounds it is given. */
function commonGround(inputs) {
  const laid = grounds(inputs);
  const ground = (place) => `common-ground-${place}`;
  const givenTo = (path) => laid.flatMap(({ given }, i) => (given.some(([e]) => here + e === path) ? [ground(i)] : []));
  return {
    name: 'common-ground',
    setup({ onLoad, onResolve }) {
      laid.forEach(({ files }, i) => {
        const filter = new RegExp(`^${ground(i)}$`);
        const contents = files.map((file) => `import './${file}';`).join('\n');
        onResolve({ filter }, ({ path }) => ({ path, namespace: 'common-ground' }));
        onLoad({ filter, namespace: 'common-ground' }, () => ({ contents, resolveDir: here }));
      });
      // The package says that its sources may be left out where nothing of them is used; the common ground may not.
      onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        sideEffects: true,
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const given = givenTo(path);
        if (given.length === 0) return undefined;
        const imports = given.map((name) => `import '${name}';`).join('\n');
        return { contents: `${readFileSync(path, 'utf8')}\n${imports}`, loader: 'ts' };
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
