import { describe, expect, it } from 'vitest';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { balancePanaderia } from '../../src/panaderia/craft.ts';
import { formula } from './formulas.ts';

const ROSADA = formula('baguette', 'Harina panadera 3800; Agua 2394; Levadura fresca 38; Sal 68');
const VERMONT = formula(
  'pan_rustico_mm',
  'Harina 6500; Harina integral de centeno 1500; Agua 4000; Sal 190; masa madre líquida 125 % 4500',
);
const BRIOCHE_CAP = formula(
  'brioche',
  'Farine T45 500; Sel 10; Sucre 50; Levure fraîche 20; Beurre 250; Œufs entiers 300',
);

describe('baguette, D. Rosada (Maestro Panadero 2012)', () => {
  it('is 63.00 / 1.79 / 1.00 and balanced', () => {
    expect(balancePanaderia(ROSADA)).toEqual({
      status: 'ok',
      verdict: 'equilibrada',
      type: 'baguette',
      typeLabel: 'Baguette',
      params: { hidratacion: 63, sal: 1.79, levadura: 1, prefermento: 0, grasa: 0, azucar: 0 },
      ranges: {
        hidratacion: [57, 81],
        sal: [1.45, 2.35],
        levadura: [0.1, 2.6],
        prefermento: [0, 105],
        grasa: [0, 1],
        azucar: [0, 1],
      },
      inRange: { hidratacion: true, sal: true, levadura: true, prefermento: true, grasa: true, azucar: true },
      suggestions: ['Fórmula equilibrada para Baguette: todos los parámetros están dentro del rango profesional.'],
      warnings: [
        'Sal estimada en el pan: 1,35 g/100 g. El RD 308/2019 admite en el pan común 1,31 g/100 g si se mide por cloruros y 1,66 si se mide por sodio total; con 65,5 g de sal cumple por los dos.',
      ],
      poweredBy: 'Obrador',
    });
  });

  it('makes 6300 g of dough and 5040 g of bread with 1.35 g of salt per 100 g', () => {
    expect(bakersTable(ROSADA)).toMatchObject({ harinaTotal: 3800, masaTotal: 6300, pesoPan: 5040, salPan: 1.35 });
  });
});

describe('Vermont sourdough with more whole grain, Hamelman', () => {
  it('is 65.00 / 1.90 with 45 % of levain and balanced', () => {
    const response = balancePanaderia(VERMONT);
    expect(response.params).toEqual({ hidratacion: 65, sal: 1.9, levadura: 0, prefermento: 45, grasa: 0, azucar: 0 });
    expect(response.ranges.levadura).toEqual([0, 0.2]);
    expect(response.verdict).toBe('equilibrada');
  });

  it('has 20 % of its flour pre-fermented, as the author states', () => {
    expect(bakersTable(VERMONT)).toMatchObject({ harinaTotal: 10000, aguaTotal: 6500, harinaPrefermentada: 20 });
  });
});

it('Tartine country loaf: 77.27 / 1.82 / 18.18, with the hydration of the levain assumed', () => {
  const response = balancePanaderia(
    formula('pan_rustico_mm', 'Harina de trigo 900; Harina integral 100; Agua 750; Masa madre 200; Sal 20'),
  );
  expect(response.params).toMatchObject({ hidratacion: 77.27, sal: 1.82, prefermento: 18.18 });
  expect(response.verdict).toBe('equilibrada');
  expect(response.warnings).toEqual([
    '«Masa madre»: se supone una hidratación del 100 %. Indícala en el nombre si es otra (p. ej. «masa madre 80 %»).',
  ]);
});

describe('brioche of the French CAP', () => {
  it('is 53.66 / 2.00 / 4.00 / 46.88 fat / 9.99 sugar', () => {
    const response = balancePanaderia(BRIOCHE_CAP);
    expect(response.params).toEqual({
      hidratacion: 53.66,
      sal: 2,
      levadura: 4,
      prefermento: 0,
      grasa: 46.88,
      azucar: 9.99,
    });
    expect(response.verdict).toBe('equilibrada');
  });

  it('bakes 994.4 g with 423 kcal per 100 g', () => {
    const detail = bakersTable(BRIOCHE_CAP);
    expect(detail).toMatchObject({ masaTotal: 1130, mermaCoccion: 12, pesoPan: 994.4 });
    expect(detail.nutricion100g).toMatchObject({
      kcal: 423,
      grasa: 24.2,
      hidratos: 40,
      azucares: 5.9,
      proteinas: 10.5,
      sal: 1.12,
    });
  });
});

it('pan de molde, Yarza: 56.63 / 2.00 / 2.00 / 9.26 / 5.00, no limit for pre-ferment', () => {
  const response = balancePanaderia(
    formula('pan_molde', 'Harina panificable 300; Agua 88; Leche 88; Mantequilla 30; Azúcar 15; Sal 6; Levadura 6'),
  );
  expect(response.params).toEqual({ hidratacion: 56.63, sal: 2, levadura: 2, prefermento: 0, grasa: 9.26, azucar: 5 });
  expect(response.ranges).not.toHaveProperty('prefermento');
  expect(response.inRange.prefermento).toBeNull();
  expect(response.verdict).toBe('equilibrada');
});

it('pizza napoletana STG (Reglamento (UE) 97/2010): 55.56 / 2.89 / 0.17', () => {
  const response = balancePanaderia(
    formula('pizza_napolitana', 'Agua 1000; Harina 00 1800; Sal marina 52; Levadura fresca 3'),
  );
  expect(response.params).toMatchObject({ hidratacion: 55.56, sal: 2.89, levadura: 0.17, grasa: 0, azucar: 0 });
  expect(response.ranges.levadura).toEqual([0.01, 1.1]);
  expect(response.verdict).toBe('equilibrada');
  expect(response.warnings).toEqual([]);
});

it('ciabatta tutta biga, Giorilli: all flour in the biga, 74.52 / 1.89 / 0.24 / 145.00', () => {
  const body = formula('ciabatta', 'Biga al 45 % 614; Acqua 125; Lievito di birra 1; Malto diastasico 4; Sale 8');
  const response = balancePanaderia(body);
  expect(response.params).toMatchObject({ hidratacion: 74.52, sal: 1.89, levadura: 0.24, prefermento: 145 });
  expect(response.ranges.levadura).toEqual([0, 3.1]);
  expect(response.verdict).toBe('equilibrada');
  expect(bakersTable(body)).toMatchObject({ harinaTotal: 423.4, aguaTotal: 315.6, harinaPrefermentada: 100 });
});

it('dry yeast weighed as if fresh: 1.24 against [0.03, 1.05], with the dose to weigh', () => {
  const body = formula('pan_comun', 'Harina de trigo 500; Agua 325; Levadura seca 6.2; Sal 9');
  const response = balancePanaderia(body);
  expect(response.params).toMatchObject({ hidratacion: 65, sal: 1.8, levadura: 1.24 });
  expect(response.ranges.levadura).toEqual([0.03, 1.05]);
  expect(response.inRange.levadura).toBe(false);
  expect(response.verdict).toBe('revisar');
  expect(response.suggestions).toEqual([
    'Quita 1,2 g de «Levadura seca» para bajar la levadura del 1,24 % al 1 %; con más, la fermentación se dispara.',
  ]);
  expect(response.warnings).toEqual([
    'Rango de levadura expresado para levadura seca instantánea: el de levadura fresca dividido por 3.',
  ]);
  expect(bakersTable(body).levaduraFrescaEquivalente).toBe(3.72);
});

it('brioche published with half the eggs: 26.83 % and 120 g of egg missing', () => {
  const response = balancePanaderia(
    formula('brioche', 'Farine T45 500; Sel 10; Sucre 50; Levure fraîche 25; Œufs 150; Beurre 125'),
  );
  expect(response.params.hidratacion).toBe(26.83);
  expect(response.verdict).toBe('revisar');
  expect(response.suggestions).toEqual(['Añade 120 g de «Œufs» para subir la hidratación del 26,83 % al 45 %.']);
});

describe('salt and the law (RD 308/2019)', () => {
  it('warns at 20 g per kg of flour: 1.41 g per 100 g of bread', () => {
    const response = balancePanaderia(
      formula('pan_comun', 'Harina de trigo 1000; Agua 650; Sal 20; Levadura fresca 20'),
    );
    expect(response.params).toMatchObject({ hidratacion: 65, sal: 2, levadura: 2 });
    expect(response.verdict).toBe('equilibrada');
    expect(response.warnings).toEqual([
      'Sal estimada en el pan: 1,41 g/100 g. El RD 308/2019 admite en el pan común 1,31 g/100 g si se mide por cloruros y 1,66 si se mide por sodio total; con 18,5 g de sal cumple por los dos.',
    ]);
  });

  it('is silent at the 18 g per kg of the CEOPAN agreement: 1.31 g, 249 kcal, 0.37 €/kg', () => {
    const body = formula('pan_comun', 'Harina de trigo 1000; Agua 600; Sal 18; Levadura fresca 20');
    expect(balancePanaderia(body).warnings).toEqual([]);
    expect(bakersTable(body)).toMatchObject({
      salPan: 1.31,
      costeMasaKg: 0.37,
      nutricion100g: { kcal: 249, proteinas: 7.6, hidratos: 51.7 },
    });
  });
});
