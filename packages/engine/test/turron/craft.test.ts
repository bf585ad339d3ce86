import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { turron } from '../../src/turron/craft.ts';
import { TurronRequestSchema, TurronResponseSchema } from '../../src/turron/schema.ts';
import { TYPE_INFOS } from '../../src/turron/types.ts';
import { answer, balance, formula } from './formula.ts';

describe('the craft', () => {
  it('has an example that comes out Suprema', () => {
    expect(Value.Check(TurronRequestSchema, turron.example)).toBe(true);
    expect(answer(turron.example).score.categoria).toBe('Suprema');
  });

  it('explains every parameter of the response, in order', () => {
    const { params } = answer(turron.example);
    expect(turron.params.map(({ key }) => key)).toEqual(Object.keys(params));
  });

  it('answers with exactly the fields of its schema', () => {
    for (const { id } of TYPE_INFOS) {
      const response = balance(id, 'almendra_cruda 500, miel 100, azucar 300, yema 40');
      expect(Value.Check(TurronResponseSchema, response)).toBe(true);
      expect(Object.keys(response)).toEqual(Object.keys(TurronResponseSchema.properties));
      expect(Object.keys(response.score)).toEqual(Object.keys(TurronResponseSchema.properties.score.properties));
    }
    const honeyOnly = balance('jijona', 'almendra_cruda 700, miel 300');
    expect(Value.Check(TurronResponseSchema, honeyOnly)).toBe(true);
  });
});

describe('levers', () => {
  it('leaves flavour, additives and wafer alone', () => {
    const body = formula('jijona', 'almendra_tostada 640, miel 0, canela 2, lecitina 3, oblea 10, sal 1');
    expect(turron.levers(body).map(({ lever }) => lever)).toEqual([true, true, false, false, false, false]);
    expect(turron.levers(body)[0]).toMatchObject({ lever: true, label: 'Almendra repelada tostada', price: 10.5 });
  });

  it('may reduce the unknown where an IGP limits it, but not what is dosed', () => {
    const body = formula('jijona', 'almendra_tostada 640, gelatina 5, polvo de hadas 20');
    expect(turron.levers(body).slice(1)).toMatchObject([
      { lever: false, label: 'Gelatina en polvo o láminas', price: 18 },
      { lever: true, label: 'polvo de hadas', price: null },
    ]);
    expect(turron.levers({ ...body, type: 'generico' }).map(({ lever }) => lever)).toEqual([true, false, false]);
  });

  it('adds only ingredients of the catalogue that the type admits', () => {
    const ids = new Set(turron.catalogue().map(({ name }) => name));
    for (const { id, label } of TYPE_INFOS) {
      const additions = turron.additions(id);
      expect(turron.additions(label)).toBe(additions);
      expect(additions.every((name) => ids.has(name))).toBe(true);
      const { score } = answer({
        type: id,
        ingredients: additions.map((ingrediente) => ({ ingrediente, peso: 1 })),
      });
      expect(score.motivos.join()).not.toContain('no está admitido');
    }
    expect(turron.additions('desconocido')).toBe(turron.additions('jijona'));
  });
});
