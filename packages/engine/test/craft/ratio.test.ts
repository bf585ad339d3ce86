import { describe, expect, it } from 'vitest';
import { type LinearTerm, ratioOf } from '../../src/craft/linear.ts';

function term(num: readonly number[], den: readonly number[]): LinearTerm {
  return { key: 'grasa', label: 'grasa', unit: '%', num, den, range: null };
}

describe('value of a linear term', () => {
  it('is the weight mean of a content: milk 3.6 % and cream 35 % of fat, 600 g and 200 g', () => {
    expect(ratioOf(term([3.6, 35], [1, 1]), [600, 200])).toBeCloseTo(11.45, 12);
  });

  it("is a baker's percentage when only flour is below: 325 g of water on 500 g of flour", () => {
    expect(ratioOf(term([0, 100], [1, 0]), [500, 325])).toBe(65);
  });

  it('is 0 without anything below', () => {
    expect(ratioOf(term([100, 100], [0, 0]), [500, 325])).toBe(0);
    expect(ratioOf(term([1], [1]), [0])).toBe(0);
  });
});
