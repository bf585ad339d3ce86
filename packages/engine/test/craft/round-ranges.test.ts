import { describe, expect, it } from 'vitest';
import { consultTypes } from '../../src/consult.ts';
import { stepAbove, stepBelow } from '../../src/craft/ranges.ts';
import { round } from '../../src/craft/round.ts';
import { CRAFTS } from '../../src/index.ts';

const isMultiple = (value: number, step: number) => round(value / step, 6) === Math.round(value / step);

/** Steps a master speaks in: halves of a point, finer for little of something, twentieths for ratios. */
const isSaid = (value: number, unit: string) =>
  isMultiple(value, unit === '%' && value >= 10 ? 0.5 : 0.05) || (value < 0.5 && isMultiple(value, 0.01));

describe.each(CRAFTS)('$label', (craft) => {
  it('asks of every type for figures a master would say', () => {
    const ends = consultTypes(craft).tipos.flatMap(({ id, limites }) =>
      limites.flatMap(({ id: param, unidad, rango, objetivo = [], nivel }) =>
        // The law is to the letter.
        nivel === 'ley' ? [] : [...rango, ...objetivo].map((end) => ({ id, param, unidad, end })),
      ),
    );
    expect(ends.filter(({ end, unidad }) => end !== null && !isSaid(end, unidad))).toEqual([]);
  });

  it('aims inside what it accepts', () => {
    const astray = consultTypes(craft).tipos.flatMap(({ id, limites }) =>
      limites
        .filter(({ rango: [min, max], objetivo: [low, high] = [null, null] }) => {
          return (
            (low ?? min ?? 0) < (min ?? Number.NEGATIVE_INFINITY) || (high ?? 0) > (max ?? Number.POSITIVE_INFINITY)
          );
        })
        .map((limit) => ({ type: id, ...limit })),
    );
    expect(astray).toEqual([]);
  });
});

it.each([
  [15.58, 0.5, 15.5, 16],
  [1.35, 0.05, 1.35, 1.35],
  [0.49, 0.5, 0.4, 0.5],
  [0.5, 0.5, 0.5, 0.5],
  [0.75, 0.5, 0.5, 1],
  [1 / 3, 1 / 3, 0.33, 0.33],
  [0, 0.5, 0, 0],
])('moves %s outwards in steps of %s', (value, step, below, above) => {
  expect([stepBelow(value, step), stepAbove(value, step)]).toEqual([below, above]);
});
