import { describe, expect, test } from 'vitest';
import { formatOf } from '../src/label/formats.ts';
import { unansweredIn } from '../src/label/unanswered.ts';
import { proposedAllergens } from '../src/own/proposed-allergens.ts';
import { newLine } from '../src/recipe/recipe.ts';

describe('allergens of an ingredient of one’s own', () => {
  test.each([
    ['Pasta de pistacho Bronte', 'frutos_secos', ['frutos_cascara:pistacho']],
    ['Xyzzy', 'frutos_secos', ['frutos_cascara']],
    ['Nata de la vaquería Marta', 'lacteos', ['leche']],
    ['Harina del tío Paco', 'harinas_almidones', ['gluten:trigo']],
    ['Sal de Añana', undefined, []],
  ] as const)('are proposed for «%s»', (name, kind, codes) => {
    expect(proposedAllergens(name, kind)).toEqual(codes);
  });

  test('not said are told by name, also inside a recipe; said to be none, they are not', () => {
    const label = { grasas: 50 };
    const inner = { nombre: 'Praliné mío', gramos: 10, etiqueta: label };
    const made = { oficio: 'cacao', tipo: 'bombon', ingredientes: [inner] } as const;
    const lines = [
      newLine('Pasta mía', 10, { label }),
      newLine('Otra', 10, { label: { ...label, alergenos: [] } }),
      newLine('Ganache', 10, { made }),
    ];
    expect(unansweredIn(lines)).toEqual([
      { name: 'Pasta mía', line: lines[0]!.id },
      { name: 'Praliné mío', line: null },
    ]);
  });
});

test('a label may be of any size, kept within what a printer takes', () => {
  expect(formatOf('62x29')).toMatchObject({ width: 62, height: 29, perSheet: 1 });
  expect(formatOf('57x32')).toMatchObject({ width: 57, height: 32, perSheet: 1 });
  expect(formatOf('5x999')).toMatchObject({ width: 15, height: 300 });
  expect(formatOf('nada')).toMatchObject({ id: '62x100' });
});
