import { describe, expect, test } from 'vitest';
import { ambiguousName } from '../src/balance/balancing.ts';
import { costSheet } from '../src/recipe/cost.ts';
import { type Line, newLine } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { helado } from './crafts.ts';

const request = (...lines: readonly Line[]) => requestOf({ type: 'helado_crema', lines }, helado, {});
const milk = newLine('Leche entera', 500);
const sugar = newLine('Azúcar', 100);
/** The same ingredient written another way. */
const again = newLine('azucar', 20);

describe('padlocks and limits of an ingredient on two lines', () => {
  test('a padlock on one of them, or a limit on any, names it', () => {
    expect(ambiguousName(helado, request(milk, { ...sugar, locked: true }, again))).toBe('Azúcar');
    expect(ambiguousName(helado, request(milk, sugar, { ...again, max: 30 }))).toBe('azucar');
  });

  test('on both, on neither, or on an ingredient of one line, all is clear', () => {
    const both = [
      { ...sugar, locked: true },
      { ...again, locked: true },
    ] as const;
    expect(ambiguousName(helado, request(milk, ...both))).toBe(null);
    expect(ambiguousName(helado, request({ ...milk, locked: true }, sugar, again))).toBe(null);
    expect(ambiguousName(helado, request({ ...milk, min: 400 }, sugar))).toBe(null);
  });
});

test('the price set in the cost sheet is the one computed with, also on an ingredient of one’s own', () => {
  const line = newLine('Pasta mía', 100, { own: { materiagrasa: 50, precio: 20 } });
  const prices = { 'Pasta mía': 30 };
  const asked = requestOf({ type: 'helado_crema', lines: [line] }, helado, prices);
  expect(asked.body.ingredients[0]).toMatchObject({ precio: 30 });
  expect(costSheet(helado, asked, prices, 1).rows[0]).toMatchObject({ price: 30, mine: true });
  expect(request(line).body.ingredients[0]).toMatchObject({ precio: 20 });
});

test('a price holds for its ingredient however it is spelt', () => {
  const asked = requestOf({ type: 'helado_crema', lines: [newLine('leche  ENTERA', 100)] }, helado, {
    'Leche entera': 2,
  });
  expect(asked.body.ingredients[0]).toMatchObject({ precio: 2 });
});
