import { readFileSync } from 'node:fs';
import type { Program, solve as Solve } from '../../packages/engine/src/equilibrar/solve.ts';
import { solveWithHighs } from '../../packages/engine/test/equilibrar/highs.ts';
import { solveWithYalps } from '../../packages/engine/test/equilibrar/yalps.ts';
import { inTurn, taking } from './measure.ts';
import { root } from './process.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';
import { randomFrom } from './workload.ts';

const PROGRAMS = 64;
/** Ingredients and parameters of a formula as the corpus has them. */
const INGREDIENTS = 9;
const RANGES = 6;

/** A formula to be moved as little as possible into ranges of what it is made of: the shape of every balance. */
function program(random: () => number): Program {
  const each = (low: number, high: number) => Array.from({ length: INGREDIENTS }, () => low + (high - low) * random());
  const start = each(5, 400);
  const price = each(0.01, 2);
  const rows = Array.from({ length: RANGES }, () => {
    const content = each(0, 100);
    const low = 30 + 20 * random();
    const high = low + 5 + 15 * random();
    return [
      { coef: content.map((share) => share - low), min: 0 },
      { coef: content.map((share) => high - share), min: 0 },
    ];
  });
  return {
    start,
    min: start.map((grams) => 0.2 * grams),
    max: start.map((grams) => 3 * grams),
    up: price,
    down: price,
    rows: rows.flat(),
    total: start.reduce((sum, grams) => sum + grams, 0),
  };
}

export function programs(): Program[] {
  const random = randomFrom(11);
  return Array.from({ length: PROGRAMS }, () => program(random));
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8')).version;
}

/** The solver of the balancer against others that can be installed, on the same linear programs. */
export async function peerFigures({ directory }: Subject): Promise<Figure[]> {
  const { solve }: { readonly solve: typeof Solve } = await import(
    `${directory}/packages/engine/src/equilibrar/solve.ts`
  );
  const all = programs();
  const solved = all.filter((one) => solve(one) !== null).length;
  const times = inTurn({
    own: taking(all, (one) => solve(one)),
    yalps: taking(all, solveWithYalps),
    highs: taking(all, solveWithHighs),
  });
  const figure = (name: string, time: number): Figure => ({
    name: `peers: ${name}, a linear program of ${INGREDIENTS} ingredients and ${RANGES} ranges`,
    value: `${time.toFixed(1)} µs, ${(time / times.own).toFixed(1)} of ours`,
  });
  return [
    {
      name: 'peers: programs measured, with a solution',
      value: `${PROGRAMS}, ${solved}`,
    },
    { ...figure('the solver of the balancer', times.own), ratio: times.own / times.yalps },
    figure(`yalps ${versionOf('yalps')}`, times.yalps),
    figure(`HiGHS ${versionOf('highs')} (WebAssembly)`, times.highs),
  ];
}
