import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatPanaderia } from '../../src/panaderia/craft.ts';
import { prefermentsPanaderia, refreshment, yeastFor } from '../../src/panaderia/schedule.ts';

const dough = (items: Readonly<Record<string, number>>, type = 'baguette') => ({
  type,
  ingredients: Object.entries(items).map(([name, grams]) => ({ name, grams })),
});

describe('the sheet of a pre-ferment', () => {
  // King Arthur, baguettes with poolish
  const BAGUETTE = dough({ Harina: 6700, Agua: 3400, Sal: 200, 'Levadura fresca': 103, Poolish: 6607 });

  it('parts a poolish into its flour and water', () => {
    const [poolish, ...rest] = prefermentsPanaderia(BAGUETTE);
    expect(rest).toEqual([]);
    expect(poolish).toMatchObject({ name: 'Poolish', isSourdough: false, grams: 6607, hydration: 100, salt: 0 });
    expect(poolish!.flour).toBeCloseTo(3303.5, 6);
    expect(poolish!.water).toBeCloseTo(3303.5, 6);
  });

  it('gathers a biga that is listed part by part, with its yeast', () => {
    const [biga, ...rest] = prefermentsPanaderia(
      dough({
        'Farina tipo 0 (biga)': 500,
        'Acqua (biga)': 225,
        'Lievito di birra fresco (biga)': 2,
        'Farina tipo 0': 300,
        Acqua: 400,
        Sale: 20,
      }),
    );
    expect(rest).toEqual([]);
    expect(biga).toMatchObject({ name: null, grams: 727, flour: 500, water: 225, yeast: 2, hydration: 45 });
  });

  it('knows sourdough, salt of an old dough, and that dried sourdough is no pre-ferment to make', () => {
    const made = prefermentsPanaderia(
      dough({ Harina: 900, Agua: 750, 'Masa madre': 200, 'Masa vieja': 100, 'Masa madre deshidratada': 20, Sal: 20 }),
    );
    expect(made.map(({ name, isSourdough }) => [name, isSourdough])).toEqual([
      ['Masa madre', true],
      ['Masa vieja', false],
    ]);
    expect(made[1]!.salt).toBeCloseTo(200 / 167, 6);
  });

  it('has none for a straight dough', () => {
    expect(prefermentsPanaderia(dough({ Harina: 1000, Agua: 650, Sal: 18, 'Levadura fresca': 20 }))).toEqual([]);
  });
});

describe('yeast of a poolish', () => {
  it('for 14 h at 21 °C is about a gram per kilo of flour, and less in the warm', () => {
    expect(yeastFor(1000, 14, 21)!).toBeCloseTo(1.33, 2);
    expect(yeastFor(1000, 14, 26)!).toBeLessThan(yeastFor(1000, 14, 21)!);
  });

  it('is not told beyond the doses and temperatures of the model', () => {
    expect(yeastFor(1000, 1, 20)).toBeNull();
    expect(yeastFor(1000, 14, 40)).toBeNull();
    expect(yeastFor(1000, 0, 20)).toBeNull();
    expect(yeastFor(1000, 500, 30)).toBeNull();
  });
});

describe('a refreshment', () => {
  it('1:2:2 for 500 g of 100 % hydration: 100 g of sourdough, 200 of flour, 200 of water', () => {
    const made = refreshment({ flour: 100, grams: 200 }, 500, 2, 25);
    expect(made).toMatchObject({ starter: 100, flour: 200, water: 200 });
    expect(made.hours!).toBeGreaterThan(3);
    expect(made.hours!).toBeLessThan(6);
  });

  it('weighs what is wanted and keeps the hydration', () => {
    const amount = fc.double({ min: 1, max: 1e5, noNaN: true });
    const share = fc.double({ min: 0.35, max: 0.8, noNaN: true });
    const parts = fc.double({ min: 0.5, max: 20, noNaN: true });
    fc.assert(
      fc.property(amount, share, parts, (wanted, flour, each) => {
        const made = refreshment({ flour: 100 * flour, grams: 100 }, wanted, each, 24);
        expect(made.starter + made.flour + made.water).toBeCloseTo(wanted, 6);
        expect((made.starter * flour + made.flour) / wanted).toBeCloseTo(flour, 9);
      }),
    );
  });
});

describe('VAT of bread (Ley 37/1992, artículo 91)', () => {
  const BARRA = { 'Harina panadera': 1000, Agua: 650, Sal: 18, 'Levadura fresca': 20 };

  it('is 4 % for pan común, of any cereal and with sourdough', () => {
    expect(vatPanaderia(dough(BARRA, 'pan_comun'))).toBe(4);
    expect(vatPanaderia(dough(BARRA, 'pan_candeal'))).toBe(4);
    expect(vatPanaderia(dough({ Harina: 900, Agua: 700, 'Masa madre': 200, Sal: 20 }, 'pan_rustico_mm'))).toBe(4);
    expect(
      vatPanaderia(dough({ 'Harina integral de centeno': 900, Agua: 700, 'Masa madre': 400, Sal: 20 }, 'pan_centeno')),
    ).toBe(4);
  });

  it('is 10 % once fat, sugar, milk or seeds make it pan especial, and for what is no bread', () => {
    expect(vatPanaderia(dough({ ...BARRA, 'Aceite de oliva': 50 }, 'ciabatta'))).toBe(10);
    expect(vatPanaderia(dough({ ...BARRA, 'Aceite de oliva': 15 }, 'ciabatta'))).toBe(4);
    expect(vatPanaderia(dough({ ...BARRA, Azúcar: 60 }, 'pan_comun'))).toBe(10);
    expect(vatPanaderia(dough({ ...BARRA, Leche: 200 }, 'pan_comun'))).toBe(10);
    expect(vatPanaderia(dough({ ...BARRA, 'Semillas de sésamo': 100 }, 'pan_comun'))).toBe(10);
    expect(vatPanaderia(dough(BARRA, 'pizza_napolitana'))).toBe(10);
    expect(vatPanaderia(dough(BARRA, 'pan_molde'))).toBe(10);
  });
});
