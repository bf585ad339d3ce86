import { expect, it } from 'vitest';
import { measureSearched } from './measure.ts';

it('refuses most of the nonsense that was searched for inside every range, and little that is acceptable', () => {
  const { mala, aceptable } = measureSearched();
  expect(mala.refused / mala.formulas).toBeGreaterThanOrEqual(0.75);
  expect(aceptable.refused / aceptable.formulas).toBeLessThanOrEqual(1 / 8);
});
