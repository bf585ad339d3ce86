import { describe, expect, it, vi } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { usualLoss } from '../../src/despensa/losses.ts';
import { findFood } from '../../src/despensa/names.ts';
import { foodOf } from '../../src/despensa/table.ts';
import { markOwnName, segmentsOf, withAllergens } from '../../src/etiqueta/allergens.ts';
import { etiqueta, UnidentifiedError } from '../../src/etiqueta/etiqueta.ts';
import { listedWater } from '../../src/etiqueta/list.ts';
import { nutritionOfFood } from '../../src/etiqueta/nutrition.ts';
import { readAlike, readName, untilRefused } from '../../src/etiqueta/read.ts';
import { shown } from '../../src/etiqueta/rounding.ts';

const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }));
const labelOf = (grams: Readonly<Record<string, number>>, more: object = {}) =>
  etiqueta({ craft: 'pasteleria', ingredients: lines(grams), ...more });
const listOf = (...args: Parameters<typeof labelOf>) => labelOf(...args).lista.texto;
const codesOf = (...args: Parameters<typeof labelOf>) => labelOf(...args).avisos.map(({ codigo }) => codigo);

function refusalOf(body: unknown): InputError {
  try {
    etiqueta(body);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('It was taken');
}

describe('rounding, by the guidance of the Commission', () => {
  it.each([
    ['energia_kj', 1043.5, '1044'],
    ['grasas', 10.4, '10'],
    ['grasas', 9.94, '9,9'],
    ['grasas', 9.96, '10'],
    ['hidratos', 0.51, '0,5'],
    ['hidratos', 0.5, '<0,5'],
    ['azucares', 0.04, '0'],
    ['saturadas', 0.11, '0,1'],
    ['saturadas', 0.1, '<0,1'],
    ['saturadas', 12.5, '13'],
    ['sal', 1.25, '1,3'],
    ['sal', 0.996, '1,0'],
    ['sal', 0.254, '0,25'],
    ['sal', 0.0125, '<0,01'],
    ['sal', 0.001, '0'],
  ])('shows %s %d as %s', (key, value, text) => {
    expect(shown(key, value)).toBe(text);
  });
});

describe('added water', () => {
  it('is what the others leave, and goes unlisted up to 5 %', () => {
    expect(listedWater(40, 73)).toBe(27);
    expect(listedWater(40, 95)).toBe(0);
    expect(listedWater(40, 105)).toBe(0);
    expect(listedWater(0, 90)).toBe(0);
  });

  it('falls back in the list as it is baked away', () => {
    const dough = { 'Harina floja': 500, Agua: 300, Azúcar: 200 };
    expect(listOf(dough, { perdida: 0 })).toBe('Ingredientes: harina de trigo, agua, azúcar.');
    expect(listOf(dough, { perdida: 20 })).toBe('Ingredientes: harina de trigo, azúcar, agua.');
    expect(listOf(dough, { perdida: 28 })).toBe('Ingredientes: harina de trigo, azúcar.');
  });
});

describe('compound ingredients', () => {
  const cream = {
    name: 'Crema de avellana',
    grams: 400,
    receta: { ingredients: lines({ 'Pasta pura de avellana': 300, Azúcar: 100 }) },
  };
  const body = { craft: 'pasteleria', ingredients: [...lines({ Azúcar: 350, Mantequilla: 250 }), cream] };

  it('bring their own list, and their names have allergens marked too', () => {
    const { lista } = etiqueta(body);
    expect(lista.texto).toBe(
      'Ingredientes: crema de avellana (pasta de avellana, azúcar), azúcar, mantequilla (leche).',
    );
    expect(lista.segmentos.filter(({ alergeno }) => alergeno !== null).map(({ texto }) => texto)).toEqual([
      'avellana',
      'avellana',
      'leche',
    ]);
  });

  it('or are dissolved, what is the same added up', () => {
    expect(etiqueta({ ...body, compuestos: 'disueltos' }).lista.texto).toBe(
      'Ingredientes: azúcar, pasta de avellana, mantequilla (leche).',
    );
  });

  it('leave their list out below 2 % only where the law fixes what they are', () => {
    expect(listOf({ Azúcar: 985, 'Chocolate negro 70 %': 15 })).toBe('Ingredientes: azúcar, chocolate negro (soja).');
    expect(listOf({ Azúcar: 980, 'Chocolate negro 70 %': 20 })).toContain('chocolate negro (pasta de cacao, azúcar');
    expect(listOf({ Azúcar: 985, Mazapán: 15 })).toBe('Ingredientes: azúcar, mazapán (almendras (50 %), azúcar).');
  });

  it('whose list only the supplier has are told of', () => {
    expect(listOf({ Azúcar: 50, Brownie: 50 })).toBe(
      'Ingredientes: azúcar, brownie (trigo, huevo, leche, soja; indicar su lista).',
    );
    expect(codesOf({ Azúcar: 50, Brownie: 50 })).toContain('ficha_del_proveedor');
    for (const food of ['tiramisu', 'sirope_chocolate', 'bebida_avena', 'mayonesa']) {
      expect(codesOf({ 'Leche entera': 50, [food]: 50 }), food).toContain('ficha_del_proveedor');
    }
  });

  it('bring the list everybody makes them by', () => {
    expect(listOf({ 'Leche entera': 60, 'Merengue seco': 40 })).toContain('merengue seco (azúcar, clara de huevo)');
    expect(listOf({ 'Leche entera': 60, 'Mermelada de fresa': 40 })).toContain('mermelada de fresa (fresa, azúcar');
    expect(listOf({ 'Harina de trigo': 60, 'Masa madre deshidratada': 40 })).toContain(
      'masa madre deshidratada (harina de trigo fermentada)',
    );
  });
});

describe('names in the list', () => {
  it('are added up where they are printed the same', () => {
    expect(listOf({ 'Harina de fuerza': 300, Azúcar: 400, 'Harina floja': 300 })).toBe(
      'Ingredientes: harina de trigo, azúcar.',
    );
  });

  it('of additives say what they are for, with their number', () => {
    expect(listOf({ Azúcar: 90, 'Goma xantana': 2, 'Goma guar': 1, 'Ácido cítrico': 1 })).toBe(
      'Ingredientes: azúcar, estabilizantes: goma xantana (E415), goma guar (E412), acidulante: ácido cítrico (E330).',
    );
  });

  it('of ascorbic acid depend on whether there is flour to treat', () => {
    expect(listOf({ Azúcar: 99, 'Ácido ascórbico': 1 })).toContain('antioxidante: ácido ascórbico (E300)');
    expect(listOf({ 'Harina floja': 99, 'Ácido ascórbico': 1 })).toContain(
      'agente de tratamiento de la harina: ácido ascórbico (E300)',
    );
  });

  it('are as narrow as a person wrote them', () => {
    const dough = (oil: string, peel: string) => listOf({ 'Harina floja': 500, [oil]: 100, [peel]: 5 });
    expect(dough('Aceite de oliva virgen extra', 'Ralladura de naranja')).toContain(
      'aceite de oliva virgen extra, piel de naranja',
    );
    expect(dough('AOVE', 'orange zest')).toContain('aceite de oliva virgen extra, piel de naranja');
    expect(dough('aceite de oliva', 'ralladura')).toContain('aceite de oliva, piel de cítricos');
    expect(listOf({ Azúcar: 99, 'agua de azahar': 1 })).toContain('agua de azahar');
  });

  it('of several spices are one up to 2 %', () => {
    expect(listOf({ Azúcar: 990, canela_molida: 5, clavo: 5 })).toBe('Ingredientes: azúcar, especias.');
    expect(listOf({ Azúcar: 970, canela_molida: 20, clavo: 10 })).toBe('Ingredientes: azúcar, canela molida, clavo.');
  });

  it('always end in the allergens nobody has named yet', () => {
    expect(withAllergens('chocolate', ['soja', 'leche'])).toBe('chocolate (**soja**, **leche**)');
    expect(withAllergens('harina de **trigo**', ['gluten:trigo'])).toBe('harina de **trigo**');
    expect(markOwnName('Praliné de avellana y almendras', ['frutos_cascara:avellana'])).toBe(
      'praliné de **avellana** y almendras',
    );
    expect(segmentsOf('nata (**leche**)')).toEqual([
      { texto: 'nata (', alergeno: null },
      { texto: 'leche', alergeno: 'leche' },
      { texto: ')', alergeno: null },
    ]);
  });

  it('of a person take no marks of their own', () => {
    const own = { name: '**Soja** falsa', grams: 10, etiqueta: { grasas: 10 } };
    const { segmentos } = etiqueta({ ingredients: [...lines({ Agua: 10 }), own] }).lista;
    expect(segmentos).toEqual([{ texto: 'Ingredientes: soja falsa, agua.', alergeno: null }]);
  });
});

describe('percentages', () => {
  it('are due for what the name names and for what is stressed, on the finished food', () => {
    const cake = { 'Harina floja': 400, Zanahoria: 400, Azúcar: 200 };
    const { quid, lista } = labelOf(cake, { nombre: 'Bizcocho de zanahoria', destacar: ['azúcar'], perdida: 20 });
    expect(quid).toEqual([
      { ingrediente: 'azúcar', porcentaje: 25, texto: '25 %', motivo: 'destacado', lugares: 1 },
      { ingrediente: 'zanahoria', porcentaje: 50, texto: '50 %', motivo: 'nombre', lugares: 1 },
    ]);
    expect(lista.texto).toBe('Ingredientes: harina de trigo, zanahoria 50 %, azúcar 25 %.');
  });

  it('above 100 are grams', () => {
    const { quid } = labelOf({ 'Puré de fresa': 900, Azúcar: 100 }, { nombre: 'Fresa seca', perdida: 75 });
    expect(quid[0]?.texto).toBe('360 g por 100 g de producto');
  });

  it('below 5 are halves', () => {
    expect(labelOf({ Azúcar: 977, Miel: 23 }, { nombre: 'Caramelo de miel' }).quid[0]?.texto).toBe('2,5 %');
  });

  it('below a half are never overstated', () => {
    const textOf = (grams: number) =>
      labelOf({ Azúcar: 1000 - grams, Trufa_negra: grams }, { destacar: ['trufa_negra'] }).quid[0]?.texto;
    expect([textOf(4.9), textOf(2), textOf(0.4)]).toEqual(['0,5 %', '0,2 %', '<0,1 %']);
  });

  it('are not due for what only flavours: a vanilla pod', () => {
    const ice = { 'Leche entera': 800, Azúcar: 198, 'Vainilla en vaina': 2 };
    expect(labelOf(ice, { nombre: 'Helado de vainilla' }).quid).toEqual([]);
  });

  it.each([
    ['Confitura de tomate', { Tomate: 700, Azúcar: 300 }, 'tomate'],
    ['Helado de nata', { 'Nata 38%': 300, 'Leche desnatada': 700 }, 'nata (leche)'],
    ['Pan de patata', { 'Harina de fuerza': 700, patata_cocida: 300 }, 'patata cocida'],
  ])('are due for whatever «%s» names', (nombre, grams, ingrediente) => {
    expect(labelOf(grams, { nombre, perdida: 0 }).quid.map((each) => each.ingrediente)).toEqual([ingrediente]);
  });

  it('are not due for what the name says is not there', () => {
    const sorbet = { Agua: 500, 'Leche de coco': 300, Azúcar: 200 };
    expect(labelOf(sorbet, { nombre: 'Helado sin leche' }).quid).toEqual([]);
  });

  it('are due for the almond of turrón and marzipan, whatever they are called', () => {
    const quidOf = (type: string, grams: Readonly<Record<string, number>>) =>
      labelOf(grams, { craft: 'turron', type, nombre: 'Figuritas', perdida: 0 }).quid.map(({ texto }) => texto);
    expect(quidOf('mazapan', { 'Almendra molida': 500, Azúcar: 500 })).toEqual(['50 %']);
    expect(quidOf('turron_chocolate', { 'Chocolate negro 70 %': 600, Avellana: 400 })).toEqual(['60 %', '40 %']);
  });

  it('of additives are printed beside the one they are of', () => {
    const ice = { 'Leche entera': 900, 'Goma garrofín': 3, 'Goma guar': 2, 'Goma xantana': 1 };
    expect(listOf(ice, { destacar: ['Goma garrofín'] })).toContain(
      'estabilizante: goma garrofín (E410) 0,3 %, estabilizantes: goma guar (E412), goma xantana (E415).',
    );
  });

  it('of what stands in the name of an ingredient are given', () => {
    const { quid } = labelOf({ 'Pasta de avellana': 150, Azúcar: 850 }, { destacar: ['avellana'] });
    expect(quid).toMatchObject([{ ingrediente: 'pasta de avellana', texto: '15 %', motivo: 'destacado' }]);
  });

  it('of what is not there are refused', () => {
    const { fault, message } = refusalOf({ ingredients: lines({ Agua: 1 }), destacar: ['miel'] });
    expect(fault).toEqual({ code: 'destacado_no_esta', field: 'destacar[0]' });
    expect(message).toBe('«miel» no está entre los ingredientes: no se puede destacar.');
  });
});

describe('mandatory words', () => {
  const wordsOf = (...args: Parameters<typeof labelOf>) => labelOf(...args).menciones.map(({ texto }) => texto);

  it('of sweeteners, sugars and polyols', () => {
    expect(wordsOf({ Agua: 95, Sucralosa: 1 })).toEqual(['Con edulcorante']);
    expect(wordsOf({ Agua: 95, Sucralosa: 1, Azúcar: 4 })).toEqual(['Con azúcares y edulcorante']);
    expect(wordsOf({ Agua: 80, Maltitol: 20, Sucralosa: 1 })).toEqual([
      'Con edulcorantes',
      'Un consumo excesivo puede producir efectos laxantes',
    ]);
  });

  it.each(['leche_condensada', 'chocolate_negro_70', 'mermelada_fresa', 'galleta_maria'])(
    'tell of the sugars that come inside %s',
    (food) => {
      expect(wordsOf({ 'Leche entera': 700, Eritritol: 80, [food]: 100 })).toEqual(['Con azúcares y edulcorante']);
    },
  );

  it('take sorbitol for what keeps a sugared food moist, and for a sweetener without sugars', () => {
    const ganache = { 'Nata 35%': 250, 'Chocolate negro 70 %': 300, sorbitol_polvo: 20 };
    expect(wordsOf(ganache)).toEqual([]);
    expect(listOf(ganache)).toContain('humectante: sorbitol (E420)');
    expect(wordsOf({ 'Nata 35%': 250, sorbitol_liquido_70: 20 })).toEqual(['Con edulcorante']);
    expect(listOf({ 'Nata 35%': 250, sorbitol_liquido_70: 20 })).toContain('edulcorante: jarabe de sorbitol (E420)');
  });

  it('of cocoa: on the chocolate, without what is added to it', () => {
    const bar = { pasta_cacao: 700, azucar: 300, 'Almendra tostada': 200 };
    expect(wordsOf(bar, { craft: 'cacao', type: 'negro' })).toEqual(['Cacao: 69 % mínimo']);
    expect(wordsOf(bar, { craft: 'cacao', type: 'bombon' })).toEqual([]);
  });

  it.each(['gianduja', 'leche_alto_cacao', 'chocolate_taza', 'cacao_azucarado', 'sin_azucar', 'cobertura'])(
    'of cocoa are those of %s too',
    (type) => {
      const bar = { pasta_cacao: 400, azucar: 350, pasta_avellana: 250 };
      expect(wordsOf(bar, { craft: 'cacao', type })).toEqual(['Cacao: 52 % mínimo']);
    },
  );

  it.each(['cobertura', 'sin_azucar', 'bean_to_bar', 'blanco'])('of cocoa are none on what is white: %s', (type) => {
    const bar = { manteca_cacao: 300, azucar: 400, 'Leche en polvo entera': 300 };
    expect(wordsOf(bar, { craft: 'cacao', type })).toEqual([]);
  });

  it('of vegetable fats are those of chocolate made with them', () => {
    const bar = { pasta_cacao: 500, azucar: 460, karité: 40 };
    expect(wordsOf(bar, { craft: 'cacao', type: 'negro' })).toEqual([
      'Cacao: 49 % mínimo',
      'Contiene grasas vegetales además de manteca de cacao',
    ]);
    expect(wordsOf(bar, { craft: 'cacao', type: 'crema_untable' })).toEqual([]);
  });
});

describe('the table', () => {
  it('counts protein as nitrogen × 6.25', () => {
    expect(nutritionOfFood(foodOf('almendra_tostada_repelada')).proteinas).toBe(26.06);
  });

  it('takes the energy of what has no legal factor from the pantry', () => {
    expect(nutritionOfFood(foodOf('vainillina')).energia_kcal).toBeCloseTo(400, 6);
  });
});

describe('usual losses', () => {
  it('are those of the type: of the oven, of the pot, or none', () => {
    expect(usualLoss({ craft: 'panaderia', type: 'baguette' }, 40)).toBe(20);
    expect(usualLoss({ craft: 'panaderia', type: undefined }, 40)).toBe(16);
    expect(usualLoss({ craft: 'turron', type: 'mazapan' }, 15)).toBeCloseTo(4 / 0.89, 6);
    expect(usualLoss({ craft: 'pasteleria', type: 'genoise' }, 20)).toBe(0);
    expect(usualLoss({ craft: 'pasteleria', type: 'crema_pastelera' }, 66)).toBe(0);
    expect(usualLoss({ craft: 'pasteleria', type: 'confitura' }, 60)).toBeCloseTo(22 / 0.62, 6);
    expect(usualLoss({ craft: 'pasteleria', type: 'pate_fruta' }, 40)).toBeCloseTo(15 / 0.75, 6);
    expect(usualLoss({ craft: 'pasteleria', type: undefined }, 66)).toBe(0);
    expect(usualLoss({ craft: 'helado', type: undefined }, 66)).toBe(0);
    expect(usualLoss({ craft: undefined, type: undefined }, 66)).toBe(0);
  });

  it('are told, and so is that none is counted', () => {
    const sponge = { 'Huevo entero': 200, Azúcar: 125, 'Harina floja': 125 };
    expect(codesOf(sponge, { type: 'genoise' })).toContain('perdida_supuesta');
    expect(codesOf(sponge, { type: 'genoise', perdida: 12 })).not.toContain('perdida_supuesta');
    expect(codesOf(sponge)).toContain('sin_perdida');
  });
});

describe('what is put together from baked parts', () => {
  const dough = { ingredients: lines({ 'Harina de fuerza': 500, 'Leche entera': 300, Mantequilla: 80, Sal: 6 }) };
  const filled = (receta: object, more: object = {}) =>
    etiqueta({
      craft: 'panaderia',
      type: 'roscon',
      ingredients: [
        { name: 'Masa', grams: 700, receta },
        { name: 'Nata 35%', grams: 300 },
      ],
      ...more,
    });

  it('does not lose its water twice', () => {
    const { nutricion, avisos } = filled({ ...dough, perdida: 10 });
    const told = filled({ ...dough, perdida: 10 }, { perdida: 0 });
    expect(nutricion).toEqual(told.nutricion);
    expect(avisos.find(({ codigo }) => codigo === 'sin_perdida')!.texto).toContain('recetas que lleva dentro');
    expect(avisos.map(({ codigo }) => codigo)).not.toContain('perdida_supuesta');
  });

  it('loses as its type does when nothing of it has, or when that is told', () => {
    expect(filled(dough).avisos.map(({ codigo }) => codigo)).toContain('perdida_supuesta');
    const twice = filled({ ...dough, perdida: 10 }, { perdida: 12 }).nutricion.por_100g.energia_kj;
    expect(twice).toBeGreaterThan(filled({ ...dough, perdida: 10 }).nutricion.por_100g.energia_kj);
  });
});

describe('a jam', () => {
  it('says with how much fruit it is made, of what is sold and not of what is weighed', () => {
    const jam = { Fresa: 536, Azúcar: 439, 'Zumo de limón': 20, 'Pectina amarilla': 5 };
    const words = (more: object) => labelOf(jam, more).menciones.map(({ texto }) => texto);
    expect(words({ type: 'confitura', perdida: 20 })).toEqual(['Elaborado con 67 g de fruta por 100 g']);
    expect(words({ type: 'confitura', perdida: 0 })).toEqual(['Elaborado con 54 g de fruta por 100 g']);
    expect(words({ type: 'pate_fruta', perdida: 0 })).toEqual([]);
  });
});

describe('what cannot be vouched for', () => {
  it('is told with the article it rests on', () => {
    const { avisos } = labelOf({ 'Vino tinto': 10, colorante: 1, verdura_generica: 5, Agua: 84 });
    const codes = avisos.map(({ codigo }) => codigo);
    expect(codes).toEqual(expect.arrayContaining(['alimento_generico', 'dato_por_completar', 'sulfitos']));
    for (const { articulo } of avisos) expect(articulo).toMatch(/^(Reglamento|RD)/);
  });

  it('is a type nobody knows, and what the label then goes without', () => {
    const { avisos } = labelOf({ 'Harina floja': 100 }, { type: 'zz' });
    expect(avisos[0]?.texto).toBe(
      'No se conoce el tipo «zz»: la etiqueta va sin la pérdida de peso ni las menciones propias de un tipo.',
    );
  });

  it('is told of estimates on main ingredients only', () => {
    expect(codesOf({ polvoron: 50, Azúcar: 50 })).toContain('saturadas_estimadas');
    expect(codesOf({ polvoron: 3, Azúcar: 97 })).not.toContain('saturadas_estimadas');
  });

  it('is no label at all where an ingredient is not known, however deep', () => {
    const base = { name: 'Base', grams: 1, receta: { ingredients: lines({ Agua: 1, Zzyzx: 1 }) } };
    const error = refusalOf({ ingredients: [...lines({ Agua: 1 }), base] });
    expect(error).toBeInstanceOf(UnidentifiedError);
    expect(error.fault).toEqual({
      code: 'ingrediente_no_identificado',
      index: 1,
      field: 'ingredients[1].receta.ingredients[1]',
    });
  });

  it('is a name on which the crafts do not agree, when none of them is told', () => {
    expect(refusalOf({ ingredients: lines({ glucosa: 1 }) })).toBeInstanceOf(UnidentifiedError);
    expect(etiqueta({ craft: 'helado', ingredients: lines({ glucosa: 1 }) }).status).toBe('ok');
  });
});

describe('a name without a craft', () => {
  const label = (name: string) => etiqueta({ ingredients: lines({ [name]: 1 }) });

  it.each([
    ['Harina de trigo', 'harina de trigo'],
    ['Harina', 'harina de trigo'],
    ['Gelatina', 'gelatina'],
  ])('«%s» stands for what every craft prints alike, and its kind is to be checked', (name, printed) => {
    expect(label(name).lista.texto).toBe(`Ingredientes: ${printed}.`);
    expect(label(name).avisos.map(({ codigo }) => codigo)).toContain('lectura_supuesta');
  });

  it.each(['Glucosa', 'Leche en polvo', 'Aceite'])('«%s» is asked for where crafts print different foods', (name) => {
    expect(refusalOf({ ingredients: lines({ [name]: 1 }) }).fault.code).toBe('ingrediente_no_identificado');
  });
});

describe('the names of a label that will be refused', () => {
  const strange = Array.from({ length: 500 }, (_, i) => `zzyzx ${i} qwv`);
  const find = vi.fn(findFood);

  it('are read no further than those that are told', () => {
    const read = vi.fn(readName);
    const bounded = untilRefused(read);
    for (const name of strange) expect(bounded(name, 'helado').food).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(5);
    const ingredients = strange.map((name) => ({ name, grams: 1 }));
    expect(refusalOf({ ingredients }).message).toContain('«zzyzx 4 qwv»');
  });

  it('are read in one craft where the first does not know them', () => {
    expect(readAlike(strange[0]!, find).food).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(1);
  });
});

describe('a request that is none', () => {
  it.each([
    [3, 'cuerpo_no_valido'],
    [{}, 'faltan_ingredientes'],
    [{ ingredients: [] }, 'lista_vacia'],
    [{ ingredients: lines({ Agua: 0 }) }, 'receta_sin_peso'],
    [{ ingredients: lines({ Agua: 1 }), nombre: 3 }, 'nombre_no_valido'],
    [{ ingredients: lines({ Agua: 1 }), porcion: 0 }, 'porcion_no_valido'],
    [{ ingredients: lines({ Agua: 1 }), destacar: 'agua' }, 'destacar_no_valido'],
    [{ ingredients: lines({ Agua: 1 }), compuestos: 'x' }, 'compuestos_no_valido'],
    [{ ingredients: lines({ Agua: 1 }), craft: 'vino' }, 'oficio_no_disponible'],
    [{ ingredients: lines({ Azúcar: 1 }), perdida: 50 }, 'perdida_imposible'],
  ])('%j is refused as %s', (body, code) => {
    expect(refusalOf(body).fault.code).toBe(code);
  });
});
