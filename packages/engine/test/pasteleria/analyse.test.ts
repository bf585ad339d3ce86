import { describe, expect, it } from 'vitest';
import { applySteps } from '../../src/craft/advice.ts';
import { InputError } from '../../src/craft/errors.ts';
import { isOut } from '../../src/craft/meter.ts';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { SHAPE } from '../../src/pasteleria/shape.ts';
import { formula } from './formula.ts';

const steps = (body: unknown) => analyse(body).advice.flatMap((advice) => advice.steps);

describe('advice as steps', () => {
  it('a génoise short of sugar takes the grams of its sentence, once', () => {
    const body = formula('genoise', 'Huevo entero 200, Azúcar 60, Harina 125');
    const [first] = analyse(body).advice;
    expect(first?.text).toContain(`${first?.steps[0]?.grams} g de azúcar`);
    expect(first?.steps).toEqual([{ action: 'anadir', ingredient: 'Azúcar', grams: expect.any(Number) }]);
    expect(first?.mends).toEqual(['ratioAzucarHarina']);
    const after = analyse(applySteps(SHAPE, body, steps(body)));
    expect(after.outcome.good).toBe(true);
  });

  it('takes an ingredient sent on several lines from the heaviest first, under the names sent', () => {
    const body = formula('genoise', 'Huevo entero 200, azucar 150, Azúcar 90, Harina 125');
    expect(
      steps(body)
        .filter(({ action }) => action === 'quitar')
        .map(({ ingredient }) => ingredient)[0],
    ).toBe('azucar');
  });

  it('takes whole lines away where the protected name does not admit them', () => {
    const body = formula('tarta_santiago', 'Almendra molida 250, Azúcar 250, Huevo entero 250, Harina 40');
    expect(steps(body)).toContainEqual({ action: 'quitar', ingredient: 'Harina', grams: 40 });
    expect(analyse(applySteps(SHAPE, body, steps(body))).outcome.good).toBe(true);
  });
});

describe('what the doors read', () => {
  const body = formula('genoise', 'Huevo entero 200, harina floja 125, Azúcar 60, polvo de hadas 5');

  it('one meter per judged parameter, in the order of the parameters, with the limit that decides', () => {
    const { meters, values } = analyse(body);
    expect(meters.map(({ key }) => key)).toEqual([
      'azucares',
      'grasa',
      'agua',
      'ratioAzucarHarina',
      'ratioHuevoHarina',
      'ratioGrasaHarina',
    ]);
    for (const meter of meters) {
      expect(meter.value).toBe(values[meter.key]);
      expect(meter.limits[0]?.source).not.toBe('');
      expect(isOut(meter)).toBe(meter.value < meter.min! || meter.value > meter.max!);
    }
  });

  it('how each ingredient was read, and how surely', () => {
    expect(analyse(body).ingredients.map(({ sent, id, certainty }) => [sent, id, certainty])).toEqual([
      ['Huevo entero', 'Huevo entero', 'exacta'],
      ['harina floja', 'Harina', 'exacta'],
      ['Azúcar', 'Azúcar', 'exacta'],
      ['polvo de hadas', null, 'desconocida'],
    ]);
    expect(analyse(body).warnings.map(({ code, index }) => [code, index])).toEqual([
      ['sin_identificar', 3],
      ['ingrediente_desconocido', 3],
      ['sin_precio', 3],
      ['coste_parcial', undefined],
    ]);
  });

  it('the matcher of the craft is that of the analysis', () => {
    for (const { sent, id } of analyse(body).ingredients) expect(pasteleria.find(sent)?.name ?? null).toBe(id);
  });

  it('refusals carry a code', () => {
    expect(() => analyse(formula('genoise', 'Azúcar 100'))).toThrow(InputError);
    try {
      analyse({ ingredients: [{ name: 'Harina', grams: -1 }] });
    } catch (error) {
      expect((error as InputError).fault).toEqual({ code: 'peso_no_valido', index: 0, field: 'grams' });
    }
    expect.assertions(2);
  });
});
