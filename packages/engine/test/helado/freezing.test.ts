import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helado } from '../../src/helado/craft.ts';
import { freezingCurve, frozenAt } from '../../src/helado/curve.ts';
import { concentration, depression, frozenShare, pacScale, ratioAt, temperatureAt } from '../../src/helado/freezing.ts';

describe('freezing-point depression of sucrose (Goff & Hartel, table 6.1)', () => {
  it.each([
    [0, 0],
    [3, 0.18],
    [45, 2.78],
    [46.5, 2.885],
    [90, 6.23],
    [152.32, 11.58],
    [180, 13.68],
    [190, 14.51],
  ])('F(%d) = %d', (x, f) => {
    expect(depression(x)).toBeCloseTo(f, 2);
  });

  it('grows without gaps, and its inverse undoes it', () => {
    const x = fc.double({ min: 0, max: 600, noNaN: true });
    fc.assert(
      fc.property(x, x, (a, b) => {
        fc.pre(b - a > 1e-9);
        expect(depression(b)).toBeGreaterThan(depression(a));
        expect(depression(b) - depression(a)).toBeLessThanOrEqual(0.11 * (b - a));
        expect(concentration(depression(a))).toBeCloseTo(a, 8);
      }),
    );
  });

  it.each([
    [-10.6, 0.43264],
    [-11.075, 0.45084],
    [-11.5, 0.4688],
    [-12.025, 0.48879],
    [-12.5, 0.50564],
  ])('R(%d) = %d', (temperature, ratio) => {
    expect(ratioAt(temperature)).toBeCloseTo(ratio, 5);
    expect(pacScale(ratio, 1)).toBeCloseTo(temperature, 3);
  });

  it('whole milk begins to freeze at -0.55 °C (Leighton: -0.55)', () => {
    const { puntoCongelacion } = freezingCurve({ ingredients: [{ name: 'Leche entera', grams: 1 }] });
    expect(puntoCongelacion).toBe(-0.55);
  });

  it('does not go below nothing dissolved, nor above 0 °C', () => {
    expect(depression(-1)).toBe(0);
    expect(concentration(0)).toBe(0);
    expect(concentration(-1)).toBe(0);
  });

  it('stops at -40 °C, where nothing more freezes', () => {
    expect(pacScale(100, 64)).toBeCloseTo(-40, 0);
    expect(pacScale(200, 64)).toBe(-40);
    expect(pacScale(100, 0)).toBe(-40);
    expect(pacScale(0, 0)).toBe(0);
    expect(pacScale(-5, 50)).toBe(0);
  });
});

describe("Goff's published mix: 10 % MSNF, 2 % whey solids, 12 % sucrose, 4 % syrup 42 DE, 60 % water", () => {
  const equivalents = 22.18 + 0.3 * 12;

  it.each([
    [0, -2.66, -2.74],
    [10, -2.97, -3.06],
    [20, -3.4, -3.45],
    [30, -3.97, -4.01],
    [40, -4.74, -4.76],
    [50, -5.91, -5.87],
    [60, -7.75, -7.63],
    [70, -10.91, -10.79],
    [75, -13.14, -13.16],
    [80, -16.57, -16.61],
  ])('%d percent frozen at %d °C (Goff: %d)', (frozen, temperature, goff) => {
    const computed = temperatureAt(equivalents, 60, 1 - frozen / 100);
    expect(computed).toBeCloseTo(temperature, 2);
    expect(Math.abs(computed - goff)).toBeLessThanOrEqual(0.125);
  });
});

describe('freezing curve of a formula', () => {
  const curve = freezingCurve(helado.example);

  it('has the shape of the manifest helado.example', () => {
    const at = new Map(curve.curva.map(({ congelado, temperatura }) => [congelado, temperatura]));
    expect([0, 10, 20, 30, 40, 50, 60, 75, 80, 85].map((share) => at.get(share))).toEqual([
      -2.95, -3.31, -3.78, -4.39, -5.24, -6.48, -8.45, -15.14, -20.21, -29.72,
    ]);
    expect(curve.curva.map(({ congelado }) => congelado)).toEqual(Array.from({ length: 19 }, (_, i) => 5 * i));
    expect(curve.puntoCongelacion).toBe(curve.fisica!.punto_congelacion);
    expect(curve.servicio).toEqual({ PAC: -11.53, congelado: 69, rango_trabajo: [-12.5, -10.6], en_rango: true });
  });

  it('tells what is frozen at usual temperatures, and at any', () => {
    expect(curve.temperaturas.map(({ temperatura, congelado }) => [temperatura, congelado])).toEqual([
      [-8, 58.12],
      [-11, 67.76],
      [-14, 73.41],
      [-18, 78.14],
    ]);
    expect(frozenAt(curve, -11.55)).toBeCloseTo(0.69, 3);
    expect(frozenAt(curve, -2.9)).toBe(0);
    expect(frozenAt(curve, 5)).toBe(0);
    expect(curve.curva.at(-1)!.hielo).toBeCloseTo(0.9 * 63.2, 1);
  });

  it('begins at 0 °C for water alone, of which all is ice below', () => {
    const water = freezingCurve({ type: 'granizado', ingredients: [{ name: 'Agua', grams: 100 }] });
    expect(water.puntoCongelacion).toBe(0);
    expect(new Set(water.curva.map(({ temperatura }) => temperatura))).toEqual(new Set([0]));
    expect(frozenAt(water, -1)).toBe(1);
    expect(water.servicio.en_rango).toBeNull();
  });

  it('does not exist without water', () => {
    const dry = freezingCurve({
      ingredients: [{ name: 'Seco', grams: 100, azucares: 100, pac: 100, pod: 100, precio: 0 }],
    });
    expect(dry).toMatchObject({ puntoCongelacion: null, curva: [], temperaturas: [], servicio: { PAC: -40 } });
    expect(frozenAt(dry, -20)).toBe(0);
  });

  it('leaves hardening out: with cocoa the serving point lies above the curve at 69 %', () => {
    const cocoa = freezingCurve({
      type: 'helado_leche',
      ingredients: [
        { name: 'Leche entera', grams: 700 },
        { name: 'Azúcar', grams: 200 },
        { name: 'Cacao en polvo 22-24%', grams: 60 },
      ],
    });
    expect(cocoa.servicio.PAC).toBeGreaterThan(temperatureAt(cocoa.disuelto, cocoa.agua, 0.31));
  });

  it('has no ice in plain water until it is below 0 °C, and none without water', () => {
    expect(frozenShare(0, 100, 1)).toBe(0);
    expect(frozenShare(0, 100, 0)).toBe(0);
    expect(frozenShare(0, 100, -0.01)).toBe(1);
    expect(frozenShare(20, 60, 0)).toBe(0);
    expect(frozenShare(20, 0, -18)).toBe(0);
    expect(frozenShare(0, 0, -18)).toBe(0);
    expect(frozenShare(20, -1e-15, -18)).toBe(0);
  });

  it('tells who it is about, the grams of ice and what is not known', () => {
    const body = {
      type: 'sorbete_agua',
      ingredients: [
        { name: 'Agua', grams: 70 },
        { name: 'Azúcar', grams: 25 },
      ],
    };
    const known = freezingCurve(body);
    expect(known).toMatchObject({ status: 'ok', craft: 'helado', type: 'sorbete_agua', warnings: [] });
    for (const { hielo, congelado } of known.temperaturas) {
      expect(hielo).toBeCloseTo((known.agua * congelado) / 100, 1);
      expect(hielo).toBeGreaterThan(40);
    }
    const strange = freezingCurve({ ...body, ingredients: [...body.ingredients, { name: 'Zas', grams: 5 }] });
    expect(strange.warnings).toEqual([expect.stringContaining('«Zas»')]);
  });

  it('share and temperature undo each other', () => {
    const amount = fc.double({ min: 1, max: 60, noNaN: true });
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 0.9, noNaN: true }), (equivalents, water, share) => {
        const temperature = temperatureAt(equivalents, water, 1 - share);
        fc.pre(temperature > -40);
        expect(frozenShare(equivalents, water, temperature)).toBeCloseTo(share, 8);
      }),
    );
  });
});
