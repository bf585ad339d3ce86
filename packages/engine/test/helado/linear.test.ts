import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { ratioOf } from '../../src/craft/linear.ts';
import { round2 } from '../../src/craft/round.ts';
import { balanceHelado } from '../../src/helado/craft.ts';
import { linear } from '../../src/helado/linear.ts';
import { PARAMS, type ParamKey } from '../../src/helado/params.ts';
import { formula, formulaArbitrary, nearFormulaArbitrary } from './formula.ts';

const any = fc.oneof(formulaArbitrary, nearFormulaArbitrary);

describe('parameters as ratios of linear functions of the grams', () => {
  it('cover every parameter, in one case, with nothing left over', () => {
    const { cases, nonlinear } = linear(formula('base', 'Leche entera 3, Azúcar 1'));
    expect(nonlinear).toEqual([]);
    expect(cases.map((terms) => terms.map(({ key }) => key).sort())).toEqual([Object.keys(PARAMS).sort()]);
  });

  it('give the numbers of the response', () => {
    fc.assert(
      fc.property(any, (body) => {
        const { params } = balanceHelado(body);
        // Without water the PAC is fixed by definition, not by the ratio.
        fc.pre(params.aguaLibre > 0.1);
        const grams = body.ingredients.map((item) => item.grams);
        for (const term of linear(body).cases[0]!) {
          if (term.hidden) continue;
          const ratio = ratioOf(term, grams);
          const value = term.shown ? term.shown(ratio) : ratio;
          expect(Math.abs(value - params[term.key as ParamKey]), term.key).toBeLessThanOrEqual(0.005 + 1e-6);
        }
      }),
    );
  });

  it('all in range is the same as balanced, away from the edges', () => {
    fc.assert(
      fc.property(any, (body) => {
        const { params, ranges, verdict } = balanceHelado(body);
        fc.pre(params.aguaLibre > 0.1);
        const keys = Object.keys(ranges) as (keyof typeof ranges)[];
        fc.pre(keys.every((key) => ranges[key].every((limit) => limit === 0 || Math.abs(params[key] - limit) > 0.011)));
        const grams = body.ingredients.map((item) => item.grams);
        const inside = linear(body).cases[0]!.every((term) => {
          const ratio = ratioOf(term, grams);
          return term.range === null || (ratio >= term.range[0] && ratio <= term.range[1]);
        });
        expect(inside).toBe(verdict === 'equilibrada');
      }),
      { numRuns: runs(300) },
    );
  });

  it('are those the same recipe had, weighed anew, and others where anything else changes', () => {
    const recipe = (grams: number, more: object = {}, type = 'helado_crema') => ({
      type,
      ingredients: [
        { name: 'Nata 35%', grams, ...more },
        { name: 'Yema de huevo', grams: 90 },
        { name: 'Pasta de avellana', grams: 200 },
      ],
    });
    const known = linear(recipe(600));
    expect(linear(recipe(650))).toBe(known);
    const served = { ...recipe(600), temperatura_servicio: -14 };
    // So little cream makes it another product, which is to have all the fat of milk.
    for (const other of [recipe(1), recipe(600, { materiagrasa: 30 }), recipe(600, {}, 'base'), served]) {
      expect(linear(other)).not.toEqual(known);
    }
    expect(linear(recipe(600), undefined, false)).not.toEqual(known);
    expect(linear(recipe(600))).toEqual(known);
  });

  it('PAC: 0.43264·W ≤ S ≤ 0.50564·W where it is judged, no range where it is not', () => {
    const pac = (type: string) => linear(formula(type, 'Leche entera 3')).cases[0]!.find(({ key }) => key === 'PAC')!;
    expect(pac('base').range!.map((limit) => Math.round(1e5 * limit) / 1e5)).toEqual([0.43264, 0.50564]);
    expect(pac('base').shownRange).toEqual([-12.5, -10.6]);
    expect(pac('base').range!.map((limit) => round2(pac('base').shown!(limit)))).toEqual([-10.6, -12.5]);
    expect(pac('granizado').range).toBeNull();
  });

  it('needs no weights: grams of 0 are a formula to be filled in', () => {
    const { cases } = linear(formula('base', 'Leche entera 0, Azúcar 0'));
    expect(cases[0]!.find(({ key }) => key === 'azucares')!.num).toEqual([0, 99.9]);
  });
});
