import { describe, expect, it } from 'vitest';
import {
  doubtfulKeys,
  findingOf,
  holds,
  inRangeOf,
  isNear,
  misses,
  type Requirement,
  valueIn,
} from '../../src/craft/judge.ts';

function asks(key: string, min: number | null, max: number | null, more: Partial<Requirement> = {}): Requirement {
  const param = { key, label: key, unit: '%', formula: '', source: '' };
  return { param, min, max, authority: 'oficio', source: 'oficio', ...more };
}

const FAT = asks('grasa', 8, 18);
const SUGAR = asks('azucar', null, 20);

describe('the judge', () => {
  it('counts both ends as inside, and an open side as no limit', () => {
    for (const value of [8, 13, 18]) expect(findingOf(FAT, value)).toBeUndefined();
    expect(findingOf(SUGAR, -5)).toBeUndefined();
  });

  it('tells the side and the figure that are missed', () => {
    expect(findingOf(FAT, 7.99)).toMatchObject({ side: 'low', limit: 8, value: 7.99 });
    expect(findingOf(FAT, 18.01)).toMatchObject({ side: 'high', limit: 18 });
  });

  it('takes no number for a value that is met', () => {
    expect(holds([FAT], () => Number.NaN)).toBe(false);
  });

  it('finds what is missed in the order in which it is asked', () => {
    const found = misses([SUGAR, FAT], valueIn({ grasa: 2, azucar: 30 }));
    expect(found.map(({ rule }) => rule.param.key)).toEqual(['azucar', 'grasa']);
    expect(misses([SUGAR, FAT], valueIn({ grasa: 10, azucar: 10 }))).toEqual([]);
  });

  it('asks nothing of what is not there, where it is asked only of what there is', () => {
    expect(findingOf(asks('ratio', 45, 70, { ifAny: true }), 0)).toBeUndefined();
    expect(findingOf(asks('ratio', 45, 70, { ifAny: true }), 1)).toBeDefined();
  });

  it('leaves a minimum missed by less than compositions tell to be confirmed', () => {
    const cocoa = asks('cacao', 35, 60, { confirm: 0.5 });
    expect([34.5, 34.49, 60.1].map((value) => isNear(findingOf(cocoa, value)!))).toEqual([true, false, false]);
  });

  it('shows null for what is not asked', () => {
    const blank = { grasa: null, sal: null, azucar: null };
    const inRange = inRangeOf(blank, [FAT, SUGAR], valueIn({ grasa: 9, azucar: 21 }));
    expect(inRange).toEqual({ grasa: true, sal: null, azucar: false });
    expect(Object.keys(inRange)).toEqual(Object.keys(blank));
  });
});

describe('what nobody identified', () => {
  const spans = { grasa: [7, 9], azucar: [10, 12] } as const;
  const doubtful = (unknown: number) =>
    [...doubtfulKeys([FAT, SUGAR], unknown, ({ key }) => spans[key as keyof typeof spans])].sort();

  it('leaves every value judged below 5 %, and open what it may push in or out from there on', () => {
    expect(doubtful(4.99)).toEqual([]);
    expect(doubtful(5)).toEqual(['grasa']);
  });

  it('leaves nothing judged above 15 %', () => {
    expect(doubtful(15)).toEqual(['grasa']);
    expect(doubtful(15.01)).toEqual(['azucar', 'grasa']);
  });
});
