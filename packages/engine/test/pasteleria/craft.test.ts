import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { balance } from '../../src/craft/request.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { PasteleriaRequestSchema, PasteleriaResponseSchema } from '../../src/pasteleria/schema.ts';
import { TYPE_IDS } from '../../src/pasteleria/types.ts';
import { formula } from './formula.ts';

describe('the craft', () => {
  it('has an example that earns gold', () => {
    expect(Value.Check(PasteleriaRequestSchema, pasteleria.example)).toBe(true);
    expect(balance(pasteleria, pasteleria.example).trophy).toBe('gold');
  });

  it('answers every type with the fields of its schema and explains every parameter', () => {
    const explained = new Set(pasteleria.params.map(({ key }) => key));
    const used = new Set<string>();
    for (const id of TYPE_IDS) {
      const ingredients = pasteleria.additions(id).map((name) => ({ name, grams: 100 }));
      const response = balance(pasteleria, { type: id, ingredients });
      expect(Value.Check(PasteleriaResponseSchema, response)).toBe(true);
      const { trophy: _, ...others } = response;
      const { trophy: __, ...expected } = PasteleriaResponseSchema.properties;
      expect(Object.keys(others)).toEqual(Object.keys(expected));
      for (const key of Object.keys(response.params)) used.add(key);
    }
    expect([...used].filter((key) => !explained.has(key))).toEqual([]);
    expect([...explained].filter((key) => !used.has(key))).toEqual([]);
  });

  it('tells label, formula and source of every parameter', () => {
    for (const { label, formula, source } of pasteleria.params) {
      expect(label).not.toBe('');
      expect(formula).toMatch(/\.$/);
      expect(source).not.toBe('');
    }
  });

  it('refuses in its schema what it refuses in its answers', () => {
    const item = (extra: object) => ({ ingredients: [{ name: 'Harina', grams: 1, ...extra }] });
    expect(Value.Check(PasteleriaRequestSchema, item({ azucares: null, marca: 'x' }))).toBe(true);
    expect(Value.Check(PasteleriaRequestSchema, item({ azucares: 101 }))).toBe(false);
    expect(Value.Check(PasteleriaRequestSchema, item({ grams: -1 }))).toBe(false);
    expect(Value.Check(PasteleriaRequestSchema, { ingredients: [] })).toBe(false);
  });
});

describe('levers', () => {
  const levers = (type: string, recipe: string) => pasteleria.levers(formula(type, recipe)).map(({ lever }) => lever);

  it('leave flavour, salt, leavening and gelling alone', () => {
    expect(
      levers(
        'genoise',
        'Harina 125, Huevo entero 200, Azúcar 125, Vainilla 2, Sal 1, Impulsor 3, Gelatina 2, Ron 5, cosa 1',
      ),
    ).toEqual([true, true, true, false, false, false, false, false, false]);
  });

  it('leave a dosed ingredient alone also when it is the very thing out of range', () => {
    expect(levers('panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 25')).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('tell the name and the price, also of a preparation and of the unknown', () => {
    expect(pasteleria.levers(formula('muselina', 'crema pastelera 500, manteca 0, cosa 1'))).toMatchObject([
      { lever: true, label: 'Crema pastelera', price: expect.closeTo(1.76, 2) },
      { lever: true, label: 'Manteca de cerdo', price: 3.3 },
      { lever: false, label: 'cosa', price: null },
    ]);
  });

  it('fall back to the additions of génoise', () => {
    expect(pasteleria.additions('croissant')).toBe(pasteleria.additions('genoise'));
  });
});
