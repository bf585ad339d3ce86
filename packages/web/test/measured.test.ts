import { describe, expect, test } from 'vitest';
import { biasText, calculatedText, measuredText } from '../src/book/measures.ts';
import { loadCraft } from '../src/crafts/craft-engines.ts';
import type { CraftId } from '../src/crafts/engine.ts';
import type { Entry } from '../src/storage/book.ts';
import type { Annotation, Content, Measures } from '../src/storage/records.ts';
import { learntFriction } from '../src/workshop/friction.ts';

const content = (oficio: CraftId, tipo: string, ingredientes: Readonly<Record<string, number>>): Content => ({
  oficio,
  tipo,
  titulo: '',
  ingredientes: Object.entries(ingredientes).map(([nombre, gramos]) => ({ nombre, gramos })),
});

/** A recipe of one version with a note per measure, the oldest first. */
function entry(id: string, made: Content, ...measures: readonly Measures[]): Entry {
  const annotations = measures.map(
    (medidas, creada): Annotation => ({ v: 1, id: `${creada}`, receta: id, version: id, creada, nota: '', medidas }),
  );
  const version = { v: 1, id, receta: id, creada: 0, anterior: null, nota: '', contenido: made };
  return {
    ...{ id, title: id, craft: made.oficio, content: made, modified: 0, used: 0, tags: [], favourite: false },
    ...{ trashed: null, versions: [version], drafts: [], annotations },
  };
}

describe('the friction of one’s own mixer', () => {
  const BREAD = content('panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 20, 'Levadura fresca': 10 });
  // Sheet of physics, 7: flour of 22 °C and water of 20.3 come to 25 °C where mixing warms by 4, told as three times it.
  const dough = (temperatura: number): Measures => ({ temperatura, temperaturaHarina: 22, temperaturaAguaUsada: 20.3 });

  test.each([
    ['none without measures', [entry('a', BREAD, { temperatura: 25 })], null],
    ['one dough', [entry('a', BREAD, dough(25))], [12, 1]],
    [
      'the middle of the last three: a slip is not learnt',
      [entry('a', BREAD, dough(40), dough(25), dough(26), dough(60))],
      [15, 3],
    ],
    [
      'those of the same recipe before others',
      [entry('b', BREAD, dough(30), dough(30)), entry('a', BREAD, dough(25), dough(25))],
      [12, 3],
    ],
  ] as const)('%s', async (_case, entries, told) => {
    const learnt = learntFriction(await loadCraft('panaderia'), entries, 'a');
    expect(learnt && [Number(learnt.friction.toFixed(1)), learnt.doughs]).toEqual(told);
  });
});

test.each([
  [{}, 'calculada 0,83 ±0,04'],
  [{ aw: 0.84 }, 'calculada 0,83 ±0,04'],
  [{ aw: 0.87 }, 'calculada 0,83 ±0,04; con la aw medida (0,87) por encima del máximo (0,85)'],
  [{ aw: 87 }, 'calculada 0,83 ±0,04'],
])('a reading of a filling, %o, says where it is beyond the limit', async (measures, text) => {
  const parts = { cob_negra: 500, azucar_invertido: 60, mantequilla: 40, nata: 250, sorbitol: 30 };
  expect(calculatedText(await loadCraft('cacao'), content('cacao', 'bombon', parts), 'aw', measures)).toBe(text);
});

test('what is measured stands beside what is calculated', async () => {
  const GANACHE = content('cacao', 'trufa', { 'Nata 35 %': 400, 'Cobertura negra 70 %': 500, 'Azúcar invertido': 60 });
  const TURRON = content('turron', 'alicante', { almendra_tostada: 600, miel: 200, azucar: 250, clara: 30 });
  const [cacao, turron] = await Promise.all([loadCraft('cacao'), loadCraft('turron')]);
  expect(calculatedText(cacao, GANACHE, 'aw', {})).toMatch(/^calculada 0,9\d ±0,04$/);
  expect(calculatedText(turron, TURRON, 'humedad', {})).toBe('calculada 3,9 %');
  expect(calculatedText(turron, TURRON, 'rendimiento', {})).toBeNull();
  expect(measuredText('tacto', 4)).toBe('Dureza a la pala: duro');
  expect(biasText(cacao, [entry('a', GANACHE)])).toBeNull();
  expect(biasText(cacao, [entry('a', GANACHE, { aw: 0.88 }, { aw: 0.86 })])).toMatch(
    /^Tus 2 medidas de aw se apartan −0,0\d del cálculo, de media \(margen ±0,04\)\.$/,
  );
});
