import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { InputError } from '../../src/craft/errors.ts';
import { balance } from '../../src/craft/request.ts';
import { fixed } from '../../src/craft/spanish.ts';
import { balancePasteleria, pasteleria } from '../../src/pasteleria/craft.ts';
import { ingredientNamed } from '../../src/pasteleria/ingredient.ts';
import { paramNamed } from '../../src/pasteleria/params.ts';
import type { PasteleriaResponse } from '../../src/pasteleria/schema.ts';
import { TYPE_IDS } from '../../src/pasteleria/types.ts';
import { formulaArbitrary, names } from './arbitrary.ts';
import { codesOf, type Formula, isFaulty, outOf } from './formula.ts';

// Slow machines shake hundreds of recipes in more than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 });

const withoutGrams = (texts: readonly string[]) => texts.map((text) => text.replace(/unos [\d,]+ g/, 'unos x g'));
describe('invariance', () => {
  it('weights are proportions: another scale changes only the grams of the advice', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 0.01, max: 1e5, noNaN: true }), (formula, k) => {
        const scaled = {
          ...formula,
          ingredients: formula.ingredients.map((item) => ({ ...item, grams: item.grams * k })),
        };
        const { suggestions, ...one } = balancePasteleria(formula);
        const { suggestions: others, ...other } = balancePasteleria(scaled);
        expect(other).toEqual(one);
        // What is taken out of a faulty recipe is rounded up on the scale, and the chain starts from there.
        if (!isFaulty(formula)) expect(withoutGrams(others)).toEqual(withoutGrams(suggestions));
      }),
    );
  });

  it('the order of the ingredients changes only the order of the warnings and of the list to take away', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const one = balancePasteleria(formula);
        const reversed = { ...formula, ingredients: [...formula.ingredients].reverse() };
        const other = balancePasteleria(reversed);
        expect(other.params).toEqual(one.params);
        expect(other.trophy).toBe(one.trophy);
        const kept = (texts: readonly string[]) => texts.filter((text) => !text.startsWith('Retira'));
        expect(kept(other.suggestions)).toEqual(kept(one.suggestions));
        expect(codesOf(reversed)).toEqual(codesOf(formula));
      }),
    );
  });

  it('an ingredient split in two lines counts as one', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.integer({ min: 1, max: 99 }), (formula, percent) => {
        const [{ name, grams }, ...rest] = formula.ingredients as [Formula['ingredients'][number]];
        const part = (grams * percent) / 100;
        const split = [{ name, grams: part }, ...rest, { name, grams: grams - part }];
        expect(balancePasteleria({ ...formula, ingredients: split })).toEqual(balancePasteleria(formula));
      }),
    );
  });
});

describe('monotony', () => {
  const almondTypes = TYPE_IDS.filter((id) => pasteleria.additions(id).includes('Almendra molida'));

  it('more almond never lowers the share of almond', () => {
    fc.assert(
      fc.property(
        formulaArbitrary.filter(({ type }) => (almondTypes as readonly string[]).includes(type)),
        fc.integer({ min: 0, max: 2000 }),
        (formula, more) => {
          const richer = {
            ...formula,
            ingredients: [...formula.ingredients, { name: 'Almendra molida', grams: more }],
          };
          const before = balancePasteleria(formula).params;
          const after = balancePasteleria(richer).params;
          for (const key of ['pctAlmendra', 'pctFrutoSeco', 'ratioAlmendraHarina']) {
            if (before[key] !== undefined) expect(after[key]).toBeGreaterThanOrEqual(before[key]);
          }
        },
      ),
    );
  });

  it('more sugar never makes it less sweet', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.integer({ min: 0, max: 2000 }), (formula, more) => {
        const richer = { ...formula, ingredients: [...formula.ingredients, { name: 'Fructosa', grams: more }] };
        const before = balancePasteleria(formula).params;
        // Intense sweeteners are far sweeter than any sugar, which then dilutes them.
        fc.pre(before.pod <= ingredientNamed('Fructosa').pod);
        const after = balancePasteleria(richer).params;
        expect(after.pod).toBeGreaterThanOrEqual(before.pod);
        expect(after.azucares).toBeGreaterThanOrEqual(before.azucares);
      }),
    );
  });
});

describe('numbers, verdict, medal and texts agree', () => {
  it('in every response', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const response = balancePasteleria(formula);
        const { params, ranges, inRange, verdict, trophy, suggestions } = response;
        const out = outOf(response);
        for (const [key, [min, max]] of Object.entries(ranges)) {
          expect(inRange[key]).toBe(params[key]! >= min && params[key]! <= max);
        }
        for (const [key, judgement] of Object.entries(inRange)) expect(judgement === null).toBe(!(key in ranges));
        const faulty = isFaulty(formula);
        expect(verdict).toBe(out.length === 0 && !faulty ? 'equilibrada' : 'revisar');
        if (verdict === 'equilibrada') {
          expect(['gold', 'silver']).toContain(trophy);
          expect(suggestions).toEqual([expect.stringContaining('equilibrada')]);
        } else {
          expect([undefined, out.length === 1 && !faulty ? 'bronze' : undefined]).toContain(trophy);
          expect(suggestions.join()).not.toContain('equilibrada');
          const heads = suggestions.filter((text) => /^(?!Tras ).+ por (debajo|encima) del rango/.test(text));
          expect(heads.length).toBeLessThanOrEqual(out.length);
        }
        for (const text of suggestions) {
          const [, label, side, value] = /^(?!Tras )(.+?) por (debajo|encima) del rango \(([\d,]+)/.exec(text) ?? [];
          if (label === undefined) continue;
          const key = out.find((one) => paramNamed(one).label === label)!;
          expect(value).toBe(fixed(params[key]!));
          expect(params[key]! < ranges[key]![0]).toBe(side === 'debajo');
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

/** Every number finite and no -0, nothing undefined. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isSound);
  return value !== undefined;
}

function answer(body: unknown): PasteleriaResponse | undefined {
  try {
    return balance(pasteleria, body);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return undefined;
  }
}

/** Signs of a number that is none. */
const BROKEN = /NaN|Infinity|undefined|null|-0/;

describe('any JSON whatever', () => {
  it('is answered soundly or refused in Spanish', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const response = answer(body);
        expect(isSound(response ?? null)).toBe(true);
      }),
    );
  });

  it('extreme weights, odd names and compositions too', () => {
    const number = fc.oneof(
      fc.constantFrom(0, 5e-324, 1e-310, 1e-9, 1, 50, 100, 1e9, 1e300, Number.MAX_VALUE),
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    );
    const percentage = fc.oneof(fc.constantFrom(0, 5e-324, 12), fc.double({ min: 0, max: 12, noNaN: true }));
    // Parts that any whole holds.
    const little = fc.double({ min: 0, max: 0.5, noNaN: true });
    const name = fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom('__proto__', 'constructor', '\ud800', 'harina \udfff', 'chocolate 1e5%', 'nata 99999999999%'),
      fc.string({ minLength: 1 }).filter((text) => !BROKEN.test(text)),
    );
    const item = fc.record(
      {
        name,
        grams: number,
        azucares: percentage,
        lactosa: little,
        polioles: percentage,
        grasa: percentage,
        agua: percentage,
        solidos: fc.double({ min: 60, max: 76, noNaN: true }),
        alcohol: percentage,
        otrossolidos: percentage,
        manteca_cacao: little,
        precio: number,
      },
      { requiredKeys: ['name', 'grams'] },
    );
    const type = fc.oneof(fc.constantFrom(...TYPE_IDS), fc.jsonValue());
    let answered = 0;
    fc.assert(
      fc.property(type, fc.array(item, { minLength: 1, maxLength: 8 }), fc.integer(), (type, items, base) => {
        const id = typeof type === 'string' && (TYPE_IDS as readonly string[]).includes(type) ? type : 'genoise';
        const [first] = pasteleria.additions(id);
        const response = answer({ type, ingredients: [...items, { name: first, grams: Math.abs(base) + 1 }] });
        if (!response) return;
        answered++;
        expect(isSound(response)).toBe(true);
        expect(response.suggestions.length + response.warnings.length).toBeGreaterThan(0);
        // What was sent is echoed inside «».
        const own = [...response.suggestions, ...response.warnings].map((text) => text.replace(/«.*»/s, '«»'));
        expect(own.join()).not.toMatch(BROKEN);
      }),
      { numRuns: runs(500) },
    );
    expect(answered).toBeGreaterThan(runs(150));
  });

  it('500 ingredients with long names and huge weights', () => {
    const ingredients = Array.from({ length: 500 }, (_, i) => ({
      name: i === 0 ? 'Harina' : 'ñ'.repeat(2000) + i,
      grams: Number.MAX_VALUE,
    }));
    ingredients[1]!.name = 'á'.repeat(1_000_000);
    const response = balancePasteleria({ ingredients });
    expect(isSound(response)).toBe(true);
    expect(response.warnings).toHaveLength(999);
  });
});
