import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { gather, type PlanLine, type PlanRecipe } from '../../src/taller/gather.ts';

const line = (food: string, grams: number, rest: Partial<PlanLine> = {}): PlanLine => ({
  food,
  label: food,
  grams,
  price: 1,
  allergens: [],
  isKnown: true,
  ...rest,
});
const recipe = (id: string, station: string, ...lines: PlanLine[]): PlanRecipe => ({ id, title: id, station, lines });

const BASE = recipe('base', 'helado', line('leche', 800, { allergens: ['leche'] }), line('azúcar', 200, { price: 2 }));
const PISTACHO = recipe(
  'pistacho',
  'helado',
  line('base blanca', 900, { part: 'base' }),
  line('pasta de pistacho', 100, { price: 40, allergens: ['frutos_cascara:pistacho'] }),
);
const VAINILLA = recipe('vainilla', 'helado', line('base blanca', 990, { part: 'base' }), line('vainilla', 10));
const BARRA = recipe('barra', 'panaderia', line('harina', 1000, { allergens: ['gluten:trigo'] }), line('agua', 600));
const BOOK = [PISTACHO, VAINILLA, BASE, BARRA];

describe('a day in the workshop', () => {
  const day = gather(
    [
      { recipe: 'pistacho', grams: 2000 },
      { recipe: 'vainilla', grams: 1000 },
      { recipe: 'barra', grams: 3200 },
    ],
    BOOK,
  );
  const [ices, bread] = day.stations;

  it('makes the base once for both ice creams: 1800 + 990 g, and before them', () => {
    expect(ices!.batches.map(({ recipe: { id }, grams }) => [id, grams])).toEqual([
      ['base', 2790],
      ['pistacho', 2000],
      ['vainilla', 1000],
    ]);
    expect(ices!.batches[0]!.goesInto).toEqual([
      { recipe: 'vainilla', grams: 990 },
      { recipe: 'pistacho', grams: 1800 },
    ]);
  });

  it('gives every station its own list', () => {
    expect(day.stations.map(({ name }) => name)).toEqual(['helado', 'panaderia']);
    expect(bread!.batches[0]!.lines.map(({ grams }) => grams)).toEqual([2000, 1200]);
  });

  it('buys what nobody makes here: 2232 g of milk, 558 g of sugar, 200 g of pistachio', () => {
    const grams = Object.fromEntries(day.shopping.map((bought) => [bought.food, Math.round(bought.grams * 1e6) / 1e6]));
    expect(grams).toEqual({
      agua: 1200,
      azúcar: 558,
      harina: 2000,
      leche: 2232,
      'pasta de pistacho': 200,
      vainilla: 10,
    });
    // 1.2 + 2 × 0.558 + 2 + 2.232 + 40 × 0.2 + 0.01
    expect(day.cost).toBeCloseTo(14.558, 9);
  });

  it('carries the allergens of the base into what is made of it', () => {
    expect(ices!.batches[1]!.allergens).toEqual(['leche', 'frutos_cascara:pistacho']);
    expect(bread!.batches[0]!.allergens).toEqual(['gluten:trigo']);
  });

  it('charges each ice cream for its share of the base: 1.8 kg at 1.2 € and 200 g at 40 €', () => {
    expect(ices!.batches[1]!.cost).toBeCloseTo(1.8 * 1.2 + 8, 9);
  });
});

describe('what is not as it should be', () => {
  it('a recipe that asks for itself is named and its line is bought', () => {
    const a = recipe('a', 'pan', line('b', 500, { part: 'b' }), line('harina', 500));
    const b = recipe('b', 'pan', line('a', 500, { part: 'a' }), line('agua', 500));
    const day = gather([{ recipe: 'a', grams: 1000 }], [a, b]);
    expect(day.circular).toEqual(['a']);
    expect(day.shopping.map(({ food, grams }) => [food, grams])).toEqual([
      ['a', 250],
      ['agua', 250],
      ['harina', 500],
    ]);
  });

  it('orders for what is not there or weighs nothing are named', () => {
    const blank = recipe('blank', 'pan');
    const day = gather(
      [
        { recipe: 'gone', grams: 100 },
        { recipe: 'blank', grams: 100 },
        { recipe: 'barra', grams: 0 },
      ],
      [blank, BARRA],
    );
    expect(day).toMatchObject({ empty: ['gone', 'blank'], stations: [], shopping: [], cost: 0 });
  });

  it('what has no price is counted and costs nothing; a price known on one line counts for all of that food', () => {
    const a = recipe('a', 'pan', line('sal', 100, { price: null }), line('agua', 100, { price: null }));
    const b = recipe('b', 'pan', line('sal', 100, { price: 3 }));
    const day = gather(
      [
        { recipe: 'a', grams: 200 },
        { recipe: 'b', grams: 100 },
      ],
      [a, b],
    );
    expect(day.unpriced).toBe(1);
    expect(day.shopping.find(({ food }) => food === 'sal')).toMatchObject({ grams: 200, price: 3 });
    expect(day.cost).toBeCloseTo(0.6, 9);
  });

  it('what is begun the day before stands apart with its parts, and what is at hand is not bought', () => {
    const poolish = {
      ...recipe('poolish', 'pan', line('harina', 500), line('agua', 500, { isAtHand: true })),
      ahead: 14,
    };
    const brioche = { ...recipe('brioche', 'pan', line('base', 100, { part: 'base' })), ahead: 12 };
    const barra = recipe('barra', 'pan', line('poolish', 1000, { part: 'poolish' }), line('harina', 1000));
    const day = gather(
      [
        { recipe: 'barra', grams: 2000 },
        { recipe: 'brioche', grams: 100 },
      ],
      [poolish, brioche, barra, BASE],
    );
    expect(day.eve.map(({ recipe: { id } }) => id)).toEqual(['poolish', 'base', 'brioche']);
    expect(day.stations.flatMap(({ batches }) => batches.map(({ recipe: { id } }) => id))).toEqual(['barra']);
    expect(day.shopping.map(({ food, grams }) => [food, grams])).toEqual([
      ['azúcar', 20],
      ['harina', 1500],
      ['leche', 80],
    ]);
  });

  it('a line whose allergens nobody knows leaves its recipe and all above it unknown', () => {
    const base = recipe('base', 'helado', line('polvo', 100, { isKnown: false }));
    const day = gather([{ recipe: 'pistacho', grams: 100 }], [base, PISTACHO]);
    expect(day.stations[0]!.batches.map(({ isKnown }) => isKnown)).toEqual([false, false]);
  });
});

describe('any book', () => {
  const foods = ['leche', 'azúcar', 'harina', 'agua'];
  /** Recipe n may ask for any of those before it. */
  const book = fc
    .array(
      fc.array(fc.record({ grams: fc.integer({ min: 1, max: 5000 }), pick: fc.nat(99) }), {
        minLength: 1,
        maxLength: 6,
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((recipes) =>
      recipes.map((lines, n) =>
        recipe(
          `r${n}`,
          n % 2 === 0 ? 'helado' : 'pan',
          ...lines.map(({ grams, pick }) =>
            pick % 3 === 0 && n > 0
              ? line(`r${pick % n}`, grams, { part: `r${pick % n}` })
              : line(foods[pick % foods.length]!, grams, { price: (pick % 7) + 1 }),
          ),
        ),
      ),
    );
  const orders = fc.array(fc.record({ n: fc.nat(6), grams: fc.integer({ min: 1, max: 20_000 }) }), {
    minLength: 1,
    maxLength: 5,
  });
  const total = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0);

  it('weighs out what was ordered, buys as much as is ordered, and costs what is bought', () => {
    fc.assert(
      fc.property(book, orders, (recipes, wanted) => {
        const asked = wanted.map(({ n, grams }) => ({ recipe: `r${n % recipes.length}`, grams }));
        const day = gather(asked, recipes);
        const ordered = total(asked.map(({ grams }) => grams));
        expect(day.circular).toEqual([]);
        expect(total(day.shopping.map(({ grams }) => grams)) / ordered).toBeCloseTo(1, 9);
        expect(total(day.shopping.map(({ cost }) => cost!)) / day.cost).toBeCloseTo(1, 9);
        const batches = day.stations.flatMap((station) => station.batches);
        for (const { grams, goesInto, recipe: made } of batches) {
          const sold = total(asked.filter(({ recipe: id }) => id === made.id).map((order) => order.grams));
          expect((sold + total(goesInto.map((into) => into.grams))) / grams).toBeCloseTo(1, 9);
        }
      }),
      { seed: 22, numRuns: runs(300) },
    );
  });

  it('twice the orders take twice of everything', () => {
    fc.assert(
      fc.property(book, orders, (recipes, wanted) => {
        const asked = wanted.map(({ n, grams }) => ({ recipe: `r${n % recipes.length}`, grams }));
        const [once, twice] = [1, 2].map((k) =>
          gather(
            asked.map((order) => ({ ...order, grams: k * order.grams })),
            recipes,
          ),
        );
        once!.shopping.forEach(({ grams }, i) => {
          expect(twice!.shopping[i]!.grams / grams).toBeCloseTo(2, 9);
        });
        expect(twice!.cost / once!.cost).toBeCloseTo(2, 9);
      }),
      { seed: 22, numRuns: 200 },
    );
  });
});
