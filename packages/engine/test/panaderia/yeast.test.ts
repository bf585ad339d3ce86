import { describe, expect, it } from 'vitest';
import { limitsFor } from '../../src/panaderia/judge.ts';
import { measure } from '../../src/panaderia/measure.ts';
import { readFormula } from '../../src/panaderia/read.ts';
import { rulesOf } from '../../src/panaderia/types.ts';
import { scaleFor } from '../../src/panaderia/weigh.ts';
import { yeastUsed } from '../../src/panaderia/yeast.ts';
import { formula } from './formulas.ts';

function used(text: string) {
  return yeastUsed(measure(readFormula(formula('pan_comun', text)).ingredients));
}

describe('the yeast of a dough', () => {
  it.each([
    ['none: fresh is what people add', 'Harina 1000; Agua 600', 'levadura fresca', 1, false],
    ['fresh', 'Harina 1000; Agua 600; Levadura fresca 20', 'levadura fresca', 1, false],
    ['instant, first in the list', 'Levadura seca instantánea 7; Harina 1000', 'levadura seca instantánea', 3, false],
    ['active dry', 'Harina 1000; Levadura seca activa 8', 'levadura seca activa', 2.5, false],
    [
      'the heavier of two, first or last',
      'Levadura fresca 20; Levadura seca instantánea 5; Harina 1000',
      'levadura fresca',
      1,
      true,
    ],
    [
      'the heavier of two, first or last',
      'Harina 1000; Levadura fresca 4; Levadura seca instantánea 5',
      'levadura seca instantánea',
      3,
      true,
    ],
    [
      'the first of two that weigh the same',
      'Harina 1000; Levadura seca instantánea 5; Levadura fresca 5',
      'levadura seca instantánea',
      3,
      true,
    ],
    ['the same twice is no mixture', 'Harina 1000; Levadura fresca 5; Levadura fresca 5', 'levadura fresca', 1, false],
  ])('%s: %s', (_, text, form, power, mixed) => {
    expect(used(text)).toEqual({ form, power, mixed });
  });
});

describe('weights a scale can show', () => {
  it.each([
    ['fine', 1000, 0.123, 0.2, 0.1],
    ['fine', 5000, 9.7, 10, 9.5],
    ['fine', 30_000, 9.7, 10, 9],
    ['dry', 1000, 10.2, 11, 10],
    ['dry', 5000, 132, 135, 130],
    ['liquid', 30_000, 632, 650, 600],
    ['liquid', 1000, 600, 600, 600],
  ] as const)('%s in %d g of dough, %d g: up to %d, down to %d', (weighed, batch, grams, above, below) => {
    const { up, down } = scaleFor(weighed, batch, batch);
    expect(up(grams)).toBe(above);
    expect(down(grams)).toBe(below);
  });

  it('is a finer one where a step would miss the range', () => {
    expect(scaleFor('dry', 2, 0.2).up(0.33)).toBe(0.4);
  });
});

describe('the least yeast of a dough', () => {
  it('is none beside a live pre-ferment, whatever was asked of the same yeast before', () => {
    const leastOf = (live: boolean) =>
      limitsFor(rulesOf('pan_comun'), 3, live).find(({ param }) => param.key === 'levadura')!.min;
    expect(leastOf(false)).toBeGreaterThan(0);
    expect(leastOf(true)).toBe(0);
    expect(leastOf(false)).toBeGreaterThan(0);
  });
});
