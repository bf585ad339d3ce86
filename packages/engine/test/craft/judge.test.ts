import { describe, expect, it } from 'vitest';
import {
  doubtfulKeys,
  findingOf,
  holds,
  inRangeOf,
  isNear,
  misses,
  need,
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
    expect(findingOf(asks('fibra', 5, null), 9)).toBeUndefined();
  });

  it('tells the side and the figure that are missed', () => {
    expect(findingOf(FAT, 7.99)).toMatchObject({ side: 'low', limit: 8, value: 7.99 });
    expect(findingOf(FAT, 18.01)).toMatchObject({ side: 'high', limit: 18 });
    expect(findingOf(FAT, 0)).toMatchObject({ side: 'low', limit: 8 });
    expect(findingOf(asks('frio', null, -10), -5)).toMatchObject({ side: 'high', limit: -10 });
  });

  it('takes no number for a value that is met', () => {
    expect(holds([FAT], () => Number.NaN)).toBe(false);
    expect(findingOf(FAT, Number.NaN)).toMatchObject({ side: 'low', limit: 8 });
  });

  it.each([7.99, 8, 18, 18.01])('holds for %f exactly when nothing is found', (value) => {
    expect(holds([FAT], () => value)).toBe(findingOf(FAT, value) === undefined);
    expect(misses([FAT], () => value)).toEqual([findingOf(FAT, value)].filter((found) => found !== undefined));
  });

  it('asks with the place of each requirement in its list', () => {
    const places: number[] = [];
    const found = misses([FAT, FAT, SUGAR], (_, place) => {
      places.push(place);
      return [2, 10, 30][place]!;
    });
    expect(found.map(({ value }) => value)).toEqual([2, 30]);
    expect(places).toEqual([0, 0, 1, 2, 2]);
  });

  it('asks for the least of what a type is not itself without', () => {
    const param = { ...FAT.param, source: 'su fuente' };
    expect(need(param, 3)).toEqual({
      param,
      min: 3,
      max: null,
      level: 'falta',
      authority: 'oficio',
      source: 'su fuente',
    });
  });

  it('finds what is missed in the order in which it is asked', () => {
    const found = misses([SUGAR, FAT], valueIn({ grasa: 2, azucar: 30 }));
    expect(found.map(({ rule }) => rule.param.key)).toEqual(['azucar', 'grasa']);
    expect(misses([SUGAR, FAT], valueIn({ grasa: 10, azucar: 10 }))).toEqual([]);
  });

  it('asks nothing of what is not there, where it is asked only of what there is', () => {
    expect(findingOf(asks('ratio', 45, 70, { ifAny: true }), 0)).toBeUndefined();
    expect(findingOf(asks('ratio', 45, 70, { ifAny: true }), 1)).toBeDefined();
    expect([0, 1].map((value) => holds([asks('ratio', 45, 70, { ifAny: true })], () => value))).toEqual([true, false]);
    expect(holds([FAT], () => 0)).toBe(false);
  });

  it('leaves a minimum missed by less than compositions tell to be confirmed', () => {
    const cocoa = asks('cacao', 35, 60, { confirm: 0.5 });
    expect([34.5, 34.49, 60.1].map((value) => isNear(findingOf(cocoa, value)!))).toEqual([true, false, false]);
    expect(isNear(findingOf(FAT, 7.99)!)).toBe(false);
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

  it.each([
    [8, 18, false],
    [7, 8, true],
    [7, 7.99, false],
    [18, 19, true],
    [18.01, 19, false],
    [1, 30, true],
  ])('from %f to %f a range of 8 to 18 is open: %s', (low, high, open) => {
    expect(doubtfulKeys([FAT], 10, () => [low, high]).size > 0).toBe(open);
  });

  it.each([
    [null, 20, [19, 21], true],
    [null, 20, [21, 22], false],
    [20, null, [19, 21], true],
    [20, null, [18, 19], false],
    [null, -10, [-12, -8], true],
  ] as const)('an open side of %s to %s leaves %j open: %s', (min, max, span, open) => {
    expect(doubtfulKeys([asks('x', min, max)], 10, () => span).size > 0).toBe(open);
  });
});
