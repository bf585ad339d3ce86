import { etiqueta } from '@obrador/engine/etiqueta';
import { describe, expect, test } from 'vitest';
import { FORMATS, formatOf, netHeight } from '../src/label/formats.ts';
import { keptLabel } from '../src/label/kept-label.ts';
import { roomFor } from '../src/label/room.ts';
import { labelRequest, linesOf, missingFrom, plainLabel, sheetOf } from '../src/label/sheet.ts';
import { esLabel } from '../src/label/texts.ts';
import { fromContent } from '../src/recipe/recipe.ts';
import type { KeptLabel } from '../src/storage/workshop-records.ts';
import { LABEL_ROWS } from './label-rows.ts';

const CONTENT = {
  oficio: 'helado',
  tipo: 'helado_crema',
  titulo: 'Helado de nata',
  ingredientes: [
    { nombre: 'Leche entera', gramos: 600 },
    { nombre: 'Nata 35%', gramos: 250 },
    { nombre: 'Azúcar', gramos: 150 },
  ],
} as const;
const RECIPE = fromContent('r', CONTENT);
const labelled = (kept: KeptLabel, operator = '') => sheetOf(etiqueta(labelRequest(RECIPE, kept)), kept, operator);

describe('what stands on a label', () => {
  test('the table keeps the order of annex XV, per 100 g and per portion', () => {
    const { nutrition } = labelled({ porcion: 80 });
    expect(nutrition!.heads).toEqual(['Por 100 g', 'Por ración (80\u00a0g)']);
    expect(nutrition!.rows.map(({ label }) => label)).toEqual(LABEL_ROWS);
    expect(nutrition!.rows[0]!.values[0]).toMatch(/^\d+\u00a0kJ \/ \d+\u00a0kcal$/);
    expect(labelled({ sin_tabla: true }).nutrition).toBeNull();
    expect(labelled({}).nutrition!.heads).toHaveLength(1);
  });

  test('in running text the table says the same, one line per column', () => {
    const { nutrition } = labelled({ porcion: 80 });
    const [first, second] = linesOf(nutrition!);
    expect(first).toMatch(/^Información nutricional por 100 g: valor energético \d+/);
    expect(second).toMatch(/^Información nutricional por ración \(80\u00a0g\): /);
    for (const { values } of nutrition!.rows) expect(first).toContain(values[0]);
  });

  test('plain text has the allergens in capitals and nothing of what is blank', () => {
    const text = plainLabel(labelled({ neto: 1500, fecha: '2027-03-12', clase_fecha: 'caducidad' }, 'Obrador, Jijona'));
    expect(text).toContain('LECHE');
    expect(text).toContain('Peso neto: 1,5 kg');
    expect(text).toContain('Fecha de caducidad: 12/03/2027');
    expect(text).toMatch(/^Helado de nata\n/);
    expect(text).toMatch(/Obrador, Jijona$/);
    expect(text).not.toContain('Lote');
    expect(text).not.toContain('\u00a0');
  });

  test('a denomination stands under the title and is kept with the recipe', () => {
    const kept = { denominacion: 'Helado crema' };
    expect(keptLabel({ workshop: { etiqueta: kept } })).toEqual(kept);
    expect(labelled(kept)).toMatchObject({ fancy: 'Helado de nata', name: 'Helado crema' });
    expect(plainLabel(labelled(kept))).toMatch(/^Helado de nata\nHelado crema\n/);
    expect(labelled({})).toMatchObject({ fancy: null, name: 'Helado de nata' });
  });

  test('what is missing is told until it is written', () => {
    expect(missingFrom(labelled({}))).toEqual([
      'el peso neto',
      'la fecha',
      'el lote',
      'las condiciones de conservación',
      'el nombre y la dirección de la empresa',
    ]);
    const all = { neto: 250, fecha: '2027-03-12', lote: 'L1', conservacion: 'Conservar a −18 °C' };
    expect(missingFrom(labelled(all, 'Obrador'))).toEqual([]);
  });

  test('the loss and what the pack stresses go to the engine', () => {
    const kept: KeptLabel = { perdida: 5, destacar: 'Nata 35%, , Azúcar', compuestos: 'disueltos' };
    const request = labelRequest({ ...RECIPE, workshop: { etiqueta: kept } }, kept);
    expect(request).toMatchObject({ perdida: 5, destacar: ['Nata 35%', 'Azúcar'], compuestos: 'disueltos' });
    expect(etiqueta(request).quid.map(({ motivo }) => motivo)).toContain('destacado');
  });
});

test('a label that is too small is told only what there is to give way', () => {
  const { paper, small, portion, inner, table } = esLabel.room;
  expect(roomFor(RECIPE, {})).toEqual([paper, small, table]);
  expect(roomFor(RECIPE, { envase_pequeno: true, porcion: 80, sin_tabla: true })).toEqual([paper, portion]);
  const lines = RECIPE.lines.map((line) => ({ ...line, made: CONTENT }));
  expect(roomFor({ lines }, {})).toContain(inner);
  expect(roomFor({ lines }, { compuestos: 'disueltos' })).not.toContain(inner);
  expect(esLabel.doesNotFit('1,2', [paper, small, table])).toContain('elige un papel mayor, marca que');
});

test('what cannot be read of a kept label is left out', () => {
  const etiquetaKept = JSON.parse(
    '{"neto":250,"porcion":"mucho","lote":7,"formato":"a4","sin_tabla":"sí","clase_fecha":"nunca"}',
  );
  expect(keptLabel({ workshop: { etiqueta: etiquetaKept } })).toEqual({ neto: 250, formato: 'a4' });
  expect(keptLabel({})).toEqual({});
});

test('papers and the height of the net quantity', () => {
  expect(FORMATS.map(({ width, height, perSheet }) => [width, height, perSheet])).toEqual([
    [62, 100, 1],
    [62, 40, 1],
    [62, 29, 1],
    [100, 150, 1],
    [70, 37, 24],
  ]);
  expect(formatOf('una servilleta').id).toBe('62x100');
  expect([50, 51, 200, 201, 1000, 1001].map(netHeight)).toEqual([2, 3, 3, 4, 4, 6]);
});
