import { describe, expect, it } from 'vitest';
import { etiqueta, NUTRIENTS } from '../../src/etiqueta/etiqueta.ts';
import { GOLDEN } from './golden.ts';

const requestOf = ({ nombre, craft, type, perdida, grams }: (typeof GOLDEN)[number]) => ({
  nombre,
  craft,
  type,
  perdida,
  ingredients: Object.entries(grams).map(([name, weight]) => ({ name, grams: weight })),
});

describe.each(GOLDEN.map((golden) => [golden.nombre, golden] as const))('%s', (_, golden) => {
  const label = etiqueta(requestOf(golden));

  it('has the list worked out by hand', () => {
    expect(label.lista.texto).toBe(`Ingredientes: ${golden.lista}`);
  });

  it('has the table worked out by hand', () => {
    expect(NUTRIENTS.map((key) => label.nutricion.mostrado[key])).toEqual(golden.mostrado);
  });

  it('names every allergen in the list, and no other', () => {
    expect(label.alergenos.contiene).toEqual(golden.contiene);
    const marked = label.lista.segmentos.flatMap(({ alergeno }) => alergeno ?? []);
    expect([...new Set(marked)].sort()).toEqual(golden.contiene);
  });
});

it('covers the five crafts', () => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(15);
  expect(new Set(GOLDEN.map(({ craft }) => craft)).size).toBe(5);
});
