import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { applySteps, type Followed } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { isOut } from '../../src/craft/meter.ts';
import { trimmed } from '../../src/craft/spanish.ts';
import { bakersTable } from '../../src/panaderia/bakers-table.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { PARAM_KEYS } from '../../src/panaderia/params.ts';
import { type Formula, formulas } from './arbitrary.ts';
import { answer } from './formulas.ts';

// Hundreds of formulas per property, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const published: readonly Formula[] = JSON.parse(
  readFileSync(new URL('../../../../data/corpus/panaderia.json', import.meta.url), 'utf8'),
).filter(({ expect: verdict }: { readonly expect: string }) => verdict === 'equilibrada');

function hasFlour(body: Formula): boolean {
  try {
    panaderia.analyse(body);
    return true;
  } catch {
    return false;
  }
}

/** Grams in a text become «#»: they are all that a larger batch changes. */
const withoutGrams = (texts: readonly string[]) => texts.map((text) => text.replace(/[\d,]+ g(?![/\d])/g, '# g'));

/** A warning names ingredients in the order sent. */
const wordsOf = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/[\s,]+/)
    .sort();

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
        expect(many.suggestions.length > 0).toBe(one.suggestions.length > 0);
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
        expect(wordsOf(other.warnings)).toEqual(wordsOf(one.warnings));
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
        if (verdict === 'equilibrada') expect(out).toEqual([]);
        for (const key of PARAM_KEYS) {
          const range = ranges[key];
          const judged = range === undefined ? null : range[0] <= params[key] && params[key] <= range[1];
          expect(inRange[key]).toBe(judged);
        }
        if (verdict === 'equilibrada') expect(suggestions[0]).toMatch(/^Fórmula equilibrada para /);
        else expect(suggestions.join()).not.toMatch(/equilibrada|(?:Añade|Quita|quita|añade) 0 g| 0 g de «/);
      }),
    );
  });
});

describe('advice', () => {
  const followed = (formula: Formula) => {
    let body: Followed | null = { ...formula, ingredients: formula.ingredients.map((dose) => ({ ...dose })) };
    for (const { steps } of panaderia.analyse(formula).advice) {
      if (steps.length > 0 && body !== null) body = applySteps(panaderia.shape, body, steps);
    }
    return body;
  };

  it('says the grams of its steps', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        for (const { text, steps } of panaderia.analyse(formula).advice) {
          // Yeasts of a mixture, and the flour and water of a pre-ferment, are told as one figure.
          if ((steps.length > 1 && !text.startsWith('Quita')) || text.startsWith('Retira')) continue;
          for (const { grams } of steps) expect(text).toContain(`${trimmed(grams, grams < 0.1 ? 6 : 2)} g`);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('speaks of every parameter out of range, or mends it by the way', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        const { meters, advice } = panaderia.analyse(formula);
        const mended = new Set(advice.flatMap(({ mends }) => mends));
        const unsaid = meters.filter((meter) => isOut(meter) && !mended.has(meter.key)).map(({ key }) => key);
        if (unsaid.length === 0) return;
        // Taking one thing out may mend another: salted butter, milk.
        const left = panaderia.analyse(followed(formula)).meters.filter(isOut);
        expect(left.map(({ key }) => key).filter((key) => unsaid.includes(key))).toEqual([]);
      }),
    );
  });

  it('followed to the letter, all of it, once, mends nearly any dough', () => {
    const sample = fc.sample(formulas, { numRuns: 1000, seed: 1982 });
    const bad = sample.filter((formula) => !panaderia.analyse(formula).outcome.good);
    const mended = bad.filter((formula) => panaderia.analyse(followed(formula)).outcome.good);
    expect(mended.length / bad.length).toBeGreaterThan(0.95);
  });

  it('followed once mends more than nine in ten published formulas with some weight mistaken', () => {
    const mistake = fc.record({
      at: fc.nat({ max: 19 }),
      by: fc.constantFrom(0, 0.3, 0.5, 1.6, 2, 3),
      also: fc.nat({ max: 19 }),
      times: fc.constantFrom(0.5, 1, 1, 2),
    });
    const sample = fc.sample(fc.tuple(fc.constantFrom(...published), mistake), { numRuns: 600, seed: 308 });
    let bad = 0;
    let mended = 0;
    for (const [{ type, ingredients }, { at, by, also, times }] of sample) {
      const doses = ingredients.map((dose) => ({ ...dose }));
      const first = doses[at % doses.length]!;
      const second = doses[also % doses.length]!;
      first.grams = Math.round(10 * first.grams * by) / 10;
      second.grams = Math.round(10 * second.grams * times) / 10;
      const body = { type, ingredients: doses };
      if (!hasFlour(body) || panaderia.analyse(body).outcome.good) continue;
      bad += 1;
      if (panaderia.analyse(followed(body)).outcome.good) mended += 1;
    }
    expect(bad).toBeGreaterThan(200);
    expect(mended / bad).toBeGreaterThan(0.95);
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
      'temperaturaAguaUsada',
      'temperaturaMasaMedida',
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
        const { porcentajes, ...detail } = bakersTable(body);
        expect(faultsIn(detail)).toEqual([]);
        expect(
          faultsIn(porcentajes.map(({ grams, porcentaje, harina, agua }) => ({ grams, porcentaje, harina, agua }))),
        ).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is answered or refused with an InputError', () => {
    const body = fc.oneof(fc.anything(), fc.record({ ingredients: fc.array(fc.anything()) }), requests);
    fc.assert(
      fc.property(body, (json) => {
        for (const ask of [answer, bakersTable]) {
          try {
            ask(json);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('nested beyond the stack is answered too', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    const { warnings } = answer({
      type: deep,
      ingredients: [{ name: 'Harina', grams: 1, role: deep, hidratacion: deep }],
    });
    expect(warnings).toContain('El rol «[…]» de «Harina» no es válido; se clasifica por el nombre.');
    expect(warnings).toContain('Tipo «[…]» no reconocido: se aplican los rangos de Pan común (barra u hogaza).');
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
