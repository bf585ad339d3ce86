import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Craft } from '@obrador/engine';
import { root } from './process.ts';

type Calculation = (body: unknown) => unknown;

/** What the bench asks of an engine: what every release has had, under the same names. */
export interface Engine {
  readonly balanceHelado: Calculation;
  readonly balancePanaderia: Calculation;
  readonly balancePasteleria: Calculation;
  readonly balanceTurron: Calculation;
  readonly balanceCacao: Calculation;
  readonly freezingCurve: Calculation;
  readonly craftOf: (id: string) => Craft;
  readonly equilibrar: (craft: Craft, body: unknown) => unknown;
}

/** A built checkout that is measured. */
export interface Subject {
  readonly directory: string;
  readonly version: string;
  readonly commit: string;
  readonly engine: string;
  readonly server: string;
}

export function subjectIn(directory = root): Subject {
  const folder = resolve(directory);
  const built = (path: string) => {
    const file = `${folder}/packages/${path}`;
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first.`);
    return file;
  };
  return {
    directory: folder,
    version: JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version,
    commit: execFileSync('git', ['-C', folder, 'describe', '--always', '--dirty', '--exclude=*'], {
      encoding: 'utf8',
    }).trim(),
    engine: built('engine/dist/index.js'),
    server: built('server/dist/server.mjs'),
  };
}

export async function engineOf({ engine }: Subject): Promise<Engine> {
  return import(pathToFileURL(engine).href);
}

export function balanceOf(engine: Engine, { id }: Craft): Calculation {
  const found: Readonly<Record<string, Calculation>> = {
    helado: engine.balanceHelado,
    panaderia: engine.balancePanaderia,
    pasteleria: engine.balancePasteleria,
    turron: engine.balanceTurron,
    cacao: engine.balanceCacao,
  };
  return found[id]!;
}
