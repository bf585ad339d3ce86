import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { type Fate, fateOf, faultyFormulas } from './spoilt.ts';

/** Of a hundred faulty formulas, those that all their advice, followed once, mends. */
const MENDED: Readonly<Record<string, number>> = { helado: 90, panaderia: 99, pasteleria: 98.5, turron: 99, cacao: 98 };

it.each(CRAFTS.map((craft) => [craft.id, craft] as const))('all advice of %s, followed once, mends', (id, craft) => {
  const fates = faultyFormulas(craft, runs(5), 42).map((body) => fateOf(craft, body));
  const count = (fate: Fate) => fates.filter((one) => one === fate).length;
  expect(fates.length).toBeGreaterThan(runs(200));
  expect(count('mended') / fates.length).toBeGreaterThanOrEqual(MENDED[id]! / 100);
  expect(count('worse')).toBe(0);
  // Ice cream and bread tell some of it in words.
  if (id !== 'helado' && id !== 'panaderia') expect(count('no steps')).toBe(0);
});
