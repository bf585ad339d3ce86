import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { build } from '../../build.mjs';

export const folder = fileURLToPath(new URL('../../', import.meta.url));
const built = `${folder}dist/index.js`;
export const PATIENCE = 120_000;

export async function ensureBuilt(): Promise<void> {
  if (!existsSync(built) || newestIn(`${folder}src`) > statSync(built).mtimeMs) await build();
}

function newestIn(path: string): number {
  const times = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}

/** The whole library as one script that needs nothing but the language. */
export async function bundled(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [built],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'obrador',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** What a question, written as an expression of `obrador`, is answered in Node. */
export async function answered(question: string): Promise<unknown> {
  return JSON.parse(new Function('obrador', `return ${question}`)(await import(built)));
}
