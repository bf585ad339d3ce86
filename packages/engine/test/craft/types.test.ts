import { describe, expect, it } from 'vitest';
import { typeFinder } from '../../src/craft/names.ts';
import { CRAFTS } from '../../src/crafts.ts';

const find = typeFinder([
  ['mel', 'mel'],
  ['miel', 'miel'],
  ['Miel de abeja', 'miel'],
  ['mel', 'miel'],
]);

describe('a type by what a person writes', () => {
  it.each([
    ['miel', 'miel'],
    ['  MIEL — de   abeja ', 'miel'],
    [`miel${' '.repeat(300)}`, 'miel'],
    ['MEL', 'mel'],
  ])('%j is %s', (text, id) => expect(find(text)).toBe(id));

  it('a text too long for any type is none, whatever it begins with', () =>
    expect(find(`miel${' '.repeat(300)}de caña`)).toBeUndefined());

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    'every type of %s is found by id and label',
    (_, craft) => {
      for (const { id, label } of craft.types) {
        expect(craft.findType(id)).toBe(id);
        expect(craft.findType(label.toUpperCase())).toBe(id);
      }
    },
  );
});
