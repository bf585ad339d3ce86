import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { run } from '../src/run.ts';

interface Setting {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
  /** Whether a person sits before it. */
  readonly isTTY?: boolean;
}

/** The command line in this process: what it writes, and its exit status. */
export async function obrador(args: readonly string[], { input = '', env = {}, isTTY = false }: Setting = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => {
    const write = (text: string, _: string, done: () => void) => {
      written[name] += text;
      done();
    };
    return Object.assign(new Writable({ decodeStrings: false, write }), { isTTY, hasColors: () => true, columns: 100 });
  };
  const fd = openSync(file('stdin', input), 'r');
  try {
    const streams = { stdin: { isTTY, fd }, stdout: stream('stdout'), stderr: stream('stderr') };
    return { status: await run(args, { ...streams, env }), ...written };
  } finally {
    closeSync(fd);
  }
}

export function file(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'obrador-')), name);
  writeFileSync(path, content);
  return path;
}
