import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The bundle, as it is installed. */
export const COMMAND = fileURLToPath(new URL('../dist/obrador.mjs', import.meta.url));

export function ensureBuilt(): void {
  if (existsSync(COMMAND)) return;
  spawnSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' });
}

export function command(args: readonly string[], input: string | Uint8Array = '') {
  return spawnSync(process.execPath, [COMMAND, ...args], { input, encoding: 'utf8' });
}
