import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/cacao/analyse.ts';
import { findType } from '../../src/cacao/types.ts';
import { AW_FRESH } from '../../src/craft/keeping.ts';
import { request } from './formula.ts';

/** J. M. Guillamon, La Trufa (heladeria.com). */
const GUANAJA = { cob_negra_70: 3000, nata: 2400, azucar_invertido: 600, mantequilla: 520 };
/** P. Greweling, Chocolates and Confections. */
const EARL_GREY = { nata: 410, glucosa: 130, cob_negra: 260, cob_leche: 440, mantequilla: 100 };

const AS_FRESH = /^Como bombón fresco, en frío y hasta (dos|tres) semanas, es correcta/;
const sentences = (type: string, formula: Record<string, number>) =>
  analyse(request(type, formula)).advice.map(({ text }) => text);

describe('fresh bonbons', () => {
  it('are good as what they are and not as what has to keep in a shop', () => {
    expect(analyse(request('bombon_fresco', EARL_GREY)).outcome.medal).toBe('gold');
    expect(analyse(request('bombon_fresco', GUANAJA)).outcome.medal).toBe('silver');
    expect(analyse(request('bombon', GUANAJA)).outcome.good).toBe(false);
  });

  it('say their water activity, and that they are kept cold and for how long', () => {
    const { outcome, meters } = analyse(request('bombon_fresco', GUANAJA));
    expect(meters.find(({ key }) => key === 'aw')).toMatchObject({ max: AW_FRESH, state: 'alto' });
    expect(outcome.denomination).toMatch(
      /^Bombón fresco \(aw estimada 0,9\d ±0,04: consumo rápido, hasta 2 semanas en frío\)$/,
    );
    expect(sentences('bombon_fresco', GUANAJA).at(-1)).toMatch(/^Se guarda en frío, .* se come en dos semanas\.$/);
    expect(sentences('bombon_fresco', EARL_GREY).at(-1)).toMatch(/ se come en tres semanas\.$/);
  });

  it('are one food with one water activity and one tempering, whatever they are called', () => {
    const of = (type: string) => {
      const { waterActivity, tempering } = analyse(request(type, GUANAJA));
      return { waterActivity, tempering };
    };
    expect(of('bombon_fresco')).toEqual(of('bombon'));
  });

  it.each([
    ['white, as much cream as chocolate', { nata: 500, cob_blanca: 500, mantequilla: 50 }],
    ['dark, as much cream as chocolate and no sugar', { nata: 500, cob_negra_70: 500, mantequilla: 70 }],
    ['of fruit as wet as a dessert', { nata: 100, miel: 10, cob_leche: 250, pulpa_maracuya: 100 }],
    ['of water', { agua: 350, cob_negra: 600, mantequilla: 50 }],
    ['without chocolate', { nata: 400, azucar: 400, mantequilla: 200 }],
    ['of raw egg', { ...EARL_GREY, yema: 120 }],
    ['with a fifth that nobody knows', { nata: 300, cob_negra: 450, liquido_sin_identificar: 200 }],
  ])('%s they are not good', (_why, formula) => {
    expect(analyse(request('bombon_fresco', formula)).outcome.good).toBe(false);
  });

  it('with too much water are told to take less liquid, not that the chocolate seizes', () => {
    const [first] = sentences('bombon_fresco', { agua: 350, cob_negra: 600, mantequilla: 50 });
    expect(first).toMatch(/^Agua 36,22 % \(máximo 30 %\): /);
  });

  it('are proposed to whoever sends one as a filling that has to keep, and only then', () => {
    expect(sentences('bombon', GUANAJA).filter((text) => AS_FRESH.test(text))).toEqual([
      'Como bombón fresco, en frío y hasta dos semanas, es correcta: analízala como bombón fresco.',
    ]);
    expect(sentences('bombon', EARL_GREY).some((text) => text.includes('hasta tres semanas'))).toBe(true);
    const keeping = { cob_negra: 200, nata: 100, azucar_invertido: 40 };
    const wet = { nata: 700, cob_negra: 250, mantequilla: 50 };
    for (const formula of [keeping, wet]) {
      expect(sentences('bombon', formula).some((text) => AS_FRESH.test(text))).toBe(false);
    }
    expect(sentences('trufa', GUANAJA).some((text) => AS_FRESH.test(text))).toBe(false);
  });

  it('are found however they are called', () => {
    for (const name of [
      'bombon_fresco',
      'Bombón fresco',
      'Bombón fresco (ganache de consumo rápido)',
      'bombones frescos',
      'ganache fresca',
      'ganache de consumo rápido',
      'fresh ganache',
      'ganache fraîche',
    ]) {
      expect(findType(name), name).toBe('bombon_fresco');
    }
    expect(findType('bombon')).toBe('bombon');
  });
});
