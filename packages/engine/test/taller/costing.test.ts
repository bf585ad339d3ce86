import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostingInput, costing } from '../../src/taller/costing.ts';

/** 40 barras: 10 kg of dough, 6 € of ingredients, an hour of work. */
const BARRAS: CostingInput = {
  ingredients: 6,
  grams: 10_000,
  waste: 16,
  labourMinutes: 60,
  labourRate: 18,
  energy: 2.4,
  pieces: 40,
  packaging: 0.04,
  vat: 4,
  price: null,
  margin: 25,
};

describe('the cost of a batch', () => {
  it('adds labour, energy and packaging: 6 + 18 + 2.4 + 1.6 = 28 €, 0.70 € a loaf', () => {
    const { labour, packaging, total, perUnit, soldKilos, perKilo } = costing(BARRAS);
    expect([labour, packaging, total, perUnit]).toEqual([18, 1.6, 28, 0.7]);
    expect(soldKilos).toBeCloseTo(8.4, 9);
    expect(perKilo).toBeCloseTo(28 / 8.4, 9);
  });

  it('asks for 0.70 ÷ 0.75 × 1.04 to keep a quarter', () => {
    const { suggested, margin, profit } = costing(BARRAS);
    expect(suggested).toBeCloseTo(0.970667, 6);
    expect(margin).toBeCloseTo(25, 9);
    expect(profit).toBeCloseTo(0.233333, 6);
  });

  it('tells what a price of 1.04 € leaves: 0.30 € of 1 €, with 15 % of ingredients', () => {
    const { priceWithoutVat, profit, margin, foodCost } = costing({ ...BARRAS, price: 1.04 });
    expect(priceWithoutVat).toBeCloseTo(1, 9);
    expect(profit).toBeCloseTo(0.3, 9);
    expect(margin).toBeCloseTo(30, 9);
    expect(foodCost).toBeCloseTo(15, 9);
  });

  it('sells by the kilo what is not sold by the piece', () => {
    const { units, perUnit, packaging } = costing({ ...BARRAS, pieces: 0, packaging: 0.5 });
    expect(units).toBeCloseTo(8.4, 9);
    expect(packaging).toBeCloseTo(4.2, 9);
    expect(perUnit).toBeCloseTo(30.6 / 8.4, 9);
  });

  it('a price below cost leaves less than nothing', () => {
    expect(costing({ ...BARRAS, price: 0.52 }).margin).toBeCloseTo(-40, 9);
  });

  it('promises no price where none would do', () => {
    expect(costing({ ...BARRAS, margin: 100 })).toMatchObject({ suggested: null, margin: null });
    expect(costing({ ...BARRAS, pieces: 0, waste: 100 })).toMatchObject({ units: 0, suggested: null, perUnit: 0 });
    expect(costing({ ...BARRAS, price: 0 })).toMatchObject({ margin: null, profit: null });
  });

  it('the suggested price leaves the wanted margin, whatever the batch', () => {
    const amount = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 500 }),
        fc.nat(95),
        fc.nat(21),
        (cost, energy, pieces, margin, vat) => {
          const input = { ...BARRAS, ingredients: cost, energy, pieces, margin, vat };
          const { suggested } = costing(input);
          expect(costing({ ...input, price: suggested }).margin).toBeCloseTo(margin, 6);
        },
      ),
      { seed: 22 },
    );
  });
});
