import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/turron/analyse.ts';
import {
  type Batch,
  change,
  gramsToReach,
  honeyToSwap,
  NEGLIGIBLE,
  surplus,
  valueWith,
  wholeGrams,
} from '../../src/turron/batch-arithmetic.ts';
import { findRow } from '../../src/turron/catalogue.ts';
import { measure } from '../../src/turron/measure.ts';
import { MEASURED } from '../../src/turron/params.ts';
import { total } from '../../src/turron/quantities.ts';
import { quantitiesOf, resolve } from '../../src/turron/resolve.ts';
import { type Rule, rulesOf, type TypeId } from '../../src/turron/types.ts';
import { balance, formula, motivosOf } from './formula.ts';

function batch(text: string, id: TypeId = 'jijona'): Batch {
  const type = rulesOf(id);
  const { ingredients } = formula(id, text);
  const lines = ingredients.map(({ ingrediente, peso }, i) =>
    resolve({ name: ingrediente, grams: peso, numbers: undefined, raw: {} }, i, type),
  );
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  const q = total(
    lines.map(({ perGram }) => perGram),
    lines.map((line) => line.grams / grams),
    type.moisture.max,
  );
  return { type, q, grams, lines };
}

const least = (param: Rule['param'], min: number) =>
  ({ param, min, max: null, authority: 'denominacion', source: '' }) as const;
const HONEY = least(MEASURED.pctMiel, 10);

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
    expect(honeyToSwap(HONEY, batch('almendra_tostada 900, azucar 100'))).toBe(100);
    expect(honeyToSwap(HONEY, batch('almendra_tostada 901, azucar 99'))).toBeUndefined();
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

describe('yolk that is missing', () => {
  it('is the yolk of the formula, fresh or pasteurised', () => {
    const { advice } = analyse({
      type: 'yema_tostada',
      ingredients: [
        { ingrediente: 'almendra molida', peso: 500 },
        { ingrediente: 'azúcar', peso: 450 },
        { ingrediente: 'yema pasteurizada', peso: 10 },
      ],
    });
    expect(advice.flatMap(({ steps }) => steps)).toEqual([
      { action: 'anadir', ingredient: 'yema pasteurizada', grams: 9 },
    ]);
  });
});

describe('grams of almond, which enlarge the product by what they become', () => {
  // 400 g of raw almond (388 g toasted) and 399.6 g of dry sugar, cooked down; each gram wins 1 − 0.7·k.
  it.each([
    ['mazapan', 0.953 / 0.89, 400, 381.2 + 399.6, 0.11],
    ['yema_tostada', 0.953 / 0.87, 400, 381.2 + 399.6, 0.13],
    ['peladilla', 0.953 / 0.97, 400, 381.2 + 399.6, 0.03],
    ['jijona', 0.978 / 0.955, 388, 379.464 + 399.6, 0.045],
    ['alicante', 0.978 / 0.95, 388, 379.464 + 399.6, 0.05],
    ['guirlache', 0.978 / 0.98, 388, 379.464 + 399.6, 0.02],
  ] as const)('%s, cooked down to its moisture', (id, growth, almond, dry, moisture) => {
    const pot = batch('almendra_cruda 400, azucar 400, agua 400', id);
    const missing = (0.7 * dry) / (1 - moisture) - almond;
    const perGram = quantitiesOf(findRow(pot.type.almond), pot.type);
    expect(gramsToReach(least(MEASURED.pctAlmendra, 70), perGram, pot)).toBe(Math.ceil(missing / (1 - 0.7 * growth)));
  });

  it('are whole where nothing evaporates: 500 g more of 1000 g are two thirds', () => {
    const pot = batch('almendra_cruda 500, azucar 500', 'mazapan');
    const perGram = quantitiesOf(findRow('almendra_cruda'), pot.type);
    expect(gramsToReach(least(MEASURED.pctAlmendra, 66.66), perGram, pot)).toBe(500);
    expect(gramsToReach(least(MEASURED.pctAlmendra, 66.67), perGram, pot)).toBe(501);
  });
});

describe('a batch changed', () => {
  const pot = batch('almendra_cruda 400, azucar 400, miel 100, agua 200', 'jijona');
  const [almond, sugar] = pot.lines as [Batch['lines'][number], Batch['lines'][number]];

  it('measures what the same batch measures when it is weighed so from the start', () => {
    const anew = batch('almendra_cruda 520, azucar 350, miel 100, agua 200', 'jijona');
    const changed = change(pot, [
      [almond, 100],
      [sugar, -50],
      [almond, 20],
    ]);
    expect(measure(changed.q)).toEqual(measure(anew.q));
    expect(changed.lines.map(({ grams }) => grams)).toEqual(anew.lines.map(({ grams }) => grams));
  });

  it('shows the value it will have before anything is weighed', () => {
    const anew = batch('almendra_cruda 530, azucar 400, miel 100, agua 200', 'jijona');
    const { pctAlmendra } = measure(anew.q);
    expect(pctAlmendra).toBeGreaterThan(measure(pot.q).pctAlmendra + 5);
    expect(valueWith(MEASURED.pctAlmendra, almond.perGram, 130, pot)).toBe(pctAlmendra);
  });
});

describe('what is too much', () => {
  it('is taken out to the gram: one less would still be too much', () => {
    const pot = batch('almendra_cruda 400, azucar 500, clara 300', 'jijona');
    const white = pot.lines[2]!;
    const max = measure(pot.q).huevo / 2;
    const grams = surplus(pot, MEASURED.huevo, max, white.perGram);
    const left = (taken: number) => measure(change(pot, [[white, -taken]]).q).huevo;
    expect(left(grams)).toBeLessThanOrEqual(max);
    expect(left(grams - 1)).toBeGreaterThan(max);
  });

  it('is nothing at the limit itself, and never less than a gram above it', () => {
    const pot = batch('almendra_cruda 700, azucar 300', 'mazapan');
    const { perGram } = pot.lines[1]!;
    expect(surplus(pot, MEASURED.pctAzucar, 30, perGram)).toBe(0);
    expect(surplus(pot, MEASURED.pctAzucar, 29.99, perGram)).toBe(1);
  });
});

describe('what a batch measures', () => {
  it('is 0 where there is nothing to divide by', () => {
    expect(measure(batch('almendra_cruda 700, miel 300', 'mazapan').q).ratioMielAzucar).toBe(0);
  });
});
