import { describe, expect, it } from 'vitest';
import { type Fault, InputError } from '../../src/craft/errors.ts';
import { answer, ingredients } from './formulas.ts';

const LOAF = ingredients('Harina de trigo 1000; Agua 650; Sal 18; Levadura fresca 20');

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
    ['Roscón de Reyes', 'roscon'],
    ['pandoro', 'panettone'],
    ['molletes', 'mollete'],
    ['focaccia genovese', 'focaccia'],
    ['pan de cristal', 'pan_cristal'],
    ['Roggenbrot', 'pan_centeno'],
    ['bagels', 'bagel'],
    ['Cruasán', 'bolleria_hojaldrada'],
    ['pan de hamburguesa', 'pan_leche'],
    ['naan', 'pita'],
    ['regañás', 'grissini'],
    ['sin gluten', 'pan_sin_gluten'],
    ['pan bregado', 'pan_candeal'],
  ])('«%s» is %s, without a warning', (type, applied) => {
    const response = answer({ type, ingredients: LOAF });
    expect(response.type).toBe(applied);
    expect(response.warnings.filter((text) => text.startsWith('Tipo'))).toEqual([]);
  });

  it.each([undefined, null, '', '  '])('%j is pan común', (type) => {
    expect(answer({ type, ingredients: LOAF })).toMatchObject({ type: 'pan_comun', warnings: [] });
  });

  it.each([
    ['Merengue', 'Merengue'],
    ['__proto__', '__proto__'],
    [3, '3'],
    [['baguette'], '["baguette"]'],
  ])('%j is unknown: pan común and a warning', (type, shown) => {
    expect(answer({ type, ingredients: LOAF })).toMatchObject({
      type: 'pan_comun',
      typeLabel: 'Pan común (barra u hogaza)',
      warnings: [`Tipo «${shown}» no reconocido: se aplican los rangos de Pan común (barra u hogaza).`],
    });
  });
});

describe('refusals', () => {
  it.each([null, 3, 'pan', [], undefined])('%j is no object', (body) => {
    expect(() => answer(body)).toThrow(
      new InputError('El cuerpo de la petición debe ser un objeto JSON.', { code: 'cuerpo_no_valido' }),
    );
  });

  it.each([{}, 'Harina', 3])('ingredients %j is no list', (list) => {
    expect(() => answer({ ingredients: list })).toThrow(
      new InputError('«ingredients» debe ser una lista de ingredientes con «name» y «grams».', {
        code: 'ingredientes_no_validos',
        field: 'ingredients',
      }),
    );
  });

  it.each([undefined, null])('ingredients %j is missing', (list) => {
    expect(() => answer({ ingredients: list })).toThrow(
      new InputError('Falta «ingredients»: envía una lista de ingredientes con «name» y «grams».', {
        code: 'faltan_ingredientes',
        field: 'ingredients',
      }),
    );
  });

  it('empty list', () => {
    expect(() => answer({ ingredients: [] })).toThrow(
      new InputError('La lista «ingredients» está vacía.', { code: 'lista_vacia', field: 'ingredients' }),
    );
  });

  it.each<[unknown, string, Fault]>([
    [
      null,
      'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».',
      { code: 'ingrediente_no_valido', index: 1 },
    ],
    [
      ['Agua', 5],
      'El ingrediente 2 no es válido: debe ser un objeto con «name» y «grams».',
      { code: 'ingrediente_no_valido', index: 1 },
    ],
    [
      { grams: 5 },
      'El ingrediente 2 no tiene «name»: debe ser un texto.',
      { code: 'nombre_no_valido', index: 1, field: 'name' },
    ],
    [
      { name: ' ', grams: 5 },
      'El ingrediente 2 no tiene «name»: debe ser un texto.',
      { code: 'nombre_no_valido', index: 1, field: 'name' },
    ],
    [
      { name: 7, grams: 5 },
      'El ingrediente 2 no tiene «name»: debe ser un texto.',
      { code: 'nombre_no_valido', index: 1, field: 'name' },
    ],
    ...[undefined, null, '650', -1, Number.NaN, Number.POSITIVE_INFINITY].map((grams): [unknown, string, Fault] => [
      { name: 'Agua', grams },
      'El ingrediente 2 («Agua») tiene un peso no válido: «grams» debe ser un número mayor o igual que 0.',
      { code: 'peso_no_valido', index: 1, field: 'grams' },
    ]),
  ])('%j', (item, message, fault) => {
    expect(() => answer({ ingredients: [LOAF[0], item] })).toThrow(new InputError(message, fault));
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
    expect(() => answer({ ingredients: list })).toThrow(
      new InputError(
        'No se reconoce ninguna harina en la fórmula. Añade harina o indica qué ingrediente hace de harina.',
        { code: 'sin_harina', field: 'ingredients' },
      ),
    );
  });
});

describe('what is accepted', () => {
  it('flour by role alone', () => {
    const { params } = answer({
      ingredients: [
        { name: 'Producto 7', grams: 1000, role: 'harina' },
        { name: 'Producto 8', grams: 600, role: 'agua' },
      ],
    });
    expect(params.hidratacion).toBe(60);
  });

  it('the same name twice, added up', () => {
    const twice = ingredients(
      'Harina de trigo 400; Harina de trigo 600; Agua 325; Agua 325; Sal 18; Levadura fresca 20',
    );
    expect(answer({ ingredients: twice })).toEqual(answer({ ingredients: LOAF }));
  });

  it('dried sourdough as flour and pre-ferment that does not leaven', () => {
    const { params, ranges } = answer({
      ingredients: ingredients('Harina 950; Masa madre en polvo 50; Agua 650; Sal 18'),
    });
    expect(params).toMatchObject({ hidratacion: 65, prefermento: 5, levadura: 0 });
    expect(ranges.levadura).toEqual([0.1, 3.1]);
  });

  it('the hydration of a pre-ferment as a field of its own', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: [
        ...ingredients('Harina de trigo 1000; Agua 600; Sal 20'),
        { name: 'Masa madre', grams: 300, hidratacion: 50 },
      ],
    };
    expect(answer(body)).toMatchObject({ params: { hidratacion: 58.33, prefermento: 25 }, warnings: [] });
  });

  it('any form of yeast against the legal 0.2 % of sourdough bread', () => {
    const body = {
      type: 'pan_rustico_mm',
      ingredients: ingredients('Harina 900; Agua 600; Masa madre 100 % 200; Sal 18; Levadura seca 2'),
    };
    expect(answer(body)).toMatchObject({
      params: { levadura: 0.2 },
      ranges: { levadura: [0, 0.2] },
      verdict: 'equilibrada',
    });
  });

  it('nothing but the interface on the wire, not even when asked for more', () => {
    expect(Object.keys(answer({ ingredients: LOAF, proceso: { pesoPieza: 300 }, craft: 'pan' }))).toEqual([
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
