import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a command in the repository, showing its output; leaves the process with its status when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of an installed package by its file, which works the same on every platform and in any shell. */
export function runNode(script, ...args) {
  run(process.execPath, [script, ...args]);
}

/** The same while this process goes on. */
export async function runNodeBeside(script, ...args) {
  const [status] = await once(spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }), 'close');
  if (status !== 0) process.exit(status ?? 1);
}

export function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}
