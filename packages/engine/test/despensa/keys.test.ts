import { expect, it } from 'vitest';
import { keysFor } from '../../src/despensa/keys.ts';
import { knownKeys } from '../../src/despensa/known-keys.ts';
import { FOODS } from '../../src/despensa/table.ts';
import { vocabulary } from '../../src/despensa/vocabulary.ts';

it('the keys worked out when the tables are built are those of the names', () => {
  const worked = keysFor((food) => vocabulary().aliases[food]!);
  const known = knownKeys();
  for (const food of FOODS.keys()) {
    expect(known.name(food)).toBe(worked.name(food));
    expect(known.id(food)).toBe(worked.id(food));
    expect(known.aliases(food)).toEqual(worked.aliases(food));
  }
});

it('an alias is found in the text of all of them as in an index: of the first food that has it', () => {
  const { aliases, aliased } = knownKeys();
  const index = new Map<string, number>();
  for (const food of FOODS.keys()) for (const key of aliases(food)) if (!index.has(key)) index.set(key, food);
  for (const [key, food] of index) expect([key, aliased!(key)]).toEqual([key, food]);
  for (const key of ['', 'lech que no exist', 'ave', ',', '\n']) expect(aliased!(key)).toBe(index.get(key));
});
