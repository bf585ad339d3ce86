import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { balancePasteleria } from '../../src/pasteleria/craft.ts';
import { formula } from './formula.ts';

const GENOISE = 'Huevo entero 200, Azúcar 125, Harina 125';

/** Each judged parameter and where it stands. */
const states = (type: string, recipe: string) =>
  Object.fromEntries(analyse(formula(type, recipe)).meters.map(({ key, state }) => [key, state]));

const advised = (type: string, recipe: string) => analyse(formula(type, recipe)).advice.map(({ text }) => text);

describe('what nobody identified, from 5 to 15 % (tipos, 4.2)', () => {
  it('leaves open what it may put in or out of range, and judges what it cannot move', () => {
    expect(states('genoise', `${GENOISE}, polvo de hadas 40`)).toEqual({
      azucares: 'sin_juicio', // 25.86 as nothing of it, 34.02 as sugar; to 33.45
      grasa: 'dentro', // 4.24 to 12.4
      agua: 'al_limite', // 34.61 to 42.78
      ratioAzucarHarina: 'sin_juicio', // 125/165 to 165/125
      ratioHuevoHarina: 'sin_juicio', // 200/165 to 240/125
      ratioGrasaHarina: 'dentro', // 0 to 40/125
    });
  });

  it('judges what is out of range whatever it is, and corrects only that in grams', () => {
    const poor = 'Huevo entero 200, Azúcar 20, Harina 200, polvo de hadas 40';
    expect(states('genoise', poor)).toMatchObject({
      azucares: 'bajo', // 13.59 even if all of it were sugar
      ratioAzucarHarina: 'bajo', // 60/200
      agua: 'sin_juicio',
    });
    const { advice } = analyse(formula('genoise', poor));
    expect(advice.some(({ text }) => text.startsWith('Azúcar/harina por debajo del rango'))).toBe(true);
    expect(advice.flatMap(({ mends }) => mends)).not.toContain('agua');
  });

  it('says what each open parameter depends on, once for each', () => {
    expect(advised('genoise', `${GENOISE}, polvo de hadas 20, polvo de duende 20`)).toEqual([
      'Falta saber qué es el 8,16 % de la fórmula («polvo de hadas» y «polvo de duende»): indica su composición para poder juzgarla.',
      'Azúcar/harina: no hay juicio posible; depende de «polvo de hadas» y «polvo de duende».',
      'Huevo/harina: no hay juicio posible; depende de «polvo de hadas» y «polvo de duende».',
      'Azúcares: no hay juicio posible; depende de «polvo de hadas» y «polvo de duende».',
    ]);
  });

  it('has no good outcome, even where nothing is open', () => {
    const cream = 'Nata 35% 500, Chocolate negro 64% 500, néctar de hadas 60';
    expect(analyse(formula('ganache_negro', cream)).outcome.good).toBe(false);
  });
});

describe('less and more of it', () => {
  it('leaves nothing open below 5 %', () => {
    expect(Object.values(states('genoise', `${GENOISE}, polvo de hadas 20`))).not.toContain('sin_juicio');
  });

  it('leaves all open above 15 %', () => {
    expect(new Set(Object.values(states('genoise', `${GENOISE}, polvo de hadas 90`)))).toEqual(new Set(['sin_juicio']));
  });

  it('keeps the rule of the interface there: a value is inside its range or not', () => {
    const { inRange, ranges, params } = balancePasteleria(formula('genoise', `${GENOISE}, polvo de hadas 40`));
    expect(inRange.azucares).toBe(true);
    expect(params.azucares).toBeLessThan(ranges.azucares![1]);
  });
});
