/** Builds everything that is served or published. Does nothing when no source changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { generateTypes } from '../packages/client/build.mjs';
import { installPackages } from './lib/install.mjs';
import { root, runNode } from './lib/run.mjs';

const STAMP = `${root}.cache/built`;
const SOURCES = ['data', 'docs', 'packages', 'scripts', 'tools', 'package-lock.json', 'tsconfig.json'];
const MADE = /(^|\/)(node_modules|dist|test|pages-dist|web-dist|images)(\/|$)|\.gen\.ts$/;

/** A digest of the names, sizes and times of all sources: cheap, and changes whenever a file does. */
function digest() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (MADE.test(path)) return;
    const info = statSync(root + path);
    if (!info.isDirectory()) hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
    else for (const name of readdirSync(root + path).sort()) visit(`${path}/${name}`);
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}

export function generateData() {
  runNode('node_modules/tsx/dist/cli.mjs', 'scripts/data/build.ts');
}

/** The sources that are written from others: tables of the engine, types of the client. */
export function generate() {
  generateData();
  generateTypes();
}

function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest();
}

export async function build() {
  if (isBuilt()) return;
  generate();
  await bundle();
}

/** Everything that is made of the sources, once they are generated. */
export async function bundle() {
  if (isBuilt()) return;
  runNode('node_modules/tsx/dist/cli.mjs', '--conditions=obrador-source', 'scripts/docs/build.ts');
  for (const part of ['engine', 'web', 'server', 'cli', 'client']) {
    const module = `${root}packages/${part}/build.mjs`;
    if (existsSync(module)) await (await import(module)).build();
  }
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(STAMP, digest());
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  installPackages();
  await build();
}
