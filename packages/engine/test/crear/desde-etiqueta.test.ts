import { describe, expect, test } from 'vitest';
import type { Craft } from '../../src/craft/craft.ts';
import { InputError } from '../../src/craft/errors.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { desdeEtiqueta } from '../../src/crear/crear.ts';
import { listedIn } from '../../src/crear/printed-list.ts';
import type { Food } from '../../src/despensa/food.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';
import { NUTRIENTS } from '../../src/etiqueta/nutrition.ts';
import { toleranceOf } from '../../src/etiqueta/rounding.ts';
import { corpusOf, publishedTables, sharesOf } from './corpus.ts';

describe('the list of a label', () => {
  test('is read with its brackets, its percentages and its decimal commas', () => {
    const listed = listedIn(
      'Ingredientes: **leche**, nata (12,5 %), chocolate (pasta de cacao, azúcar), emulgente: lecitina de soja. Puede contener trazas de huevo.',
    );
    expect(listed.map(({ name, share }) => [name, share])).toEqual([
      ['leche', undefined],
      ['nata', 12.5],
      ['chocolate', undefined],
      ['lecitina de soja', undefined],
    ]);
    expect(listed[2]!.inner.map(({ name }) => name)).toEqual(['pasta de cacao', 'azúcar']);
  });

  test('is read bracket by bracket where a name has several', () => {
    const listed = listedIn('chocolate negro (30 %) (pasta de cacao, azúcar), mantequilla (leche) (20 %), huevo');
    expect(listed.map(({ name, share, inner }) => [name, share, inner.length])).toEqual([
      ['chocolate negro', 30, 2],
      ['mantequilla', 20, 1],
      ['huevo', undefined, 0],
    ]);
  });
});

describe('what a list tells in few words', () => {
  const read = (texto: string) => desdeEtiqueta(craftOf('cacao')!, { texto });
  const names = (texto: string) => read(texto).ingredients.map((item) => item.ingrediente);

  test('kinds of one thing are each of them', () => {
    expect(names('azúcar, aceites vegetales (palma, girasol), avellana')).toEqual([
      'azucar',
      'aceite_palma',
      'aceite_girasol',
      'avellana',
    ]);
  });

  test('what an ingredient is made of, or the allergen it has, is not a kind of it', () => {
    expect(names('azúcar, mantequilla (leche), avellana')).toEqual(names('azúcar, mantequilla, avellana'));
    expect(names('chocolate negro 60% (pasta de cacao, azúcar), avellana')).toHaveLength(2);
  });

  test('two things joined by «y» are two, and a name that has one stays whole', () => {
    expect(names('azúcar, avellana, sal y lecitina de soja')).toEqual(['azucar', 'avellana', 'sal', 'lecitina']);
    expect(read('azúcar, polvo de estrellas y lunas').avisos.join(' ')).toContain('«polvo de estrellas y lunas»');
  });
});

/** % of each food as its label calls it: a strong flour is wheat flour. */
function asLabelled(craft: Craft, ingredients: Parameters<typeof sharesOf>[1]): ReadonlyMap<Food, number> {
  const shares = new Map<Food, number>();
  for (const [food, share] of sharesOf(craft, ingredients)) {
    const name = etiquetaOf(food).denominacion.replaceAll('*', '');
    const printed = findFood(name, craft.id).food;
    shares.set(printed ?? food, (shares.get(printed ?? food) ?? 0) + share);
  }
  return shares;
}

/** Points between the truth and the estimate, of the ingredients above 5 %; what is not found is missed by all of it. */
function errorsOf(craft: Craft): readonly number[] {
  return corpusOf(craft).flatMap(({ type, ingredients }) => {
    // What nobody knows has no label.
    const label = etiquetaOfBody({ craft: craft.id, type, ingredients });
    if (label === undefined) return [];
    const request = { type, texto: label.lista.texto, nutricion: label.nutricion.por_100g };
    const found = sharesOf(craft, desdeEtiqueta(craft, request).ingredients);
    return [...asLabelled(craft, ingredients)]
      .filter(([, share]) => share > 5)
      .map(([food, share]) => Math.abs(share - (found.get(food) ?? 0)));
  });
}

function etiquetaOfBody(body: object) {
  try {
    return etiqueta(body);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

describe('the formula behind a label', () => {
  test('formulas of the corpus come back within 2 points, the median of each craft and of all', () => {
    const all: number[] = [];
    for (const craft of CRAFTS) {
      const errors = [...errorsOf(craft)].sort((a, b) => a - b);
      expect(errors.length, craft.id).toBeGreaterThan(150);
      expect(errors[errors.length >> 1], craft.id).toBeLessThanOrEqual(2);
      all.push(...errors);
    }
    expect(all.sort((a, b) => a - b)[all.length >> 1]).toBeLessThanOrEqual(1);
  });

  test('published tables are matched within their tolerances', () => {
    // Tables of a portion say nothing of 100 g.
    const tables = publishedTables().filter(({ raciones }) => raciones === undefined);
    const matched = tables.filter(({ craft: id, type, perdida, ingredients, published }) => {
      const craft = craftOf(id)!;
      const ordered = [...ingredients].sort((a, b) => b.grams - a.grams).map(({ name }) => ({ name }));
      const { ajuste } = desdeEtiqueta(craft, { type, perdida, ingredientes: ordered, nutricion: published });
      return NUTRIENTS.every((key) => {
        const figure = ajuste[key];
        return (
          figure === undefined || Math.abs(figure.etiqueta - figure.calculado) <= toleranceOf(key, figure.etiqueta)
        );
      });
    });
    expect(matched.length).toBeGreaterThanOrEqual(10);
  });

  test('keeps to the order, to the percentages given and to a whole of 100', () => {
    const { ingredients } = desdeEtiqueta(craftOf('helado'), {
      texto: 'Ingredientes: leche entera, nata 35 %, azúcar (14 %), leche en polvo desnatada, yema de huevo.',
      nutricion: { grasas: 9, azucares: 20, proteinas: 4 },
    });
    const shares = ingredients.map(({ porcentaje }) => Number(porcentaje));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1);
    expect(shares[2]).toBeCloseTo(14, 1);
    for (const { porcentaje, minimo, maximo } of ingredients) {
      expect(Number(minimo)).toBeLessThanOrEqual(Number(porcentaje));
      expect(Number(maximo)).toBeGreaterThanOrEqual(Number(porcentaje));
    }
  });

  test('holds the parts of a compound to their own order, and the whole of it to that of the list', () => {
    const { ingredients } = desdeEtiqueta(craftOf('pasteleria'), {
      texto: 'harina de trigo 50 %, relleno cuernocabra (azúcar, sal), agua 20 %, aceite de girasol',
      nutricion: { sal: 1 },
    });
    const shares = ingredients.map(({ porcentaje }) => Number(porcentaje));
    expect(ingredients.map(({ name }) => name)).toEqual(['Harina', 'Azúcar', 'Sal', 'Agua', 'Aceite']);
    expect(shares[2]).toBeCloseTo(1, 1);
    expect(shares[3]).toBeCloseTo(20, 1);
    expect(shares[1]! + shares[2]!).toBeGreaterThanOrEqual(shares[3]! - 0.01);
  });

  test.each([
    ['pasteleria', { texto: 'leche entera (20 %), azúcar (30 %), nata' }, '«azúcar»'],
    [
      'turron',
      {
        texto: 'Ingredientes: almendra tostada (64 %), miel (10 %), azúcar, clara de huevo.',
        nutricion: { energia_kcal: 550, grasas: 36, hidratos: 35, azucares: 33, proteinas: 16 },
      },
      '«miel»',
    ],
  ])('%s: says which percentage it had to give up, and is not sure of what it puts instead', (id, body, name) => {
    const { ingredients, avisos } = desdeEtiqueta(craftOf(id)!, body);
    expect(avisos.some((text) => text.includes(name) && text.includes('se ha dejado de lado'))).toBe(true);
    for (const { minimo, maximo } of ingredients) expect(Number(maximo) - Number(minimo)).toBeGreaterThan(1);
  });

  test('is not sure of a formula that comes nowhere near its table', () => {
    const body = {
      texto: 'Ingredientes: leche, azúcar',
      nutricion: { energia_kj: 3400, energia_kcal: 830, grasas: 90 },
    };
    const { ingredients, avisos } = desdeEtiqueta(craftOf('cacao'), body);
    for (const { minimo, maximo } of ingredients) expect(Number(maximo)).toBeGreaterThan(Number(minimo));
    expect(
      avisos.some((text) => text.startsWith('No se llega a la tabla de la etiqueta en la energía y las grasas:')),
    ).toBe(true);
  });

  test('reads no more lines than it says, wherever they stand', () => {
    const long = `relleno cuernocabra (${everyFood()
      .slice(0, 200)
      .map(({ name }) => name.replace(/[(),;:]/g, ' '))
      .join(', ')})`;
    const { ingredients, avisos } = desdeEtiqueta(craftOf('helado'), { texto: long.slice(0, 4900) });
    expect(ingredients.length).toBeLessThanOrEqual(60);
    expect(avisos.some((text) => text.startsWith('La lista es muy larga'))).toBe(true);
  });

  test('says what it does not know and what it assumed', () => {
    const { avisos } = desdeEtiqueta(craftOf('helado'), { texto: 'leche, azúcar, zzxqy' });
    expect(avisos.some((text) => text.includes('«zzxqy»'))).toBe(true);
    expect(avisos.some((text) => text.includes('1169/2011'))).toBe(true);
  });

  test.each([
    [{}, 'faltan_ingredientes'],
    [{ texto: 4 }, 'texto_no_valido'],
    [{ texto: 'zzxqy, qwertyuiop' }, 'ingrediente_desconocido'],
    [{ ingredientes: [] }, 'ingredientes_no_validos'],
    [{ ingredientes: [{ name: 'leche', porcentaje: 140 }] }, 'valor_no_valido'],
    [{ texto: 'leche (80 %), azúcar (40 %)' }, 'valor_no_valido'],
    [{ texto: 'leche', nutricion: { grasas: -2 } }, 'nutricion_no_valida'],
  ])('%j is refused', (body, code) => {
    let fault: unknown;
    try {
      desdeEtiqueta(craftOf('helado'), body);
    } catch (error) {
      fault = error instanceof InputError ? error.fault : error;
    }
    expect(fault).toMatchObject({ code });
  });
});

describe('a list as it is printed', () => {
  test.each([
    'Pasta de cacao, azúcar, manteca de cacao, vainilla. Cacao: 70 % mínimo',
    'Pasta de cacao, azúcar, manteca de cacao, vainilla. Contiene: soja. Conservar en lugar fresco y seco.',
    'Pasta de cacao, azúcar, manteca de cacao, vainilla. Elaborado en un obrador que usa leche.',
  ])('ends where its ingredients do: %s', (texto) => {
    const { ingredients, avisos } = desdeEtiqueta(craftOf('cacao')!, { texto });
    expect(ingredients).toHaveLength(4);
    expect(avisos.join(' ')).not.toContain('No se conoce');
  });

  test('salt, yeast and emulsifiers are doses, table or not', () => {
    const bread = desdeEtiqueta(craftOf('panaderia')!, { texto: 'harina de trigo, agua, levadura, sal' }).ingredients;
    expect(bread.find(({ name }) => name === 'Sal')!.porcentaje).toBeLessThan(2);
    const ice = desdeEtiqueta(craftOf('helado')!, {
      texto:
        'leche desnatada, azúcar, nata, jarabe de glucosa, pasta de pistacho (6 %), emulgente: E471, estabilizante: goma guar',
      nutricion: { energia_kcal: 210, grasas: 11, hidratos: 24, azucares: 21, proteinas: 3.8 },
    }).ingredients;
    for (const { name, porcentaje } of ice.slice(-2)) expect(Number(porcentaje), String(name)).toBeLessThan(1);
  });
});

test('a bracket that brings an allergen its food lacks is told, where no food of the list bears it', () => {
  const { avisos } = desdeEtiqueta(craftOf('pasteleria'), {
    texto: 'Azúcar, aceite de girasol (contiene leche), emulgente: lecitina (soja)',
  });
  expect(avisos.filter((one) => one.includes('se ha tomado como'))).toEqual([
    '«aceite de girasol (contiene leche)» se ha tomado como Aceite de girasol.',
  ]);
});
