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
const TYPESCRIPTS = ['5.0', '5.9', '6.0', '7.0'];
/** The inspector of agent servers; here and not among the packages, since it brings a hundred of its own. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const MOST_MEGABYTES = 25;
const PORT = '39217';
/** Another one, since the first service goes on for a second after it is told to stop. */
const SECOND_PORT = '39218';

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

/** Waits for a service as long as it lives, up to a minute: a busy machine takes long to start one. */
async function answers(service: ChildProcess, port = PORT): Promise<boolean> {
  for (let tries = 0; tries < 300 && service.exitCode === null; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
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
  checkOrders(folder);
  const service = spawn(obrador, ['servir', '--puerto', PORT], { cwd: folder, stdio: 'ignore' });
  try {
    check('obrador servir answers', await answers(service));
    const page = await (await fetch(`http://127.0.0.1:${PORT}/`)).text();
    check('obrador servir has the formulator', page.includes('<script'), page.slice(0, 200));
    await checkReadme('client', project('module', archives.client!), `http://127.0.0.1:${PORT}`);
    checkInspector(obrador);
  } finally {
    service.kill();
  }
}

const LABEL = 'Leche entera, nata, azúcar, leche desnatada en polvo, dextrosa, estabilizante (goma garrofín)\n';
const RECIPE = 'Leche entera 595 g\nNata 35% 180 g\nLeche en polvo desnatada 40 g\nAzúcar 145 g\nDextrosa 35 g\n';

/** Every line of the README of the command line, but for those that go on until they are stopped. */
function checkOrders(folder: string): void {
  mkdirSync(join(folder, 'recetas/helado'), { recursive: true });
  for (const file of ['receta.txt', 'recetas/helado/crema.txt']) writeFileSync(join(folder, file), RECIPE);
  writeFileSync(join(folder, 'producto.txt'), LABEL);
  const lines = readFileSync(`${root}packages/cli/README.md`, 'utf8').match(/^obrador .*$/gm)!;
  for (const line of lines.filter((one) => !/^obrador (servir|mcp)|--vigilar/.test(one))) {
    const command = `PATH="$PWD/node_modules/.bin:$PATH"; HOME="$PWD"; ${line}`;
    const { status, output } = run('bash', ['-c', command], folder);
    // 1 is a formula to be reviewed.
    check(`README of cli: ${line.split('#')[0]!.trim()}`, status === 0 || status === 1, output);
  }
}

/** A busy machine takes long to start the command. */
const PATIENCE = ['--connect-timeout', '60000'];

/** The inspector reads the tools and calls one, over HTTP and over standard input and output. */
function checkInspector(obrador: string): void {
  const folder = project('module', '--ignore-scripts', INSPECTOR);
  const asks = [
    ['--method', 'tools/list'],
    ['--method', 'tools/call', '--tool-name', 'buscar_ingrediente', '--tool-arg', 'craft=helado', 'q=pistacho'],
    ['--method', 'resources/list'],
    ['--method', 'prompts/list'],
  ];
  const finds = ['"sustituir"', 'Pistacho', 'obrador://despensa', 'formular_cacao'];
  for (const [how, server] of [
    ['HTTP', [`http://127.0.0.1:${PORT}/mcp`, '--transport', 'http']],
    ['standard input and output', [obrador, 'mcp']],
  ] as const) {
    for (const [i, ask] of asks.entries()) {
      const args = ['--cli', ...server, ...ask, ...PATIENCE];
      const { output } = run(join(folder, 'node_modules/.bin/mcp-inspector'), args, folder);
      check(`inspector over ${how}: ${ask[1]}`, output.includes(finds[i]!), output);
    }
  }
}

/** The start and the import of the README of the server. */
async function checkServer(): Promise<void> {
  const folder = project('module', archives.server!);
  const readme = readFileSync(`${root}packages/server/README.md`, 'utf8');
  const [, script] = readme.match(/^PORT=3000 node (\S+)$/m)!;
  const env = { ...process.env, PORT: SECOND_PORT };
  const service = spawn(process.execPath, [script!], { cwd: folder, stdio: 'ignore', env });
  try {
    const ready = await answers(service, SECOND_PORT);
    check('README of server: start', ready, `ended with ${service.exitCode}`);
    const paths = ready ? ['/', '/docs', '/docs/api', '/docs/despensa', '/openapi.json', '/openapi.yaml'] : [];
    for (const path of paths) {
      const { status } = await fetch(`http://127.0.0.1:${SECOND_PORT}${path}`);
      check(`server: ${path}`, status === 200, String(status));
    }
  } finally {
    service.kill();
  }
  const [, code] = readme.match(/```js\n([\s\S]*?)```/)!;
  const output = await outputOf(`${code}console.log(typeof serveStdio); process.exit()`, folder);
  check('README of server: import', output === 'function\n', output);
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
export const remote: Promise<string | undefined> = client.balanceHelado({ ingredients: [] }).then(({ data }) => data?.verdict);
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
await checkServer();
checkCommonJs();
for (const version of TYPESCRIPTS) checkTypes(version);
