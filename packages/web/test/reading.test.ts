import { describe, expect, test } from 'vitest';
import { type Craft, type Meter, missOf } from '../src/crafts/engine.ts';
import { effectsOf } from '../src/reading/effects.ts';
import { type Reading, readingOf } from '../src/recipe/reading.ts';
import { newLine } from '../src/recipe/recipe.ts';
import { requestOf } from '../src/recipe/request.ts';
import { ALL, cacao, helado, panaderia, pasteleria, turron } from './crafts.ts';

function read(craft: Craft, type: string, items: Readonly<Record<string, number>>): Reading {
  const lines = Object.entries(items).map(([name, grams]) => newLine(name, grams));
  const reading = readingOf(craft, requestOf({ type, lines }, craft, {}).body);
  if (reading?.kind !== 'reading') throw new Error('refused');
  return reading;
}

const meterOf = ({ analysis }: Reading, key: string): Meter => analysis.meters.find((meter) => meter.key === key)!;

describe('the five crafts seen alike', () => {
  test('helado: ranges of the type; the classic index is only shown', () => {
    const reading = read(helado, 'helado_crema', { 'Leche entera': 500, 'Nata 35%': 250, Azúcar: 100 });
    expect(reading.analysis.outcome.good).toBe(false);
    expect(meterOf(reading, 'PAC')).toMatchObject({ value: -5.61, min: -12.5, max: -10.6, state: 'alto' });
    expect(missOf(meterOf(reading, 'PAC'))).toBeCloseTo(4.99);
    expect(meterOf(reading, 'PAC_indice_clasico').state).toBe('sin_juicio');
    expect(reading.figures.map(({ key }) => key)).toEqual(['aguaLibre', 'kcal_100g', 'coste_100g_eur']);
  });

  test('turrón: the limits of Extra with the mark of Suprema beyond', () => {
    const reading = read(turron, 'jijona', { almendra_tostada: 550, miel: 120, azucar: 300, clara: 40 });
    expect(meterOf(reading, 'pctAlmendra')).toMatchObject({
      min: 50,
      max: null,
      state: 'dentro',
      mark: { at: 64, label: 'Suprema' },
    });
    expect(reading.analysis.outcome.almonds).toBe(2);
  });

  test('cacao: law and targets as the engine measures them, water activity included', () => {
    const reading = read(cacao, 'bombon', { cob_negra: 400, nata: 300, azucar_invertido: 30, mantequilla: 40 });
    expect(reading.analysis.outcome.medal).toBe('bronze');
    expect(reading.analysis.meters.filter(({ state }) => state !== 'dentro').map(({ label }) => label)).toEqual([
      'Azúcar',
      'Grasa láctea',
      'Actividad de agua',
    ]);
  });

  test.each([
    ['helado', helado, 'PAC'],
    ['panaderia', panaderia, 'hidratacion'],
    ['pasteleria', pasteleria, 'azucares'],
    ['turron', turron, 'pctAlmendra'],
    ['cacao', cacao, 'base.cacaoTotal'],
  ] as const)('the example of %s has every meter inside and a source for each range', (_, craft, key) => {
    const { type, ingredients } = craft.example as { type: string; ingredients: Record<string, unknown>[] };
    const items = Object.fromEntries(ingredients.map((item) => [item[craft.shape.name], item[craft.shape.weight]]));
    const reading = read(craft, type, items as Record<string, number>);
    expect(reading.analysis.outcome.good).toBe(true);
    expect(reading.analysis.meters.some((meter) => meter.key === key && meter.info !== undefined)).toBe(true);
    for (const meter of reading.analysis.meters) {
      expect(meter.state, meter.label).not.toMatch(/bajo|alto/);
      expect(meter.limits.every(({ source }) => source.length > 3) && meter.limits.length, meter.label).toBeGreaterThan(
        0,
      );
    }
  });

  test('a refusal keeps the engine’s words, and an empty formula is no fault', () => {
    const { body } = requestOf({ type: 'pan_comun', lines: [newLine('Agua', 100)] }, panaderia, {});
    expect(readingOf(panaderia, body)).toMatchObject({ kind: 'refusal', message: expect.stringContaining('harina') });
    expect(readingOf(panaderia, { ...body, ingredients: [] })).toBeNull();
  });
});

test('effects: what the engine says of the formula with 10 g more, less what it says of the formula', () => {
  const lines = [newLine('Leche entera', 595), newLine('Nata 35%', 180), newLine('Azúcar', 225)];
  const request = requestOf({ type: 'helado_crema', lines }, helado, {});
  const effects = effectsOf(helado, request, lines[1]!.id, 10)!;
  const after = helado.analyse({
    type: 'helado_crema',
    ingredients: request.body.ingredients.map((item, i) => (i === 1 ? { ...item, grams: 190 } : item)),
  });
  expect(effects.materiaGrasa).toBeCloseTo(
    after.values.materiaGrasa! - helado.analyse(request.body).values.materiaGrasa!,
  );
  expect(effectsOf(helado, request, -1, 10)).toBeNull();
});

test.each(ALL)('effects in $id: adding an ingredient says how it moves each meter and figure', (craft) => {
  const { type, ingredients } = craft.example as { type: string; ingredients: Record<string, unknown>[] };
  const lines = ingredients.map((item) => newLine(String(item[craft.shape.name]), Number(item[craft.shape.weight])));
  const unknown = newLine('Polvo de hadas', 5);
  const request = requestOf({ type, lines: [...lines, unknown] }, craft, {});
  const { analysis, figures } = readingOf(craft, request.body) as Reading;
  const { meters } = analysis;
  const effects = effectsOf(craft, request, unknown.id, 100)!;
  for (const { key } of [...meters, ...figures]) expect(effects[key], key).toBeTypeOf('number');
  const moved = meters.filter(({ key }) => effects[key] !== 0).map(({ label }) => label);
  if (craft === turron) expect(moved).toContain('Ingredientes sin identificar');
  if (craft === cacao) expect(meters.some(({ key }) => key.startsWith('base.'))).toBe(true);
});
