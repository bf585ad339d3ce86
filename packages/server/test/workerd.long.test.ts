import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { fetchOptions } from '../build.mjs';
import { createFetch } from '../src/fetch.ts';
import { ASKED, initOf, OPTIONS, seen } from './asked.ts';
import { freePort, until } from './process.ts';

/** Where its program is. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { readonly default: string };

const WORKER = `import { createFetch } from './fetch.mjs';
const handler = createFetch(${JSON.stringify({ ...OPTIONS, turns: false })});
export default { fetch: (request) => handler(request, '127.0.0.1') };
`;

/** The service as a worker of its own: its modules, all of which it must bring. */
function configurationOf(modules: readonly string[], port: number): string {
  const listed = modules.map((file) => `(name = "${file}", esModule = embed "${file}")`).join(', ');
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "obrador", worker = (
    modules = [${listed}],
    compatibilityDate = "2026-04-01",
    compatibilityFlags = ["nodejs_compat"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "obrador")],
);
`;
}

test('runs on workerd and answers there as it does on Node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-workerd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await esbuild.build({ ...fetchOptions, outdir: folder });
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
  const modules = readdirSync(folder).sort((a, b) => Number(b === 'worker.mjs') - Number(a === 'worker.mjs'));
  const port = await freePort();
  writeFileSync(join(folder, 'config.capnp'), configurationOf(modules, port));
  const child = spawn(workerd, ['serve', 'config.capnp'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok, 60_000);
  const handler = createFetch(OPTIONS);
  for (const asked of ASKED) {
    const there = await seen(await fetch(url + asked.path, initOf(asked)));
    const here = await seen(await handler(new Request(url + asked.path, initOf(asked)), '127.0.0.1'));
    expect(there, `${asked.method} ${asked.path}`).toEqual(here);
  }
}, 300_000);
