import { CRAFTS, type Craft, equilibrar } from '@obrador/engine';
import { FORMULA } from './formula.ts';
import type { Figure } from './report.ts';

/** Different formulas per craft, each out of balance in its own way. */
const FORMULAS = 1_000;
/** Each is balanced this often and its best time counts: the rest is what else the machine was doing. */
const RUNS = 5;

/** Balances per second on one core, the slowest hundredth, and what cannot be done, for every craft. */
export function balancerFigures(): Figure[] {
  const first = cold();
  return [...first, ...CRAFTS.flatMap((craft) => [steady(craft), impossible(craft)])];
}

/** The first balance of a process, which also makes the indexes of names. */
function cold(): Figure[] {
  const [craft] = CRAFTS;
  const ms = processorTime(() => equilibrar(craft!, outOf(exampleOf(craft!), craft!, 0.75)));
  return [{ name: `balancer: first balance of a process, ${craft!.id}`, value: `${ms.toFixed(1)} ms of processor` }];
}

/** Formulas with everything but one ingredient fixed and nothing to add: most of them cannot be balanced. */
function impossible(craft: Craft): Figure {
  const { name, weight } = craft.shape;
  const random = randomFrom(5);
  const { ingredients, ...rest } = exampleOf(craft);
  const names = ingredients.map((item) => String(item[name]));
  const times: number[] = [];
  for (let run = 0; run < IMPOSSIBLE; run++) {
    const shaken = ingredients.map((item) => ({
      ...item,
      [weight]: Math.max(1, Math.round((item[weight] as number) * 16 ** (random() - 0.5))),
    }));
    const free = Math.floor(random() * names.length);
    const opciones = { fijos: names.filter((_, i) => i !== free), anadir: [] };
    const body = { ...rest, ingredients: shaken, opciones };
    if (equilibrar(craft, body).factible) continue;
    times.push(
      Math.min(
        processorTime(() => equilibrar(craft, body)),
        processorTime(() => equilibrar(craft, body)),
      ),
    );
  }
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  return {
    name: `balancer: ${craft.id}, what cannot be done`,
    value: `median ${median.toFixed(1)} ms, worst ${(times.at(-1) ?? 0).toFixed(1)} ms of processor (${times.length} formulas)`,
  };
}

function exampleOf({ example }: Craft): Body {
  return { ...example, ingredients: example.ingredients as Body['ingredients'] };
}

const IMPOSSIBLE = 200;

function processorTime(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function outOf({ ingredients, ...rest }: Body, { shape }: Craft, share: number): Body {
  const [first, ...others] = ingredients;
  return { ...rest, ingredients: [{ ...first, [shape.weight]: Number(first?.[shape.weight]) * share }, ...others] };
}

function steady(craft: Craft): Figure {
  const example = craft.id === 'helado' ? FORMULA : craft.example;
  const bodies = outOfBalance(craft, example as Body, FORMULAS);
  for (const body of bodies) equilibrar(craft, body);
  const times = bodies.map((body) => best(() => equilibrar(craft, body))).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const p99 = times[Math.floor(times.length * 0.99)]!;
  const perSecond = 1000 / mean;
  const size = bodies[0]!.ingredients.length;
  return {
    name: `balancer: ${craft.id}, ${size} ingredients out of balance`,
    value: `${Math.round(perSecond).toLocaleString('en')}/s, p99 ${p99.toFixed(2)} ms`,
    ...(craft.id === 'helado' ? { aim: 'at least 3,000/s, p99 under 5 ms', met: perSecond >= 3000 && p99 < 5 } : {}),
  };
}

interface Body {
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
}

/** The formula with what may be moved shaken until its own balance finds fault with it, and a remedy exists. */
function outOfBalance(craft: Craft, example: Body, count: number): Body[] {
  const { weight } = craft.shape;
  const random = randomFrom(1);
  const levers = craft.levers(example);
  const bodies: Body[] = [];
  while (bodies.length < count) {
    const ingredients = example.ingredients.map((item, i) => {
      const factor = levers[i]!.lever ? 4 ** (random() - 0.5) : 1;
      return { ...item, [weight]: Math.max(1, Math.round((item[weight] as number) * factor)) };
    });
    const body = { ...example, ingredients };
    if (!craft.analyse(body).outcome.good && equilibrar(craft, body).factible) bodies.push(body);
  }
  return bodies;
}

function best(call: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    call();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Park and Miller's generator: the same formulas on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
