import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { formula } from './formulas.ts';

const STG = formula('pizza_napolitana', 'Agua 1000; Harina 00 1800; Sal marina 52; Levadura fresca 3');
const BONCI = formula(
  'pizza_teglia',
  'Farina tipo 0 1000; Acqua 800; Olio extravergine di oliva 40; Sale marino 20; Lievito di birra 5',
);
const LOAF = formula('pan_comun', 'Harina 1000; Agua 600; Sal 18; Levadura fresca 20');

describe("the baker's table", () => {
  it('gives every ingredient its percentage on total flour', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: [
        { name: 'Harina W300', grams: 900 },
        { name: 'Zas', grams: 10 },
        { name: 'Masa madre', grams: 200 },
        { name: 'Harina para espolvorear', grams: 50 },
        { name: 'Agua', grams: 0 },
        { name: 'Cosa', grams: 20, role: 'sal' },
      ],
    };
    expect(bakersTable(body).porcentajes.map(({ harina, agua, ...line }) => line)).toEqual([
      { name: 'Harina W300', rol: 'harina', ingrediente: 'Harina de fuerza', grams: 900, porcentaje: 90 },
      { name: 'Zas', rol: 'otro', ingrediente: 'Otro (sin efecto en la masa)', grams: 10, porcentaje: 1 },
      {
        name: 'Masa madre',
        rol: 'masa_madre',
        ingrediente: 'Masa madre (100 % de hidratación)',
        grams: 200,
        porcentaje: 20,
      },
      { name: 'Harina para espolvorear', rol: 'harina', ingrediente: 'Harina de trigo', grams: 50, porcentaje: null },
      { name: 'Agua', rol: 'agua', ingrediente: 'Agua', grams: 0, porcentaje: 0 },
      { name: 'Cosa', rol: 'sal', ingrediente: 'Sal', grams: 20, porcentaje: 2 },
    ]);
  });

  it('parts every line in the flour and the water inside it', () => {
    const body = formula(
      'pan_rustico_mm',
      'Harina 900; Agua 500; Masa madre 60 % 160; Leche entera 100; Sal 18; Harina para espolvorear 50',
    );
    const none = { grams: 0, porcentaje: 0 };
    expect(bakersTable(body).porcentajes.map(({ harina, agua }) => [harina, agua])).toEqual([
      [{ grams: 900, porcentaje: 90 }, none],
      [none, { grams: 500, porcentaje: 50 }],
      [
        { grams: 100, porcentaje: 10 },
        { grams: 60, porcentaje: 6 },
      ],
      [none, { grams: 87.6, porcentaje: 8.76 }],
      [none, none],
      [none, none],
    ]);
  });

  it('adds up the dough, its yield and the bread of the type', () => {
    expect(bakersTable(LOAF)).toMatchObject({
      harinaTotal: 1000,
      aguaTotal: 600,
      masaTotal: 1638,
      rendimientoMasa: 163.8,
      harinaPrefermentada: 0,
      levaduraFrescaEquivalente: 2,
      mermaCoccion: 16,
      pesoPan: 1375.9,
      salPan: 1.31,
      costeMasaKg: 0.37,
      costePanKg: 0.44,
      fuerzaW: null,
      absorcion: 60,
    });
  });

  it('means strength and absorption over the flours', () => {
    const { fuerzaW, absorcion } = bakersTable(
      formula('baguette', 'Harina de fuerza W300 300; Harina W180 100; Harina integral 100; Agua 300'),
    );
    expect(fuerzaW).toBe(270);
    expect(absorcion).toBe(64.4);
    expect(bakersTable(formula('ciabatta', 'Biga 600; Agua 100')).absorcion).toBeNull();
  });

  it('makes a pre-ferment of another hydration from flour and water', () => {
    const solid = bakersTable(formula('pan_comun', 'Masa madre 60 % 160'));
    const apart = bakersTable(formula('pan_comun', 'Harina 100; Agua 60'));
    // The work of the pre-ferment is 0.02 €/kg; the salt of flour itself is not counted in it.
    expect(solid.nutricion100g).toEqual({ ...apart.nutricion100g, sal: 0 });
    expect(solid.costeMasaKg).toBe(0.36);
  });

  it('counts the salt of old dough at the hydration it has', () => {
    expect(bakersTable(formula('pan_comun', 'Masa vieja 100 % 202'))).toMatchObject({
      salPan: 1.18,
      nutricion100g: { sal: 1.18 },
    });
  });

  it('refuses what the balance refuses', () => {
    expect(() => bakersTable({ ingredients: [{ name: 'Agua', grams: 1 }] })).toThrow(InputError);
    expect(() => bakersTable(null)).toThrow(InputError);
  });
});

describe('the process', () => {
  const process = (body: object, proceso?: unknown) => bakersTable({ ...body, proceso }).proceso;

  it.each([
    ['pan_comun', 24],
    ['pan_molde', 26],
    ['pan_rustico_mm', 25],
    ['pizza_teglia', 23],
    ['brioche', 24],
  ])('%s is mixed to %d °C', (type, temperaturaMasa) => {
    expect(process({ ...LOAF, type }, {})).toEqual({
      indicaciones: expect.stringMatching(/°C/),
      temperaturaMasa,
      temperaturaAgua: null,
      temperaturaBase: null,
      hielo: null,
      friccionMedida: null,
      piezas: null,
      horasFermentacion: null,
      notaFermentacion: 'estimación orientativa',
    });
  });

  it('water by heat balance, and the base temperature of the French school', () => {
    expect(process(LOAF, { temperaturaHarina: 22, temperaturaAmbiente: 23 })).toMatchObject({
      temperaturaAgua: 19,
      temperaturaBase: 64,
      hielo: 0,
    });
    expect(
      process(LOAF, { temperaturaHarina: 22, temperaturaAmbiente: 23, friccion: 3 }).temperaturaAgua,
    ).toBeGreaterThan(22);
  });

  it('pieces, 1 % of the dough staying behind', () => {
    expect(process(STG, { pesoPieza: 250 }).piezas).toBe(11);
    expect(process(STG, { pesoPieza: 0 }).piezas).toBeNull();
  });

  it('STG dough with 0.167 % of fresh yeast rises 7.8 h at 25 °C', () => {
    expect(process(STG, { temperaturaFermentacion: 25 }).horasFermentacion).toBe(7.8);
  });

  it('Bonci, 0.5 % of fresh yeast: 16.9 h at 4 °C', () => {
    expect(process(BONCI, { temperaturaFermentacion: 4 }).horasFermentacion).toBe(16.9);
  });

  it.each([
    ['too cold', STG, 3],
    ['too warm', STG, 36],
    ['more yeast than the model knows', LOAF, 25],
    ['poolish beside the yeast', formula('baguette', 'Harina 800; Agua 500; Poolish 400; Levadura fresca 3'), 25],
    ['no yeast', formula('pan_comun', 'Harina 1000; Agua 600'), 25],
  ])('no estimate: %s', (_case, body, temperaturaFermentacion) => {
    expect(process(body, { temperaturaFermentacion }).horasFermentacion).toBeNull();
  });

  it.each([null, 'mucho', [], { temperaturaHarina: '22', temperaturaAmbiente: null, pesoPieza: 'x' }])(
    'ignores %j',
    (proceso) => {
      expect(process(LOAF, proceso)).toEqual(process(LOAF));
    },
  );
});
