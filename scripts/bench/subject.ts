import { existsSync } from 'node:fs';
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

/** The built checkout that is measured: this one unless `--of` names another. */
export interface Subject {
  readonly engine: string;
  readonly server: string;
}

export function subjectIn(directory = root): Subject {
  const built = (path: string) => {
    const file = `${directory.replace(/\/$/, '')}/packages/${path}`;
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first.`);
    return file;
  };
  return { engine: built('engine/dist/index.js'), server: built('server/dist/server.mjs') };
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
