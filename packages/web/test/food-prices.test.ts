import { beforeEach, expect, test, vi } from 'vitest';
import { marginAt } from '../src/workshop/margins.ts';

vi.mock('../src/bench/prices.ts', () => ({ setPrice: vi.fn(async () => true) }));
const { setPrice } = await import('../src/bench/prices.ts');
const { foodsIn, foundFoods, setFoodPrice } = await import('../src/workshop/food-prices.ts');

beforeEach(() => vi.mocked(setPrice).mockClear());

const line = (food: string, label: string, price: number | null) => ({
  food,
  label,
  grams: 100,
  price,
  allergens: [],
  isKnown: true,
});
const RECIPES = [
  {
    id: 'a',
    title: 'A',
    station: 'helado',
    lines: [line('helado/Azúcar', 'azúcar', 1), line('helado/Cacao en polvo 22-24%', 'cacao en polvo', 9)],
  },
  { id: 'b', title: 'B', station: 'turron', lines: [line('turron/azucar', 'azúcar', 1)] },
];

test('a food is listed once, whatever the crafts that use it, and found by its shelf', () => {
  const foods = foodsIn(RECIPES);
  const sugar = foods.find(({ label }) => label === 'Azúcar');
  expect(sugar).toMatchObject({ recipes: 2, keys: ['helado/Azúcar', 'turron/azucar'] });
  expect(foundFoods(foods, 'cacao').map(({ label }) => label)).toEqual(['Cacao en polvo']);
});

test('a price counts in every craft that knows the food', async () => {
  await setFoodPrice(['helado/Azúcar'], 1.3);
  const crafts = vi.mocked(setPrice).mock.calls.map(([craft]) => craft);
  expect(crafts.sort()).toEqual(['cacao', 'helado', 'panaderia', 'pasteleria', 'turron']);
  expect(vi.mocked(setPrice).mock.calls.every(([, , price]) => price === 1.3)).toBe(true);
});

test('the margin falls as the ingredients rise; without a price of its own there is none', () => {
  const before = marginAt({ precio: 22, iva: 10 }, 1000, 4)!;
  const after = marginAt({ precio: 22, iva: 10 }, 1000, 8)!;
  expect([before, after]).toEqual([expect.closeTo(80, 5), expect.closeTo(60, 5)]);
  expect(marginAt({}, 1000, 4)).toBe(null);
});
