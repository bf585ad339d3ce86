import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/cacao/analyse.ts';
import { findType } from '../../src/cacao/types.ts';
import { request } from './formula.ts';

/** P. Torreblanca, La cocina dulce. */
const TRUFFLE = { nata: 100, cob_negra: 140, glucosa: 12, mantequilla: 120 };

describe('fresh truffles', () => {
  it('are good as truffles and not as the filling of a bombón, which has to keep', () => {
    expect(analyse(request('trufa', TRUFFLE)).outcome.medal).toBe('gold');
    expect(analyse(request('bombon', TRUFFLE)).outcome.good).toBe(false);
  });

  it('say their water activity and that they keep for days, in the cold', () => {
    const { outcome, meters } = analyse(request('trufa', TRUFFLE));
    const aw = meters.find(({ key }) => key === 'aw');
    expect(aw).toMatchObject({ max: 0.95, state: 'dentro' });
    expect(outcome.denomination).toMatch(
      /^Trufa \(aw estimada 0,9\d ±0,04: consumo rápido, hasta 2 semanas en frío\)$/,
    );
  });

  it('are one food with one water activity, whatever they are called', () => {
    const awOf = (type: string) => analyse(request(type, TRUFFLE)).meters.find(({ key }) => key === 'aw')?.value;
    expect(awOf('trufa')).toBe(awOf('bombon'));
  });

  it.each([
    ['as wet as cream', { nata: 700, cob_negra: 250, mantequilla: 50 }],
    ['of water', { agua: 400, cob_negra: 500, mantequilla: 100 }],
    ['without chocolate', { nata: 500, azucar: 300, mantequilla: 200 }],
    [
      'of flour and anchovies',
      {
        isomalt: 522,
        harina_t110: 849,
        anchoa_aceite: 393,
        licor_melocoton_20: 43.61,
        sirope_fresa: 262,
        cuajada_polvo: 420,
        bebida_coco: 474,
        espirulina: 381,
        cacao_polvo_desgrasado: 619,
        golden_syrup: 548,
      },
    ],
    ['of raw egg', { nata: 100, cob_negra: 140, mantequilla: 120, yema: 60 }],
  ])('%s they are not good', (_why, formula) => {
    expect(analyse(request('trufa', formula)).outcome.good).toBe(false);
  });

  it('are found however they are called', () => {
    for (const name of ['trufa', 'Trufas', 'Trufa fresca', 'truffle', 'trufa de chocolate']) {
      expect(findType(name), name).toBe('trufa');
    }
  });
});
