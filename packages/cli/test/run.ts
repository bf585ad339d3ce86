import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const COMMAND = fileURLToPath(new URL('../dist/obrador.mjs', import.meta.url));

/** The tests run what is installed: the bundle. */
export function ensureBuilt(): void {
  if (existsSync(COMMAND)) return;
  spawnSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' });
}

interface Setting {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
}

export function obrador(args: readonly string[], { input = '', env = {} }: Setting = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { stdout, stderr, status };
}

/** Runs it on a pseudo-terminal, as a person would. */
export function obradorOnTerminal(args: readonly string[], env: Record<string, string> = {}) {
  const quoted = [process.execPath, COMMAND, ...args].map((arg) => `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
  // Node takes a continuous integration for a place without colours, whatever the terminal.
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...rest } = process.env;
  const { stdout, status } = spawnSync('script', ['-qec', quoted, '/dev/null'], {
    encoding: 'utf8',
    env: { ...rest, TERM: 'xterm-256color', ...env },
  });
  return { stdout, status };
}

export function file(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'obrador-')), name);
  writeFileSync(path, content);
  return path;
}
