import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { type ItemShape, readBody, readItems, readType } from '../../src/craft/read.ts';

const shape: ItemShape = {
  name: 'name',
  weight: 'grams',
  numbers: { azucares: { min: 0, max: 100 }, pac: {}, precio: { min: 0 } },
};
const read = (ingredients: unknown) => readItems(readBody({ ingredients }), shape);
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return undefined;
};

describe('what every craft refuses, in one wording', () => {
  it.each([null, [], 'texto', 3, true])('a body that is %j', (body) => {
    expect(refusal(() => readBody(body))).toBe('El cuerpo de la petición debe ser un objeto JSON.');
  });

  it.each([{}, 'leche', 3])('ingredients that are %j', (ingredients) => {
    expect(refusal(() => read(ingredients))).toBe(
      '«ingredients» debe ser una lista de ingredientes con «name» y «grams».',
    );
  });

  it.each([undefined, null])('ingredients that are %j', (ingredients) => {
    expect(refusal(() => read(ingredients))).toBe(
      'Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».',
    );
  });

  it('an empty list', () => {
    expect(refusal(() => read([]))).toBe('La lista «ingredients» está vacía.');
  });

  it('more than 500 ingredients', () => {
    const many = Array.from({ length: 501 }, () => ({ name: 'Agua', grams: 1 }));
    expect(refusal(() => read(many))).toBe('La lista «ingredients» tiene 501 elementos; el máximo es 500.');
    expect(read(many.slice(1))).toHaveLength(500);
  });

  it.each([null, 'leche', 3, ['leche', 3]])('an item that is %j, naming its position', (item) => {
    expect(refusal(() => read([{ name: 'Agua', grams: 1 }, item]))).toBe(
      'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».',
    );
  });

  it.each([undefined, null, '', '  ', 3])('a name that is %j', (name) => {
    expect(refusal(() => read([{ name, grams: 1 }]))).toBe('El ingrediente 1 no tiene «name»: debe ser un texto.');
  });

  it.each([undefined, null, '12', -1, Number.NaN, Number.POSITIVE_INFINITY])('a weight that is %j', (grams) => {
    expect(refusal(() => read([{ name: 'Agua', grams }]))).toBe(
      'El ingrediente 1 («Agua») tiene un peso no válido: «grams» debe ser un número mayor o igual que 0.',
    );
  });

  it('a composition value that is not a number within its bounds', () => {
    const withField = (field: string, value: unknown) =>
      refusal(() => read([{ name: 'Miel', grams: 1, [field]: value }]));
    expect(withField('azucares', 101)).toBe(
      'El ingrediente 1 («Miel») tiene un valor no válido en «azucares»: debe ser un número entre 0 y 100.',
    );
    expect(withField('precio', -1)).toBe(
      'El ingrediente 1 («Miel») tiene un valor no válido en «precio»: debe ser un número mayor o igual que 0.',
    );
    expect(withField('pac', '190')).toBe(
      'El ingrediente 1 («Miel») tiene un valor no válido en «pac»: debe ser un número.',
    );
    expect(withField('pac', Number.POSITIVE_INFINITY)).toBeDefined();
    expect(withField('azucares', null)).toBeUndefined();
    expect(withField('otro', 'lo que sea')).toBeUndefined();
  });

  it('tells the first fault in the order of the request', () => {
    expect(refusal(() => read([{ name: 'Agua', grams: -1 }, null]))).toContain('El ingrediente 1');
  });
});

describe('what is read', () => {
  it('keeps the name as sent, turns -0 into 0 and keeps only numbers that were given', () => {
    const [item] = read([{ name: ' Miel ', grams: -0, azucares: 80, precio: null, color: 'ámbar' }]);
    expect(item).toMatchObject({ name: ' Miel ', numbers: { azucares: 80 } });
    expect(Object.is(item?.grams, 0)).toBe(true);
    expect(read([{ name: 'Agua', grams: 1 }])[0]?.numbers).toBeUndefined();
  });
});

describe('the type asked for', () => {
  const find = (text: string) => (text === 'negro' ? ('negro' as const) : undefined);
  it.each([undefined, null, '', '   '])('counts %j as not asked for', (type) => {
    expect(readType(type, find, 'negro')).toEqual({ type: 'negro', unknown: undefined });
  });
  it('falls back and tells what was asked for', () => {
    expect(readType('rubio', find, 'negro')).toEqual({ type: 'negro', unknown: 'rubio' });
    expect(readType(['a', 1], find, 'negro')).toEqual({ type: 'negro', unknown: '["a",1]' });
  });
});

describe('lenient reading', () => {
  const turron: ItemShape = { name: 'ingrediente', weight: 'peso' };
  const lenient = (item: unknown) => readItems({ ingredients: [item] }, turron, true);

  it('takes the common names of the fields too, each by itself, and the own ones first', () => {
    expect(lenient({ name: 'Miel', grams: 3 })[0]).toMatchObject({ name: 'Miel', grams: 3 });
    expect(lenient({ ingrediente: 'Miel', grams: 3 })[0]).toMatchObject({ name: 'Miel', grams: 3 });
    expect(lenient({ name: 'Agua', ingrediente: 'Miel', peso: 3, grams: 4 })[0]).toMatchObject({
      name: 'Miel',
      grams: 3,
    });
  });

  it('is asked for: the operation of the craft takes its own names alone', () => {
    expect(refusal(() => readItems({ ingredients: [{ name: 'Miel', grams: 3 }] }, turron))).toBe(
      'El ingrediente 1 no tiene «ingrediente»: debe ser un texto.',
    );
  });

  it('names a fault by the field that was sent', () => {
    expect(refusal(() => lenient({ name: 'Miel', grams: -3 }))).toMatch(/«grams» debe ser un número/);
    expect(refusal(() => lenient({}))).toBe('El ingrediente 1 no tiene «ingrediente»: debe ser un texto.');
    expect(refusal(() => lenient(3))).toBe(
      'El ingrediente 1 no es válido: debe ser un objeto con «ingrediente» y «peso».',
    );
  });
});
