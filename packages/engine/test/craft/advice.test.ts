import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cacao } from '../../src/cacao/craft.ts';
import { type Advice, add, applySteps, replace, type Step, take, takeFrom } from '../../src/craft/advice.ts';
import type { Analysis } from '../../src/craft/analysis.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { isOut, missOf } from '../../src/craft/meter.ts';
import { analyseAs } from '../../src/craft/request.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { helado } from '../../src/helado/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { turron } from '../../src/turron/craft.ts';

type Body = { readonly type: string; readonly ingredients: readonly Readonly<Record<string, unknown>>[] };

const named = (type: string, items: Readonly<Record<string, number>>): Body => ({
  type,
  ingredients: Object.entries(items).map(([name, grams]) => ({ name, grams })),
});
const ided = (type: string, items: Readonly<Record<string, number>>): Body => ({
  type,
  ingredients: Object.entries(items).map(([ingrediente, peso]) => ({ ingrediente, peso })),
});

const stepsOf = (advice: readonly Advice[]) => advice.flatMap(({ steps }) => steps);
const follow = (craft: Craft, body: Body, steps: readonly Step[]) => applySteps(craft.shape, body, steps);
const withSteps = ({ advice }: Analysis, part: string) =>
  advice.find(({ text, steps }) => text.includes(part) && steps.length > 0)!;
const followed = (craft: Craft, body: Body, part: string) =>
  follow(craft, body, withSteps(craft.analyse(body), part).steps);

describe('what a line nobody recognised may be', () => {
  test('bread: no yeast is to be added beside a yeast of unknown kind', () => {
    const dough = { 'Harina de fuerza': 500, 'Leche entera': 300, Sal: 9, Azúcar: 40, Mantequilla: 40 };
    const untold = analyseAs(panaderia, named('pan_leche', { ...dough, 'levadura zzz de tahona': 5 }));
    expect(untold.advice).toContainEqual({
      text: 'Aclara antes qué es «levadura zzz de tahona»: si es lo que parece, no hace falta añadir levadura fresca prensada.',
      steps: [],
      mends: [],
    });
    expect(stepsOf(untold.advice).some(({ ingredient }) => /levadura/i.test(ingredient))).toBe(false);
    expect(stepsOf(analyseAs(panaderia, named('pan_leche', dough)).advice)).toContainEqual(add('Levadura fresca', 15));
  });

  test('pastry: no starch beside a starch of unknown kind, but whatever else is missing', () => {
    const cream = { 'Leche entera': 500, Yema: 100, Azúcar: 120 };
    const untold = analyseAs(pasteleria, named('crema_pastelera', { ...cream, 'almidón zzz': 40 }));
    expect(stepsOf(untold.advice).some(({ ingredient }) => /almidón/i.test(ingredient))).toBe(false);
    const other = analyseAs(pasteleria, named('crema_pastelera', { ...cream, 'vainilla zzz del huerto': 4 }));
    expect(stepsOf(other.advice).some(({ ingredient }) => /almidón/i.test(ingredient))).toBe(true);
  });
});

describe('published formulas with their own advice followed', () => {
  test("helado, Goff's home base: 55 g/kg of sugar for dextrose gives PAC -11,10 and POD 14,20", () => {
    const body = named('helado_crema', {
      'Nata 35%': 300,
      'Leche entera': 500,
      'Leche en polvo desnatada': 40,
      Azúcar: 150,
      'Yema de huevo': 10,
    });
    const next = follow(helado, body, helado.analyse(body).advice[0]!.steps);
    expect(next?.ingredients).toEqual([
      ...body.ingredients.slice(0, 3),
      { name: 'Azúcar', grams: 95 },
      body.ingredients[4],
      { name: 'Dextrosa', grams: 55 },
    ]);
    expect(helado.analyse(next)).toMatchObject({ outcome: { good: true }, values: { PAC: -11.1, POD: 14.2 } });
  });

  test('helado: a beginner’s mix follows the whole chain and comes out balanced at PAC -11,15', () => {
    const body = named('helado_crema', { 'Leche entera': 500, 'Nata 35%': 250, Azúcar: 100 });
    const next = follow(helado, body, stepsOf(helado.analyse(body).advice));
    expect(helado.analyse(next)).toMatchObject({ outcome: { good: true }, values: { PAC: -11.15 } });
  });

  test('panadería: 6,2 g of dry yeast on 500 of flour go down to 5', () => {
    const body = named('pan_comun', { 'Harina de trigo': 500, Agua: 325, 'Levadura seca': 6.2, Sal: 9 });
    const next = follow(panaderia, body, panaderia.analyse(body).advice[0]!.steps);
    expect(next?.ingredients).toContainEqual({ name: 'Levadura seca', grams: 5 });
    expect(panaderia.analyse(next).outcome.good).toBe(true);
  });

  test('panadería: a rustic loaf without sourdough gets it in place of its own flour and water', () => {
    const body = named('pan_rustico_mm', { Harina: 1000, Agua: 700, Sal: 20 });
    const next = followed(panaderia, body, 'masa madre');
    expect(next?.ingredients).toEqual([
      { name: 'Harina', grams: 900 },
      { name: 'Agua', grams: 600 },
      { name: 'Sal', grams: 20 },
      { name: 'Masa madre 100 %', grams: 200 },
    ]);
    expect(panaderia.analyse(next).values.prefermento).toBe(20);
  });

  test('pastelería: a génoise short of sugar takes 41 g', () => {
    const body = named('genoise', { 'Huevo entero': 200, Azúcar: 60, Harina: 125 });
    const next = follow(pasteleria, body, pasteleria.analyse(body).advice[0]!.steps);
    expect(next?.ingredients).toContainEqual({ name: 'Azúcar', grams: 101 });
    expect(pasteleria.analyse(next).outcome.good).toBe(true);
  });

  test('pastelería: what the IGP does not admit goes out of a tarta de Santiago', () => {
    const body = named('tarta_santiago', {
      'Almendra molida': 250,
      Azúcar: 250,
      'Huevo entero': 250,
      Mantequilla: 30,
      Harina: 20,
    });
    const next = followed(pasteleria, body, 'Retira');
    expect(next?.ingredients).toEqual([
      ...body.ingredients.slice(0, 3),
      { name: 'Mantequilla', grams: 0 },
      { name: 'Harina', grams: 0 },
    ]);
    expect(pasteleria.analyse(next).values.pctNoPermitidos).toBe(0);
  });

  test('turrón: a Jijona without enough honey swaps sugar for it and enters the IGP', () => {
    const body = ided('jijona', { almendra_tostada: 660, miel: 60, azucar: 240, clara: 40 });
    expect(turron.analyse(followed(turron, body, 'por miel')).outcome.text).toBe('Suprema');
  });

  test('turrón: almond is added to the almond there is', () => {
    const body = ided('alicante', { almendra_marcona_tostada: 450, miel: 200, azucar: 300, clara: 30 });
    const next = followed(turron, body, 'Suprema');
    expect(next?.ingredients).toHaveLength(4);
    expect(turron.analyse(next).values.pctAlmendra).toBeGreaterThanOrEqual(60);
  });

  test('cacao: a dark chocolate of 30 % changes sugar for cocoa mass and reaches what the trade asks', () => {
    const body = ided('negro', { pasta_cacao: 250, manteca_cacao: 50, azucar: 700 });
    const next = follow(cacao, body, cacao.analyse(body).advice[0]!.steps);
    expect(next?.ingredients).toContainEqual({ ingrediente: 'pasta_cacao', peso: 381 });
    expect(cacao.analyse(next).values.cacaoTotal).toBeGreaterThanOrEqual(42.5);
  });
});

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('every formula of the corpus of %s', (id, craft) => {
  const corpus = JSON.parse(
    readFileSync(new URL(`../../../../data/corpus/${id}.json`, import.meta.url), 'utf8'),
  ) as Body[];
  const cases = corpus.flatMap(({ type, ingredients }) => {
    const body: Body = { type, ingredients };
    const before = craft.analyse(body);
    let steps: readonly Step[] = [];
    return before.advice.map((advice) => {
      steps = craft.chained ? [...steps, ...advice.steps] : advice.steps;
      return { before, advice, next: advice.steps.length === 0 ? null : follow(craft, body, steps) };
    });
  });

  test('following a piece of advice with steps improves what it mends', () => {
    let count = 0;
    for (const { before, advice, next } of cases) {
      if (next === null) continue;
      count += 1;
      const after = craft.analyse(next);
      expect(
        after.advice.map(({ text }) => text),
        advice.text,
      ).not.toContain(advice.text);
      for (const key of advice.mends) {
        const was = before.meters.find((meter) => meter.key === key);
        const is = after.meters.find((meter) => meter.key === key);
        if (was && is && missOf(was) > 0) expect(missOf(is), `${key}: ${advice.text}`).toBeLessThan(missOf(was));
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  test('every step can be done: nothing is taken that is not there', () => {
    for (const { advice, next } of cases) {
      expect(advice.steps.length === 0 || next !== null, advice.text).toBe(true);
      for (const { grams } of advice.steps) expect(grams, advice.text).toBeGreaterThan(0);
    }
  });
});

describe('steps', () => {
  const shape = { name: 'name', weight: 'grams' } as const;
  const gramsAfter = (steps: readonly Step[], items: Readonly<Record<string, number>>) =>
    (applySteps(shape, named('x', items), steps)!.ingredients as { grams: number }[]).map(({ grams }) => grams);

  test('add to what is there and bring in what is not', () => {
    expect(applySteps(shape, named('x', { a: 1 }), [add('a', 0.2), add('b', 3)])?.ingredients).toEqual([
      { name: 'a', grams: 1.2 },
      { name: 'b', grams: 3 },
    ]);
  });

  test('take out no more than there is, and keep the place', () => {
    expect(gramsAfter([take('a', 20), replace('b', 'c', 2)], { a: 10, b: 5, c: 1 })).toEqual([0, 3, 3]);
  });

  test('keep the names of fields of a formula read leniently', () => {
    const body = {
      ingredients: [
        { name: 'miel', grams: 100 },
        { ingrediente: 'azucar', peso: 50 },
      ],
    };
    const next = applySteps({ name: 'ingrediente', weight: 'peso' }, body, [
      replace('azucar', 'miel', 20),
      add('clara', 5),
    ]);
    expect(next?.ingredients).toEqual([
      { name: 'miel', grams: 120 },
      { ingrediente: 'azucar', peso: 30 },
      { ingrediente: 'clara', peso: 5 },
    ]);
  });

  test('cannot be done when there is nothing to take from', () => {
    expect(applySteps(shape, named('x', { a: 1 }), [take('z', 1)])).toBeNull();
    expect(applySteps(shape, named('x', { a: 0 }), [replace('a', 'b', 1)])).toBeNull();
  });

  test('cannot be done when they move what is locked', () => {
    const body = named('x', { a: 10, b: 5 });
    const locked = new Set(['b']);
    expect(applySteps(shape, body, [take('b', 1)], locked)).toBeNull();
    expect(applySteps(shape, body, [add('b', 1)], locked)).toBeNull();
    expect(applySteps(shape, body, [replace('a', 'b', 1)], locked)).toBeNull();
    expect(applySteps(shape, body, [take('a', 1)], locked)?.ingredients).toHaveLength(2);
  });

  test('are shared among the lines of an ingredient, the heaviest first', () => {
    const lines = [
      { name: 'a1', grams: 10 },
      { name: 'a2', grams: 30 },
    ];
    expect(takeFrom(lines, 35)).toEqual([
      { name: 'a2', grams: 30 },
      { name: 'a1', grams: 5 },
    ]);
    expect(takeFrom(lines, 12)).toEqual([{ name: 'a2', grams: 12 }]);
  });
});

describe('bread, followed to the letter', () => {
  const dough = (type: string, text: string): Body => ({
    type,
    ingredients: text.split(', ').map((part) => {
      const [, name, grams] = /^(.*) ([\d.]+)$/.exec(part)!;
      return { name, grams: Number(grams) };
    }),
  });

  test.each([
    ['levadura', dough('pan_molde', 'Harina 1000, Agua 600, Sal 18, Aceite 50, Levadura líquida 4')],
    ['levadura', dough('pan_comun', 'Harina 1000, Agua 650, Sal 18, Levadura fresca 40, Levadura seca 15')],
    [
      'prefermento',
      dough('baguette', 'Harina 100, Agua 50, Sal 16, Poolish 900, Harina (poolish) 400, Agua (poolish) 222'),
    ],
  ])('brings the %s into range', (key, body) => {
    const { steps } = panaderia.analyse(body).advice.find(({ mends }) => mends.includes(key))!;
    const meter = panaderia.analyse(follow(panaderia, body, steps)).meters.find((one) => one.key === key)!;
    expect(isOut(meter)).toBe(false);
  });
});
