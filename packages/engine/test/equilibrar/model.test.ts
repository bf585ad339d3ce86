import { describe, expect, it } from 'vitest';
import { COST_PER_KILO } from '../../src/craft/linear.ts';
import { CRAFTS } from '../../src/crafts.ts';

describe('the terms of a formula', () => {
  it.each(CRAFTS)('$id: without what the type does not judge, the others and the cost stay as they are', (craft) => {
    const told = (unjudged: boolean) =>
      craft
        .linear(craft.example, undefined, unjudged)
        .cases.map((terms) => terms.map(({ key, num, den, range }) => ({ key, num, den, range })));
    const judged = told(true).map((terms) => terms.filter(({ key, range }) => range !== null || key === COST_PER_KILO));
    expect(told(false)).toEqual(judged);
  });
});
