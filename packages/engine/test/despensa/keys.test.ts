import { expect, it } from 'vitest';
import { keysFor } from '../../src/despensa/keys.ts';
import { knownKeys } from '../../src/despensa/known-keys.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { vocabulary } from '../../src/despensa/vocabulary.ts';

it('the keys worked out when the tables are built are those of the names', () => {
  const worked = keysFor((food) => vocabulary().aliases[food]!);
  const known = knownKeys();
  for (const food of everyFood().keys()) {
    expect(known.name(food)).toBe(worked.name(food));
    expect(known.id(food)).toBe(worked.id(food));
    expect(known.aliases(food)).toEqual(worked.aliases(food));
  }
});

it('finds in the list the food that an index of every name would find', () => {
  const known = knownKeys();
  const index = new Map<string, number>();
  const add = (key: string, food: number) => index.has(key) || key === '' || index.set(key, food);
  for (const food of everyFood().keys()) add(known.name(food), food);
  for (const food of everyFood().keys()) add(known.id(food), food);
  for (const food of everyFood().keys()) for (const key of known.aliases(food)) add(key, food);
  const none = ['', 'lech', 'past avellan,', 'nada asi'];
  const asked = [...index.keys(), ...none];
  expect(asked.filter((key) => known.first!(key) !== index.get(key))).toEqual([]);
});
