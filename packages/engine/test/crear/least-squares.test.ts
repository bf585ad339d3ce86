import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastSquares } from '../../src/crear/least-squares.ts';

describe('least squares that are never negative', () => {
  test('find what made the figures, where one thing did', () => {
    const amounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })), (truth, random) => {
        const equations = [...truth, ...truth].map((_, row) => {
          const coef = truth.map((_one, i) => (row === i ? 2 : 0) + random.next().value!);
          return { coef, value: coef.reduce((sum, a, i) => sum + a * truth[i]!, 0), weight: 1 };
        });
        const found = leastSquares(equations, truth.length);
        const error = equations.map(({ coef, value }) => coef.reduce((sum, a, i) => sum + a * found[i]!, 0) - value);
        expect(Math.max(...error.map(Math.abs))).toBeLessThan(1e-3);
      }),
      { seed: 23, numRuns: 200 },
    );
  });

  test('stay at nothing where less than nothing would fit best', () => {
    const found = leastSquares(
      [
        { coef: [1, 0], value: -5, weight: 1 },
        { coef: [1, 1], value: 3, weight: 1 },
      ],
      2,
    );
    expect(found[0]).toBe(0);
    expect(found[1]).toBeCloseTo(3, 9);
  });
});
