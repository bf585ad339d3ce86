import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applySteps } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { isOut } from '../../src/craft/meter.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { detailPanaderia } from '../../src/panaderia/detail.ts';
import { PARAM_KEYS } from '../../src/panaderia/params.ts';
import { follow } from './advice.ts';
import { formulas } from './arbitrary.ts';
import { answer } from './formulas.ts';

// Hundreds of formulas per property, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** Grams in a text become «#»: they are all that a larger batch changes. */
const withoutGrams = (texts: readonly string[]) => texts.map((text) => text.replace(/[\d,]+ g(?![/\d])/g, '# g'));

/** Paths of the numbers that are not finite or are -0, and of the texts that show one. */
function faultsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string')
    return /NaN|Infinity|undefined|null|-0(?![\d,])/.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => faultsIn(part, `${path}.${key}`));
}

describe('any dough', () => {
  it('keeps its percentages at any batch size', () => {
    fc.assert(
      fc.property(formulas, fc.constantFrom(2, 8, 16, 1024, 2 ** 40), (formula, k) => {
        const larger = formula.ingredients.map(({ name, grams }) => ({ name, grams: grams * k }));
        const one = answer(formula);
        const many = answer({ ...formula, ingredients: larger });
        expect({ ...many, suggestions: [], warnings: [] }).toEqual({ ...one, suggestions: [], warnings: [] });
        expect(withoutGrams(many.warnings)).toEqual(withoutGrams(one.warnings));
        expect(many.suggestions.length).toBe(one.suggestions.length);
      }),
    );
  });

  it('does not mind the order of its ingredients', () => {
    fc.assert(
      fc.property(formulas, ({ type, ingredients }) => {
        const one = answer({ type, ingredients });
        const other = answer({ type, ingredients: [...ingredients].reverse() });
        expect(other.params).toEqual(one.params);
        expect(other.ranges).toEqual(one.ranges);
        expect(other.verdict).toBe(one.verdict);
        expect([...other.warnings].sort()).toEqual([...one.warnings].sort());
      }),
    );
  });

  it('gets wetter with water, saltier with salt, and both thinner with flour', () => {
    fc.assert(
      fc.property(formulas, fc.integer({ min: 1, max: 5000 }), ({ type, ingredients }, grams) => {
        const of = (name?: string) =>
          answer({ type, ingredients: name ? [...ingredients, { name, grams }] : ingredients }).params;
        const before = of();
        expect(of('Agua').hidratacion).toBeGreaterThanOrEqual(before.hidratacion);
        expect(of('Sal').sal).toBeGreaterThanOrEqual(before.sal);
        expect(of('Azúcar').azucar).toBeGreaterThanOrEqual(before.azucar);
        expect(of('Mantequilla').grasa).toBeGreaterThanOrEqual(before.grasa);
        const thinner = of('Harina');
        for (const key of PARAM_KEYS) expect(thinner[key]).toBeLessThanOrEqual(before[key]);
      }),
    );
  });

  it('never says one thing in the numbers and another in the words', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        const { params, ranges, inRange, verdict, suggestions } = answer(formula);
        const out = PARAM_KEYS.filter((key) => inRange[key] === false);
        expect(verdict).toBe(out.length === 0 ? 'equilibrada' : 'revisar');
        for (const key of PARAM_KEYS) {
          const range = ranges[key];
          const judged = range === undefined ? null : range[0] <= params[key] && params[key] <= range[1];
          expect(inRange[key]).toBe(judged);
        }
        if (out.length === 0) expect(suggestions).toEqual([expect.stringMatching(/^Fórmula equilibrada para /)]);
        else {
          expect(suggestions).toHaveLength(out.length);
          expect(suggestions.join()).not.toMatch(/equilibrada|(?:Añade|Quita|quita) 0 g| 0 g de «/);
        }
      }),
    );
  });
});

describe('advice', () => {
  it('followed alone brings its parameter into range, by its words and by its steps', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        const { meters, advice } = panaderia.analyse(formula);
        const out = meters.filter(isOut).map(({ key }) => key);
        expect(advice.flatMap(({ mends }) => mends)).toEqual(out);
        for (const { text, steps, mends } of advice) {
          const isIn = (body: unknown) =>
            panaderia.analyse(body).meters.every((one) => one.key !== mends[0] || !isOut(one));
          if (mends.length === 0) expect(steps).toEqual([]);
          else {
            expect(isIn(follow(formula, text)), text).toBe(true);
            if (steps.length > 0) expect(isIn(applySteps(panaderia.shape, { ...formula }, steps)), text).toBe(true);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has steps for all but the sourdough that no flour or water of the dough can make room for', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        const bare = panaderia
          .analyse(formula)
          .advice.filter(({ steps, mends }) => mends.length > 0 && steps.length === 0);
        const water = formula.ingredients.some(({ name }) => name === 'Agua');
        expect(bare.map(({ text }) => text)).toEqual(
          water ? [] : bare.map(() => expect.stringMatching(/^Añade .* g de masa madre /)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('followed one at a time, at most six times, balances nearly every dough', () => {
    let balanced = 0;
    const sample = fc.sample(formulas, { numRuns: 1000, seed: 1982 });
    for (const formula of sample) {
      let current = formula;
      for (let turn = 0; turn < 6; turn++) {
        const { verdict, suggestions } = answer(current);
        if (verdict === 'equilibrada') break;
        current = follow(current, suggestions[0]!);
      }
      if (answer(current).verdict === 'equilibrada') balanced++;
    }

    expect(balanced / sample.length).toBeGreaterThan(0.98);
  });
});

describe('any JSON', () => {
  const grams = fc.oneof(
    fc.constantFrom(0, -0, 5e-324, 1e-300, 0.01, 1, 500, 1e15, 1e100, 1e308, Number.MAX_VALUE),
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  );
  const names = fc.oneof(
    fc.constantFrom(
      'Harina',
      'Agua',
      'Sal',
      'Levadura',
      'levadura seca',
      'Masa madre',
      'biga 300 %',
      'Mantequilla',
      'Azúcar',
      'Masa vieja',
      'Nata',
      '__proto__',
      '\ud800',
      'Harina W999 (poolish)',
    ),
    fc.string({ unit: 'binary' }).map((name) => `x${name}`),
  );
  const role = fc.oneof(
    fc.constantFrom(undefined, null, 'harina', 'masa_madre', 'sal', 'otro', '__proto__'),
    fc.anything(),
  );
  const item = fc.record(
    { name: names, grams, role, hidratacion: fc.oneof(fc.constantFrom(0, 300, -0, 1e308), fc.anything()) },
    { requiredKeys: ['name', 'grams'] },
  );
  const proceso = fc.dictionary(
    fc.constantFrom(
      'temperaturaMasa',
      'temperaturaHarina',
      'temperaturaAmbiente',
      'temperaturaPrefermento',
      'temperaturaGrifo',
      'temperaturaFermentacion',
      'friccion',
      'pesoPieza',
    ),
    fc.oneof(fc.double(), fc.constantFrom(-80, 20, 1e308, -1e308, 5e-324)),
  );
  const requests = fc.record({
    type: fc.oneof(fc.constantFrom('brioche', 'pizza', 'pan_rustico_mm', '__proto__'), fc.anything()),
    ingredients: fc
      .array(item, { minLength: 1, maxLength: 12 })
      .map((items) => [{ name: 'Harina', grams: 1 }, ...items]),
    proceso,
  });

  it('with doses of any size gives plain numbers and sentences', () => {
    fc.assert(
      fc.property(requests, (body) => {
        // Warnings and the table quote names, which may hold anything.
        expect(faultsIn({ ...answer(body), warnings: [] })).toEqual([]);
        const { porcentajes, ...detail } = detailPanaderia(body);
        expect(faultsIn(detail)).toEqual([]);
        expect(
          faultsIn(porcentajes.map(({ grams, porcentaje, harina, agua }) => ({ grams, porcentaje, harina, agua }))),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is answered or refused with an InputError', () => {
    const body = fc.oneof(fc.anything(), fc.record({ ingredients: fc.array(fc.anything()) }), requests);
    fc.assert(
      fc.property(body, (json) => {
        for (const ask of [answer, detailPanaderia]) {
          try {
            ask(json);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('nested beyond the stack is answered too', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    const { warnings } = answer({
      type: deep,
      ingredients: [{ name: 'Harina', grams: 1, role: deep, hidratacion: deep }],
    });
    expect(warnings.slice(0, 2)).toEqual([
      'El rol «[…]» de «Harina» no es válido; se clasifica por el nombre.',
      'Tipo «[…]» no reconocido: se aplican los rangos de pan_comun.',
    ]);
  });

  it('flour too light to weigh beside the water still gives finite numbers', () => {
    const { params } = answer({
      ingredients: [
        { name: 'Harina', grams: 5e-324 },
        { name: 'Agua', grams: 1e308 },
      ],
    });
    expect(params).toEqual({
      hidratacion: Number.MAX_VALUE,
      sal: 0,
      levadura: 0,
      prefermento: 0,
      grasa: 0,
      azucar: 0,
    });
  });
});
