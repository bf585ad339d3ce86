import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from './run.mjs';

interface Ran {
  readonly status: number | null;
  readonly output: string;
}

function runScript(script: string, args: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** What the code of a module prints when run in a folder, errors included. */
export async function outputOf(code: string, cwd: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module'], { cwd });
  child.stdin.end(code);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return output + errors;
}

/** A package as npm would publish it: the path of its archive. */
export function pack(folder: string): string {
  const target = mkdtempSync(join(tmpdir(), 'obrador-'));
  const args = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, stderr } = spawnSync(command, [...before, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return join(target, readdirSync(target)[0]!);
}

/** What publint has to say of a packed package, suggestions included. */
export async function publintComplaints(archive: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(archive));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** Whether every entry point of a packed package resolves to code and types of the same kind, for ES modules. */
export function areTheTypesWrong(archive: string, untyped: readonly string[] = []): Ran {
  const script = `${root}node_modules/@arethetypeswrong/cli/dist/index.js`;
  const except = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  return runScript(script, [archive, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...except], root);
}

/** A project with the packed package installed, and its dependencies as installed here. */
export function installInProject(name: string, archive: string): string {
  const project = mkdtempSync(join(tmpdir(), 'obrador-'));
  const folder = join(project, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  spawnSync('tar', ['xzf', archive, '-C', folder, '--strip-components=1']);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    symlinkSync(`${root}node_modules/${dependency}`, join(project, 'node_modules', dependency));
  }
  return project;
}

/** Compiles a file of a project as strictly as it goes, the declarations of its packages included. */
export function typeCheck(project: string, file: string, ...more: readonly string[]): Ran {
  const options = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2023'.split(' ');
  return runScript(`${root}node_modules/typescript/bin/tsc`, [...options, ...more, file], project);
}

/** The runnable blocks of a Markdown file and the output printed below each. */
export function examplesOf(markdown: string): (readonly [title: string, code: string, output: string])[] {
  const blocks = /```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;
  return [...markdown.matchAll(blocks)].map(({ 1: code, 2: output, index }) => {
    const title =
      markdown
        .slice(0, index)
        .match(/^## .*$/gm)
        ?.at(-1) ?? '';
    return [title.slice(3), code!, output!] as const;
  });
}
