import fc from 'fast-check';
import corpus from '../../../../data/corpus/helado.json' with { type: 'json' };
import { analyse } from '../../src/helado/analyse.ts';
import { find } from '../../src/helado/catalogue.ts';
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import { respond } from '../../src/helado/respond.ts';
import type { BalanceRequest, BalanceResponse, HeladoIngredient } from '../../src/helado/schema.ts';
import { TYPE_IDS } from '../../src/helado/types.ts';

export interface Formula extends BalanceRequest {
  readonly type: string;
}

/** Real formulas with the verdict they are known to have. */
export const CORPUS = corpus as readonly (Formula & { readonly expect: string })[];

/** «Leche entera 500, Azúcar 100» as a request. */
export function formula(type: string, text: string): Formula {
  const ingredients = text.split(', ').map((part) => {
    const space = part.lastIndexOf(' ');
    return { name: part.slice(0, space), grams: Number(part.slice(space + 1)) };
  });
  return { type, ingredients };
}

export function balance(type: string, text: string): BalanceResponse {
  return balanceHelado(formula(type, text));
}

/** The answer to any JSON whatsoever. */
export function answer(body: unknown): BalanceResponse {
  return respond(analyse(body));
}

export function totalGrams({ ingredients }: Formula): number {
  return ingredients.reduce((total, { grams }) => total + grams, 0);
}

const ADD =
  /añade unos (\d+) g de (.+?)(?: en lugar de la misma cantidad de (.+?))?(?: y vuelve a calcular)?(?:, o llámalo.*)?\.$/;
const SWAP = /sustituye unos (\d+) g de (.+) por (.+?)(?: y vuelve a calcular)?(?:, o llámalo.*)?\.$/;

/** The change a suggestion asks for, if it asks for grams. */
export function changeIn(text: string): { grams: number; put: string; take: string | undefined } | null {
  const swap = SWAP.exec(text);
  if (swap) return { grams: Number(swap[1]), take: swap[2]!, put: swap[3]! };
  const add = ADD.exec(text);
  return add ? { grams: Number(add[1]), put: add[2]!, take: add[3] } : null;
}

/** Does what a suggestion says, as a person would: grams per kg of the formula as it stands. */
export function follow(formula: Formula, text: string): Formula {
  const change = changeIn(text);
  if (change === null) return formula;
  const grams = (change.grams * totalGrams(formula)) / 1000;
  let left = change.take === undefined ? 0 : grams;
  const taken = change.take === undefined ? undefined : find(change.take);
  const kept = formula.ingredients.map((item) => {
    if (taken === undefined || find(item.name) !== taken) return item;
    const out = Math.min(item.grams, left);
    left -= out;
    return { ...item, grams: item.grams - out };
  });
  return { ...formula, ingredients: [...kept, { name: change.put, grams: grams - left }] };
}

const STAPLES = [
  'Leche entera',
  'Nata 35%',
  'Leche en polvo desnatada',
  'Agua',
  'Azúcar',
  'Dextrosa',
  'Glucosa atomizada 38 DE',
  'Azúcar invertido',
  'Inulina',
  'Maltitol',
  'Eritritol',
  'Cacao en polvo 22-24%',
  'Ron 40% vol.',
  'Fresa',
];

export const typeArbitrary = fc.constantFrom<string>(...TYPE_IDS);
const nameArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...STAPLES) },
  { weight: 3, arbitrary: fc.constantFrom(...helado.catalogue().map(({ name }) => name)) },
  { weight: 1, arbitrary: fc.constantFrom('polvo de hadas', 'cosa «rara»') },
);
const gramsArbitrary = fc.oneof(fc.integer({ min: 1, max: 900 }), fc.double({ min: 0.01, max: 900, noNaN: true }));
const percentArbitrary = fc.double({ min: 0, max: 30, noNaN: true });

/** An ingredient with figures of its own, known or not. */
const ownArbitrary = fc.record(
  {
    name: fc.constantFrom('Mi mezcla', 'Leche entera', 'Cacao en polvo 22-24%'),
    grams: gramsArbitrary,
    azucares: percentArbitrary,
    materiagrasa: percentArbitrary,
    esml: percentArbitrary,
    otrossolidos: percentArbitrary,
    proteinas: percentArbitrary,
    pac: fc.double({ min: 0, max: 190, noNaN: true }),
    pod: fc.double({ min: 0, max: 170, noNaN: true }),
    precio: percentArbitrary,
  },
  { requiredKeys: ['name', 'grams'] },
);

const itemArbitrary: fc.Arbitrary<HeladoIngredient> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ name: nameArbitrary, grams: gramsArbitrary }) },
  { weight: 1, arbitrary: ownArbitrary as fc.Arbitrary<HeladoIngredient> },
);

/** Anything a person may pour together. */
const pouredArbitrary: fc.Arbitrary<Formula> = fc.record({
  type: typeArbitrary,
  ingredients: fc.array(itemArbitrary, { minLength: 1, maxLength: 9 }),
});

const OBJECTIONS = new Set(['dosis', 'no_admitido', 'sin_identificar']);

/** Whether only the parameters decide: no rule on ingredients takes the good outcome. */
export function isPlain(body: Formula): boolean {
  return !analyse(body).warnings.some(({ code }) => OBJECTIONS.has(code));
}

/** Real formulas with some of their weights moved: close enough to balance for every kind of advice to come up. */
const movedArbitrary: fc.Arbitrary<Formula> = fc
  .record({
    entry: fc.constantFrom(...CORPUS),
    factors: fc.array(fc.oneof(fc.constant(1), fc.double({ min: 0.4, max: 1.7, noNaN: true })), {
      minLength: 12,
      maxLength: 12,
    }),
  })
  .map(({ entry, factors }) => ({
    type: entry.type,
    ingredients: entry.ingredients.map((item, i) => ({ ...item, grams: item.grams * factors[i % 12]! })),
  }));

/** The same, where only the parameters decide. */
export const formulaArbitrary = pouredArbitrary.filter(isPlain);
export const nearFormulaArbitrary = movedArbitrary.filter(isPlain);
