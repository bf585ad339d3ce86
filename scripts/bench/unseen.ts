import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CRAFTS, craftOf } from '@obrador/engine';
import { FORMULA } from './formula.ts';
import { mean, quantile } from './measure.ts';
import { root } from './process.ts';
import type { Figure } from './report.ts';
import type { Subject } from './subject.ts';
import { isAccepted, unseen } from './workload.ts';

const PROCESSES = 3;
/** Microseconds: mean, and what one in a hundred passes. */
const MOST = { mean: 80, p99: 400 };
const MOST_OF_BALANCE = 1.6;

interface Answered {
  readonly times: readonly number[];
  /** JSON of one request and its answer, the measure of this machine at this moment. */
  readonly stick: number;
}

interface Cost {
  readonly time: number;
  readonly ratio: number;
}

/** Formulas never seen, each answered once: what somebody else's recipe costs. */
export function unseenFigures(subject: Subject): Figure[] {
  const file = join(mkdtempSync(join(tmpdir(), 'obrador-')), 'unseen.json');
  const names = Object.fromEntries(CRAFTS.map(({ id, operation }) => [id, `balance${operation}`]));
  const { warm, fresh: all } = unseen(CRAFTS);
  const fresh = all.filter(({ craft, body }) => isAccepted(craftOf(craft)!, body));
  writeFileSync(file, JSON.stringify({ warm, fresh, names, formula: FORMULA }));
  const strange = fresh.flatMap((order, i) => (order.strange ? [i] : []));
  const costs = (operation: string) => costsOf(subject, operation, file, strange);
  const balance = costs('balance');
  const analizar = costs('analizar');
  const over = analizar.mean.time / balance.mean.time;
  return [
    figure('unseen: formulas of all crafts, each once, analizar, mean', analizar.mean, MOST.mean),
    figure('unseen: formulas of all crafts, each once, analizar, p99', analizar.p99, MOST.p99),
    figure('unseen: those with a name never met, analizar, mean', analizar.strange),
    figure('unseen: formulas of all crafts, each once, balance, mean', balance.mean),
    figure('unseen: formulas of all crafts, each once, balance, p99', balance.p99),
    figure('unseen: those with a name never met, balance, mean', balance.strange),
    {
      name: 'unseen: analizar over balance',
      value: over.toFixed(2),
      aim: `at most ${MOST_OF_BALANCE}`,
      met: over <= MOST_OF_BALANCE,
      ratio: over,
    },
  ];
}

/** The least of several processes: each can meet a name for the first time but once. */
function costsOf(
  { engine }: Subject,
  operation: string,
  file: string,
  strange: readonly number[],
): Record<'mean' | 'p99' | 'strange', Cost> {
  const args = [`${root}scripts/bench/unseen.mjs`, pathToFileURL(engine).href, operation, file];
  const all = Array.from(
    { length: PROCESSES },
    (): Answered => JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })),
  );
  const stick = Math.min(...all.map((one) => one.stick));
  const least = (of: (times: readonly number[]) => number): Cost => {
    const time = Math.min(...all.map(({ times }) => of(times)));
    return { time, ratio: time / stick };
  };
  return {
    mean: least(mean),
    p99: least((times) => quantile(times, 0.99)),
    strange: least((times) => mean(strange.map((i) => times[i]!))),
  };
}

function figure(name: string, { time, ratio }: Cost, most?: number): Figure {
  const measured = { name, value: `${time.toFixed(0)} µs`, ratio };
  return most === undefined ? measured : { ...measured, aim: `at most ${most} µs`, met: time <= most };
}
