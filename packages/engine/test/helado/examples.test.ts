import { describe, expect, it } from 'vitest';
import { balanceHelado } from '../../src/helado/craft.ts';
import { freezingCurve } from '../../src/helado/curve.ts';
import { temperatureAt } from '../../src/helado/freezing.ts';
import { balance, formula } from './formula.ts';

const CORVITTO =
  'Leche entera 609, Nata 35% 166, Leche en polvo desnatada 39, Azúcar 140, Dextrosa 20, Azúcar invertido 20, Neutro para cremas 5 g/kg 6';
const PANCIERA =
  'Leche entera 501.6, Nata 40% 100.8, Leche en polvo desnatada 38.4, Dextrosa 50, Jarabe de glucosa 42 DE 28.8, Azúcar 136.4, Neutro para cremas 5 g/kg 4, Agua 80, Cacao en polvo 22-24% 60';
const GOFF_HOME = 'Nata 35% 300, Leche entera 500, Leche en polvo desnatada 40, Azúcar 150, Yema de huevo 10';

/** Where the table of sucrose has a mix begin to freeze, as those who published it reckon. */
function classicPoint(body: object): number {
  const { disuelto, agua } = freezingCurve(body);
  return temperatureAt(disuelto, agua, 1);
}

describe('worked examples', () => {
  it('E1: white cream for -11 °C (Corvitto: fat 8, POD 18, MSNF 10, solids 36.1, PAC 26.7)', () => {
    const { params, verdict, warnings, suggestions } = balance('helado_crema', CORVITTO);
    expect(params).toEqual({
      PAC: -11.57,
      POD: 18.91,
      azucares: 17.46,
      materiaGrasa: 8.25,
      SLNG: 10.07,
      solidosTotales: 36.06,
      aguaLibre: 63.94,
      kcal_100g: 181.71,
      coste_100g_eur: 0.18,
      PAC_indice_clasico: 27.14,
    });
    expect(verdict).toBe('equilibrada');
    expect(warnings).toEqual([]);
    expect(suggestions).toEqual([
      'Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado crema».',
    ]);
    expect(classicPoint(formula('helado_crema', CORVITTO))).toBeCloseTo(-2.93, 2);
  });

  it('E2: mandarin sorbet shown at -11/-12 °C (PuntoItaly 29)', () => {
    const { params, verdict } = balance(
      'sorbete_agua',
      'Zumo de mandarina 450, Agua 275, Azúcar 100, Dextrosa 50, Glucosa atomizada 29 DE 80, Base fruta 50 g/kg 35, Inulina 10',
    );
    expect(params).toMatchObject({
      azucares: 28.6,
      materiaGrasa: 0.13,
      SLNG: 0,
      solidosTotales: 31.59,
      aguaLibre: 68.41,
      POD: 21.6,
      PAC_indice_clasico: 32.64,
      PAC: -11.71,
    });
    expect(verdict).toBe('equilibrada');
  });

  it('E3: fior di panna (published: sugars 19, fat 7, SLNG 11, solids 37.6)', () => {
    const { params, verdict } = balance(
      'helado_leche',
      'Leche entera 600, Nata 35% 150, Leche en polvo desnatada 50, Azúcar 160, Dextrosa 30, Neutro para cremas 5 g/kg 8',
    );
    expect(params).toMatchObject({
      azucares: 18.88,
      materiaGrasa: 7.75,
      SLNG: 10.97,
      solidosTotales: 37.97,
      POD: 19.14,
      PAC_indice_clasico: 27.82,
      PAC: -12.38,
    });
    expect(verdict).toBe('equilibrada');
  });

  it('E4: home base with sucrose alone (Goff), hard at -11; 55 g/kg of dextrose mend it', () => {
    const { params, verdict, suggestions } = balance('helado_crema', GOFF_HOME);
    expect(params).toMatchObject({
      azucares: 14.99,
      materiaGrasa: 12.64,
      SLNG: 10,
      solidosTotales: 37.82,
      POD: 15.84,
      PAC_indice_clasico: 20.35,
      PAC: -9.02,
    });
    expect(verdict).toBe('revisar');
    expect(suggestions).toEqual([
      'PAC −9,02: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). Por cada kg de mezcla, sustituye unos 55 g de azúcar por dextrosa.',
    ]);
    const mended = balance('helado_crema', GOFF_HOME.replace('Azúcar 150', 'Azúcar 95, Dextrosa 55'));
    expect(mended.params).toMatchObject({ PAC: -11.1, POD: 14.2 });
    expect(mended.verdict).toBe('equilibrada');
  });

  it('E5: chocolate gelato (Panciera: fat 6.8, MSNF 8.6, solids 41.2, POD 19.16, freezing point -3.5)', () => {
    const { params, verdict, suggestions, warnings } = balance('helado_leche', PANCIERA);
    expect(params).toMatchObject({
      azucares: 20.6,
      materiaGrasa: 7.35,
      SLNG: 8.64,
      solidosTotales: 41.16,
      aguaLibre: 58.84,
      POD: 19.03,
      PAC_indice_clasico: 29.74,
      PAC: -12.64,
    });
    expect(verdict).toBe('revisar');
    expect(suggestions).toEqual([
      'PAC −12,64: casi en su punto, un poco blando (rango −12,50 a −10,60). Por cada kg de mezcla, sustituye unos 15 g de dextrosa por azúcar.',
    ]);
    expect(warnings).toEqual(['El cacao y los frutos secos endurecen el helado 0,9 °C, y el PAC ya los cuenta.']);
    expect(classicPoint(formula('helado_leche', PANCIERA))).toBeCloseTo(-3.49, 2);
  });

  it('E6: lemon granita 500 juice, 500 water, 250 sugar: PAC is shown, not judged', () => {
    const { params, verdict, inRange, pac_info } = balance('granizado', 'Zumo de limón 500, Agua 500, Azúcar 250');
    expect(params).toMatchObject({ azucares: 20.9, solidosTotales: 23.26, POD: 21.08, PAC: -6.3 });
    expect(inRange.PAC).toBeNull();
    expect(pac_info).toMatchObject({
      valor: -6.3,
      rango_trabajo: [-12.5, -10.6],
      en_rango: null,
      indice_clasico: { rango_por_tipo: [10, 30], en_rango: null },
    });
    expect(verdict).toBe('equilibrada');
  });

  it('E7: hazelnut semifreddo (Caviezel)', () => {
    const { params, verdict, inRange } = balance(
      'semifrio',
      'Nata 35% 1250, Crema pastelera 750, Merengue italiano 375, Avellana caramelizada 125',
    );
    expect(params).toMatchObject({
      azucares: 16.01,
      materiaGrasa: 20.8,
      SLNG: 4.79,
      solidosTotales: 45.15,
      POD: 16.4,
      PAC: -8.39,
    });
    expect(inRange.PAC).toBeNull();
    expect(verdict).toBe('equilibrada');
  });

  it('E8: a composition instead of ingredients (Goff), energy derived', () => {
    const { params, verdict, warnings } = balanceHelado({
      type: 'helado_crema',
      ingredients: [
        {
          name: 'Mezcla Goff',
          grams: 100,
          azucares: 16,
          materiagrasa: 12,
          esml: 12,
          otrossolidos: 0,
          pac: 22.18,
          pod: 14,
        },
      ],
    });
    expect(params).toMatchObject({ solidosTotales: 40, PAC: -10.52, kcal_100g: 215.2, coste_100g_eur: 0 });
    expect(verdict).toBe('revisar');
    expect(warnings).toEqual([
      '«Mezcla Goff»: sin precio; el coste no lo incluye.',
      'Lactosa alta para el agua disponible: riesgo de textura arenosa. Reduce la leche en polvo o usa proteína láctea o leche sin lactosa.',
    ]);
  });

  it('E9: sugar-free with every family of polyol', () => {
    const { params, verdict } = balance(
      'sin_azucar',
      'Leche entera 630, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 130, Eritritol 25, Inulina 55, Neutro para cremas 5 g/kg 5',
    );
    expect(params).toMatchObject({
      azucares: 0.51,
      materiaGrasa: 6.67,
      SLNG: 9.6,
      solidosTotales: 37.29,
      POD: 14.48,
      PAC_indice_clasico: 26.44,
      kcal_100g: 138.67,
      PAC: -11.47,
    });
    expect(verdict).toBe('equilibrada');
  });

  it('a beginner: milk 500, cream 250, sugar 100. The whole chain mends it', () => {
    const { suggestions } = balance('helado_crema', 'Leche entera 500, Nata 35% 250, Azúcar 100');
    expect(suggestions).toEqual([
      'SLNG 6,92 %: bajo (rango 7,00 a 13,00). Por cada kg de mezcla, añade unos 20 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.',
      'Sólidos totales 31,09 %: bajos (rango 33,50 a 46,50). Por cada kg de mezcla, añade unos 45 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.',
      'PAC −5,61: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). Por cada kg de mezcla, añade unos 30 g de dextrosa en lugar de la misma cantidad de leche entera.',
      'Los cambios se suman: aplícalos todos y vuelve a calcular.',
    ]);
    // All the steps done, in grams of the formula sent.
    const mended = balance(
      'helado_crema',
      'Leche entera 419.25, Nata 35% 250, Azúcar 100, Leche en polvo desnatada 55.25, Dextrosa 25.5',
    );
    expect(mended.verdict).toBe('equilibrada');
    expect(mended.params.PAC).toBe(-11.15);
  });
});
