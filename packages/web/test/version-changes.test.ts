import { expect, test } from 'vitest';
import { changesOf } from '../src/book/version-changes.ts';
import type { Content } from '../src/storage/records.ts';

const content = (weights: Record<string, number>, more: Partial<Content> = {}): Content => ({
  oficio: 'helado',
  tipo: 'helado_crema',
  titulo: 'Nata',
  ingredientes: Object.entries(weights).map(([nombre, gramos]) => ({ nombre, gramos })),
  ...more,
});

test('a version says what it changed of the one before', () => {
  const first = content({ Leche: 600, Azúcar: 150, Sal: 1 });
  expect(changesOf(first, content({ Leche: 600, Azúcar: 140, Miel: 10 }))).toBe(
    'Azúcar 150 → 140 g · + Miel 10 g · sin Sal',
  );
  expect(changesOf(first, { ...first, titulo: 'Otra', taller: { coste: { precio: 22 } } })).toBe(
    'el título · el coste',
  );
  expect(changesOf(first, first)).toBe('sin cambios en la fórmula');
});
