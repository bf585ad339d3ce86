import { describe, expect, it } from 'vitest';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { balancePanaderia } from '../../src/panaderia/craft.ts';
import { formula } from './formulas.ts';

const STG = formula('pizza_napolitana', 'Agua 1000; Harina 00 1800; Sal marina 52; Levadura fresca 3');
const LOAF = formula('pan_comun', 'Harina 1000; Agua 600; Sal 18; Levadura fresca 20');
const DRY = formula('pan_comun', 'Harina 1000; Sal 18; Leche 600');

const process = (body: object, proceso: object) => bakersTable({ ...body, proceso }).proceso;

describe('temperature of the water', () => {
  it('is not known from the room alone; the flour is enough, without the base temperature', () => {
    const unknown = { temperaturaAgua: null, temperaturaBase: null, hielo: null };
    expect(process(LOAF, { temperaturaAmbiente: 23 })).toMatchObject(unknown);
    expect(process(LOAF, { temperaturaHarina: 22 })).toMatchObject({ temperaturaAgua: 19.1, temperaturaBase: null });
    expect(process(DRY, { temperaturaHarina: 22 })).toMatchObject(unknown);
  });

  it.each([
    ['1 kg of flour at 22 °C and 65 % of water, warmed by 4', 'Harina 1000; Agua 650', 25, 22, 22, 12, 20.3],
    ['flour at 28 °C and 70 %, warmed by 5', 'Harina 1000; Agua 700', 24, 28, 28, 15, 13.5],
    [
      'flour at 18 °C, pre-ferment at 20, warmed by 3',
      'Harina 1000; Agua 500; Masa madre 100 % 400',
      26,
      18,
      20,
      9,
      29,
    ],
  ])('is that of the heat balance: %s', (_, lines, dough, flour, preferment, friccion, expected) => {
    const asked = {
      temperaturaMasa: dough,
      temperaturaHarina: flour,
      temperaturaPrefermento: preferment,
      friccion,
    };
    const { temperaturaAgua } = process(formula('pan_comun', lines), asked);
    expect(Math.abs(temperaturaAgua! - expected)).toBeLessThan(0.3);
  });

  it('moves with the hydration, which a rule of three ignores', () => {
    const asked = { temperaturaMasa: 24, temperaturaHarina: 28, friccion: 15 };
    const [stiff, wet] = [550, 850].map((water) => process(formula('pan_comun', `Harina 1000; Agua ${water}`), asked));
    expect(wet!.temperaturaAgua! - stiff!.temperaturaAgua!).toBeCloseTo(2.5, 0);
  });

  it('takes no temperature that is no number', () => {
    const odd = { temperaturaHarina: Number.POSITIVE_INFINITY, temperaturaAmbiente: 23, temperaturaMasa: Number.NaN };
    expect(process(LOAF, odd)).toMatchObject({ temperaturaMasa: 24, temperaturaAgua: null });
  });

  it('of less than 4 °C asks for ice, more from a warmer tap', () => {
    const hot = { temperaturaMasa: 22, temperaturaHarina: 38, temperaturaAmbiente: 38 };
    const { temperaturaAgua, hielo } = process(LOAF, hot);
    expect(temperaturaAgua).toBeLessThan(4);
    expect(hielo).toBeCloseTo((600 * 4.18 * (18 - temperaturaAgua!)) / (334.6 + 4.18 * 18), 0);
    expect(process(LOAF, { ...hot, temperaturaGrifo: 10 }).hielo).toBeLessThan(hielo!);
    expect(process(LOAF, { temperaturaHarina: 22, temperaturaAmbiente: 23 }).hielo).toBe(0);
  });

  it('tells the friction of one’s own mixer from a dough that was measured', () => {
    const at = { temperaturaHarina: 22, temperaturaAmbiente: 23, temperaturaMasa: 25 };
    const { temperaturaAgua, friccionMedida } = process(LOAF, { ...at, friccion: 13 });
    expect(friccionMedida).toBeNull();
    const measured = { ...at, temperaturaAguaUsada: temperaturaAgua, temperaturaMasaMedida: 25 };
    expect(process(LOAF, measured).friccionMedida).toBeCloseTo(13, 0);
  });
});

describe('pieces and rise', () => {
  it('ten pieces of a tenth do not come out of a dough that leaves 1 % on the bench', () => {
    expect(process(LOAF, { pesoPieza: 163.8 }).piezas).toBe(9);
    expect(process(LOAF, { pesoPieza: 162 }).piezas).toBe(10);
  });

  it('is told up to 35 °C: 8.64 h ÷ 2^((35 − 23.9) ÷ 7.8)', () => {
    expect(process(STG, { temperaturaFermentacion: 35 }).horasFermentacion).toBe(3.2);
    expect(process(STG, {}).horasFermentacion).toBeNull();
  });
});

describe('a pre-ferment', () => {
  it('listed by its parts leavens too: no yeast is asked for', () => {
    const { ranges, inRange } = balancePanaderia(
      formula('baguette', 'Harina del poolish 300; Agua del poolish 300; Harina 700; Agua 400; Sal 20'),
    );
    expect(ranges.levadura).toEqual([0, 2.6]);
    expect(inRange.levadura).toBe(true);
  });

  it('at its usual hydration costs and feeds as the table says, not as flour and water', () => {
    const dried = bakersTable(formula('pan_comun', 'Masa madre deshidratada 1000'));
    expect(dried.costeMasaKg).toBe(4.5);
    expect(bakersTable(formula('pan_comun', 'Masa vieja 1000')).costeMasaKg).toBe(0.35);
  });
});

describe('fibre of bread', () => {
  it('half of the flour wholemeal: 4.8 g per 100 g', () => {
    const body = formula('pan_comun', 'Harina integral 500; Harina 500; Agua 650; Sal 18; Levadura fresca 20');
    expect(bakersTable(body).nutricion100g).toEqual({
      kcal: 238,
      grasa: 1.1,
      hidratos: 46.7,
      azucares: 0.9,
      fibra: 4.8,
      proteinas: 8.1,
      sal: 1.28,
    });
  });
});
