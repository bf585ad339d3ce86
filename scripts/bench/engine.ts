import { CRAFTS, type Craft, craftOf } from '@obrador/engine';
import { type Call, inTurn, taking } from './measure.ts';
import type { Figure } from './report.ts';
import { balanceOf, type Engine, engineOf, type Subject } from './subject.ts';
import { type Body, longs, varied } from './workload.ts';

const SIZES = [4, 10, 60, 500] as const;
const MOST_OF_JSON = 0.45;
const MOST_GROWTH = 1.3;
/** µs of seven roots, and of the sentences. */
const MOST_OF_PHYSICS = 25;
const PLAIN = 250_000;
const WITH_CURVE = 150_000;

/** What analyses cost against the JSON that carries them, and how that grows with the formula. */
export async function engineFigures(subject: Subject): Promise<Figure[]> {
  const engine = await engineOf(subject);
  const figures: Figure[] = [];
  for (const craft of CRAFTS) {
    const calls = Object.fromEntries(SIZES.flatMap((size) => callsFor(engine, craft, size)));
    const times = inTurn(calls);
    figures.push(...SIZES.map((size) => analysis(craft, size, times)), growth(craft, times));
  }
  return [...tenByName(engine), ...figures];
}

function callsFor(engine: Engine, craft: Craft, size: number): [string, Call][] {
  const bodies = longs(craft, size);
  const balance = balanceOf(engine, craft);
  return [
    [`${size}`, taking(bodies, balance)],
    [`${size} json`, jsonOf(bodies, balance)],
  ];
}

/** Reading the requests and writing the answers, and nothing else. */
function jsonOf(bodies: readonly Body[], balance: (body: unknown) => unknown): Call {
  const texts = bodies.map((body) => ({ request: JSON.stringify(body), answer: balance(body) }));
  return taking(texts, ({ request, answer }) => {
    JSON.parse(request);
    JSON.stringify(answer);
  });
}

function analysis({ id }: Craft, size: number, times: Readonly<Record<string, number>>): Figure {
  const time = times[`${size}`]!;
  const ratio = time / times[`${size} json`]!;
  return {
    name: `engine: ${id}, ${size} ingredients, against its JSON`,
    value: `${ratio.toFixed(2)} (${time.toFixed(1)} µs)`,
    ratio,
  };
}

function growth({ id }: Craft, times: Readonly<Record<string, number>>): Figure {
  const ratio = times['500']! / 500 / (times['10']! / 10);
  return {
    name: `engine: ${id}, cost of one ingredient among 500 against one among 10`,
    value: ratio.toFixed(2),
    aim: `at most ${MOST_GROWTH}`,
    met: ratio <= MOST_GROWTH,
    ratio,
  };
}

/** The formula every release was measured with, its grams varied. */
function tenByName(engine: Engine): Figure[] {
  const helado = engine.craftOf('helado');
  const bodies = varied(craftOf('helado'));
  const { plain, curve, bare, physics, json } = inTurn({
    plain: taking(bodies, engine.balanceHelado),
    curve: taking(bodies, (body) => {
      engine.balanceHelado(body);
      engine.freezingCurve(body);
    }),
    bare: taking(bodies, (body) => helado.analyse(body)),
    physics: taking(bodies, (body) => helado.analyse(body).physics?.()),
    json: jsonOf(bodies, engine.balanceHelado),
  });
  const perSecond = (us: number) => `${Math.round(1e6 / us).toLocaleString('en')}/s (${us.toFixed(2)} µs)`;
  return [
    {
      name: 'engine: ice cream of ten ingredients by name, against JSON of its request and answer',
      value: (plain / json).toFixed(2),
      aim: `at most ${MOST_OF_JSON}`,
      met: plain / json <= MOST_OF_JSON,
      ratio: plain / json,
    },
    {
      name: 'engine: analyses of it on one core',
      value: perSecond(plain),
      aim: `${PLAIN.toLocaleString('en')}/s on an idle core`,
      met: 1e6 / plain >= PLAIN,
      ratio: plain / json,
    },
    {
      name: 'engine: with its freezing curve',
      value: perSecond(curve),
      aim: `${WITH_CURVE.toLocaleString('en')}/s on an idle core`,
      met: 1e6 / curve >= WITH_CURVE,
      ratio: curve / json,
    },
    {
      name: 'engine: its physical block, beyond the analysis',
      value: `${(physics - bare).toFixed(2)} µs`,
      aim: `at most ${MOST_OF_PHYSICS} µs`,
      met: physics - bare <= MOST_OF_PHYSICS,
      ratio: (physics - bare) / json,
    },
  ];
}
