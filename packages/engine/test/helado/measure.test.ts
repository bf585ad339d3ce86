import { describe, expect, it } from 'vitest';
import { mustFind } from '../../src/helado/catalogue.ts';
import { PARAMS, QUANTITIES } from '../../src/helado/params.ts';

const { num: equivalentsOf } = PARAMS.PAC;

describe('what 100 g of an ingredient bring', () => {
  it('of sucrose equivalents: its PAC, 0.3 of its milk solids for their salts', () => {
    const { composition } = mustFind('leche_polvo_desnatada');
    expect(composition.esml).toBeGreaterThan(90);
    expect(equivalentsOf(composition)).toBeCloseTo(composition.pac + 0.3 * composition.esml, 12);
    expect(equivalentsOf(mustFind('dextrosa').composition)).toBe(mustFind('dextrosa').composition.pac);
  });

  it('of sucrose equivalents: a quarter of the hardening of cocoa less', () => {
    const { composition } = mustFind('cacao_polvo_22_24');
    expect(composition.dureza).toBeGreaterThan(0);
    expect(equivalentsOf(composition)).toBeCloseTo(composition.pac - 0.25 * composition.dureza, 12);
    expect(QUANTITIES.disuelto.num(composition)).toBe(composition.pac);
  });

  it('to every parameter: per 100 g, cost in euros per 100 g', () => {
    const { composition, row } = mustFind('azucar');
    const brought = Object.fromEntries(Object.values(PARAMS).map(({ key, num }) => [key, num(composition)]));
    expect(brought).toEqual({
      PAC: 99.9,
      POD: 99.9,
      azucares: 99.9,
      materiaGrasa: 0,
      SLNG: 0,
      solidosTotales: 99.9,
      aguaLibre: 0.09999999999999432,
      kcal_100g: row.kcal,
      coste_100g_eur: row.precio / 10,
      PAC_indice_clasico: 99.9,
    });
  });

  it('of dextrose: what is dry of it, and nothing of other sugars', () => {
    expect(mustFind('dextrosa').composition.dextrosa).toBe(91.5);
    expect(mustFind('azucar').composition.dextrosa).toBe(0);
  });
});

describe('formulas in words', () => {
  it('name the constants they are computed with', () => {
    expect(PARAMS.PAC.formula).toBe(
      'Temperatura a la que está congelado el 69 % del agua. Se lee en la tabla de descenso crioscópico de la sacarosa con x = 100·S / (agua libre·0,31), donde S = PAC clásico + 0,30·SLNG − 0,25·dureza. La dureza es 1,8·cacao seco + 0,9·manteca de cacao + 1,4·grasa de los frutos secos.',
    );
  });
});
