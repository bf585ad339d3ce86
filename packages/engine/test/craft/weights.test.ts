import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, slug } from '../../src/craft/names.ts';
import { within } from '../../src/craft/ranges.ts';
import { percentages, shares } from '../../src/craft/weights.ts';

describe('shares of the total', () => {
  it('add up to 1 for weights of any scale, huge and subnormal included', () => {
    const weight = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 20 }), (grams) => {
        const result = shares(grams);
        if (result === null) return grams.every((g) => g === 0);
        return Math.abs(result.shares.reduce((a, b) => a + b, 0) - 1) < 1e-9;
      }),
    );
  });

  it('are null when every weight is 0', () => {
    expect(shares([0, 0])).toBeNull();
    expect(percentages([0, 0])).toEqual([0, 0]);
  });

  it('are told with the largest, and as percentages', () => {
    expect(shares([100, 300, 0])).toEqual({ shares: [0.25, 0.75, 0], largest: 300 });
    expect(percentages([1, 2])).toEqual([33.33, 66.67]);
  });
});

describe('judging a shown value', () => {
  it('includes both limits and leaves unjudged what has no range', () => {
    expect(within(14, [14, 21])).toBe(true);
    expect(within(21, [14, 21])).toBe(true);
    expect(within(21.01, [14, 21])).toBe(false);
    expect(within(13.99, [14, 21])).toBe(false);
    expect(within(3, null)).toBeNull();
    expect(within(3, undefined)).toBeNull();
  });
});

describe('names', () => {
  it('lose case and accents', () => {
    expect(fold('AZÚCAR Ñora Çelik')).toBe('azucar nora celik');
    expect(slug('  Pasta de Cacao (70 %) ')).toBe('pasta_de_cacao_70');
  });
});
