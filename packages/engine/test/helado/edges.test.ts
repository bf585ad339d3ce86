import { describe, expect, it } from 'vitest';
import { balanceHelado } from '../../src/helado/craft.ts';
import { formula } from './formula.ts';

describe('what is exactly at a limit, whatever floating point makes of its share', () => {
  it('10 g in 1 kg are 10 g, in any order of the lines', () => {
    const body = formula(
      'helado_leche',
      'Leche entera 674, Nata 35% 105, Leche en polvo desnatada 44, Azúcar 200, Sal 4, Dextrosa 10',
    );
    const reversed = { ...body, ingredients: [...body.ingredients].reverse() };
    expect(balanceHelado(reversed).suggestions).toEqual(balanceHelado(body).suggestions);
    expect(balanceHelado(body).suggestions.join()).toContain(
      'PAC −12,54: casi en su punto, un poco blando (rango −12,50 a −10,60). Por cada kg de mezcla, sustituye unos 10 g de azúcar por leche entera.',
    );
  });

  it('40 % of dextrose is not more than 40 %', () => {
    const { warnings } = balanceHelado(
      formula('helado_leche', 'Azúcar 207, Nata 35% 177, Leche entera 277, Dextrosa 150'),
    );
    expect(warnings.join()).not.toContain('40 %');
  });

  it('2 points of hardness are told', () => {
    const { warnings } = balanceHelado(
      formula('helado_leche', 'Nata 35% 211, Azúcar 169, Pasta de pistacho 100% 40, Leche entera 980'),
    );
    expect(warnings.join()).toContain('endurecen el helado 0,2 °C');
  });

  it('solids of 100.5 are not over 100.5', () => {
    const own = { azucares: 13.7, materiagrasa: 58.2, esml: 6.4, otrossolidos: 22.2, pac: 1, pod: 1, precio: 1 };
    expect(balanceHelado({ ingredients: [{ name: 'q', grams: 1, ...own }] }).warnings).toEqual([]);
  });

  it('a PAC below 0, as tables that count the hardening of nuts give it, makes the mix harder', () => {
    const paste = (pac: number) => [
      { name: 'Leche entera', grams: 900 },
      { name: 'Azúcar', grams: 150 },
      { name: 'Pasta de avellana 100%', grams: 100, pac },
    ];
    const pacOf = (pac: number) => balanceHelado({ ingredients: paste(pac) }).params.PAC;
    expect([pacOf(0), pacOf(-30)]).toEqual([-6.08, -5.08]);
  });
});
