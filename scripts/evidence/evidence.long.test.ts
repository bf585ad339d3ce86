import { describe, expect, it } from 'vitest';
import { measure, together } from './measure.ts';

describe('judgement by evidence', () => {
  const measured = measure();

  it('refuses at most 2 % of the signed formulas of rounds it has not seen', () => {
    const { refused, formulas } = together(measured, 'good');
    expect(refused / formulas).toBeLessThanOrEqual(0.02);
  });
});
