import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const SERVER = `${root}packages/server/dist/server.mjs`;
const CLOCK_TICKS_PER_SECOND = 100;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a script that listens on PORT and waits for its first line of output. */
export async function start(script: string, env: Record<string, string> = {}, args: string[] = []): Promise<Running> {
  if (!existsSync(script)) throw new Error(`${script} is missing: run npm run build first.`);
  const port = await freePort();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout!, 'data'),
    exited.then(() => {
      throw new Error(`${script} ended before it listened.`);
    }),
  ]);
  child.stdout!.resume();
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Resident memory in MiB. */
export function rss(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** Processor time used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
