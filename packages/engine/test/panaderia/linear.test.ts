import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { ratioOf } from '../../src/craft/linear.ts';
import { shelf } from '../../src/panaderia/catalogue.ts';
import { balancePanaderia, panaderia } from '../../src/panaderia/craft.ts';
import { levers } from '../../src/panaderia/levers.ts';
import { linear } from '../../src/panaderia/linear.ts';
import { PARAM_KEYS } from '../../src/panaderia/params.ts';
import { rulesOf, TYPE_IDS } from '../../src/panaderia/types.ts';
import { type Formula, formulas } from './arbitrary.ts';
import { formula } from './formulas.ts';

// Hundreds of formulas per property, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const corpus: readonly Formula[] = JSON.parse(
  readFileSync(new URL('../../../../data/corpus/panaderia.json', import.meta.url), 'utf8'),
);

describe('the linear model', () => {
  it('gives the six percentages of any dough', () => {
    fc.assert(
      fc.property(formulas, (body) => {
        const { cases, nonlinear } = linear(body);
        const grams = body.ingredients.map((dose) => dose.grams);
        const { params } = balancePanaderia(body);
        expect(nonlinear).toEqual([]);
        const shown = cases[0]!.slice(0, PARAM_KEYS.length);
        expect(shown.map(({ key }) => key)).toEqual(PARAM_KEYS);
        for (const term of shown) {
          expect(Math.abs(ratioOf(term, grams) - params[term.key as keyof typeof params])).toBeLessThan(0.005 + 1e-6);
        }
      }),
    );
  });

  it('is met exactly when every parameter is in its range', () => {
    fc.assert(
      fc.property(fc.oneof(formulas, fc.constantFrom(...corpus)), (body) => {
        const grams = body.ingredients.map((dose) => dose.grams);
        const terms = linear(body).cases[0]!.filter(({ range, hidden }) => range !== null && !hidden);
        const onEdge = terms.some(({ range, ...term }) =>
          range!.some((bound) => bound !== 0 && Math.abs(ratioOf({ range, ...term }, grams) - bound) < 0.006),
        );
        fc.pre(!onEdge);
        const met = terms.every((term) => {
          const value = ratioOf(term, grams);
          return value >= term.range![0] && value <= term.range![1];
        });
        expect(met).toBe(!Object.values(balancePanaderia(body).inRange).includes(false));
      }),
      { numRuns: runs(500) },
    );
  });

  it('holds for other grams of the same ingredients, as long as the yeast keeps its form', () => {
    const body = formula('brioche', 'Harina 500; Huevos 300; Mantequilla 250; Azúcar 50; Sal 10; Levadura seca 7');
    const terms = linear(body).cases[0]!.filter(({ hidden }) => !hidden);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 6, maxLength: 6 }), (grams) => {
        const moved = body.ingredients.map(({ name }, i) => ({ name, grams: grams[i]! }));
        const { params, ranges } = balancePanaderia({ type: 'brioche', ingredients: moved });
        for (const term of terms) {
          const key = term.key as keyof typeof params;
          expect(ratioOf(term, grams)).toBeCloseTo(params[key], 1);
          expect(term.range).toEqual(ranges[key] ?? null);
        }
      }),
    );
  });

  it('holds what has a dose under it, but not what only goes on the piece', () => {
    const doseOf = (text: string) => linear(formula('brioche', text)).cases[0]!.find(({ hidden }) => hidden);
    const dose = doseOf('Harina 1000; Leche 500; Agua de azahar 79')!;
    expect(dose).toMatchObject({ hidden: true, num: [0, 0, 100] });
    expect(ratioOf(dose, [1000, 500, 79])).toBeCloseTo(7.9, 6);
    expect(dose.range![1]).toBeCloseTo(8, 2);
    expect(doseOf('Harina 1000; Leche 500')).toBeUndefined();
  });

  it('leaves finishing out and knows no limit for the pre-ferment of a brioche', () => {
    const terms = linear(formula('brioche', 'Harina 500; Huevo para pintar 50')).cases[0]!;
    for (const { num, den } of terms) expect([num[1], den[1]]).toEqual([0, 0]);
    expect(terms.map(({ range }) => range === null)).toEqual([false, false, false, true, false, false]);
    expect(terms.map(({ label, unit }) => `${label} ${unit}`)).toEqual([
      'hidratación %',
      'sal %',
      'levadura %',
      'prefermento %',
      'grasa %',
      'azúcar %',
    ]);
  });
});

describe('levers', () => {
  it('are what a dough is made of; salt, yeast, flavour, fillings, additives and finishing stay', () => {
    const body = formula(
      'brioche',
      'Harina 500; Huevos 300; Mantequilla 250; Azúcar 50; Sal 10; Levadura 20; Ralladura de limón 5; Pasas 100; Impulsor 3; Mejorante 2; Huevo para pintar 50; Zas 1; Masa madre 50',
    );
    const moved = levers(body)
      .filter(({ lever }) => lever)
      .map(({ label }) => label);
    expect(moved).toEqual(['Harina', 'Huevos', 'Mantequilla', 'Azúcar']);
  });

  it.each(TYPE_IDS)('%s: water moves last where the liquid is egg and milk, and first elsewhere', (type) => {
    const [water, milk] = levers(formula(type, 'Agua 100; Leche 100; Harina 500'));
    const enriched = rulesOf(type).enriched === true;
    expect(water!.rank).toBe(enriched ? 2 : 0);
    expect(milk!.rank).toBe(1);
  });

  it('leave the pre-ferment alone, listed whole or by its parts', () => {
    const lever = (text: string) => levers(formula('baguette', text))[0]!.lever;
    expect(lever('Poolish 500; Harina 750; Agua 400; Sal 20')).toBe(false);
    expect(lever('Poolish 2000; Harina 100; Agua 40; Sal 20')).toBe(false);
    expect(lever('Harina (biga) 500; Agua (biga) 250; Harina 500; Agua 300; Sal 20')).toBe(false);
  });

  it('carry the price of what was recognised', () => {
    expect(levers(formula('pan_comun', 'Harina 500; Zas 3; Masa madre 60 % 100')).map(({ price }) => price)).toEqual([
      0.55,
      null,
      expect.closeTo(0.55 / 1.6 + 0.02, 10),
    ]);
  });
});

describe('additions', () => {
  it.each(TYPE_IDS)('%s: names of the catalogue, and enough of them to make the dough', (type) => {
    const names = panaderia.additions(type);
    for (const name of names) expect(shelf.find(name), name).toBeDefined();
    const { warnings } = balancePanaderia({ type, ingredients: names.map((name) => ({ name, grams: 100 })) });
    expect(warnings.filter((text) => text.includes('no reconocido'))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(4);
  });

  it('of an unknown type are those of pan común', () => {
    expect(panaderia.additions('merengue')).toEqual(panaderia.additions('pan_comun'));
  });
});
