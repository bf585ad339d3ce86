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
  /** What is written, for who looks at it while the command goes on. */
  readonly written?: Written;
  readonly signal?: AbortSignal;
}

export interface Written {
  stdout: string;
  stderr: string;
}

/** The command line in this process: what it writes, and its exit status. */
export async function obrador(
  args: readonly string[],
  { input = '', env = {}, isTTY = false, written = { stdout: '', stderr: '' }, signal }: Setting = {},
) {
  const stream = (name: keyof Written) => {
    const write = (text: string, _: string, done: () => void) => {
      written[name] += text;
      done();
    };
    return Object.assign(new Writable({ decodeStrings: false, write }), { isTTY, hasColors: () => true, columns: 100 });
  };
  const fd = openSync(file('stdin', input), 'r');
  try {
    const streams = { stdin: { isTTY, fd }, stdout: stream('stdout'), stderr: stream('stderr') };
    return { status: await run(args, { ...streams, env, ...(signal && { signal }) }), ...written };
  } finally {
    closeSync(fd);
  }
}

export function file(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'obrador-')), name);
  writeFileSync(path, content);
  return path;
}
