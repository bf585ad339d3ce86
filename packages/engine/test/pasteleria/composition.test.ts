import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/craft/analysis.ts';
import { readItems } from '../../src/craft/read.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';
import { SHAPE } from '../../src/pasteleria/shape.ts';
import { balance, type Ingredient } from './formula.ts';

function resolved(item: Omit<Ingredient, 'grams'>) {
  const { parts, warnings } = resolve(readItems({ ingredients: [{ ...item, grams: 100 }] }, SHAPE)[0]!, 0);
  return { ingredient: parts[0]!.ingredient, parts, warnings: textsOf(warnings) };
}

describe('a known ingredient with numbers of its own', () => {
  it('keeps the rest of the row and derives sweetness and energy from what was given', () => {
    const { ingredient, warnings } = resolved({ name: 'Leche entera', azucares: 5, grasa: 4 });
    expect(warnings).toEqual([]);
    expect(ingredient).toMatchObject({
      role: 'leche',
      azucares: 5,
      lactosa: 4.7,
      grasa: 4,
      proteinas: 3.2,
      agua: expect.closeTo(87.6 - 0.3 - 0.4, 12),
    });
    expect(ingredient.pod).toBeCloseTo(5 - 0.84 * 4.7, 12);
    expect(ingredient.kcal).toBeCloseTo(4 * 5 + 9 * 4 + 4 * 3.2 + 3 * 0.17, 12);
  });

  it('loses the water that makes room for what was changed, and takes in what it leaves', () => {
    // Cream of 35 %: 59.07 g of water.
    expect(resolved({ name: 'Nata 35%', grasa: 50 }).ingredient.agua).toBeCloseTo(59.07 - 15, 12);
    expect(resolved({ name: 'Nata 35%', grasa: 30 }).ingredient.agua).toBeCloseTo(59.07 + 5, 12);
    expect(resolved({ name: 'Mantequilla', otrossolidos: 5 }).ingredient.agua).toBeCloseTo(16 - 5, 12);
    expect(resolved({ name: 'Mantequilla', grasa: 99 }).ingredient.agua).toBe(0);
  });

  it('takes water from solids, and water over solids, fat over materiagrasa, starch over hidratos', () => {
    expect(resolved({ name: 'Miel', solidos: 80 }).ingredient.agua).toBe(20);
    expect(resolved({ name: 'Ron', solidos: 1 }).ingredient.agua).toBeCloseTo(100 - 33.26 - 1, 12);
    expect(resolved({ name: 'Miel', solidos: 80, agua: 18 }).ingredient.agua).toBe(18);
    expect(resolved({ name: 'Chocolate', grasa: 38, materiagrasa: 30 }).ingredient.grasa).toBe(38);
    expect(resolved({ name: 'Chocolate', materiagrasa: 30 }).ingredient.grasa).toBe(30);
    expect(resolved({ name: 'Harina', hidratos: 60 }).ingredient.almidon).toBe(60);
    expect(resolved({ name: 'Harina', hidratos: 60, almidon: 55 }).ingredient.almidon).toBe(55);
  });

  it('takes null for not given, and a price alone changes only the price', () => {
    expect(resolved({ name: 'Miel', azucares: null, precio: 4 }).ingredient).toMatchObject({
      azucares: 79.8,
      precio: 4,
    });
    expect(resolved({ name: 'Huevo en polvo de codorniz', precio: 4 })).toMatchObject({
      ingredient: { label: 'Huevo en polvo', precio: 4, equiv: 4 },
      warnings: ['«Huevo en polvo de codorniz» se ha leído como «Huevo en polvo»: comprueba que lo sea.'],
    });
  });

  it('keeps the kinds of sugar of its row in the new amount', () => {
    const { solution } = resolved({ name: 'Azúcar invertido', azucares: 39 }).ingredient;
    expect(solution).toMatchObject({ sacarosa: 2.5, glucosa: 18.25, fructosa: 18.25 });
    const syrup = resolved({ name: 'Glucosa', azucares: 26, almidon: 27 }).ingredient.solution;
    expect(syrup.jarabe).toBeCloseTo(53, 12);
    expect(syrup.jarabeMoles).toBeCloseTo((53 * 40) / 18016, 12);
    const erythritol = resolved({ name: 'Eritritol', polioles: 50 }).ingredient;
    expect(erythritol.kcal).toBeCloseTo(0, 12);
    expect(erythritol.solution.eritritol).toBeCloseTo(50, 12);
    expect(erythritol.solution.maltitol).toBe(0);
  });

  it('gives no energy to erythritol and the factors of the regulation to everything else', () => {
    const { kcal } = resolved({
      name: 'Mezcla propia',
      azucares: 10,
      polioles: 10,
      grasa: 10,
      proteinas: 10,
      almidon: 10,
      fibra: 10,
      alcohol: 10,
      agua: 30,
    }).ingredient;
    expect(kcal).toBeCloseTo(40 + 24 + 90 + 40 + 40 + 20 + 70, 12);
  });
});

describe('an ingredient of composition given', () => {
  it('is all water but what was given, and says so; without a price it says that too', () => {
    const { ingredient, warnings } = resolved({ name: 'Bebida de quinoa', azucares: 6, grasa: 2.5 });
    expect(ingredient).toMatchObject({
      label: 'Bebida de quinoa',
      role: 'otro',
      equiv: 1,
      azucares: 6,
      agua: 91.5,
      pod: 6,
    });
    expect(warnings).toEqual([
      '«Bebida de quinoa» no tiene precio: no se incluye en el coste.',
      '«Bebida de quinoa»: no se ha indicado el agua; se toma 91,5 g por 100 g (resto hasta 100).',
    ]);
  });

  it('says nothing when water and price are given', () => {
    expect(resolved({ name: 'Bebida de quinoa', azucares: 6, solidos: 10, precio: 2 }).warnings).toEqual([]);
  });

  it('takes the role and the equivalence of the row its name reminds of', () => {
    expect(resolved({ name: 'Huevo en polvo de codorniz', proteinas: 48, agua: 4 }).ingredient).toMatchObject({
      role: 'huevo',
      equiv: 4,
    });
    expect(resolved({ name: 'Aroma de harina', azucares: 1, agua: 10 }).ingredient.role).toBe('otro');
  });

  it('is no preparation even under the name of one', () => {
    const { parts, warnings } = resolved({ name: 'Crema pastelera', azucares: 20, agua: 60, precio: 3 });
    expect(parts).toHaveLength(1);
    expect(parts[0]!.ingredient).toMatchObject({ role: 'otro', grasa: 0, azucares: 20 });
    expect(warnings).toEqual([]);
  });

  it('counts lactose as sugar even when no sugars are given', () => {
    expect(resolved({ name: 'Polvo lácteo', lactosa: 40, agua: 5 }).ingredient).toMatchObject({
      azucares: 40,
      lactosa: 40,
    });
  });

  it('brings the protein and salts of milk with its lactose, as far as it has protein', () => {
    const milk = { name: 'Polvo lácteo', lactosa: 40, agua: 5 };
    expect(resolved({ ...milk, proteinas: 30 }).ingredient.solution.sngLeche).toBeCloseTo(40 + 34, 12);
    expect(resolved({ ...milk, proteinas: 10 }).ingredient.solution.sngLeche).toBeCloseTo(40 + 12.5, 12);
    expect(resolved(milk).ingredient.solution).toMatchObject({ sngLeche: 40, lactosa: 40, sacarosa: 0 });
    expect(resolved({ ...milk, polioles: 8, azucares: 50 }).ingredient.solution).toMatchObject({
      sacarosa: 10,
      maltitol: 8,
    });
  });

  it('is refused where it is more than all', () => {
    expect(() => resolved({ name: 'Licor raro', agua: 90, alcohol: 90 })).toThrow('sus partes suman 180 %');
  });
});

describe('preparations', () => {
  it('count as their parts', () => {
    const parts = 'Leche entera 1000, Yema 160, Azúcar 200, Almidón/Maicena 90, Mantequilla 725';
    const whole = balance('muselina', 'Crema pastelera 1450, Mantequilla 725');
    expect(whole.params).toEqual(balance('muselina', parts).params);
    expect(whole.warnings).toEqual(['«Crema pastelera» se ha desglosado en sus ingredientes básicos.']);
  });

  it('give their price to every part', () => {
    const { params } = balance('genoise', 'Harina 100', { name: 'Almíbar', grams: 100, precio: 5 });
    expect(params.coste_kg_eur).toBe(2.78);
  });
});

describe('the cost', () => {
  it('leaves out what has no price, and says so for each ingredient and of the whole', () => {
    const { params, warnings } = balance('genoise', 'Harina 100, polvo de hadas 50, polvo de hadas 50');
    expect(params.coste_kg_eur).toBe(0.28);
    expect(warnings).toEqual([
      'Falta saber qué es el 50 % de la fórmula («polvo de hadas»): indica su composición para poder juzgarla.',
      'Ingrediente no reconocido: «polvo de hadas». Se considera inerte; indica su composición para tenerlo en cuenta.',
      '«polvo de hadas» no tiene precio: no se incluye en el coste.',
      'El coste es parcial: no incluye los ingredientes sin precio.',
    ]);
  });

  it('takes the price of an inert ingredient', () => {
    const { params, warnings } = balance('genoise', 'Harina 100', { name: 'polvo de hadas', grams: 100, precio: 10 });
    expect(params.coste_kg_eur).toBe(5.28);
    expect(warnings).toHaveLength(2);
    // 13.8 g of water in 100 g of flour.
    expect(params.solidos).toBe(93.1);
  });
});
