import { describe, expect, it } from 'vitest';
import { rememberList } from '../../src/craft/remember.ts';

describe('an answer kept by the list it was asked for', () => {
  it('is given again for the same things in the same order, and for nothing else', () => {
    let asked = 0;
    const [a, b] = [{}, {}];
    const of = rememberList((list: readonly object[], ...rest: readonly unknown[]) => [++asked, list, rest]);
    expect(of([a, b], 1)).toBe(of([a, b], 1));
    for (const other of [() => of([b, a], 1), () => of([a], 1), () => of([a, b], 2), () => of([a, {}], 1)]) {
      expect(other()).not.toBe(of([a, b], 1));
    }
    expect(asked).toBe(5);
  });

  it('gives way to those of later lists', () => {
    let asked = 0;
    const of = rememberList((list: readonly number[]) => [++asked, list]);
    const first = of([0]);
    for (let i = 1; i < 16; i++) of([i]);
    expect(of([0])).toBe(first);
    of([16]);
    expect(of([0])).not.toBe(first);
  });
});
