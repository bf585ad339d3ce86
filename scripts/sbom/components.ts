import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import * as esbuild from 'esbuild';
import { root } from '../lib/run.mjs';

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

type License =
  | { readonly license: { readonly id: string } | { readonly name: string } }
  | { readonly expression: string };

/** A component as CycloneDX 1.6 writes it. */
export interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly License[];
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

/** What is bundled: the service with the threads of its balancer, the command line, the web application. */
const ENTRIES = [
  'packages/server/src/server.ts',
  'packages/server/src/balancer/thread.ts',
  'packages/cli/src/obrador.ts',
  'packages/web/src/main.tsx',
];

/** Shipped as they come, or put into the service worker by the build of the web application. */
const WHOLE = ['redoc', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;

/** Every package that goes into what is shipped, by its place in the lockfile. */
async function shipped(): Promise<Set<string>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    conditions: ['obrador-source'],
    outdir: 'unused',
    loader: { '.css': 'empty', '.svg': 'empty' },
    plugins: [{ name: 'virtual', setup: leaveOut }],
    logLevel: 'error',
    preserveSymlinks: true,
  });
  const places = Object.keys(metafile.inputs).flatMap((file) => placeOf(file) ?? []);
  const installed = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place]!.dev && !packages[place]!.link,
  );
  return new Set([...places, ...installed, ...WHOLE.map((name) => `node_modules/${name}`)]);
}

/** Modules a build makes up as it goes. */
function leaveOut(build: esbuild.PluginBuild): void {
  build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, external: true }));
  build.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
    builtinModules.includes(path) ? { path, external: true } : null,
  );
}

/** The package a file belongs to, as the lockfile names it. */
function placeOf(file: string): string | undefined {
  const place = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  return place === undefined || packages[place] === undefined || packages[place].link ? undefined : place;
}

export async function components(): Promise<Component[]> {
  const all = [...(await shipped())].map(component);
  // The same version in two places is one component.
  return [...new Map(all.map((one) => [one.purl, one])).values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
}

function component(place: string): Component {
  const { version, license, integrity } = packages[place] ?? {};
  if (version === undefined || integrity === undefined) throw new Error(`${place} is not in the lockfile.`);
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: license === undefined ? [] : [licenseOf(license)],
    hashes: [{ alg: 'SHA-512', content: hex(integrity) }],
  };
}

/** An identifier of SPDX, an expression of them, or a name that is neither. */
function licenseOf(license: string): License {
  if (license.includes(' ')) return { expression: license };
  return { license: license === 'BSD' ? { name: license } : { id: license } };
}

function hex(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
