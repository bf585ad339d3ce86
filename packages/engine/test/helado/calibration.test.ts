import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/helado.json' with { type: 'json' };
import { balanceHelado } from '../../src/helado/craft.ts';
import { contentsOf, measure, shown } from '../../src/helado/measure.ts';

const entry = (id: string) => {
  const found = corpus.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no formula «${id}» in the corpus`);
  return found;
};

describe('published formulas against the PAC scale', () => {
  it.each([
    ['sorbete-de-mandarina', -11.71, 'equilibrada', 'PuntoItaly 29, cabinet at -11/-12 °C'],
    ['gelato-golden-milk', -11.76, 'equilibrada', 'PuntoItaly'],
    ['gelato-de-ricotta-y-miel', -13.09, 'revisar', 'PuntoItaly; soft: honey at 190'],
    ['sorbete-base-red-forest-de-arroz-rojo', -12.76, 'revisar', 'PuntoItaly; by 0.28'],
    ['sorbete-de-bergamota', -9.9, 'revisar', 'Adamance; its acids are not counted'],
    ['sorbete-de-pera-paso-1', -12.04, 'equilibrada', 'Ice Ice Daddy: «not so bad»'],
    ['sorbete-de-pera-paso-2', -14.49, 'revisar', 'Ice Ice Daddy: invert sugar at 190'],
    ['sorbete-de-fresa-con-jarabe-de-glucosa', -9.56, 'revisar', 'home recipe, glucose syrup only'],
    ['blank-slate-custard', -9.59, 'revisar', 'Cree, for a home freezer'],
    ['base-blanca-gelupo', -9.73, 'revisar', 'Gelupo, sold with pastes added'],
    ['fior-di-panna', -12.38, 'equilibrada', 'Italian formulation notes'],
    ['gelato-de-chocolate-panciera', -12.64, 'revisar', 'Panciera; by 0.17'],
    ['granizado-de-limon-500-500-250', -6.3, 'equilibrada', 'granita'],
    ['semifrio-de-avellana-de-caviezel', -8.39, 'equilibrada', 'Caviezel'],
  ])('%s: %d, %s (%s)', (id, PAC, verdict) => {
    const response = balanceHelado(entry(id));
    expect(response.params.PAC).toBe(PAC);
    expect(response.verdict).toBe(verdict);
  });

  it("Goff's seven ice creams of 10 to 16 % fat, served at -14 to -16 °C, are hard for a cabinet: -8.55 to -10.36", () => {
    const pacs = [10, 11, 12, 13, 14, 15, 16].map((fat) => {
      const { params, verdict } = balanceHelado(entry(`composicion-de-helado-con-${fat}-de-grasa`));
      expect(verdict).toBe('revisar');
      return params.PAC;
    });
    expect([Math.max(...pacs), Math.min(...pacs)]).toEqual([-8.55, -10.36]);
  });

  it("Corvitto's white cream for -18 °C (PAC 40.9, solids 39.3): -18.07", () => {
    const { params, verdict } = balanceHelado({
      type: 'helado_crema',
      ingredients: [
        {
          name: 'Crema blanca −18',
          grams: 1000,
          azucares: 19.72,
          materiagrasa: 8.31,
          esml: 10.02,
          otrossolidos: 0.28,
          pac: 41.51,
          pod: 18.91,
        },
      ],
    });
    expect(params).toMatchObject({ PAC: -18.07, solidosTotales: 38.33, PAC_indice_clasico: 41.51 });
    expect(verdict).toBe('revisar');
  });

  it("Callebaut's chocolate guide, mid values with 14.4 points of hardness: -10.70", () => {
    const guide = {
      azucares: 20,
      materiagrasa: 9,
      esml: 8,
      lactosa: 4.3,
      otrossolidos: 5,
      alcohol: 0,
      pac: 26.5,
      pod: 18,
      kcal: 200,
      precio: 0,
      solidos: 42,
      proteinas: 0,
      polioles: 0,
      dureza: 14.4,
      dextrosa: 0,
    };
    expect(shown(measure([{ contents: contentsOf(guide) }], [1])).PAC).toBe(-10.7);
  });
});
