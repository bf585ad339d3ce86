import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedulePanaderia } from '../../src/panaderia/schedule.ts';
import { formula } from './formulas.ts';

const STG = formula('pizza_napolitana', 'Agua 1000; Harina 00 1800; Sal marina 52; Levadura fresca 3');
const LOAF = formula('pan_comun', 'Harina 1000; Agua 600; Sal 18; Levadura fresca 20');
const TARTINE = formula('pan_rustico_mm', 'Harina 900; Harina integral 100; Agua 750; Masa madre 200; Sal 20');
const VERMONT = formula(
  'pan_rustico_mm',
  'Harina 6500; Harina integral de centeno 1500; Agua 4000; Sal 190; Masa madre líquida 125 % 4500',
);

const oven = (body: object, temperature: number) =>
  schedulePanaderia(body, { temperature, at: 6 * 60, anchor: 'horno' })!;

describe('hours of rise', () => {
  it('of yeast come from its dose: 7.8 h for the pizza of the specification at 25 °C', () => {
    expect(oven(STG, 25)).toMatchObject({ rise: 7.8, origin: 'levadura' });
  });

  it('of sourdough come from its share: published 6-8 h for Tartine at 26.5 °C, 4.5-5 h for Hamelman at 24.4 °C', () => {
    const tartine = oven(TARTINE, 26.5);
    expect(tartine.origin).toBe('masa_madre');
    expect(tartine.rise).toBeGreaterThan(5.5);
    expect(tartine.rise).toBeLessThan(8);
    const vermont = oven(VERMONT, 24.4);
    expect(vermont.rise).toBeGreaterThan(4.4);
    expect(vermont.rise).toBeLessThan(5.5);
  });

  it('are those of the type where no model reaches: 2 % of yeast, 2.25 h at 24 °C, half at 31.8 °C', () => {
    expect(oven(LOAF, 24)).toMatchObject({ rise: 2.3, origin: 'tipo' });
    expect(oven(LOAF, 31.8).rise).toBe(1.1);
  });

  it('are not told for a freezer or an oven', () => {
    expect(schedulePanaderia(LOAF, { temperature: 3, at: 0, anchor: 'horno' })).toBeNull();
    expect(schedulePanaderia(LOAF, { temperature: 36, at: 0, anchor: 'horno' })).toBeNull();
  });
});

describe('the way from the mixer to the oven', () => {
  it('for an oven at six: bread out at 6:35, mixing begun 187 min before', () => {
    const { steps, end } = oven(LOAF, 24);
    expect(steps.map(({ key, start, minutes }) => [key, start, minutes])).toEqual([
      ['amasado', 173, 12],
      ['bloque', 185, 60],
      ['formado', 245, 40],
      ['pieza', 285, 75],
      ['horno', 360, 35],
    ]);
    expect(end).toBe(395);
  });

  it('begins the day before when it must', () => {
    expect(oven(TARTINE, 18).steps[0]!.start).toBeLessThan(0);
  });

  it('has no gaps, whatever the dough, and is never longer where it is warmer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(STG, LOAF, TARTINE, VERMONT),
        fc.integer({ min: 4, max: 34 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom('amasado' as const, 'horno' as const),
        (body, temperature, at, anchor) => {
          const { steps, end, rise } = schedulePanaderia(body, { temperature, at, anchor })!;
          steps.forEach((step, i) => {
            expect(step.start + step.minutes).toBeCloseTo(steps[i + 1]?.start ?? end, 9);
          });
          expect(steps.find(({ key }) => key === anchor)!.start).toBeCloseTo(at, 9);
          expect(schedulePanaderia(body, { temperature: temperature + 1, at, anchor })!.rise).toBeLessThanOrEqual(rise);
        },
      ),
      { seed: 22, numRuns: 60 },
    );
  });
});
