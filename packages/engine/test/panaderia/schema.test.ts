import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { panaderia } from '../../src/panaderia/craft.ts';
import { PanaderiaRequestSchema, PanaderiaResponseSchema } from '../../src/panaderia/schema.ts';
import { answer, formula } from './formulas.ts';

const ajv = new Ajv2020({ strict: false });
const request = ajv.compile(PanaderiaRequestSchema);
const response = ajv.compile({ ...PanaderiaResponseSchema, additionalProperties: false });

describe('the schemas', () => {
  it('have the names of the OpenAPI document', () => {
    expect(PanaderiaRequestSchema).toMatchObject({ $id: 'PanaderiaRequest' });
    expect(PanaderiaResponseSchema).toMatchObject({ $id: 'PanaderiaResponse' });
  });

  it.each(panaderia.types.map(({ id }) => id))('describe the answer for %s', (type) => {
    const body = formula(type, 'Harina 1000; Leche 650; Sal 18; Levadura seca 20; Masa madre 10; Zas 3');
    expect(request(body)).toBe(true);
    expect(response(answer(body)), JSON.stringify(response.errors)).toBe(true);
  });

  it('describe an ingredient with role and hydration, and refuse one without weight', () => {
    const item = { name: 'MM', grams: 100, role: 'masa_madre', hidratacion: 80 };
    expect(request({ ingredients: [item] })).toBe(true);
    expect(request({ type: null, ingredients: [{ ...item, role: null, hidratacion: null, lote: 'A' }] })).toBe(true);
    expect(request({ ingredients: [{ name: 'MM' }] })).toBe(false);
    expect(request({ ingredients: [] })).toBe(false);
  });
});

describe('the craft', () => {
  it('offers an example that is balanced and leaves nothing to say', () => {
    expect(answer(panaderia.example)).toMatchObject({ verdict: 'equilibrada', warnings: [] });
    expect(request(panaderia.example)).toBe(true);
  });

  it('explains the six numbers and the limits of the types, each with its source', () => {
    expect(panaderia.params.map(({ key }) => key)).toEqual([
      'hidratacion',
      'sal',
      'levadura',
      'prefermento',
      'grasa',
      'azucar',
    ]);
    expect(panaderia.types.map(({ id, limits }) => [id, limits.length])).toEqual([
      ['pan_comun', 6],
      ['baguette', 6],
      ['ciabatta', 6],
      ['pizza_napolitana', 6],
      ['pizza_teglia', 6],
      ['pan_molde', 5],
      ['brioche', 5],
      ['pan_rustico_mm', 6],
      ['roscon', 5],
      ['panettone', 6],
      ['mollete', 6],
      ['focaccia', 6],
      ['pan_cristal', 6],
      ['pan_centeno', 6],
      ['bagel', 6],
      ['bolleria_hojaldrada', 6],
      ['pan_leche', 5],
      ['pita', 6],
      ['grissini', 6],
      ['pan_sin_gluten', 5],
      ['pan_candeal', 6],
    ]);
    for (const { limits } of panaderia.types) {
      for (const {
        source,
        param: { label, unit },
      } of limits)
        expect([source, label, unit]).not.toContain('');
    }
  });

  it('judges by the very limits it publishes', () => {
    for (const { id, limits } of panaderia.types) {
      const { ranges } = answer(formula(id, 'Harina 1000; Agua 600; Levadura fresca 10'));
      expect(ranges).toEqual(Object.fromEntries(limits.map(({ param, min, max }) => [param.key, [min, max]])));
    }
  });
});
