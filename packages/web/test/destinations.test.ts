import { expect, test } from 'vitest';
import { destinationsFor } from '../src/shell/destinations.ts';

const all = ['Bizcocho de nata', 'Nata 35%', 'Helado de nata', 'Ganache', 'Plan'].map((label) => ({
  id: label,
  label,
  about: '',
  go: () => {},
}));
const found = (query: string) => destinationsFor(all, query).map(({ label }) => label);

test('what begins with the query comes first, words in any order, accents and capitals aside', () => {
  expect(found('NATA')).toEqual(['Nata 35%', 'Bizcocho de nata', 'Helado de nata']);
  expect(found('nata hel')).toEqual(['Helado de nata']);
  expect(found('zzz')).toEqual([]);
  expect(found('')).toHaveLength(5);
});
