import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { type LinearTerm, ratioOf } from '../../src/common/linear.ts';
import { balancePasteleria } from '../../src/pasteleria/balance.ts';
import { catalogue } from '../../src/pasteleria/catalogue.ts';
import { GOLD_DISTANCE } from '../../src/pasteleria/judge.ts';
import { additionsPasteleria } from '../../src/pasteleria/levers.ts';
import { linearPasteleria } from '../../src/pasteleria/linear.ts';
import { rulesFor, TYPE_IDS } from '../../src/pasteleria/types.ts';
import { type Formula, formula } from './formula.ts';

const gramsOf = ({ ingredients }: Formula) => ingredients.map(({ grams }) => grams);
const names = catalogue().map(({ name }) => name);

/** Formulas of the corpus with their weights shaken, so that about half of them are balanced. */
const nearCorpus: fc.Arbitrary<Formula> = fc
  .tuple(
    fc.constantFrom(...corpus),
    fc.array(fc.double({ min: 0.6, max: 1.7, noNaN: true }), { minLength: 20, maxLength: 20 }),
    fc.array(fc.record({ name: fc.constantFrom(...names), grams: fc.integer({ min: 0, max: 9 }) }), { maxLength: 2 }),
  )
  .map(([{ type, ingredients }, factors, others]) => ({
    type,
    ingredients: [...ingredients.map(({ name, grams }, i) => ({ name, grams: grams * factors[i % 20]! })), ...others],
  }));

const met = ({ range, ...term }: LinearTerm, grams: readonly number[]) => {
  const value = ratioOf({ ...term, range }, grams);
  return range === null || (value >= range[0] && value <= range[1]);
};

/** Rounding to two decimals decides closer than this; a limit of 0 is only met by 0. */
const nearLimit = (term: LinearTerm, grams: readonly number[]) =>
  term.range?.some((limit) => {
    const value = ratioOf(term, grams);
    return limit === 0 ? value > 0 && value < 0.006 : Math.abs(value - limit) < 0.006;
  }) ?? false;

describe('the linear model', () => {
  it('gives the parameters of the response', () => {
    fc.assert(
      fc.property(nearCorpus, (body) => {
        const { params, ranges } = balancePasteleria(body);
        const { cases } = linearPasteleria(body);
        expect(cases).toHaveLength(1);
        const terms = new Map(cases[0]!.map((term) => [term.key, term]));
        for (const [key, value] of Object.entries(params)) {
          if (key === 'awEstimada') continue;
          const term = terms.get(key)!;
          expect(Math.abs(ratioOf(term, gramsOf(body)) - value)).toBeLessThanOrEqual(0.005 + 1e-6);
          expect(term.range).toEqual(ranges[key] ?? null);
        }
        expect(terms.size).toBe(Object.keys(params).filter((key) => key !== 'awEstimada').length);
      }),
    );
  });

  it.each([undefined, 'plata', 'oro'] as const)('is met exactly when the recipe earns what is wanted: %s', (wanted) => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(nearCorpus, (body) => {
        const grams = gramsOf(body);
        const { cases, nonlinear } = linearPasteleria(body, wanted);
        expect(nonlinear).toHaveLength(wanted === 'oro' ? 1 : 0);
        fc.pre(!cases[0]!.some((term) => nearLimit(term, grams)));
        fc.pre(nonlinear.every(({ value }) => Math.abs(value(grams) - GOLD_DISTANCE) > 0.02));
        const good =
          cases[0]!.every((term) => met(term, grams)) &&
          nonlinear.every(({ value, range }) => value(grams) >= range[0] && value(grams) <= range[1]);
        const { verdict, trophy } = balancePasteleria(body);
        const reached = wanted === 'oro' ? trophy === 'gold' : verdict === 'equilibrada';
        seen[reached ? 'yes' : 'no']++;
        expect(good).toBe(reached);
      }),
      { numRuns: 400 },
    );
    expect(seen.yes).toBeGreaterThan(30);
    expect(seen.no).toBeGreaterThan(30);
  });

  it('has coefficients for ingredients of no weight and adds up the parts of a preparation', () => {
    const body = formula('muselina', 'Crema pastelera 500, Mantequilla 0');
    const butter = linearPasteleria(body).cases[0]!.find(({ key }) => key === 'ratioMantequillaLeche')!;
    expect(butter.num).toEqual([0, 1]);
    expect(butter.den).toEqual([1000 / 1450, 0]);
    expect(butter).toMatchObject({ label: 'mantequilla/leche', unit: '', range: [0.35, 0.85] });
  });
});

describe('what a balancer may add', () => {
  it.each(TYPE_IDS)('%s: names of the catalogue, the base of the type among them', (id) => {
    const additions = additionsPasteleria(id);
    expect(additions.filter((name) => !names.includes(name))).toEqual([]);
    const response = balancePasteleria({ type: id, ingredients: additions.map((name) => ({ name, grams: 10 })) });
    expect(response.type).toBe(id);
    expect(response.warnings.filter((warning) => /reconocido|interpretado/.test(warning))).toEqual([]);
    expect(rulesFor(id).judged.length).toBeGreaterThan(2);
  });
});
