import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applySuggestion as applyCacao } from '../../src/cacao/apply.ts';
import { cacao } from '../../src/cacao/craft.ts';
import { applySteps } from '../../src/craft/apply.ts';
import type { Craft, CraftId } from '../../src/craft/craft.ts';
import { applySuggestion as applyHelado } from '../../src/helado/apply.ts';
import { helado } from '../../src/helado/craft.ts';
import { applySuggestion as applyPanaderia } from '../../src/panaderia/apply.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { applySuggestion as applyPasteleria } from '../../src/pasteleria/apply.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { applySuggestion as applyTurron } from '../../src/turron/apply.ts';
import { turron } from '../../src/turron/craft.ts';

interface Response {
  readonly verdict?: string;
  readonly params: Readonly<Record<string, number>>;
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>;
  readonly suggestions?: readonly string[];
  readonly score?: { readonly categoria?: string; readonly motivos: readonly string[] };
}

type Body = { readonly type: string; readonly ingredients: readonly Record<string, unknown>[] };
type Apply = (body: unknown, text: string) => Record<string, unknown> | null;

const judged = (craft: Craft, body: unknown) => craft.balance(body) as Response;
const adviceOf = ({ suggestions, score }: Response) => suggestions ?? score!.motivos;
const named = (type: string, items: Readonly<Record<string, number>>): Body => ({
  type,
  ingredients: Object.entries(items).map(([name, grams]) => ({ name, grams })),
});
const ided = (type: string, items: Readonly<Record<string, number>>): Body => ({
  type,
  ingredients: Object.entries(items).map(([ingrediente, peso]) => ({ ingrediente, peso })),
});

const applyAll = (craft: Craft, apply: Apply, body: Body) =>
  adviceOf(judged(craft, body)).reduce<unknown>((current, text) => apply(current, text) ?? current, body);

describe('published formulas with their own advice followed', () => {
  test("helado, Goff's home base: 55 g/kg of sugar for dextrose gives PAC -11,11 and POD 14,23", () => {
    const body = named('helado_crema', {
      'Nata 35%': 300,
      'Leche entera': 500,
      'Leche en polvo desnatada': 40,
      Azúcar: 150,
      'Yema de huevo': 10,
    });
    const next = applyHelado(body, judged(helado, body).suggestions![0]!);
    expect(next?.ingredients).toEqual([
      ...body.ingredients.slice(0, 3),
      { name: 'Azúcar', grams: 95 },
      body.ingredients[4],
      { name: 'Dextrosa', grams: 55 },
    ]);
    expect(judged(helado, next)).toMatchObject({ verdict: 'equilibrada', params: { PAC: -11.11, POD: 14.23 } });
  });

  test('helado: a beginner’s mix follows the whole chain and comes out balanced at PAC -11,04', () => {
    const body = named('helado_crema', { 'Leche entera': 500, 'Nata 35%': 250, Azúcar: 100 });
    expect(judged(helado, applyAll(helado, applyHelado, body))).toMatchObject({
      verdict: 'equilibrada',
      params: { PAC: -11.04 },
    });
  });

  test('panadería: 6,2 g of dry yeast on 500 of flour go down to 5', () => {
    const body = named('pan_comun', { 'Harina de trigo': 500, Agua: 325, 'Levadura seca': 6.2, Sal: 9 });
    const next = applyPanaderia(body, judged(panaderia, body).suggestions![0]!);
    expect(next?.ingredients).toContainEqual({ name: 'Levadura seca', grams: 5 });
    expect(judged(panaderia, next).verdict).toBe('equilibrada');
  });

  test('panadería: a rustic loaf without sourdough gets it in place of its own flour and water', () => {
    const body = named('pan_rustico_mm', { Harina: 1000, Agua: 700, Sal: 20 });
    const text = judged(panaderia, body).suggestions!.find((one) => one.includes('masa madre'))!;
    const next = applyPanaderia(body, text);
    expect(next?.ingredients).toEqual([
      { name: 'Harina', grams: 975 },
      { name: 'Agua', grams: 675 },
      { name: 'Sal', grams: 20 },
      { name: 'Masa madre 100 %', grams: 50 },
    ]);
    expect(judged(panaderia, next).params.prefermento).toBe(5);
  });

  test('pastelería: a génoise short of sugar takes 45 g', () => {
    const body = named('genoise', { 'Huevo entero': 200, Azúcar: 60, Harina: 125 });
    const next = applyPasteleria(body, judged(pasteleria, body).suggestions![0]!);
    expect(next?.ingredients).toContainEqual({ name: 'Azúcar', grams: 105 });
    expect(judged(pasteleria, next).verdict).toBe('equilibrada');
  });

  test('pastelería: what the IGP does not admit goes out of a tarta de Santiago', () => {
    const body = named('tarta_santiago', {
      'Almendra molida': 250,
      Azúcar: 250,
      'Huevo entero': 250,
      Mantequilla: 30,
      Harina: 20,
    });
    const text = judged(pasteleria, body).suggestions!.find((one) => one.startsWith('Retira'))!;
    const next = applyPasteleria(body, text);
    expect(next?.ingredients).toEqual([
      ...body.ingredients.slice(0, 3),
      { name: 'Mantequilla', grams: 0 },
      { name: 'Harina', grams: 0 },
    ]);
    expect(judged(pasteleria, next).params.pctNoPermitidos).toBe(0);
  });

  test('turrón: a Jijona without enough honey swaps sugar for it and enters the IGP', () => {
    const body = ided('jijona', { almendra_tostada: 660, miel: 60, azucar: 240, clara: 40 });
    const text = judged(turron, body).score!.motivos.find((one) => one.includes('por miel'))!;
    expect(judged(turron, applyTurron(body, text)).score?.categoria).toBe('Suprema');
  });

  test('turrón: almond is added to the almond there is', () => {
    const body = ided('alicante', { almendra_marcona_tostada: 450, miel: 200, azucar: 300, clara: 30 });
    const text = judged(turron, body).score!.motivos.find((one) => one.includes('Suprema'))!;
    const next = applyTurron(body, text)!;
    expect(next.ingredients).toHaveLength(4);
    expect(judged(turron, next).params.pctAlmendra).toBeGreaterThanOrEqual(60);
  });

  test('cacao: a dark chocolate of 30 % takes its dose of cocoa mass per kg and reaches 35', () => {
    const body = ided('negro', { pasta_cacao: 250, manteca_cacao: 50, azucar: 700 });
    const next = applyCacao(body, judged(cacao, body).score!.motivos[0]!);
    expect(next?.ingredients).toContainEqual({ ingrediente: 'pasta_cacao', peso: 330 });
    expect(judged(cacao, next).params.cacaoTotal).toBeGreaterThanOrEqual(35);
  });
});

const CRAFTS: readonly (readonly [CraftId, Craft, Apply])[] = [
  ['helado', helado, applyHelado],
  ['panaderia', panaderia, applyPanaderia],
  ['pasteleria', pasteleria, applyPasteleria],
  ['turron', turron, applyTurron],
  ['cacao', cacao, applyCacao],
];

/** How far the parameter a text begins with is from its range; null where the response has no range for it. */
function distance(craft: Craft, response: Response, text: string): number | null {
  const info = craft.params.find(({ label }) => text.startsWith(`${label} `));
  const range = info && response.ranges?.[info.key];
  if (!range) return null;
  const value = response.params[info.key]!;
  return Math.max(0, range[0] - value, value - range[1]);
}

const GRAMS = /(?:añade|sustituye|reduce|quita|resta) (?:unos )?[\d,]+ g/i;

/** In ice cream and pastry each text counts on the ones before it: «los cambios se suman». */
const CHAINED: readonly CraftId[] = ['helado', 'pasteleria'];

describe.each(CRAFTS)('every formula of the corpus of %s', (id, craft, apply) => {
  const corpus = JSON.parse(
    readFileSync(new URL(`../../../../data/corpus/${id}.json`, import.meta.url), 'utf8'),
  ) as Body[];
  const cases = corpus.flatMap((formula) => {
    const body: Body = { type: formula.type, ingredients: formula.ingredients };
    const response = judged(craft, body);
    let current: unknown = body;
    return adviceOf(response).map((text) => {
      const next = apply(CHAINED.includes(id) ? current : body, text);
      current = next ?? current;
      return { response, text, next };
    });
  });

  test('following a text with grams improves what it speaks of', () => {
    let followed = 0;
    for (const { response, text, next } of cases) {
      if (next === null) continue;
      followed += 1;
      const after = judged(craft, next);
      expect(adviceOf(after), text).not.toContain(text);
      const before = distance(craft, response, text);
      const now = distance(craft, after, text);
      if (before !== null && now !== null) expect(now, text).toBeLessThan(before);
    }
    expect(followed).toBeGreaterThan(20);
  });

  test('no text with grams is left without effect', () => {
    const stuck = cases.filter(({ text, next }) => GRAMS.test(text) && next === null);
    expect(stuck.map(({ text }) => text)).toEqual([]);
  });
});

describe('texts that carry no weight', () => {
  const body = named('helado_crema', { 'Leche entera': 1000 });
  test.each([
    'Los cambios se suman: aplícalos todos y vuelve a calcular.',
    'Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado crema».',
    'Por cada kg de mezcla, añade unos 10 g de polvo de hadas.',
    '',
  ])('«%s» cannot be applied', (text) => {
    for (const [, , apply] of CRAFTS) expect(apply(body, text)).toBeNull();
  });
});

test('steps take from the heaviest first and never below zero', () => {
  const shape = { name: 'name', weight: 'grams' } as const;
  const body = named('x', { a1: 10, a2: 30, b: 5 });
  const fits = ({ name }: { readonly name: string }) => name.startsWith('a');
  const next = applySteps(body, shape, [{ grams: -35, fits, name: 'a' }])!;
  expect((next.ingredients as { grams: number }[]).map(({ grams }) => grams)).toEqual([5, 0, 5]);
  expect(applySteps(next, shape, [{ grams: -1, fits: () => false, name: 'z' }])).toBeNull();
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
    const before = judged(panaderia, body);
    const text = before.suggestions!.find(
      (one) =>
        applyPanaderia(body, one) !== null && one.toLowerCase().includes(key === 'levadura' ? 'levadura' : 'poolish'),
    )!;
    const after = judged(panaderia, applyPanaderia(body, text));
    const [min, max] = after.ranges![key]!;
    expect(after.params[key]).toBeGreaterThanOrEqual(min);
    expect(after.params[key]).toBeLessThanOrEqual(max);
  });
});
