import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { CRAFTS } from '../../src/crafts.ts';
import { type Fate, fateOf, faultyFormulas } from './spoilt.ts';

/** Of a hundred faulty formulas, those that all their advice, followed once, mends. */
const MENDED: Readonly<Record<string, number>> = { helado: 85, panaderia: 95, pasteleria: 95, turron: 95, cacao: 95 };

it.each(CRAFTS.map((craft) => [craft.id, craft] as const))('all advice of %s, followed once, mends', (id, craft) => {
  const fates = faultyFormulas(craft, runs(5), 42).map((body) => fateOf(craft, body));
  const count = (fate: Fate) => fates.filter((one) => one === fate).length;
  expect(fates.length).toBeGreaterThan(runs(200));
  expect(count('mended') / fates.length).toBeGreaterThanOrEqual(MENDED[id]! / 100);
});
