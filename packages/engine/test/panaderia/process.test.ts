import { describe, expect, it } from 'vitest';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { balancePanaderia } from '../../src/panaderia/craft.ts';
import { formula } from './formulas.ts';

const STG = formula('pizza_napolitana', 'Agua 1000; Harina 00 1800; Sal marina 52; Levadura fresca 3');
const LOAF = formula('pan_comun', 'Harina 1000; Agua 600; Sal 18; Levadura fresca 20');
const SOURDOUGH = formula('pan_rustico_mm', 'Harina 1000; Agua 700; Masa madre 100 % 200; Sal 20');

const process = (body: object, proceso: object) => bakersTable({ ...body, proceso }).proceso;

describe('temperature of the water', () => {
  it('is not known from the flour alone, nor from the room alone', () => {
    const unknown = { temperaturaAgua: null, temperaturaBase: null, hielo: null };
    expect(process(LOAF, { temperaturaHarina: 22 })).toMatchObject(unknown);
    expect(process(LOAF, { temperaturaAmbiente: 23 })).toMatchObject(unknown);
  });

  it('leaves a sourdough out whose temperature nobody took: 3 × 25 − 22 − 23 − 11', () => {
    expect(process(SOURDOUGH, { temperaturaHarina: 22, temperaturaAmbiente: 23 }).temperaturaAgua).toBe(19);
  });

  it('takes no temperature that is no number', () => {
    const odd = { temperaturaHarina: Number.POSITIVE_INFINITY, temperaturaAmbiente: 23, temperaturaMasa: Number.NaN };
    expect(process(LOAF, odd)).toMatchObject({ temperaturaMasa: 24, temperaturaAgua: null });
  });

  it('of 4 °C comes from the cold room without ice, of 3.9 °C does not', () => {
    expect(process(LOAF, { temperaturaHarina: 28, temperaturaAmbiente: 29 })).toMatchObject({
      temperaturaAgua: 4,
      hielo: 0,
    });
    // 600 × (18 − 3.9) ÷ 98
    expect(process(LOAF, { temperaturaHarina: 28.1, temperaturaAmbiente: 29 })).toMatchObject({
      temperaturaAgua: 3.9,
      hielo: 86.3,
    });
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
