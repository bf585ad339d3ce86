import { describe, expect, it } from 'vitest';
import { mustFind } from '../../src/helado/catalogue.ts';
import { CONTENT, equivalentsOf } from '../../src/helado/measure.ts';

describe('what 100 g of an ingredient bring', () => {
  it('of sucrose equivalents: its PAC, 0.3 of its milk solids for their salts', () => {
    const { composition } = mustFind('Leche en polvo desnatada');
    expect(composition.esml).toBeGreaterThan(90);
    expect(equivalentsOf(composition)).toBeCloseTo(composition.pac + 0.3 * composition.esml, 12);
    expect(equivalentsOf(mustFind('Dextrosa').composition)).toBe(mustFind('Dextrosa').composition.pac);
  });

  it('of sucrose equivalents: a quarter of the hardening of cocoa less', () => {
    const { composition } = mustFind('Cacao en polvo 22-24%');
    expect(composition.dureza).toBeGreaterThan(0);
    expect(equivalentsOf(composition)).toBeCloseTo(composition.pac - 0.25 * composition.dureza, 12);
  });

  it('to every parameter that is a mean: per 100 g, cost in euros per 100 g', () => {
    const { composition, row } = mustFind('Azúcar');
    const brought = Object.fromEntries(Object.entries(CONTENT).map(([key, of]) => [key, of(composition)]));
    expect(brought).toEqual({
      POD: 100,
      azucares: 100,
      materiaGrasa: 0,
      SLNG: 0,
      solidosTotales: 100,
      aguaLibre: 0,
      kcal_100g: row.kcal,
      coste_100g_eur: row.precio / 10,
      PAC_indice_clasico: 100,
    });
  });
});
