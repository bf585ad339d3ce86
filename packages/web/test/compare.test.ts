import { expect, test } from 'vitest';
import { paramRows } from '../src/compare/differences.ts';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import { readingOf } from '../src/recipe/reading.ts';

const cacao = await loadCraft('cacao');

const read = (type: string, items: Readonly<Record<string, number>>) => {
  const ingredients = Object.entries(items).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  const body = { type, ingredients };
  const reading = readingOf(cacao, body);
  if (reading?.kind !== 'reading') throw new Error('refused');
  return reading;
};

test('two fillings are compared in all that is read of them, water and its activity included', () => {
  const sides = [0, 40].map((more) => read('bombon', { cob_negra: 420, nata: 260 + more, azucar_invertido: 60 }));
  const rows = paramRows(
    cacao,
    sides.map(({ analysis }) => analysis),
  );
  const labels = rows.map(({ label }) => label);
  for (const { analysis, figures } of sides) {
    for (const { label } of [...analysis.meters, ...figures]) expect(labels).toContain(label);
  }
  expect(labels).toContain('Actividad de agua');
  expect(rows.every(({ values }) => values.length === 2)).toBe(true);
});

test('what the law judges on the chocolate alone is told apart from the whole product', () => {
  const { analysis, figures } = read('leche', {
    pasta_cacao: 250,
    manteca_cacao: 150,
    leche_entera_polvo: 200,
    azucar: 395.5,
    lecitina: 3.5,
    vainilla: 1,
  });
  const labels = [...analysis.meters, ...figures].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('Cacao total del producto');
});
