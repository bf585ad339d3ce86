import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/cacao/analyse.ts';
import { applySteps } from '../../src/craft/advice.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { request } from './formula.ts';

const of = (type: string, parts: Readonly<Record<string, number>>) => analyse(request(type, parts));

describe('steps', () => {
  it('do what the sentences say for the weight sent, to the ingredient as it was sent', () => {
    const { advice } = of('negro', { 'Pasta de cacao': 1000, Azúcar: 1500 });
    expect(advice.map(({ steps, mends }) => ({ steps, mends }))).toEqual([
      {
        steps: [{ action: 'cambiar', ingredient: 'Azúcar', by: 'Pasta de cacao', grams: 80 }],
        mends: ['base.cacaoTotal'],
      },
      { steps: [{ action: 'anadir', ingredient: 'manteca_cacao', grams: 115 }], mends: ['base.manteca'] },
      { steps: [{ action: 'anadir', ingredient: 'manteca_cacao', grams: 70 }], mends: ['base.grasaTotal'] },
      { steps: [], mends: ['base.azucar'] },
    ]);
    expect(advice[0]!.text).toContain('cambia 80 g de azúcar blanco por pasta de cacao');
  });

  it('take from the heaviest of the lines of a kind and add to the one that is there', () => {
    const body = request('negro', { azucar: 250, 'Azúcar glas': 350, 'Pasta de cacao': 400 });
    const [first] = analyse(body).advice;
    expect(first!.steps).toEqual([{ action: 'cambiar', ingredient: 'Azúcar glas', by: 'Pasta de cacao', grams: 32 }]);
    expect(applySteps(SHAPE, body, first!.steps)?.ingredients).toContainEqual({
      ingrediente: 'Pasta de cacao',
      peso: 432,
    });
  });

  it('are told for a kilo where the formula is written in parts', () => {
    const { advice } = of('gianduja', { avellana: 1, azucar_glas: 1, cob_negra: 1 });
    expect(advice[0]!.text).toBe(
      'Cacao total (parte de chocolate) 30,00 % (mínimo legal 32 %): cambia 14 g de azúcar glas por pasta de cacao por cada kilo.',
    );
    expect(advice[0]!.steps[0]!.grams).toBeCloseTo(0.042, 9);
  });

  it('are none where nothing that is weighed mends it', () => {
    const { advice } = of('bean_to_bar', { cob_negra_70: 1000 });
    expect(advice[0]).toMatchObject({ steps: [], mends: ['coberturas'] });
  });

  it('stay finite for weights at the end of a double', () => {
    for (const peso of [Number.MAX_VALUE, 5e-324]) {
      const { advice } = of('negro', { pasta_cacao: peso, azucar: peso, leche_entera_polvo: peso });
      expect(advice.length).toBeGreaterThan(0);
      for (const { text, steps } of advice) {
        expect(text).not.toMatch(/NaN|Infinity|∞/);
        for (const step of steps) expect(Number.isFinite(step.grams)).toBe(true);
      }
    }
  });
});

describe('meters', () => {
  const meterOf = (type: string, parts: Readonly<Record<string, number>>, key: string) =>
    of(type, parts).meters.find((meter) => meter.key === key)!;

  it('show the narrowest of law and target, the one that sets it first', () => {
    const meter = meterOf('negro', { pasta_cacao: 40, azucar: 60 }, 'base.manteca');
    expect(meter).toMatchObject({
      label: 'Manteca de cacao',
      value: 21.6,
      min: 25,
      max: 57,
      state: 'bajo',
      mark: null,
    });
    expect(meter.info?.key).toBe('manteca');
    expect(meter.limits.map(({ min, level, authority }) => [min, level, authority])).toEqual([
      [25, 'objetivo', 'oficio'],
      [18, 'legal', 'ley'],
      [26, 'calidad superior', 'ley'],
    ]);
  });

  it('name only the sources of the family and the name the formula has', () => {
    const sources = meterOf('cobertura', { cob_blanca: 1 }, 'base.lacteos').limits.map(({ source }) => source);
    expect(sources).toEqual([
      'Coberturas blancas comerciales: 28 a 35 % de manteca, 21 a 25 % de leche (Callebaut, Chocolate Academy)',
      'RD 1055/2003; Directiva 2000/36/CE, anexo I A.6',
    ]);
  });

  it('judge a skimmed milk chocolate by the law of its name', () => {
    const parts = { pasta_cacao: 12, manteca_cacao: 22, leche_desn_polvo: 18, azucar: 47.5, lecitina: 0.5 };
    const meter = meterOf('leche', parts, 'base.grasaLactea');
    expect(meter.limits.map(({ min, max, level }) => [min, max, level])).toEqual([
      [4, 14.5, 'objetivo'],
      [null, 1, 'legal'],
    ]);
  });

  it('do not judge the butter of a cocoa that is not there', () => {
    expect(meterOf('negro', { azucar: 100 }, 'ratio')).toMatchObject({ value: 0, state: 'sin_juicio' });
  });

  it('leave out what no ingredient carries and no limit asks for', () => {
    const keys = (parts: Readonly<Record<string, number>>) => of('negro', parts).meters.map(({ key }) => key);
    expect(keys({ pasta_cacao: 70, azucar: 30 })).not.toContain('base.grasaVegetal');
    expect(keys({ pasta_cacao: 70, azucar: 30, grasa_equivalente: 1 })).toContain('base.grasaVegetal');
  });

  it('show the water activity of the answer, against the target of a ganache', () => {
    const { meters, waterActivity } = of('bombon', { praline_avellana_50: 41.4, cob_leche: 31.6, nata: 2.22 });
    expect(waterActivity).toBe(0.47);
    expect(meters.at(-1)).toMatchObject({ key: 'aw', value: 0.47, min: 0, max: 0.85, state: 'dentro' });
    expect(meterOf('bombon', { cob_negra_85: 40, nata: 30, cacao_polvo: 30 }, 'aw').state).toBe('alto');
  });
});

describe('what is understood', () => {
  it('tells each item by the row it is read as, its share and how sure it is', () => {
    const { ingredients } = of('negro', { ' PASTA de cacao': 2, azucar: 1, 'Polvo de hadas': 0, Krill: 3 });
    expect(
      ingredients.map(({ sent, id, name, grams, share, certainty }) => [sent, id, name, grams, share, certainty]),
    ).toEqual([
      [' PASTA de cacao', 'pasta_cacao', 'Pasta de cacao', 2, 33.33, 'exacta'],
      ['azucar', 'azucar', 'Azúcar blanco (sacarosa)', 1, 16.67, 'exacta'],
      ['Polvo de hadas', null, 'Polvo de hadas', 0, 0, 'desconocida'],
      ['Krill', null, 'Krill', 3, 50, 'desconocida'],
    ]);
  });

  it('warns by code, and of an ingredient by its place', () => {
    const parts = { cob_negra: 10, nata: 10, 'Polvo de hadas': 0, Krill: 30, grasa_equivalente: 1 };
    expect(of('bombon', parts).warnings.map(({ code, index }) => [code, index])).toEqual([
      ['sin_identificar', 3],
      ['poco_chocolate', undefined],
      ['etiqueta_grasa_vegetal', undefined],
      ['ingrediente_desconocido', 3],
    ]);
    expect(of('tableta', { azucar: 1 }).warnings.map(({ code }) => code)).toEqual(['tipo_desconocido']);
  });

  it('comes to a medal and a name', () => {
    expect(of('negro', { pasta_cacao: 70, azucar: 30 }).outcome).toMatchObject({
      id: 'gold',
      text: 'medalla de oro',
      good: true,
      denomination: 'Chocolate negro de calidad superior (cumple RD 1055/2003)',
      scores: ['oro', 'plata'],
    });
  });

  it('is computed once', () => {
    const analysis = of('negro', { pasta_cacao: 40, azucar: 60 });
    expect(analysis.advice).toBe(analysis.advice);
    expect(analysis.meters).toBe(analysis.meters);
    expect(analysis.ingredients).toBe(analysis.ingredients);
  });
});
