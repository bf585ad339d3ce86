import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acidityPace, growthHours, sourdoughPace } from '../../src/panaderia/clock.ts';
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

  it.each([
    [4, 0.145],
    [10, 0.248],
    [15, 0.386],
    [20, 0.602],
    [24.4, 1],
    [26, 1.121],
    [28, 1.197],
    [30, 1.138],
    [32, 0.929],
    [34, 0.662],
  ])('sourdough at %d °C goes %d times as fast', (temperature, expected) => {
    expect(sourdoughPace(temperature)).toBeCloseTo(expected, 3);
  });

  it('are fewest near 28 °C, and acidity goes on growing', () => {
    const paces = Array.from({ length: 301 }, (_, i) => 5 + i / 10).map((t) => [sourdoughPace(t), t] as const);
    const [, fastest] = paces.reduce((best, each) => (each[0] > best[0] ? each : best));
    expect(fastest).toBeGreaterThan(27);
    expect(fastest).toBeLessThan(29);
    expect(acidityPace(32)).toBeGreaterThan(acidityPace(28));
    expect(growthHours(0.16, 24.4)).toBeCloseTo(5.4, 1);
    expect(growthHours(0.09, 26.65)).toBeCloseTo(6.1, 1);
    expect(growthHours(0.2, 32)).toBeCloseTo(5.1, 1);
  });

  it('of a sourdough too warm come with a word on it', () => {
    expect(oven(TARTINE, 32).warning).toBe('A más de 30 °C la levadura de la masa madre se agota: acidez sin subida.');
    expect(oven(TARTINE, 26).warning).toBeNull();
    expect(oven(LOAF, 32).warning).toBeNull();
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

  it('has no gaps, whatever the dough, and is never longer where it is warmer but for a tired sourdough', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(STG, LOAF, TARTINE, VERMONT),
        fc.integer({ min: 4, max: 34 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom('amasado' as const, 'horno' as const),
        (body, temperature, at, anchor) => {
          const { steps, end, rise, origin } = schedulePanaderia(body, { temperature, at, anchor })!;
          steps.forEach((step, i) => {
            expect(step.start + step.minutes).toBeCloseTo(steps[i + 1]?.start ?? end, 9);
          });
          expect(steps.find(({ key }) => key === anchor)!.start).toBeCloseTo(at, 9);
          if (origin === 'masa_madre' && temperature > 27) return;
          expect(schedulePanaderia(body, { temperature: temperature + 1, at, anchor })!.rise).toBeLessThanOrEqual(rise);
        },
      ),
      { seed: 22, numRuns: 60 },
    );
  });
});
