import { describe, expect, it } from 'vitest';
import { isOut } from '../../src/craft/meter.ts';
import { inOrder, judgedOf, ORDER } from '../../src/helado/bounds.ts';
import { mustFind } from '../../src/helado/catalogue.ts';
import { isBalanced, metersOf } from '../../src/helado/judge.ts';
import { measure, shown } from '../../src/helado/measure.ts';
import { byKey, JUDGED, PARAM_KEYS, type Params, RANGED } from '../../src/helado/params.ts';
import { rulesOf, TYPE_IDS } from '../../src/helado/types.ts';

/** A formula in the middle of every range of its type. */
function inside(type: (typeof TYPE_IDS)[number]): Params {
  const { ranges } = rulesOf(type);
  return byKey(PARAM_KEYS, (key) => {
    const ranged = RANGED.find((one) => one === key);
    return ranged === undefined ? 0 : (ranges[ranged][0] + ranges[ranged][1]) / 2;
  });
}

describe.each(JUDGED)('%s', (key) => {
  it.each(TYPE_IDS)('alone out of its range makes the verdict and the meter of %s, where it is judged', (type) => {
    const rules = rulesOf(type);
    expect(isBalanced(inside(type), rules)).toBe(true);
    for (const value of [rules.ranges[key][0] - 0.01, rules.ranges[key][1] + 0.01]) {
      const params = { ...inside(type), [key]: value };
      expect(isBalanced(params, rules)).toBe(!rules.judges[key]);
      const out = metersOf(params, rules, new Set()).filter(isOut);
      expect(out.map((meter) => meter.key)).toEqual(rules.judges[key] ? [key] : []);
    }
  });
});

it('advice reads every judged parameter, in its own order', () => {
  expect([...ORDER].sort()).toEqual([...JUDGED].sort());
  const mix = measure([mustFind('nata_35')], [1]);
  const values = shown(mix);
  const distinct = byKey(PARAM_KEYS, (key) => PARAM_KEYS.indexOf(key));
  expect(inOrder(distinct)).toEqual(ORDER.map((key) => distinct[key]));
  expect(judgedOf(mix)).toEqual(ORDER.map((key) => values[key]));
});
