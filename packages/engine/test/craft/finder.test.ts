import { describe, expect, it } from 'vitest';
import { finder } from '../../src/craft/names.ts';

const find = finder([
  { id: 'miel', nombre: 'Miel de abeja', aliases: ['honey', 'Mel'] },
  { id: 'melaza', nombre: 'Melaza', aliases: ['miel', 'mel'] },
  { id: 'mel', nombre: 'Mel de caña', aliases: [] },
]);

describe('a row by what a person writes', () => {
  it.each([
    ['miel', 'miel'],
    ['  MIEL — de   abeja ', 'miel'],
    ['Honey', 'miel'],
    [`miel${' '.repeat(300)}`, 'miel'],
    ['Mel de cana', 'mel'],
  ])('%j is %s', (name, id) => expect(find(name)?.id).toBe(id));

  it('an id wins over the names and aliases of other rows', () => expect(find('MEL')?.id).toBe('mel'));

  it('a name too long for any row is none, whatever it begins with', () =>
    expect(find(`miel${' '.repeat(300)}de caña`)).toBeUndefined());
});
