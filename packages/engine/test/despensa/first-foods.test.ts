import { expect, test, vi } from 'vitest';

const read = vi.hoisted(() => ({ foods: 0 }));

vi.mock('../../src/despensa/pack.ts', async (original) => {
  const pack = await original<typeof import('../../src/despensa/pack.ts')>();
  const eachFigure: typeof pack.eachFigure = (...of) => {
    read.foods++;
    pack.eachFigure(...of);
  };
  return { ...pack, eachFigure };
});

/** Those that the rules of the five crafts name. */
const MOST_AT_IMPORT = 60;

test('a process reads the foods its rules name and those of the formula, not the whole pantry', async () => {
  const { CRAFTS, balance } = await import('../../src/index.ts');
  expect(read.foods).toBeLessThan(MOST_AT_IMPORT);
  const before = read.foods;
  const formula = {
    ingredients: [
      { name: 'Harina panadera', grams: 500 },
      { name: 'Agua', grams: 330 },
    ],
  };
  balance(CRAFTS.find(({ id }) => id === 'panaderia')!, { type: 'pan_comun', ...formula });
  expect(read.foods - before).toBeLessThan(MOST_AT_IMPORT);
});
