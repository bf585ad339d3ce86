import { describe, expect, it } from 'vitest';
import { NO_EXAMINATION } from '../../src/craft/examine.ts';
import { distance, trophyOf as medalOf } from '../../src/pasteleria/judge.ts';
import type { Params } from '../../src/pasteleria/schema.ts';
import { rulesOf, type TypeId, type TypeRules } from '../../src/pasteleria/types.ts';

describe('distance to the centre of a range', () => {
  it('is 0 at the centre, 1 at the limits and grows outside', () => {
    expect(distance(5, [4, 6], false)).toBe(0);
    expect(distance(4, [4, 6], false)).toBe(1);
    expect(distance(6, [4, 6], false)).toBe(1);
    expect(distance(7, [4, 6], false)).toBe(2);
  });

  it('is 0 inside legal limits and jumps over 1 outside', () => {
    expect(distance(33, [33, 42], true)).toBe(0);
    expect(distance(42, [33, 42], true)).toBe(0);
    expect(distance(32.1, [33, 42], true)).toBeCloseTo(1.2, 12);
    expect(distance(43.8, [33, 42], true)).toBeCloseTo(1.4, 12);
  });

  it('is 0 or 9 where only one value is allowed', () => {
    expect(distance(0, [0, 0], true)).toBe(0);
    expect(distance(0.01, [0, 0], true)).toBe(9);
  });
});

const trophyOf = (type: TypeRules, params: Params, examination = NO_EXAMINATION) => medalOf(type, params, examination);

/** The type with every judged parameter at the same place of its trade range: 0 the centre, 1 the upper limit. */
function at(id: TypeId, place: number, moved: Readonly<Record<string, number>> = {}): Params {
  const params: Record<string, number> = {};
  for (const { param, core } of rulesOf(id).judged) {
    params[param.key] = (core[0] + core[1]) / 2 + (place * (core[1] - core[0])) / 2;
  }
  return { ...params, ...moved } as Params;
}

describe('the medal', () => {
  const type = rulesOf('masa_tarta');

  it('is gold with one figure beyond what is usual of the type, and silver with two', () => {
    const centred = at('masa_tarta', 0);
    const [first, second] = type.judged.filter(({ band, max }) => band?.[1] != null && max !== null && band[1] < max);
    const most = (rule: typeof first) => ({ [rule!.param.key]: rule!.max! });
    expect(trophyOf(type, centred)).toBe('gold');
    expect(trophyOf(type, { ...centred, ...most(first) })).toBe('gold');
    expect(trophyOf(type, { ...centred, ...most(first), ...most(second) })).toBe('silver');
  });

  it('is bronze when one parameter alone is out, by no more than half of half its width', () => {
    // ratioGrasaHarina [0.33, 0.75], accepted to [0.3, 0.8]: 0.8 + 0.25·0.5 = 0.92.
    expect(trophyOf(type, at('masa_tarta', 0, { ratioGrasaHarina: 0.92 }))).toBe('bronze');
    expect(trophyOf(type, at('masa_tarta', 0, { ratioGrasaHarina: 0.93 }))).toBeNull();
    expect(trophyOf(type, at('masa_tarta', 0, { ratioGrasaHarina: 0.82, grasa: 40 }))).toBeNull();
  });

  it('is none with a fault among the ingredients and no gold while something is not identified', () => {
    const centred = at('masa_tarta', 0);
    expect(trophyOf(type, centred, { ...NO_EXAMINATION, faulty: true })).toBeNull();
    expect(trophyOf(type, centred, { ...NO_EXAMINATION, unknown: 3, provisional: true })).toBe('silver');
    expect(trophyOf(type, at('masa_tarta', 1), { ...NO_EXAMINATION, unknown: 3, provisional: true })).toBe('silver');
  });

  it('is lost as soon as something not admitted enters a Tarta de Santiago', () => {
    const santiago = rulesOf('tarta_santiago');
    expect(trophyOf(santiago, at('tarta_santiago', 0))).toBe('gold');
    expect(trophyOf(santiago, at('tarta_santiago', 0, { pctNoPermitidos: 0.5 }))).toBeNull();
    expect(trophyOf(santiago, at('tarta_santiago', 0, { pctAlmendra: 32 }))).toBe('bronze');
  });
});
