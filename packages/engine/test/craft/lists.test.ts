import { expect, it } from 'vitest';
import { flatMap } from '../../src/craft/lists.ts';

it('gathers as the flatMap of arrays does: lists taken apart once, single things as they are', () => {
  const list = ['a', 'b', 'c'];
  const of = (one: string, i: number) => (i === 0 ? [] : i === 1 ? one : [one, `${one}${i}`]);
  expect(flatMap(list, of)).toEqual(['b', 'c', 'c2']);
  expect(flatMap(list, of)).toEqual(list.flatMap(of));
  expect(flatMap(list, (one) => [[one]])).toEqual([['a'], ['b'], ['c']]);
  expect(flatMap([], of)).toEqual([]);
});
