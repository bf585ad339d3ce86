import { describe, expect, it } from 'vitest';
import type { Limit } from '../../src/craft/limit.ts';
import { limitInfo, rangeOf } from '../../src/craft/limit.ts';
import { isOut, meterOf, metersOf, missOf, narrowest, stateOf } from '../../src/craft/meter.ts';

const param = { key: 'grasa', label: 'Grasa', unit: '%', formula: '', source: '' };
const FAT: Limit = { param, min: 8, max: 18, band: [10, 16], authority: 'oficio', source: 'oficio' };

describe('a value against its limit', () => {
  it.each([
    [7.99, 'bajo', 0.01],
    [8, 'al_limite', 0],
    [9.99, 'al_limite', 0],
    [10, 'dentro', 0],
    [16, 'dentro', 0],
    [16.01, 'al_limite', 0],
    [18, 'al_limite', 0],
    [18.01, 'alto', 0.01],
  ])('%f is %s, out by %f', (value, state, miss) => {
    const [meter] = metersOf([FAT], { grasa: value });
    expect(meter).toMatchObject({ key: 'grasa', label: 'Grasa', unit: '%', value, min: 8, max: 18, state });
    expect(meter).toMatchObject({ limits: [FAT], mark: null, info: param });
    expect(missOf(meter!)).toBeCloseTo(miss, 10);
    expect(isOut(meter!)).toBe(miss > 0);
  });

  it.each([
    [{ min: null, max: null }, 'dentro'],
    [{ min: null, max: 4 }, 'alto'],
    [{ min: 6, max: null }, 'bajo'],
    [{ min: 1, max: 9, core: [null, 4] }, 'al_limite'],
    [{ min: 1, max: 9, core: [6, null] }, 'al_limite'],
    [{ min: 1, max: 9, core: [null, null] }, 'dentro'],
    [{ min: 1, max: 9, core: [6, 7], band: [4, 6] }, 'dentro'],
  ] as const)('5 against %j is «%s»: open sides ask nothing, the band goes before the core', (limit, state) => {
    expect(stateOf(5, limit)).toBe(state);
  });

  it.each([[{ min: null, max: null }], [{ min: -5, max: 9, core: [null, 4] }]] as const)(
    '−1 against %j is inside: an open side is no zero',
    (limit) => {
      expect(stateOf(-1, limit)).toBe('dentro');
    },
  );

  it('says nothing where it may not be judged', () => {
    expect(meterOf(param, 12, FAT).state).toBe('dentro');
    const [meter] = metersOf([FAT], { grasa: 2 }, ({ param: { key } }) => key !== 'grasa');
    expect(meter!.state).toBe('sin_juicio');
    expect([isOut(meter!), missOf(meter!)]).toEqual([false, 0]);
  });
});

describe('a limit', () => {
  it('leaves open sides without an end', () => {
    expect(rangeOf({ min: null, max: null })).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(rangeOf({ min: 0, max: 0 })).toEqual([0, 0]);
  });

  it('is shown with its level where it has one', () => {
    const shown = { key: 'grasa', label: 'Grasa', unit: '%', min: 8, max: 18, source: 'oficio' };
    expect(limitInfo(FAT)).toStrictEqual(shown);
    expect(limitInfo({ ...FAT, level: 'legal' })).toStrictEqual({ ...shown, level: 'legal' });
  });

  it.each([
    [[], { min: null, max: null }],
    [[[2, 9]], { min: 2, max: 9 }],
    [
      [
        [2, 9],
        [3, 8],
      ],
      { min: 3, max: 8 },
    ],
    [
      [
        [3, 8],
        [2, 9],
      ],
      { min: 3, max: 8 },
    ],
    [
      [
        [null, 8],
        [-2, null],
      ],
      { min: -2, max: 8 },
    ],
    [
      [
        [-2, 9],
        [null, 8],
      ],
      { min: -2, max: 8 },
    ],
  ] as const)('%j come down to the narrowest', (ranges, narrow) => {
    expect(narrowest(ranges.map(([min, max]) => ({ min, max })))).toEqual(narrow);
  });
});
