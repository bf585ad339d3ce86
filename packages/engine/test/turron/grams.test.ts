import { describe, expect, it } from 'vitest';
import { findRow } from '../../src/turron/catalogue.ts';
import { almondGrowth, type Batch, honeyToSwap, NEGLIGIBLE, wholeGrams } from '../../src/turron/grams.ts';
import { finishedWeight } from '../../src/turron/measure.ts';
import { quantitiesOf, total } from '../../src/turron/quantities.ts';
import { rulesOf, type TypeId } from '../../src/turron/types.ts';
import { balance, formula, motivosOf } from './formula.ts';

function batch(text: string, id: TypeId = 'jijona'): Batch {
  const type = rulesOf(id);
  const { ingredients } = formula(id, text);
  const grams = ingredients.reduce((sum, { peso }) => sum + peso, 0);
  const q = total(
    ingredients.map(({ ingrediente }) => quantitiesOf(findRow(ingrediente), type.toasts)),
    ingredients.map(({ peso }) => peso / grams),
  );
  return { type, q, finished: finishedWeight(q, type.moisture), grams };
}

describe('grams of an advice', () => {
  const kilo = batch('almendra_tostada 640, miel 100, azucar 260');

  it('are whole, and enough', () => {
    expect(wholeGrams(0.0391, kilo)).toBe(40);
    expect(wholeGrams(0.0001, kilo)).toBe(1);
    expect(wholeGrams(1e-5, kilo)).toBe(1);
  });

  it('are none when nothing is missing but the last bits of a sum', () => {
    expect(wholeGrams(0, kilo)).toBe(0);
    expect(wholeGrams(-0.2, kilo)).toBe(0);
    expect(wholeGrams(NEGLIGIBLE, kilo)).toBe(0);
  });

  it('do not go up one gram for the last bit of a product', () => {
    expect(0.1 + 0.2).toBeGreaterThan(0.3);
    expect(wholeGrams(0.1 + 0.2, { ...kilo, grams: 10 })).toBe(3);
  });
});

describe('honey for sugar', () => {
  it('takes the very last gram of sugar, and no more than there is', () => {
    expect(honeyToSwap(batch('almendra_tostada 900, azucar 100'))).toBe(100);
    expect(honeyToSwap(batch('almendra_tostada 901, azucar 99'))).toBeUndefined();
  });

  it('is not asked of almond alone: honey is added', () => {
    const { params, score } = balance('jijona', 'almendra_tostada 1000');
    expect(params.ratioMielAzucar).toBe(0);
    const { categoria, motivos } = score;
    expect(categoria).toBe('Fuera de IGP');
    expect(motivos[1]).toBe('Miel 0,00 %: la IGP exige al menos un 10 %; añade unos 112 g de miel.');
  });
});

describe('turrón de yema', () => {
  it('counts the yolk it has: 10 g of 20 in 1 017,5 g cooked', () => {
    expect(motivosOf('yema_tostada', 'almendra_cruda 400, azucar 500, yema 10, agua 200')[1]).toBe(
      'Falta yema: el turrón de yema lleva al menos un 1 % de yema en polvo o su equivalente en yema fresca (unos 10 g).',
    );
  });
});

describe('finished grams each gram of almond becomes', () => {
  it.each([
    ['mazapan', 0.952 / 0.89],
    ['yema_tostada', 0.952 / 0.87],
    ['peladilla', 0.952 / 0.97],
    ['jijona', 0.98 / 0.955],
    ['alicante', 0.98 / 0.95],
    ['guirlache', 0.98 / 0.98],
  ] as const)('%s, cooked down to its moisture', (id, expected) => {
    expect(almondGrowth(batch('almendra_cruda 400, azucar 400, agua 400', id))).toBeCloseTo(expected, 12);
  });

  it('is one where nothing evaporates', () => {
    expect(almondGrowth(batch('almendra_cruda 500, azucar 500', 'mazapan'))).toBe(1);
  });
});
