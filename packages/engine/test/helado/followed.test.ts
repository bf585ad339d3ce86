import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySteps } from '../../src/craft/advice.ts';
import { helado } from '../../src/helado/craft.ts';
import { CORPUS } from './formula.ts';

const GOOD = CORPUS.filter((entry) => entry.expect === 'equilibrada');

/** Good formulas with some weights from half to almost twice: what a slip of the scale or of the pen makes of them. */
const spoiltArbitrary = fc
  .record({
    entry: fc.constantFrom(...GOOD),
    factors: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(1) },
        { weight: 2, arbitrary: fc.double({ min: 0.5, max: 1.7, noNaN: true }) },
      ),
      { minLength: 12, maxLength: 12 },
    ),
  })
  .map(({ entry, factors }) => ({
    type: entry.type,
    ingredients: entry.ingredients.map(({ name, grams }, i) => ({
      name,
      grams: Math.round(10 * grams * factors[i % 12]!) / 10,
    })),
  }));

describe('advice followed literally, all of it, once', () => {
  it('mends nine spoilt formulas of ten', () => {
    const spoilt = fc
      .sample(spoiltArbitrary, { numRuns: 900, seed: 17 })
      .filter((body) => !helado.analyse(body).outcome.good);
    expect(spoilt.length).toBeGreaterThan(200);
    const mended = spoilt.filter((body) => {
      const steps = helado.analyse(body).advice.flatMap((advice) => advice.steps);
      const after = applySteps(helado.shape, body, steps);
      return after !== null && helado.analyse(after).outcome.good;
    });
    expect(mended.length / spoilt.length).toBeGreaterThanOrEqual(0.9);
  });
});
