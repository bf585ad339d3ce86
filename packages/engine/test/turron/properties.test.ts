import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { InputError } from '../../src/craft/errors.ts';
import { fixed, trimmed } from '../../src/craft/spanish.ts';
import { analyse } from '../../src/turron/analyse.ts';
import { balanceTurron } from '../../src/turron/craft.ts';
import { ALMONDS, categoryOf, honeyWaived } from '../../src/turron/judge.ts';
import { measure } from '../../src/turron/measure.ts';
import { total } from '../../src/turron/quantities.ts';
import { resolve } from '../../src/turron/resolve.ts';
import type { TurronResponse } from '../../src/turron/schema.ts';
import { rulesOf, TYPE_INFOS, type TypeId } from '../../src/turron/types.ts';
import { answer, type Formula, formulaArbitrary } from './formula.ts';

const add = (formula: Formula, ingrediente: string, peso: number): Formula => ({
  ...formula,
  ingredients: [...formula.ingredients, { ingrediente, peso }],
});

/** Advice is in whole grams: its figures, and what they entail for honey and yolk, change with the scale. */
const withoutGrams = (motivos: readonly string[]) =>
  motivos
    .filter((motivo) => !/^(?:Miel|Para que la miel|Falta yema)/.test(motivo))
    .map((motivo) => motivo.replace(/[\d,]+ g\b/g, 'x g'));

describe('invariance', () => {
  it('weights are proportions: another scale changes only the grams of the texts', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 1, max: 1e4, noNaN: true }), (formula, k) => {
        const scaled = {
          ...formula,
          ingredients: formula.ingredients.map((item) => ({ ...item, peso: item.peso * k })),
        };
        const one = balanceTurron(formula);
        const other = balanceTurron(scaled);
        expect(other.params).toEqual(one.params);
        expect(other.score.categoria).toBe(one.score.categoria);
        expect(withoutGrams(other.score.motivos)).toEqual(withoutGrams(one.score.motivos));
      }),
    );
  });

  it('the order of the ingredients changes only the order of the reasons, and of the names in one', () => {
    const words = (motivo: string) =>
      motivo
        .toLowerCase()
        .split(/[ ,.:]+/)
        .sort()
        .join(' ');
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const one = balanceTurron(formula);
        const other = balanceTurron({ ...formula, ingredients: [...formula.ingredients].reverse() });
        expect(other.params).toEqual(one.params);
        expect(other.score.categoria).toBe(one.score.categoria);
        expect(other.score.motivos.map(words).sort()).toEqual(one.score.motivos.map(words).sort());
      }),
    );
  });

  it('an ingredient split in two lines counts as one', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (formula, part) => {
        const [first, ...rest] = formula.ingredients;
        const { ingrediente, peso } = first!;
        const split = [
          { ingrediente, peso: peso * part },
          ...rest,
          { ingrediente: ingrediente.toUpperCase(), peso: peso * (1 - part) },
        ];
        const one = balanceTurron(formula);
        const other = balanceTurron({ ...formula, ingredients: split });
        // «GLUCOSA» is no id of the catalogue: it is taken for the usual one, and that is said.
        const judged = (motivos: readonly string[]) => motivos.filter((motivo) => !motivo.includes('se toma como'));
        expect(other.params).toEqual(one.params);
        expect(other.score.categoria).toBe(one.score.categoria);
        expect(judged(other.score.motivos)).toEqual(judged(one.score.motivos));
      }),
    );
  });

  it('water for the syrup boils off: above the residual moisture it changes no percentage of the product', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 1, max: 5000, noNaN: true }), (formula, water) => {
        // What is only melted has no syrup to boil.
        fc.pre(!rulesOf(formula.type as TypeId).melted);
        const wet = add(formula, 'agua', 3000);
        const { params, score } = balanceTurron(wet);
        fc.pre(params.pctHumedad === rulesOf(formula.type as TypeId).moisture.max);
        const wetter = balanceTurron(add(wet, 'agua', water));
        const { rendimiento, coste_kg_eur, ...kept } = wetter.params;
        expect(params).toMatchObject(kept);
        expect(rendimiento).toBeLessThanOrEqual(params.rendimiento);
        expect(coste_kg_eur).toBeGreaterThanOrEqual(params.coste_kg_eur);
        // The wafer is weighed against the mass in the pot.
        const aboutProduct = (motivos: string[]) => motivos.filter((motivo) => !motivo.startsWith('La oblea'));
        expect(aboutProduct(wetter.score.motivos)).toEqual(aboutProduct(score.motivos));
      }),
    );
  });
});

describe('monotony', () => {
  it('more almond, all else equal, never lowers the category', () => {
    fc.assert(
      fc.property(formulaArbitrary, fc.double({ min: 0, max: 100, noNaN: true }), (formula, more) => {
        const type = rulesOf(formula.type as TypeId);
        const items = formula.ingredients.map(({ ingrediente, peso }, index) =>
          resolve({ name: ingrediente, grams: peso, numbers: undefined, raw: {} }, index, type),
        );
        const q = total(
          items.map(({ perGram }) => perGram),
          items.map(({ grams }) => grams),
          type.moisture.max,
        );
        const m = measure(q);
        const richer = { ...m };
        for (const key of ['pctAlmendra', 'pctFrutosSecos', 'basica', 'almendraYema', 'frutosAgramunt'] as const) {
          richer[key] += more;
        }
        richer.paridad += ((100 - m.paridad) * more) / 100;
        const admitted = q.notAdmitted === 0;
        const almonds = (values: typeof m) => ALMONDS[categoryOf(type, values, admitted, honeyWaived(type, q))];
        expect(almonds(richer)).toBeGreaterThanOrEqual(almonds(m));
      }),
    );
  });
});

const DIVERSOS = new Set(['generico', 'turron_chocolate', 'turron_coco', 'turron_piedra']);
/** A legal quality is told for what the share reaches, and none above the category. */
const DIVERSO_OPENINGS = {
  Suprema: /calidad Suprema/,
  Extra: /(calidad|categoría) Extra/,
  Básico: /calidad (Estándar|Popular)|ninguna calidad|categoría Básico|^Sin categoría acreditada/,
};

describe('numbers, category and texts agree', () => {
  it('in every response', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const { type, params, score } = balanceTurron(formula);
        const { categoria, motivos } = score;
        const text = motivos.join('\n');
        expect(score.tipo).toBe(type);
        expect(score.almendras).toBe({ Suprema: 3, Extra: 2, 'Fuera de IGP': 1, Básico: 1 }[categoria]);
        if (categoria === 'Suprema')
          expect(text).not.toMatch(/Para la categoría|no llega|la IGP exige|no está admitido/);
        if (categoria === 'Fuera de IGP') expect(motivos[0]).toMatch(/^(Fuera de la IGP|Sin categoría acreditada)/);
        else if (DIVERSOS.has(type)) expect(motivos[0]).toMatch(DIVERSO_OPENINGS[categoria]);
        else if (type !== 'mazapan' && !motivos[0]!.startsWith('Sin categoría acreditada')) {
          expect(motivos[0]).toContain(`categoría ${categoria}`);
        }
        for (const [, almond] of text.matchAll(/lmendra (\d+,\d\d) %/g)) expect(almond).toBe(fixed(params.pctAlmendra));
        for (const [, honey] of text.matchAll(/iel (\d+,\d\d) %/g)) expect(honey).toBe(fixed(params.pctMiel));
        for (const { param, level, min, max } of TYPE_INFOS.find(({ id }) => id === type)!.limits) {
          const { key } = param;
          const value = params[key as keyof typeof params];
          if (level !== categoria || value === undefined) continue;
          if (key === 'pctMiel' && text.includes('no se exige el mínimo de miel')) continue;
          if (min !== null) expect(value).toBeGreaterThanOrEqual(min);
          if (max !== null) expect(value).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

describe('following the advice', () => {
  it('says the grams of its steps', () => {
    let said = 0;
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        for (const { text, steps } of analyse(formula).advice) {
          if (steps.length === 0 || !/^Para la categoría|no llega/.test(text)) continue;
          said++;
          const grams = steps.map((step) => step.grams);
          expect(grams.map((x) => `${trimmed(x, x < 10 ? 2 : 0)} g`)).toContain(/[\d.,]+ g(?= de)/.exec(text)![0]);
        }
      }),
      { numRuns: runs(300) },
    );
    expect(said).toBeGreaterThan(runs(50));
  });

  it('the honey asked for is enough, swapped or added', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('jijona', 'alicante'),
        fc.integer({ min: 300, max: 900 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 300 }),
        (type, almond, honey, sugar, water) => {
          const grams = (miel: number, azucar: number): Formula => ({
            type,
            ingredients: [
              { ingrediente: 'almendra_tostada', peso: almond },
              { ingrediente: 'miel', peso: miel },
              { ingrediente: 'azucar', peso: azucar },
              { ingrediente: 'agua', peso: water },
            ],
          });
          const advice = balanceTurron(grams(honey, sugar)).score.motivos.find((motivo) => motivo.startsWith('Miel '));
          fc.pre(advice !== undefined);
          const x = Number(/(\d+) g/.exec(advice!)![1]);
          const swap = advice!.includes('sustituye');
          if (swap) expect(x).toBeLessThanOrEqual(sugar);
          const after = balanceTurron(grams(honey + x, swap ? sugar - x : sugar));
          expect(after.params.pctMiel).toBeGreaterThanOrEqual(10);
        },
      ),
    );
  });
});

/** Every number finite and no -0, every other leaf a text; nothing null. */
function expectSound(value: unknown): void {
  if (typeof value === 'number') {
    expect(Number.isFinite(value)).toBe(true);
    expect(Object.is(value, -0)).toBe(false);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) expectSound(inner);
  } else expect(typeof value).toBe('string');
}

function answerOrRefusal(body: unknown): TurronResponse | undefined {
  try {
    return answer(body);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return undefined;
  }
}

describe('any JSON whatever', () => {
  it('is answered soundly or refused in Spanish', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const response = answerOrRefusal(body);
        if (response) expectSound(response);
      }),
    );
  });

  it('extreme weights and odd names too', () => {
    const weight = fc.oneof(
      fc.constantFrom(0, 5e-324, 1e-310, 1e-9, 1, 1e9, 1e300, 1.7976931348623157e308),
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    );
    const name = fc.oneof(
      fc.constantFrom(
        'miel',
        'azucar',
        'almendra',
        'agua',
        'oblea',
        'maltitol',
        'yema',
        '__proto__',
        '\ud800',
        'toString',
      ),
      fc.string({ minLength: 1 }),
    );
    const type = fc.oneof(fc.constantFrom(...TYPE_INFOS.map(({ id }) => id)), fc.jsonValue());
    fc.assert(
      fc.property(
        type,
        fc.array(fc.record({ ingrediente: name, peso: weight }), { minLength: 1, maxLength: 8 }),
        (type, ingredients) => {
          const response = answerOrRefusal({ type, ingredients });
          if (response) {
            expectSound(response);
            expect(response.score.motivos.length).toBeGreaterThan(0);
            // What was sent is echoed inside «».
            const own = response.score.motivos.map((motivo) => motivo.replace(/«.*»/s, '«»'));
            expect(own.join()).not.toMatch(/NaN|Infinity|undefined|null|-0/);
            const { advice, meters, ingredients: read } = analyse({ type, ingredients });
            for (const { steps } of advice) for (const { grams } of steps) expectSound(grams);
            for (const { value } of meters) expectSound(value);
            for (const { share } of read) expectSound(share);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('500 ingredients with names of a megabyte', () => {
    const ingredients = Array.from({ length: 500 }, (_, i) => ({
      ingrediente: i === 0 ? 'miel' : 'ñ'.repeat(2000) + i,
      peso: Number.MAX_VALUE,
    }));
    ingredients[1]!.ingrediente = 'á'.repeat(1_000_000);
    const response = balanceTurron({ ingredients });
    expectSound(response);
    expect(response.score.motivos.filter((motivo) => motivo.startsWith('Ingrediente no reconocido'))).toHaveLength(499);
  });
});
