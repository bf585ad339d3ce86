import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/bench/process.ts';
import { PATIENCE_MS } from '../../../scripts/lib/patience.ts';

export { freePort };

export const SERVER = fileURLToPath(new URL('../dist/server.mjs', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  /** Lines of the log so far, parsed. */
  readonly log: { readonly level: string; readonly message: string; readonly [field: string]: unknown }[];
  /** Status of the process once it has ended. */
  readonly exited: Promise<number | null>;
}

/**
 * Settings for the service alone: the test runner has a BASE_URL of its own. On a machine busy with other tests the
 * event loop lags for no fault of the service.
 */
export function serverEnv(env: Record<string, string>): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', MAX_LAG_MS: '0', ...env };
}

/** The built service as a process of its own on a free port; ended with the test if it still runs. */
export async function startServer(env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, [SERVER], {
    env: serverEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const log: Running['log'] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) log.push(JSON.parse(line));
  });
  const address = await until(() => {
    if (child.exitCode !== null) throw new Error('The service ended before it listened.');
    return log.find((line) => line.address !== undefined)?.address as string;
  });
  return { child, url: address, port: Number(new URL(address).port), log, exited };
}

/** Waits until `look` gives something: it must come true, on a busy machine not fast. */
export async function until<Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
  ms = PATIENCE_MS,
): Promise<Value> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await look();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`Nothing after ${ms} ms.`);
    await sleep(20);
  }
}

export interface RawConnection {
  readonly socket: Socket;
  /** Everything received until the other side closes. */
  readonly all: Promise<string>;
  readonly received: () => string;
}

export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    socket.destroy();
  });
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  const all = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
  });
  await once(socket, 'connect');
  return { socket, all, received: () => text };
}

export const JSON_HEADERS = { 'content-type': 'application/json' };

/** How many of the answers to `times` concurrent posts had each status. */
export async function postMany(urls: readonly string[], times: number, body: unknown): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: times }, async (_, i) => {
      const response = await fetch(urls[i % urls.length]!, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify(body),
      });
      await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }),
  );
  return statuses;
}
