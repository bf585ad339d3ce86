import { expect, it } from 'vitest';
import { sampled } from '../../../../scripts/lib/long.ts';
import { consultCatalogue, prepareCatalogue } from '../../src/consult.ts';
import { CRAFT_IDS } from '../../src/craft/ids.ts';
import { finished } from '../../src/craft/lazy.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { consultPantry, preparePantry } from '../../src/despensa/consult.ts';
import { findFood } from '../../src/despensa/names.ts';
import { understoodFirst } from '../../src/search/understood.ts';
import { dataFile, rowsOf } from '../despensa/read-csv.ts';

it('puts what was read first, once, and what was meant only where there is nothing else', () => {
  const never = () => {
    throw new Error('asked for');
  };
  expect(understoodFirst('b', ['a', 'b', 'c'], never)).toEqual(['b', 'a', 'c']);
  expect(understoodFirst('z', [], never)).toEqual(['z']);
  expect(understoodFirst(undefined, ['a'], never)).toEqual(['a']);
  expect(understoodFirst(undefined, [], () => ['m'])).toEqual(['m']);
});

it.each(CRAFT_IDS)(
  'finds in the pantry and in the catalogue of %s what its reader reads in published recipes',
  (id) => {
    const craft = craftOf(id)!;
    // Each line is looked for in every name of the pantry, twice.
    for (const { nombre } of sampled(rowsOf(dataFile(`unseen/nombres/${id}.csv`)), 60)) {
      const q = nombre!;
      const { food } = findFood(q, id);
      if (food === undefined) continue;
      expect(consultPantry({ q, craft: id, limite: 1, desde: 0 }).alimentos[0]?.id, q).toBe(food.id);
      expect(consultCatalogue(craft, q, 1).ingredientes[0], q).toMatchObject(craft.find(q)!);
    }
  },
  600_000,
);

it('proposes entries of a catalogue for what resembles none', () => {
  const cacao = craftOf('cacao')!;
  const { ingredientes } = consultCatalogue(cacao, 'mantequila zarandeada');
  expect(ingredientes.map(({ name }) => name)).toContain('mantequilla');
  expect(ingredientes.length).toBeLessThanOrEqual(3);
  expect(consultCatalogue(cacao, 'zzzz').ingredientes).toEqual([]);
});

it('answers the same, prepared or not', () => {
  const ask = () => [
    consultPantry({ q: 'nata 35 % MG', limite: 5, desde: 0 }),
    consultPantry({ q: 'almemdra molida', limite: 5, desde: 0 }),
    ...CRAFTS.map((craft) => consultCatalogue(craft, 'leche').ingredientes.map(({ name }) => name)),
  ];
  const before = ask();
  finished(preparePantry());
  for (const craft of CRAFTS) finished(prepareCatalogue(craft));
  expect(ask()).toEqual(before);
});
