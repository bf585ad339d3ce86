import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { type LinearTerm, ratioOf } from '../../src/craft/linear.ts';
import { round2 } from '../../src/craft/round.ts';
import { analyse } from '../../src/turron/analyse.ts';
import { balanceTurron } from '../../src/turron/craft.ts';
import { linear } from '../../src/turron/linear.ts';
import { rulesOf, type TypeId } from '../../src/turron/types.ts';
import { type Formula, formula, formulaArbitrary } from './formula.ts';

const gramsOf = ({ ingredients }: Formula) => ingredients.map(({ peso }) => peso);

const met = (term: LinearTerm, grams: readonly number[]) => {
  const value = ratioOf(term, grams);
  return term.range === null || (value >= term.range[0] && value <= term.range[1]);
};

/** Rounding to two decimals decides closer than this. */
const nearLimit = (term: LinearTerm, grams: readonly number[]) =>
  term.range?.some((limit) => limit !== 0 && Math.abs(ratioOf(term, grams) - limit) < 0.011) ?? false;

const OBJECTIONS = new Set(['dosis', 'no_admitido', 'sin_identificar']);

/** Some sweetener, but less than two decimals show. */
const isTrace = (term: LinearTerm, grams: readonly number[]) => {
  const value = ratioOf(term, grams);
  return value > 0 && value < term.range![0];
};

describe('the linear model', () => {
  it('gives the parameters of the response in the case that applies', () => {
    fc.assert(
      fc.property(formulaArbitrary, (body) => {
        const { params } = balanceTurron(body);
        const grams = gramsOf(body);
        const [cookedDown, asWeighed] = linear(body).cases;
        const [boils, dry] = [cookedDown!, asWeighed!].map(([selector]) => met(selector!, grams));
        expect(boils || dry).toBe(true);
        const terms = boils ? cookedDown! : asWeighed!;
        const water = asWeighed!.find((term) => term.key === 'pctHumedad')!;
        // Both apply only where what is weighed already has the residual moisture.
        if (boils && dry) expect(ratioOf(water, grams)).toBeCloseTo(rulesOf(body.type as TypeId).moisture.max, 9);
        for (const [key, value] of Object.entries(params)) {
          const term = terms.find((candidate) => candidate.key === key)!;
          const ratio = ratioOf(term, grams);
          expect(Math.abs((term.shown?.(ratio) ?? ratio) - value)).toBeLessThanOrEqual(0.005 + 1e-6 + value * 1e-12);
        }
      }),
    );
  });

  it.each([
    ['suprema', ['Suprema']],
    ['oro', ['Suprema']],
    ['extra', ['Suprema', 'Extra']],
    ['plata', undefined],
    [undefined, undefined],
  ] as const)(
    'is met in some case exactly when the category is at least %s, or the turrón good',
    (wanted, categories) => {
      const seen = { yes: 0, no: 0 };
      fc.assert(
        fc.property(formulaArbitrary, (body) => {
          const grams = gramsOf(body);
          const { cases, nonlinear } = linear(body, wanted);
          expect(nonlinear).toEqual([]);
          fc.pre(!cases.flat().some((term) => !term.hidden && nearLimit(term, grams)));
          fc.pre(!cases.flat().some((term) => term.key === 'edulcorante' && isTrace(term, grams)));
          const good = cases.some((terms) => terms.every((term) => met(term, grams)));
          const { category, outcome, warnings } = analyse(body);
          const reached = categories ? (categories as readonly string[]).includes(category) : outcome.good;
          seen[reached ? 'yes' : 'no']++;
          // Doses and what nobody identified are no limits of a category: they can only take it away.
          if (warnings.some(({ code }) => OBJECTIONS.has(code))) expect(good || !reached).toBe(true);
          else expect(good).toBe(reached);
        }),
        { numRuns: runs(400) },
      );
      expect(seen.yes).toBeGreaterThan(runs(10));
      expect(seen.no).toBeGreaterThan(runs(10));
    },
  );

  it('on the exact threshold is met', () => {
    const body = formula('jijona', 'almendra_tostada 64, miel 10, azucar 25, clara_polvo 1');
    const [, dry] = linear(body, 'suprema').cases;
    for (const term of dry!) {
      const value = round2(ratioOf(term, gramsOf(body)));
      if (term.range && !term.hidden) expect(value >= term.range[0] && value <= term.range[1]).toBe(true);
    }
  });

  it('has coefficients for ingredients of no weight, so that they may be added', () => {
    const body = formula('jijona', 'almendra_tostada 64, miel 0, azucar 25');
    const honey = linear(body).cases[0]!.find((term) => term.key === 'pctMiel')!;
    expect(honey.num).toEqual([0, 100, 0]);
    expect(honey.range).toEqual([10, Number.POSITIVE_INFINITY]);
  });

  it('forces out what the IGP does not admit, and caps what has a tolerance', () => {
    const body = formula('jijona', 'almendra_tostada 640, miel 120, azucar 200, manteca_cerdo 20, cosa 20, harina 20');
    const ranges = new Map(linear(body).cases[0]!.map((term) => [term.key, term.range]));
    expect(ranges.get('noAdmitidos')).toEqual([0, 0]);
    expect(ranges.get('desconocido')).toEqual([Number.NEGATIVE_INFINITY, 1]);
    expect(ranges.get('fecula')).toEqual([Number.NEGATIVE_INFINITY, 1]);
    const guirlache = linear({ ...body, type: 'guirlache' }).cases[0]!.map((term) => term.key);
    expect(guirlache).not.toContain('noAdmitidos');
  });

  it('offers the way without sugar only to a formula with sweetener', () => {
    expect(linear(formula('jijona', 'almendra_tostada 640, azucar 300')).cases).toHaveLength(2);
    const cases = linear(formula('jijona', 'almendra_tostada 640, maltitol 300, azucar 30')).cases;
    expect(cases).toHaveLength(4);
    const waived = new Map(cases[3]!.map((term) => [term.key, term.range]));
    expect(waived.get('pctMiel')).toBeNull();
    expect(waived.get('pctAzucar')).toEqual([0, 0]);
    expect(linear(formula('guirlache', 'almendra_tostada 640, maltitol 300')).cases).toHaveLength(2);
  });
});
