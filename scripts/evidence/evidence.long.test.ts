import { describe, expect, it } from 'vitest';
import { measure, together } from './measure.ts';

describe('judgement by evidence', () => {
  const measured = measure();

  it('refuses at most 2 % of the signed formulas of rounds it has not seen', () => {
    const { refused, formulas } = together(measured, 'good');
    expect(refused / formulas).toBeLessThanOrEqual(0.02);
  });

  it('refuses three of four pieces of nonsense that every range signs, and tells 95 %', () => {
    const { refused, noted, formulas } = measured.searched.mala;
    expect(refused / formulas).toBeGreaterThanOrEqual(0.75);
    expect((refused + noted) / formulas).toBeGreaterThanOrEqual(0.95);
  });
});
