import { expect, it } from 'vitest';

it('loads every craft with its catalogue and types, by nothing but an import', async () => {
  const { CRAFTS } = await import('../src/crafts.ts');
  expect(CRAFTS.map(({ id }) => id)).toEqual(['helado', 'panaderia', 'pasteleria', 'turron', 'cacao']);
  for (const { catalogue, types } of CRAFTS) {
    expect(catalogue().length).toBeGreaterThan(80);
    expect(types.length).toBeGreaterThan(5);
  }
});
