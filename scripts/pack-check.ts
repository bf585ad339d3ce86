/**
 * Installs the packages as npm would publish them into empty projects and uses them as their READMEs say. Needs a
 * registry, and a build before it (`npm run build`).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examplesOf, outputOf, pack } from './lib/pack.ts';
import { root } from './lib/run.mjs';

const PACKAGES = ['engine', 'client', 'server', 'cli'];
const TYPESCRIPTS = ['5.0', '5.9', '7.0'];
const MOST_MEGABYTES = 25;
const PORT = '39217';

const archives = Object.fromEntries(PACKAGES.map((name) => [name, pack(`${root}packages/${name}`)]));

function check(what: string, holds: boolean, detail = ''): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  if (holds) return;
  if (detail !== '') console.log(detail);
  process.exitCode = 1;
}

function run(command: string, args: readonly string[], cwd: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, [...args], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function project(kind: 'module' | 'commonjs', ...install: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: kind }));
  const { status, output } = run('npm', ['install', '--no-audit', '--no-fund', ...install], folder);
  if (status !== 0) throw new Error(output);
  return folder;
}

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6;
}

async function answers(service: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && service.exitCode === null; tries++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** The command line: its size, an analysis, and the service with its formulator. */
async function checkCommand(): Promise<void> {
  const folder = project('module', archives.server!, archives.cli!);
  const size = megabytes(join(folder, 'node_modules'));
  check(`the command line installs ${size.toFixed(1)} MB`, size < MOST_MEGABYTES);
  const obrador = join(folder, 'node_modules/.bin/obrador');
  const analysed = run(obrador, ['tipos', 'helado'], folder);
  check('obrador tipos helado', analysed.status === 0, analysed.output);
  const service = spawn(obrador, ['servir', '--puerto', PORT], { cwd: folder, stdio: 'ignore' });
  try {
    check('obrador servir answers', await answers(service));
    const page = await (await fetch(`http://127.0.0.1:${PORT}/`)).text();
    check('obrador servir has the formulator', page.includes('<script'), page.slice(0, 200));
    await checkReadme('client', project('module', archives.client!), `http://127.0.0.1:${PORT}`);
  } finally {
    service.kill();
  }
}

/** The runnable examples of a README print what it says. */
async function checkReadme(name: string, folder: string, address: string): Promise<void> {
  for (const [title, code, expected] of examplesOf(readFileSync(`${root}packages/${name}/README.md`, 'utf8'))) {
    const output = await outputOf(code.replaceAll('http://localhost:3000', address), folder);
    check(`README of ${name}: ${title}`, output === expected, output);
  }
}

const USE = `import { balanceHelado } from '@obrador/engine';
import { createClient } from '@obrador/client';
import { serveStdio } from '@obrador/server/mcp';
const client = createClient({ baseUrl: 'http://localhost:3000' });
export const local: string = balanceHelado({ ingredients: [{ name: 'Nata', grams: 1 }] }).verdict;
export const remote: Promise<string | undefined> = client.analizarHelado({ ingredients: [] }).then(({ data }) => data?.verdict);
export const serve: () => void = serveStdio;
`;

function checkTypes(version: string): void {
  const folder = project('module', archives.engine!, archives.client!, archives.server!, `typescript@${version}`);
  writeFileSync(join(folder, 'use.ts'), USE);
  const options = '--noEmit --strict --skipLibCheck --module nodenext --target es2022 --lib es2023,dom use.ts'.split(
    ' ',
  );
  const { status, output } = run(process.execPath, ['node_modules/typescript/bin/tsc', ...options], folder);
  check(`TypeScript ${version}`, status === 0, output);
}

function checkCommonJs(): void {
  const folder = project('commonjs', archives.engine!, archives.client!);
  mkdirSync(join(folder, 'src'));
  const code = "console.log(typeof require('@obrador/engine').balance, typeof require('@obrador/client').createClient)";
  const { output } = run(process.execPath, ['-e', code], folder);
  check('CommonJS', output.includes('function function'), output);
}

await checkReadme('engine', project('module', archives.engine!), '');
await checkCommand();
checkCommonJs();
for (const version of TYPESCRIPTS) checkTypes(version);
