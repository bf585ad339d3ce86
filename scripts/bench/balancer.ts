import { CRAFTS, type Craft } from '@obrador/engine';
import { FORMULA } from './formula.ts';
import { type Call, each, inTurn, mean, median, processorTime, timeOf } from './measure.ts';
import type { Figure } from './report.ts';
import { type Engine, engineOf, type Subject } from './subject.ts';
import { type Body, impossible, outOfBalance } from './workload.ts';

const FORMULAS = 50;
const ROUNDS = 15;
const IMPOSSIBLE = 25;
const IMPOSSIBLE_ROUNDS = 3;
/** Microseconds of one stretch of warming up, and the most of all of them together. */
const STRETCH = 500_000;
const WARM_UP = 10_000_000;
/** Stretches without a gain worth the name after which the compiler has done what it can. */
const PATIENCE = 4;
const GAIN = 0.97;
const PER_SECOND: Readonly<Record<string, number>> = {
  helado: 8_000,
  panaderia: 11_000,
  pasteleria: 11_000,
  turron: 11_000,
  cacao: 6_000,
};
const MEDIAN_MS = 20;
const WORST_MS = 100;

/** What a balance costs on one core, and what it costs to say that there is none, in every craft. */
export async function balancerFigures(subject: Subject): Promise<Figure[]> {
  const engine = await engineOf(subject);
  return CRAFTS.flatMap((craft) => [steady(engine, craft), ...hopeless(engine, craft)]);
}

/** JSON of one request and its answer, the measure of this machine at this moment. */
export function yardstick(engine: Engine): () => void {
  const request = JSON.stringify(FORMULA);
  const answer = engine.balanceHelado(FORMULA);
  return () => {
    JSON.parse(request);
    JSON.stringify(answer);
  };
}

function measured(engine: Engine, craft: Craft, bodies: readonly Body[], rounds: number) {
  const { equilibrar, craftOf } = engine;
  const subject = craftOf(craft.id);
  const stick = yardstick(engine);
  let least = inTurn({ stick }).stick;
  const calls = bodies.map((body) => () => equilibrar(subject, body));
  warmUp(calls);
  const times = each(calls, rounds, () => {
    least = Math.min(least, timeOf(stick, 200) / 200);
  });
  return { times, stick: least };
}

/** Calls until they get no quicker: one balance runs through so much code that it takes thousands to compile it all. */
export function warmUp(calls: readonly Call[]): void {
  const end = processorTime() + WARM_UP;
  let least = Infinity;
  for (let idle = 0; idle < PATIENCE && processorTime() < end; idle++) {
    let passes = 0;
    const before = processorTime();
    for (; processorTime() < before + STRETCH; passes++) for (const call of calls) call();
    const pass = (processorTime() - before) / passes;
    if (pass < GAIN * least) idle = -1;
    least = Math.min(least, pass);
  }
}

function steady(engine: Engine, craft: Craft): Figure {
  const { times, stick } = measured(engine, craft, outOfBalance(craft, FORMULAS), ROUNDS);
  const perSecond = 1e6 / mean(times);
  const aim = PER_SECOND[craft.id]!;
  return {
    name: `balancer: ${craft.id}, balances per second of one core`,
    value: `${Math.round(perSecond).toLocaleString('en')}/s, slowest ${(Math.max(...times) / 1000).toFixed(1)} ms`,
    aim: `at least ${aim.toLocaleString('en')}/s`,
    met: perSecond >= aim,
    ratio: mean(times) / stick,
  };
}

function hopeless(engine: Engine, craft: Craft): Figure[] {
  const { times, stick } = measured(engine, craft, impossible(craft, IMPOSSIBLE), IMPOSSIBLE_ROUNDS);
  const middle = median(times) / 1000;
  const worst = Math.max(...times) / 1000;
  return [
    {
      name: `balancer: ${craft.id}, what cannot be done, median`,
      value: `${middle.toFixed(1)} ms`,
      aim: `at most ${MEDIAN_MS} ms`,
      met: middle <= MEDIAN_MS,
      ratio: (1000 * middle) / stick,
    },
    {
      name: `balancer: ${craft.id}, what cannot be done, worst`,
      value: `${worst.toFixed(0)} ms`,
      aim: `at most ${WORST_MS} ms`,
      met: worst <= WORST_MS,
      ratio: (1000 * worst) / stick,
    },
  ];
}
