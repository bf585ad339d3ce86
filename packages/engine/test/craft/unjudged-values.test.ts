import { describe, expect, test } from 'vitest';
import { unjudgedValues } from '../../src/craft/unjudged-values.ts';
import { CRAFTS } from '../../src/crafts.ts';

describe.each(CRAFTS)('figures of $id', (craft) => {
  const analysis = craft.analyse(craft.example);
  const figures = unjudgedValues(craft, analysis);

  test('with the meters they show every value, none of them twice', () => {
    const keys = [...analysis.meters, ...figures].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label } of craft.params) {
      const value = analysis.values[key];
      if (value === undefined) continue;
      const shown = [...analysis.meters, ...figures].filter(
        (one) => one.key === key || (one.label === label && one.value === value),
      );
      expect(shown, key).toHaveLength(1);
      expect(shown[0]!.value).toBe(value);
    }
  });

  test('a figure carries the words of its parameter', () => {
    for (const { key, label, unit, info } of figures) expect(info).toMatchObject({ key, label, unit });
  });
});

test('a share judged on another base is a figure of its own where it differs', () => {
  const param = { key: 'cacaoTotal', label: 'Cacao total', unit: '%', formula: '', source: '' };
  const meter = {
    ...param,
    key: 'base.cacaoTotal',
    min: 35,
    max: null,
    state: 'dentro',
    limits: [],
    mark: null,
  } as const;
  const analysis = (value: number) => ({
    ...CRAFTS[2]!.analyse(CRAFTS[2]!.example),
    values: { cacaoTotal: 60 },
    meters: [{ ...meter, info: param, value }],
  });
  expect(unjudgedValues({ params: [param] }, analysis(60))).toEqual([]);
  expect(unjudgedValues({ params: [param] }, analysis(75)).map(({ value }) => value)).toEqual([60]);
});
