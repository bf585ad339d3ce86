import { describe, expect, it } from 'vitest';
import { balance } from '../../src/craft/craft.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { ingredients } from './formulas.ts';

const LOAF = ingredients('Harina 1000; Agua 650; Sal 18; Levadura fresca 20');

describe('the type', () => {
  it.each([
    ['Pan', 'pan_comun'],
    ['barra', 'pan_comun'],
    ['HOGAZA', 'pan_comun'],
    ['Chapata', 'ciabatta'],
    ['pizza', 'pizza_napolitana'],
    ['Pizza napoletana', 'pizza_napolitana'],
    ['teglia', 'pizza_teglia'],
    ['pizza romana', 'pizza_teglia'],
    ['Pan de molde', 'pan_molde'],
    ['molde', 'pan_molde'],
    ['masa madre', 'pan_rustico_mm'],
    ['Pan rústico', 'pan_rustico_mm'],
    ['pan de masa madre', 'pan_rustico_mm'],
    ['PAN_RUSTICO_MM', 'pan_rustico_mm'],
    ['Brioche', 'brioche'],
  ])('«%s» is %s, without a warning', (type, applied) => {
    const response = balance(panaderia, { type, ingredients: LOAF });
    expect(response.type).toBe(applied);
    expect(response.warnings.filter((text) => text.startsWith('Tipo'))).toEqual([]);
  });

  it.each([undefined, null, '', '  '])('%j is pan común', (type) => {
    expect(balance(panaderia, { type, ingredients: LOAF })).toMatchObject({ type: 'pan_comun', warnings: [] });
  });

  it.each([
    ['Croissant', 'Croissant'],
    ['__proto__', '__proto__'],
    [3, '3'],
    [['baguette'], '["baguette"]'],
  ])('%j is unknown: pan común and a warning', (type, shown) => {
    expect(balance(panaderia, { type, ingredients: LOAF })).toMatchObject({
      type: 'pan_comun',
      typeLabel: 'Pan común (barra u hogaza)',
      warnings: [`Tipo «${shown}» no reconocido: se aplican los rangos de pan_comun.`],
    });
  });
});

describe('refusals', () => {
  it.each([null, 3, 'pan', [], undefined])('%j is no object', (body) => {
    expect(() => balance(panaderia, body)).toThrow('El cuerpo de la petición debe ser un objeto JSON.');
  });

  it.each([undefined, null, {}, 'Harina', 3])('ingredients %j is no list', (list) => {
    expect(() => balance(panaderia, { ingredients: list })).toThrow(
      'Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».',
    );
  });

  it('empty list', () => {
    expect(() => balance(panaderia, { ingredients: [] })).toThrow('La lista «ingredients» está vacía.');
  });

  it.each<[unknown, string]>([
    [null, 'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».'],
    [['Agua', 5], 'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».'],
    [{ grams: 5 }, 'El ingrediente 2 no tiene «name»: debe ser un texto.'],
    [{ name: ' ', grams: 5 }, 'El ingrediente 2 no tiene «name»: debe ser un texto.'],
    [{ name: 7, grams: 5 }, 'El ingrediente 2 no tiene «name»: debe ser un texto.'],
    ...[undefined, null, '650', -1, Number.NaN, Number.POSITIVE_INFINITY].map((grams): [unknown, string] => [
      { name: 'Agua', grams },
      'El ingrediente 2 («Agua») tiene un peso no válido: «grams» debe ser un número mayor o igual que 0.',
    ]),
  ])('%j', (item, message) => {
    expect(() => balance(panaderia, { ingredients: [LOAF[0], item] })).toThrow(message);
  });

  it.each([
    ['no flour', [{ name: 'Agua', grams: 100 }]],
    [
      'flour without weight',
      [
        { name: 'Harina', grams: 0 },
        { name: 'Agua', grams: 100 },
      ],
    ],
    ['flour for dusting only', [{ name: 'Harina para espolvorear', grams: 100 }]],
    ['nut flour only', [{ name: 'Harina de almendra', grams: 100 }]],
    ['nothing weighs', [{ name: 'Agua', grams: 0 }]],
    ['flour forced to be something else', [{ name: 'Harina', grams: 100, role: 'otro' }]],
  ])('%s', (_case, list) => {
    expect(() => balance(panaderia, { ingredients: list })).toThrow(
      'No se reconoce ninguna harina en la fórmula. Añade harina o marca el ingrediente con role «harina».',
    );
  });
});

describe('what is accepted', () => {
  it('flour by role alone', () => {
    const { params } = balance(panaderia, {
      ingredients: [
        { name: 'Producto 7', grams: 1000, role: 'harina' },
        { name: 'Producto 8', grams: 600, role: 'agua' },
      ],
    });
    expect(params.hidratacion).toBe(60);
  });

  it('the same name twice, added up', () => {
    const twice = ingredients('Harina 400; Harina 600; Agua 325; Agua 325; Sal 18; Levadura fresca 20');
    expect(balance(panaderia, { ingredients: twice })).toEqual(balance(panaderia, { ingredients: LOAF }));
  });

  it('dried sourdough as flour and pre-ferment that does not leaven', () => {
    const { params, ranges } = balance(panaderia, {
      ingredients: ingredients('Harina 950; Masa madre en polvo 50; Agua 650; Sal 18'),
    });
    expect(params).toMatchObject({ hidratacion: 65, prefermento: 5, levadura: 0 });
    expect(ranges.levadura).toEqual([0.1, 3]);
  });

  it('the hydration of a pre-ferment as a field of its own', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: [
        ...ingredients('Harina 1000; Agua 600; Sal 20'),
        { name: 'Masa madre', grams: 300, hidratacion: 50 },
      ],
    };
    expect(balance(panaderia, body)).toMatchObject({ params: { hidratacion: 58.33, prefermento: 25 }, warnings: [] });
  });

  it('any form of yeast against the legal 0.2 % of sourdough bread', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: ingredients('Harina 900; Agua 600; Masa madre 100 % 200; Sal 18; Levadura seca 2'),
    };
    expect(balance(panaderia, body)).toMatchObject({
      params: { levadura: 0.2 },
      ranges: { levadura: [0, 0.2] },
      verdict: 'equilibrada',
    });
  });

  it('nothing but the interface on the wire, not even when asked for more', () => {
    expect(Object.keys(balance(panaderia, { ingredients: LOAF, proceso: { pesoPieza: 300 }, craft: 'pan' }))).toEqual([
      'status',
      'verdict',
      'type',
      'typeLabel',
      'params',
      'ranges',
      'inRange',
      'suggestions',
      'warnings',
      'poweredBy',
    ]);
  });
});
