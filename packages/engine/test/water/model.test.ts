import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boilingPoints,
  errorsOf,
  foodPoints,
  freezingPoints,
  measured,
  missOf,
  products,
  waterActivities,
} from '../../../../scripts/conformance/water.ts';
import { boilingPoint, lnSaturation, moistureAt, pressureAt } from '../../src/water/boiling.ts';
import { freezingPoint, GLASS, liquidWater, lnAwIce } from '../../src/water/ice.ts';
import { type Dissolved, lnAw, phaseOf } from '../../src/water/phase.ts';
import * as constants from '../../src/water/solutes.ts';

const aw25 = (water: number, dissolved: Dissolved) => Math.exp(lnAw(water, phaseOf(dissolved), 25));

describe('constants of the water model', () => {
  it.each([
    ['sacarosa', 342.3, 7.115, 1],
    ['lactosa', 342.3, 7.115, 1],
    ['maltosa', 342.3, 6.7, 1],
    ['maltitol', 344.31, 6.7, 1],
    ['glucosa', 180.16, 2.5, 0],
    ['fructosa', 180.16, 1.85, 0],
    ['sorbitol', 182.17, 1.7, 0],
    ['eritritol', 122.12, 1.34, 0],
    ['glicerol', 92.09, 2.4, 2],
    ['alcohol', 46.07, 1.45, 0],
    ['acidos', 192.12, 1.5, 0],
  ] as const)('%s: %d g/mol, K %d, β %d', (key, molar, k, shape) => {
    expect(constants.SOLUTES[key]).toMatchObject({ molar, k, shape });
  });

  it('list every solute, each with its source and how far it is valid', () => {
    expect(Object.keys(constants.SOLUTES)).toHaveLength(11);
    for (const { source, valid } of Object.values(constants.SOLUTES)) expect([source, valid]).not.toContain('');
  });

  it('are those of the publications', () => {
    const { WATER_MOLAR, SALT_MOLAR, IDEAL, SYRUP, SHAPE, ELECTROLYTE, ICE, REFERENCE } = constants;
    expect([WATER_MOLAR, SALT_MOLAR, REFERENCE]).toEqual([18.01528, 58.44, 25]);
    expect(IDEAL).toEqual({ milkSolids: 0.0012, cocoa: 0.0015, fruitAsh: 0.0115 });
    expect(SYRUP).toEqual({ k: 2.5, exponent: 1.1, oligosaccharides: 80 });
    expect(SHAPE).toEqual({ a: -1.0038, b: -0.24653 });
    expect(ELECTROLYTE).toEqual({ c: 1414e-3, d: -4.864 });
    expect(ICE).toEqual({ p: 9.6934e-3, q: -4.761e-6 });
  });
});

describe('freezing points of solutions', () => {
  const held = freezingPoints();

  it.each([
    ['sucrose', 22, 0.03, 0.06],
    ['glucose', 14, 0.03, 0.06],
    ['fructose', 17, 0.03, 0.06],
    ['lactose', 11, 0.03, 0.06],
    ['maltose', 25, 0.03, 0.06],
    ['mannitol', 17, 0.03, 0.06],
    ['glycerol', 20, 0.1, 0.3],
    ['ethanol', 18, 0.25, 0.6],
    ['nacl', 18, 0.06, 0.1],
    ['citric_acid', 18, 0.06, 0.1],
  ])('of %s: %d points, within %d °C in the mean and %d at worst', (solute, count, rms, max) => {
    const points = held.get(solute)!;
    expect(points).toHaveLength(count);
    expect(errorsOf(points).rms).toBeLessThan(rms);
    expect(errorsOf(points).max).toBeLessThan(max);
  });

  it.each<[string, number, Dissolved, number]>([
    ['sucrose 42 %', 58, { sacarosa: 42 }, -4.905],
    ['glucose 30 %', 70, { glucosa: 30 }, -4.802],
    ['sodium chloride 10 %', 90, { sal: 10 }, -6.509],
    ['sucrose 60 %', 40, { sacarosa: 60 }, -11.919],
  ])('of %s', (_, water, dissolved, expected) => {
    expect(freezingPoint(water, phaseOf(dissolved))).toBeCloseTo(expected, 2);
  });

  it('of fruit and milk as the pantry has them lies within 0.2 °C of their spread but for grape and carrot', () => {
    const foods = foodPoints();
    expect(foods).toHaveLength(19);
    const far = foods.filter((food) => missOf(food) > 0.205).map(({ what }) => what);
    expect(far).toEqual(['Uva', 'Zanahoria', 'Zanahoria']);
  });

  it('is near the eutectic of sucrose, −13.95 °C at 62.4 %', () => {
    const { mass_pct } = measured('congelacion_binaria').find(({ method }) => method === 'eutectic point')!;
    expect(freezingPoint(100 - Number(mass_pct), phaseOf({ sacarosa: Number(mass_pct) }))).toBeCloseTo(-13.54, 1);
  });

  it('is 0 °C with nothing dissolved, and the glass where nothing more can freeze', () => {
    expect(freezingPoint(100, phaseOf({}))).toBeCloseTo(0, 4);
    expect(freezingPoint(5, phaseOf({ sacarosa: 95 }))).toBe(GLASS);
    expect(liquidWater(phaseOf({}), -10)).toBe(0);
  });
});

describe('worked mixes', () => {
  it.each<[string, number, number, Dissolved, number, number, number, number[]]>([
    [
      'crema',
      62,
      0.9,
      { sacarosa: 14, glucosa: 3.3, lactosa: 5.4, jarabe: 2.9, de_jarabe: 38, ideal: 0.012 },
      0.9702,
      -3.15,
      -12.45,
      [55.5, 65.8, 71.8, 76.8],
    ],
    [
      'sorbete',
      68,
      0.2,
      { sacarosa: 12, glucosa: 6, fructosa: 4, acidos: 0.6, jarabe: 6, de_jarabe: 29, ideal: 0.003 },
      0.9697,
      -3.2,
      -12.12,
      [55.8, 66.4, 72.5, 77.6],
    ],
    [
      'caramelo salado',
      58,
      0.9,
      { sacarosa: 16, glucosa: 4, lactosa: 5.4, sal: 0.8, ideal: 0.012 },
      0.9595,
      -4.3,
      -16.28,
      [42.9, 56.8, 64.8, 71.5],
    ],
  ])('%s', (_, water, bound, dissolved, aw, start, served, frozen) => {
    const phase = phaseOf(dissolved);
    const free = water - bound;
    expect(Math.exp(lnAw(free, phase, 25))).toBeCloseTo(aw, 4);
    expect(Math.abs(freezingPoint(free, phase) - start)).toBeLessThan(0.02);
    expect(Math.abs(freezingPoint(0.31 * water - bound, phase) - served)).toBeLessThan(0.02);
    const shares = [-8, -11, -14, -18].map((t) => (100 * (free - liquidWater(phase, t))) / water);
    for (const [i, share] of shares.entries()) expect(Math.abs(share - frozen[i]!)).toBeLessThan(0.1);
  });
});

describe('water activity at 25 °C', () => {
  it.each<[string, number, Dissolved, number]>([
    ['sucrose 60 %', 40, { sacarosa: 60 }, 0.8947],
    ['saturated sucrose, 67.9 %', 32.1, { sacarosa: 67.9 }, 0.844],
    ['syrup of DE 42 at 80 % solids', 20, { jarabe: 80, de_jarabe: 42 }, 0.7638],
    ['honey of 17 % water', 17, { fructosa: 38.6, glucosa: 31.1, maltosa: 10, ideal: 0.005 }, 0.5576],
  ])('of %s', (_, water, dissolved, expected) => {
    expect(aw25(water, dissolved)).toBeCloseTo(expected, 4);
  });

  it.each([
    ['sucrose, isopiestic, osmotic coefficient', 0.001],
    ['nacl, isopiestic, osmotic coefficient', 0.03],
    ['corn_syrup, sorption isotherm read at round aw', 0.01],
  ])('of measured %s is within %d', (group, max) => {
    const [found] = [...waterActivities()].filter(([key]) => key.startsWith(group));
    expect(errorsOf(found![1]).max).toBeLessThan(max);
  });
});

describe('water activity of products', () => {
  it.each(products().map((product) => [product.what, product] as const))('%s is within its bar', (_, product) => {
    expect(missOf(product)).toBeLessThanOrEqual(product.bar + 0.005);
  });

  it('are ten', () => {
    expect(products()).toHaveLength(10);
  });
});

describe('boiling syrups', () => {
  const kinds: readonly (readonly [string, Dissolved, readonly number[]])[] = [
    ['sucrose', { sacarosa: 100 }, [19.2, 14.2, 11.1, 9.0, 7.3, 6.0, 4.9, 3.9]],
    [
      'sucrose and syrup of DE 40',
      { sacarosa: 70, jarabe: 30, de_jarabe: 40 },
      [18.0, 13.3, 10.4, 8.3, 6.8, 5.6, 4.5, 3.6],
    ],
    [
      'sucrose and honey',
      { sacarosa: 60, fructosa: 19, glucosa: 16, maltosa: 5 },
      [21.4, 15.9, 12.6, 10.3, 8.7, 7.4, 6.4, 5.5],
    ],
  ];

  it.each(kinds)('%s: moisture from 110 to 145 °C', (_, solids, moistures) => {
    const phase = phaseOf(solids);
    moistures.forEach((moisture, i) => {
      expect(Math.abs(moistureAt(110 + 5 * i, phase) - moisture)).toBeLessThan(0.06);
    });
  });

  it('of 80 % sucrose boil at 109.4 °C by the sea and 107.6 at 95 kPa', () => {
    const phase = phaseOf({ sacarosa: 80 });
    expect(boilingPoint(20, phase)).toBeCloseTo(109.4, 1);
    expect(boilingPoint(20, phase, 95)).toBeCloseTo(107.6, 1);
    expect(pressureAt(0)).toBe(101.325);
    expect(pressureAt(540)).toBeCloseTo(95, 0);
  });

  it('of the stages and the caramel published lie within 1.3 °C, classic tables read the pan', () => {
    const all = boilingPoints();
    const worst = (kind: string) => Math.max(...all.filter((one) => one.kind === kind).map(missOf));
    for (const kind of ['hebra', 'bola blanda', 'bola firme', 'bola dura', 'cooked to', '2:1', 'correlation']) {
      expect(worst(kind), kind).toBeLessThan(1.35);
    }
    expect(worst('classic table')).toBeCloseTo(5.6, 1);
  });

  it('of caramel with milk, 12 % moisture, boil near the 113.3 °C published', () => {
    const sugars = 70.4;
    const solids = { sacarosa: 0.43 * sugars, lactosa: 7.04, jarabe: 0.47 * sugars, de_jarabe: 42, ideal: 0.003 };
    expect(boilingPoint(11.475, phaseOf(solids))).toBeCloseTo(113.5, 1);
  });

  it('boil hotter the drier they are, and moisture undoes the boiling point', () => {
    const moisture = fc.double({ min: 3, max: 70, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), moisture, moisture, ([, solids], one, other) => {
        fc.pre(one < other - 0.01);
        const phase = phaseOf(solids);
        const boil = (percent: number) => boilingPoint((100 * percent) / (100 - percent), phase);
        expect(boil(one)).toBeGreaterThan(boil(other));
        expect(moistureAt(boil(one), phase)).toBeCloseTo(one, 3);
      }),
    );
  });

  it.each([
    ['water that does not boil yet', { sacarosa: 100 }, 99, 80],
    ['the driest told', { sacarosa: 100 }, 229, 0.3],
    ['brine, which holds water less than ideal solutes', { sal: 100 }, boilingPoint(300, phaseOf({ sal: 100 })), 75],
  ])('tells the moisture of %s', (_case, solids, t, moisture) => {
    expect(moistureAt(t, phaseOf(solids))).toBeCloseTo(moisture, 1);
  });

  it('water boils at 100 °C by the sea', () => {
    expect(Math.exp(lnSaturation(99.974))).toBeCloseTo(101.325, 2);
  });
});

describe('laws of the water model', () => {
  const grams = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const mix = fc.record({
    sacarosa: grams(30),
    lactosa: grams(8),
    maltosa: grams(8),
    glucosa: grams(20),
    fructosa: grams(15),
    sorbitol: grams(8),
    maltitol: grams(15),
    eritritol: grams(6),
    glicerol: grams(5),
    alcohol: grams(5),
    acidos: grams(2),
    sal: grams(2),
    ideal: grams(0.02),
    jarabe: grams(15),
    de_jarabe: fc.integer({ min: 5, max: 99 }),
  });
  const solute = fc.constantFrom(...(Object.keys(constants.SOLUTES) as constants.SoluteKey[]), 'sal' as const);
  const cold = fc.double({ min: -25, max: -1, noNaN: true });

  it('ln aw is finite and not above 0 for any water', () => {
    fc.assert(
      fc.property(mix, fc.double({ min: 1e-6, max: 1e4, noNaN: true }), cold, (dissolved, water, t) => {
        const value = lnAw(water, phaseOf(dissolved), t);
        expect(Number.isFinite(value)).toBe(true);
        expect(value).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('a solute more lowers the freezing point and leaves no more ice', () => {
    fc.assert(
      fc.property(mix, solute, cold, (dissolved, key, t) => {
        const more = { ...dissolved, [key]: dissolved[key] + 1 };
        const [before, after] = [phaseOf(dissolved), phaseOf(more)];
        expect(freezingPoint(65, after)).toBeLessThan(freezingPoint(65, before));
        expect(freezingPoint(20, after)).toBeLessThanOrEqual(freezingPoint(20, before));
        expect(liquidWater(after, t)).toBeGreaterThan(liquidWater(before, t));
      }),
    );
  });

  it('the colder, the less water stays liquid; and what stays is at its freezing point', () => {
    fc.assert(
      fc.property(mix, cold, (dissolved, t) => {
        const phase = phaseOf({ ...dissolved, sacarosa: dissolved.sacarosa + 1 });
        const left = liquidWater(phase, t);
        expect(liquidWater(phase, t - 1)).toBeLessThan(left);
        expect(freezingPoint(left, phase)).toBeCloseTo(t, 3);
        expect(lnAw(left, phase, t)).toBeCloseTo(lnAwIce(t), 6);
      }),
    );
  });

  it('scaling water and solutes together changes nothing', () => {
    fc.assert(
      fc.property(mix, fc.double({ min: 0.01, max: 100, noNaN: true }), ({ de_jarabe, ...dissolved }, scale) => {
        const scaled = Object.fromEntries(Object.entries(dissolved).map(([key, g]) => [key, g * scale]));
        const one = freezingPoint(60, phaseOf({ ...dissolved, de_jarabe }));
        expect(freezingPoint(60 * scale, phaseOf({ ...scaled, de_jarabe }))).toBeCloseTo(one, 4);
      }),
    );
  });
});
