import { readFileSync } from 'node:fs';
import { applySteps } from '../../src/craft/advice.ts';
import type { Analysis } from '../../src/craft/analysis.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { InputError } from '../../src/craft/errors.ts';
import { isOut } from '../../src/craft/meter.ts';

interface Body {
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
}

/** What following all the advice once makes of a faulty formula. */
export type Fate = 'mended' | 'better' | 'same' | 'worse' | 'no steps';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A smaller share of a formula is seasoning. */
const MAIN = 0.05;
/** What becomes of a line that was misread. */
const SLIPS = [0, 1 / 3, 3];

/** The faulty formulas of a craft's corpus, and good ones spoilt in some ways, `rounds` times each way. */
export function faultyFormulas(craft: Craft, rounds: number, seed: number): readonly Body[] {
  const corpus: readonly Body[] = JSON.parse(
    readFileSync(new URL(`../../../../data/corpus/${craft.id}.json`, import.meta.url), 'utf8'),
  );
  const { weight } = craft.shape;
  const random = randomFrom(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const bodies: Body[] = [];
  for (const { type, ingredients } of corpus) {
    const as = (lines: Body['ingredients']) => bodies.push({ type, ingredients: lines });
    if (analysisOf(craft, { type, ingredients })?.outcome.good !== true) as(ingredients);
    else {
      const total = ingredients.reduce((sum, item) => sum + Number(item[weight]), 0);
      const weighed = (item: Body['ingredients'][number], grams: number) => ({
        ...item,
        [weight]: Math.round(10 * grams) / 10,
      });
      const times = (item: Body['ingredients'][number], factor: number) => weighed(item, factor * Number(item[weight]));
      for (let round = 0; round < rounds; round++) {
        // Every main ingredient from half to double.
        as(
          ingredients.map((item) => (Number(item[weight]) > MAIN * total ? times(item, 4 ** (random() - 0.5)) : item)),
        );
        const slip = any(ingredients);
        const factor = any(SLIPS);
        as(ingredients.map((item) => (item === slip ? times(item, factor) : item)));
        // A line of another formula of the craft.
        as([...ingredients, weighed(any(any(corpus).ingredients), MAIN * total)]);
      }
    }
  }
  return bodies.filter((body) => analysisOf(craft, body)?.outcome.good === false);
}

function analysisOf(craft: Craft, body: unknown): Analysis | undefined {
  try {
    return craft.analyse(body);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What is out: numbers, and what takes the good outcome whatever they are. */
function faultsIn({ meters, objections }: Analysis): number {
  return meters.filter(isOut).length + objections.filter(({ fault }) => fault).length;
}

export function fateOf(craft: Craft, body: Body): Fate {
  const before = craft.analyse(body);
  const steps = before.advice.flatMap((advice) => advice.steps);
  if (steps.length === 0) return 'no steps';
  const followed = applySteps(craft.shape, body, steps);
  const after = followed === null ? undefined : analysisOf(craft, followed);
  if (after === undefined) return 'worse';
  if (after.outcome.good) return 'mended';
  const change = faultsIn(after) - faultsIn(before);
  return change === 0 ? 'same' : change < 0 ? 'better' : 'worse';
}
