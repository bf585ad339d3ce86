import { describe, expect, it } from 'vitest';
import { measure } from '../../src/panaderia/measure.ts';
import { readFormula } from '../../src/panaderia/read.ts';
import { down, up } from '../../src/panaderia/weigh.ts';
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
    [0.123, 0.13, 0.12],
    [1.04, 1.1, 1],
    [9.99, 10, 9.9],
    [10.2, 11, 10],
    [600, 600, 600],
  ])('%d g: up to %d, down to %d', (grams, above, below) => {
    expect(up(grams)).toBeCloseTo(above, 12);
    expect(down(grams)).toBeCloseTo(below, 12);
  });
});
