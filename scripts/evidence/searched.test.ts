import { expect, it } from 'vitest';
import { measureSearched } from './measure.ts';

it.each(['known', 'anew', 'masters'] as const)(
  'refuses most of the nonsense searched for inside every range, tells nearly all, and refuses little else: %s',
  (series) => {
    const { mala, aceptable } = measureSearched(series);
    expect(mala.refused / mala.formulas).toBeGreaterThanOrEqual(0.75);
    expect((mala.refused + mala.noted) / mala.formulas).toBeGreaterThanOrEqual(0.95);
    expect(aceptable.refused / aceptable.formulas).toBeLessThanOrEqual(1 / 8);
  },
);

it('tells most of the nonsense made with what is published of other types', () => {
  const { mala } = measureSearched('others');
  expect(mala.refused / mala.formulas).toBeGreaterThanOrEqual(0.7);
  expect((mala.refused + mala.noted) / mala.formulas).toBeGreaterThanOrEqual(0.85);
});
