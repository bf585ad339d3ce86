import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Constraint, solve } from 'yalps';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { runs } from '../../../../scripts/lib/long.ts';
import { type LinearTerm, ratioOf } from '../../src/craft/linear.ts';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { shelf } from '../../src/pasteleria/catalogue.ts';
import { balancePasteleria, pasteleria } from '../../src/pasteleria/craft.ts';
import { linear } from '../../src/pasteleria/linear.ts';
import { TYPE_IDS, type TypeId } from '../../src/pasteleria/types.ts';
import { type Formula, formula, isFaulty } from './formula.ts';

// Slow machines shake hundreds of recipes in more than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 });

const gramsOf = ({ ingredients }: Formula) => ingredients.map(({ grams }) => grams);
const names = shelf.catalogue().map(({ name }) => name);

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
        const { cases } = linear(body);
        expect(cases).toHaveLength(1);
        const terms = new Map(cases[0]!.filter(({ hidden }) => !hidden).map((term) => [term.key, term]));
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
        const { cases, nonlinear, misses = 0 } = linear(body, wanted);
        expect(nonlinear).toEqual([]);
        fc.pre(!cases[0]!.some((term) => nearLimit(term, grams)));
        const missed = cases[0]!.filter((term) => !met(term, grams));
        const good = missed.every(({ target }) => target) && missed.length <= misses;
        const { verdict, trophy } = balancePasteleria(body);
        // Doses and bans are beyond the linear model: with them nothing is reached.
        if (isFaulty(body)) {
          expect(verdict).toBe('revisar');
          expect(trophy).toBeUndefined();
          return;
        }
        const reached = wanted === 'oro' ? trophy === 'gold' : verdict === 'equilibrada';
        seen[reached ? 'yes' : 'no']++;
        expect(good).toBe(reached);
      }),
      { numRuns: runs(400) },
    );
    expect(seen.yes).toBeGreaterThan(runs(30));
    expect(seen.no).toBeGreaterThan(runs(30));
  });

  it('has coefficients for ingredients of no weight and adds up the parts of a preparation', () => {
    const body = formula('muselina', 'Crema pastelera 500, Mantequilla 0');
    const butter = linear(body).cases[0]!.find(({ key }) => key === 'ratioMantequillaLeche')!;
    expect(butter.num).toEqual([0, 1]);
    expect(butter.den).toEqual([1000 / 1450, 0]);
    expect(butter).toMatchObject({ label: 'mantequilla/leche', unit: '', range: [0.3, 0.9] });
  });
});

/** Grams of the additions of a type that meet every range, found by a linear program over the model. */
function balancedFromAdditions(id: TypeId): Formula {
  const added = pasteleria.additions(id);
  const body = { type: id, ingredients: added.map((name) => ({ name, grams: 1 })) };
  const constraints = new Map<string, Constraint>([['total', { equal: 1000 }]]);
  const variables = new Map(added.map((name) => [name, new Map([['total', 1]])]));
  for (const { key, num, den, range } of linear(body).cases[0]!) {
    if (range === null) continue;
    // Away from the rounding at the limits, save for the 0 of what is optional.
    const margin = 0.01 * (range[1] - range[0]);
    const min = range[0] === 0 ? 0 : range[0] + margin;
    constraints.set(`${key} min`, { min: 0 }).set(`${key} max`, { max: 0 });
    // A base of nothing would meet any ratio.
    constraints.set(`${key} base`, { min: 50 });
    added.forEach((name, i) => {
      variables
        .get(name)!
        .set(`${key} min`, num[i]! - min * den[i]!)
        .set(`${key} max`, num[i]! - (range[1] - margin) * den[i]!)
        .set(`${key} base`, den[i]!);
    });
  }
  const { status, variables: grams } = solve({ constraints, variables });
  expect(status).toBe('optimal');
  return { type: id, ingredients: grams.map(([name, weight]) => ({ name, grams: weight })) };
}

describe('what a balancer may add', () => {
  it.each(TYPE_IDS)('%s: enough to make a balanced recipe of nothing else', (id) => {
    const body = balancedFromAdditions(id);
    expect(balancePasteleria(body).verdict).toBe('equilibrada');
    expect(analyse(body).ingredients.filter(({ certainty }) => certainty !== 'exacta')).toEqual([]);
  });
});
