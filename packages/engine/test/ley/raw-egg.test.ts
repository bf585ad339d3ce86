import { describe, expect, it } from 'vitest';
import { analizar } from '../../src/analizar.ts';
import type { Craft } from '../../src/craft/craft.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { crear, sustituir } from '../../src/crear/crear.ts';
import { findFood } from '../../src/despensa/names.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { corpusOf } from '../crear/corpus.ts';

const RAW = ['huevo_entero', 'yema_huevo', 'clara_huevo'];
const isRaw = (craft: Craft, name: unknown) => RAW.includes(findFood(String(name), craft.id).food?.id ?? '');

/** Types that nothing heats, with the published formula of each that has most egg, pasteurised. */
const UNHEATED = CRAFTS.flatMap((craft) => {
  const { name, weight } = craft.shape;
  type Item = Readonly<Record<string, unknown>>;
  const eggIn = (items: readonly Item[]) =>
    items.reduce((sum, item) => sum + (isRaw(craft, item[name]) ? Number(item[weight]) : 0), 0);
  return craft.types.flatMap(({ id: type }) => {
    if (craft.ingredientRules(type).law.heats) return [];
    const [most] = corpusOf(craft)
      .filter((one) => one.type === type)
      .toSorted((a, b) => eggIn(b.ingredients) - eggIn(a.ingredients));
    const pasteurised = (item: Item) => ({
      ...item,
      [name]: craft.insteadOfRaw?.(type, String(item[name])) ?? item[name],
    });
    return most ? [{ craft, type, ingredients: most.ingredients.map(pasteurised) }] : [];
  });
});

it('tiramisú and mousses are among what nothing heats', () => {
  expect(UNHEATED.map(({ type }) => type)).toEqual(expect.arrayContaining(['tiramisu', 'mousse_chocolate', 'trufa']));
});

describe.each(UNHEATED)('nothing brings raw egg into $craft.id, $type', ({ craft, type, ingredients }) => {
  const { name, weight } = craft.shape;
  // Each ingredient nearly gone in turn: something has to make up for it.
  const short = ingredients.map((_, i) => ({
    type,
    ingredients: ingredients.map((item, j) => (i === j ? { ...item, [weight]: Number(item[weight]) / 20 } : item)),
  }));

  it('a correction', () => {
    const steps = short.flatMap((body) => analizar(craft, body).consejos.flatMap(({ pasos }) => pasos));
    expect(steps.filter(({ ingrediente, por }) => isRaw(craft, por ?? ingrediente))).toEqual([]);
  });

  it('a balance', () => {
    expect(craft.additions(type).filter((one) => isRaw(craft, one))).toEqual([]);
    const [first] = short;
    expect(equilibrar(craft, first!).ingredients.filter((item) => isRaw(craft, item[name]))).toEqual([]);
  });

  it('a substitution', () => {
    const eggs = ingredients.filter((item) => findFood(String(item[name]), craft.id).food?.category === 'huevo');
    for (const egg of eggs) {
      const { propuestas } = sustituir(craft, { type, ingredients, quitar: egg[name], maximo: 5 });
      for (const made of propuestas) expect(made.ingredients.filter((item) => isRaw(craft, item[name]))).toEqual([]);
    }
  });
});

it('who asks for yolk in a tiramisú gets it pasteurised, and shell egg in what is said to be heated', () => {
  const craft = craftOf('pasteleria')!;
  const { formulas } = crear(craft, { type: 'tiramisu', con: ['yema'] });
  expect(formulas[0]!.ingredients.map((item) => item.name)).toContain('Yema líquida pasteurizada');
  const ingredients = [
    { name: 'Mascarpone', grams: 500 },
    { name: 'Azúcar', grams: 100 },
    { name: 'Nata 35%', grams: 150 },
  ];
  const body = { type: 'tiramisu', ingredients, opciones: { anadir: ['Yema'] } };
  const added = (said: object) =>
    equilibrar(craft, { ...body, ...said }).ingredients.some(({ name }) => name === 'Yema');
  expect([added({}), added({ calentado: true })]).toEqual([false, true]);
});
