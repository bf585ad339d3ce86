import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { loadPrices, pricesOf, setPrice } from '../../src/bench/prices.ts';

test('a price set while the kept ones are read stays', async () => {
  const reading = loadPrices();
  expect(await setPrice('turron', 'miel', 50)).toBe(true);
  await reading;
  expect(pricesOf('turron')).toEqual({ miel: 50 });
});

test('what is read and known already is the same list, so that an answer asked for with it stands', async () => {
  await setPrice('turron', 'miel', 50);
  const known = pricesOf('turron');
  await loadPrices();
  expect(pricesOf('turron')).toBe(known);
});
