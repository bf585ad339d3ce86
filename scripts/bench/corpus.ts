import { CRAFTS, type Craft, equilibrar } from '@obrador/engine';
import { warmUp, yardstick } from './balancer.ts';
import { each, inTurn, mean, median, timeOf } from './measure.ts';
import type { Figure } from './report.ts';
import { type Engine, engineOf, type Subject } from './subject.ts';
import { shakenCorpus } from './workload.ts';

/** Milliseconds. */
const MOST = { median: 0.25, mean: 0.4, hopelessMedian: 10, hopelessWorst: 100 };

interface Balanced {
  readonly craft: string;
  /** Microseconds of each formula that can be balanced, and of each that cannot. */
  readonly done: readonly number[];
  readonly hopeless: readonly number[];
  readonly stick: number;
}

/** Published formulas shaken, each balanced once: those that can be, and those that cannot, which are few. */
export async function corpusFigures(subject: Subject): Promise<Figure[]> {
  const engine = await engineOf(subject);
  const all = CRAFTS.map((craft) => balanced(engine, craft));
  const hopeless = all.flatMap((one) => one.hopeless);
  const stick = Math.min(...all.map((one) => one.stick));
  return [
    ...all.flatMap(({ craft, done, stick: own }) => [
      figure(`${craft}, shaken, balanced, median`, median(done), MOST.median, own),
      figure(`${craft}, shaken, balanced, mean`, mean(done), MOST.mean, own),
    ]),
    figure('all crafts, shaken, that cannot be balanced, median', median(hopeless), MOST.hopelessMedian, stick),
    figure('all crafts, shaken, that cannot be balanced, worst', Math.max(...hopeless), MOST.hopelessWorst, stick),
  ];
}

/** Every other formula warms up. */
function balanced(engine: Engine, craft: Craft): Balanced {
  const own = engine.craftOf(craft.id);
  const bodies = shakenCorpus(craft);
  const calls = bodies.map((body) => () => engine.equilibrar(own, body));
  const feasible = bodies.map((body) => equilibrar(craft, body).factible);
  warmUp(calls.filter((_, i) => i % 2 === 0));
  const json = yardstick(engine);
  let stick = inTurn({ json }).json;
  const once = (wanted: boolean) =>
    each(
      calls.filter((_, i) => i % 2 === 1 && feasible[i] === wanted),
      1,
      () => {
        stick = Math.min(stick, timeOf(json, 200) / 200);
      },
    );
  return { craft: craft.id, done: once(true), hopeless: once(false), stick };
}

function figure(name: string, time: number, most: number, stick: number): Figure {
  return {
    name: `corpus: ${name}`,
    value: `${(time / 1000).toFixed(2)} ms`,
    aim: `at most ${most} ms`,
    met: time <= 1000 * most,
    ratio: time / stick,
  };
}
