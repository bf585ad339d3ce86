import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/cacao/analyse.ts';
import { findType } from '../../src/cacao/types.ts';
import { request } from './formula.ts';

/** thewindmill-bakery.com, cooked to 112 °C. */
const CARAMEL = { azucar: 65, glucosa: 40, nata: 60, mantequilla: 12 };

describe('caramel for a shell', () => {
  it('is good as what it is and no filling of chocolate', () => {
    expect(analyse(request('relleno_caramelo', CARAMEL)).outcome.medal).toBe('gold');
    expect(analyse(request('bombon', CARAMEL)).outcome.good).toBe(false);
  });

  it('says how it keeps, and that the shell has to bring the chocolate of the bombón', () => {
    const { outcome, warnings } = analyse(request('relleno_caramelo', CARAMEL));
    expect(outcome.denomination).toMatch(/^Caramelo de relleno \(aw estimada 0,8\d ±0,05: /);
    expect(warnings.map(({ code }) => code)).toContain('poco_chocolate');
  });

  it.each([
    ['of milk, which moulds', { azucar: 300, leche_entera: 600, mantequilla: 100 }],
    ['of cream with little sugar', { azucar: 100, nata: 600, mantequilla: 300 }],
    ['of sugar alone', { azucar: 950, agua: 50 }],
    ['with raw egg', { ...CARAMEL, yema: 40 }],
  ])('%s is not good', (_why, formula) => {
    expect(analyse(request('relleno_caramelo', formula)).outcome.good).toBe(false);
  });

  it('is mended with cream, butter and sugars, never into a ganache', () => {
    for (const formula of [
      { azucar: 700, nata: 200, mantequilla: 30 },
      { azucar: 100, nata: 600, mantequilla: 300 },
    ]) {
      for (const { text } of analyse(request('relleno_caramelo', formula)).advice) {
        expect(text).not.toMatch(/cobertura|cacao|chocolate|leche en(tera)? en polvo/);
      }
    }
  });

  it('is told to be cooked on where its water is too free, and never turned into one of dextrose', () => {
    const salted = { azucar: 300, glucosa: 100, nata: 350, mantequilla: 120, sal: 5 };
    const said = analyse(request('relleno_caramelo', salted)).advice.map(({ text }) => text);
    expect(said[0]).toMatch(/^aw estimada 0,8\d ±0,05 \(máximo recomendado 0,85\): cuécelo más o cambia \d+ g de /);
    expect(said.join(' ')).not.toContain('dextrosa');
  });

  it('is found however it is called', () => {
    for (const name of ['relleno_caramelo', 'Caramelo de relleno', 'caramelo', 'caramelo salado']) {
      expect(findType(name), name).toBe('relleno_caramelo');
    }
  });
});
