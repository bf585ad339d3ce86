import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/craft/errors.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

type Grams = Readonly<Record<string, number>>;

const labelOf = (grams: Grams, more: object = {}) =>
  etiqueta({ ingredients: Object.entries(grams).map(([name, weight]) => ({ name, grams: weight })), ...more });

const ICE = { 'Leche entera': 600, 'Nata 35%': 200, Azúcar: 150, 'Chocolate negro 70 %': 50 };
const asIce = (more: object) => labelOf(ICE, { craft: 'helado', type: 'helado_crema', ...more });
const codesOf = ({ avisos }: { readonly avisos: readonly { readonly codigo: string }[] }) =>
  avisos.map(({ codigo }) => codigo);

describe('the denomination', () => {
  it('stands apart from the name of the product', () => {
    const answer = asIce({ nombre: 'Tentación', denominacion: ' Helado crema de chocolate ' });
    expect(answer).toMatchObject({ denominacion: 'Helado crema de chocolate', nombre: 'Tentación' });
    expect(codesOf(answer)).not.toContain('nombre_de_fantasia');
  });

  it('is the name where none is told, and the type where there is no name', () => {
    expect(asIce({ nombre: 'Helado de chocolate' })).toMatchObject({ denominacion: 'Helado de chocolate' });
    expect(asIce({ nombre: 'Helado de chocolate' })).not.toHaveProperty('nombre');
    expect(asIce({ nombre: 'Helado', denominacion: 'Helado' })).not.toHaveProperty('nombre');
    expect(asIce({}).denominacion).toBe('Helado crema');
    expect(codesOf(asIce({}))).toContain('falta_denominacion');
    expect(codesOf(asIce({ denominacion: 'Helado' }))).not.toContain('falta_denominacion');
  });

  it('is missed where only a name of fantasy stands', () => {
    expect(asIce({ nombre: 'Tentación' }).avisos).toContainEqual({
      codigo: 'nombre_de_fantasia',
      texto:
        '«Tentación» no dice qué alimento es: junto a un nombre de fantasía debe ir la denominación legal, la habitual o una que lo describa.',
      articulo: 'Reglamento (UE) 1169/2011, art. 17',
    });
    for (const nombre of ['Capricho de la casa', 'Noche de Reyes', 'Sueño de almendra']) {
      expect(codesOf(asIce({ nombre })), nombre).toContain('nombre_de_fantasia');
    }
  });

  it('is not missed in a name that says what it is', () => {
    const said = [
      'Helado de la abuela',
      'Leche merengada',
      'Magdalenas',
      'Turrón de Jijona',
      'Tarta Sacher',
      'Bombones',
    ];
    for (const nombre of said) expect(codesOf(asIce({ nombre })), nombre).not.toContain('nombre_de_fantasia');
    // A type of its craft says it too.
    const cake = { craft: 'pasteleria', type: 'sable', nombre: 'Sablés bretones' };
    expect(codesOf(labelOf({ 'Harina floja': 500, Mantequilla: 300, Azúcar: 200 }, cake))).not.toContain(
      'nombre_de_fantasia',
    );
  });

  it('of a chocolate needs its type, by which the law asks for words of its own', () => {
    const bar = (more: object) =>
      labelOf({ 'Pasta de cacao': 600, Azúcar: 400 }, { nombre: 'Chocolate', craft: 'cacao', ...more });
    expect(codesOf(bar({}))).toContain('tipo_sin_indicar');
    expect(codesOf(bar({ type: 'negro' }))).not.toContain('tipo_sin_indicar');
    const cake = labelOf({ 'Harina floja': 200, Azúcar: 200, Huevo: 200 }, { craft: 'pasteleria' });
    expect(codesOf(cake)).not.toContain('tipo_sin_indicar');
    expect(codesOf(asIce({ type: undefined }))).not.toContain('tipo_sin_indicar');
  });

  it('makes claims like the name', () => {
    expect(codesOf(asIce({ nombre: 'Helado', denominacion: 'Helado vegano de chocolate' }))).toContain(
      'nombre_no_posible',
    );
    expect(codesOf(asIce({ nombre: 'Tentación vegana', denominacion: 'Helado de chocolate' }))).toContain(
      'nombre_no_posible',
    );
  });

  it('that is no text is refused, naming its field', () => {
    const refused = () => asIce({ denominacion: 7 });
    expect(refused).toThrow(InputError);
    expect(refused).toThrow('La denominación no es válida');
  });
});

describe('the percentage of what the names of a food name', () => {
  const milk = { 'Leche entera': 500, 'Nata 35%': 150, Azúcar: 80 };
  const NAMED: readonly (readonly [string, Grams, readonly string[]])[] = [
    ['Torta de aceite', { 'Harina floja': 500, 'Aceite de oliva': 200, Azúcar: 100 }, ['aceite de oliva']],
    ['Pan de aceite y anís', { 'Harina floja': 500, 'Aceite de oliva': 50 }, ['aceite de oliva']],
    ['Helado de dulce de leche', { ...milk, 'Dulce de leche': 250 }, ['dulce de leche']],
    ['Helado de chocolate con leche', { ...milk, 'Chocolate con leche': 100 }, ['chocolate con leche']],
    ['Helado de leche y miel', { ...milk, Miel: 100 }, ['leche entera', 'miel']],
    ['Pan de girasol', { 'Harina floja': 500, 'Pipas de girasol': 80, 'Aceite de girasol': 20 }, ['pipas de girasol']],
    [
      'Turrón de almendra tostada',
      { 'Almendra tostada': 500, 'Pasta de almendra': 200, Azúcar: 200 },
      ['almendra tostada repelada', 'pasta de almendra'],
    ],
    ['Bizcocho de la abuela', { 'Harina floja': 300, Azúcar: 250, Huevo: 200 }, []],
  ];
  it.each(NAMED)('«%s»', (nombre, grams, ingredients) => {
    const { quid } = labelOf(grams, { nombre, perdida: 0 });
    expect(quid.map(({ ingrediente }) => ingrediente)).toEqual(ingredients);
  });

  it('counts both the denomination and the name', () => {
    const named = (more: object) => asIce(more).quid.map(({ ingrediente }) => ingrediente);
    expect(named({ nombre: 'Tentación de nata', denominacion: 'Helado de chocolate' })).toEqual([
      'nata (leche)',
      'chocolate negro',
    ]);
    expect(named({ nombre: 'Tentación', denominacion: 'Helado' })).toEqual([]);
  });

  it('is not due for whose recipe it is', () => {
    const praline = {
      ingredients: [
        { name: 'Avellana tostada', grams: 50 },
        { name: 'Azúcar', grams: 50 },
      ],
    };
    const ingredients = [
      { name: 'Leche entera', grams: 500 },
      { name: 'Praliné de la casa', grams: 100, receta: praline },
    ];
    const quidOf = (nombre: string) => etiqueta({ nombre, ingredients }).quid.map(({ ingrediente }) => ingrediente);
    expect(quidOf('Helado de la casa')).toEqual([]);
    expect(quidOf('Helado de praliné de la casa')).toEqual(['praliné de la casa']);
  });
});

describe('a name that promises more than the formula holds', () => {
  const dark = { 'Pasta de cacao': 520, 'Manteca de cacao': 100, Azúcar: 380 };
  const promised = (nombre: string, grams: Grams, more: object = {}) =>
    labelOf(grams, { nombre, perdida: 0, ...more }).avisos.find(({ codigo }) => codigo === 'nombre_promete_de_mas');

  it('is told, with what it holds and the article', () => {
    // 520 × (44.7 + 54) % + 100 × 99.95 % = 613.2 in 1000.
    expect(promised('Chocolate 70 %', dark, { craft: 'cacao' })).toEqual({
      codigo: 'nombre_promete_de_mas',
      texto:
        '«Chocolate 70 %»: el nombre dice «70 %» y la fórmula lleva un 61,3 %. Un nombre no puede prometer más de lo que hay.',
      articulo: 'Reglamento (UE) 1169/2011, art. 7',
    });
  });

  const bread = { 'Harina de fuerza': 500, 'Harina integral': 500, Agua: 650, Sal: 18 };
  const milk = { 'Leche entera': 500, 'Nata 35%': 150, Azúcar: 100 };
  const praline = { 'Almendra tostada': 500, Azúcar: 500 };
  const TOO_MUCH: readonly (readonly [string, Grams, string])[] = [
    ['Tableta de chocolate negro 70 %', dark, '61,3 %'],
    ['Chocolate con leche 40 %', { 'Chocolate con leche 35 %': 1000 }, '35,3 %'],
    ['Helado de chocolate 70 %', { ...milk, 'Chocolate negro 55 %': 150 }, '55 %'],
    ['Pan 100 % integral', bread, '50 %'],
    ['Pan integral', bread, '50 %'],
    ['Pan integral', { 'Harina de fuerza': 500, Agua: 300 }, '0 %'],
    ['Pan de centeno 60 %', { 'Harina de trigo': 700, 'Harina de centeno': 300, Agua: 600 }, '30 %'],
    ['Sorbete 60 % fruta', { Fresa: 500, Azúcar: 200, Agua: 300 }, '50 %'],
    ['Sorbete de fresa 60 %', { Fresa: 500, Azúcar: 200, Agua: 300 }, '50 %'],
    ['Turrón con 65 % de almendra', praline, '50 %'],
    ['Barrita con 60 % de frutos secos', praline, '50 %'],
  ];
  it.each(TOO_MUCH)('«%s»', (nombre, grams, held) => {
    expect(promised(nombre, grams, { craft: 'panaderia' })?.texto).toMatch(new RegExp(`(?:lleva|lo es) un ${held}\\.`));
  });

  const HONEST: readonly (readonly [string, Grams])[] = [
    ['Chocolate 61 %', dark],
    // Nuts are no part of the chocolate whose cocoa is told.
    ['Chocolate 61 % con almendras', { ...dark, 'Almendra tostada': 400 }],
    ['Helado de chocolate 70 %', { ...milk, 'Chocolate negro 70 %': 100 }],
    ['Helado de nata 35 %', milk],
    ['Bombón de ron 40 %', { 'Chocolate negro 70 %': 800, Ron: 50 }],
    ['Pan 50 % integral', bread],
    ['Pan integral', { 'Harina integral': 1000, Agua: 700 }],
    ['Pan de masa madre, 80 % hidratación', { ...bread, 'Masa madre': 200 }],
    ['Chocolate con 90 % menos azúcar', dark],
    ['Turrón 50 % almendra', praline],
    ['Polvorón 100 % artesano', praline],
  ];
  it.each(HONEST)('is none of «%s»', (nombre, grams) => {
    expect(promised(nombre, grams, { craft: 'panaderia' })).toBeUndefined();
  });

  it('counts a recipe by its own weight', () => {
    const receta = { ingredients: Object.entries(praline).map(([name, grams]) => ({ name, grams })) };
    const ingredients = [
      { name: 'Chocolate negro 70 %', grams: 600 },
      { name: 'Praliné', grams: 400, receta },
    ];
    const codes = (nombre: string) => codesOf(etiqueta({ nombre, craft: 'cacao', perdida: 0, ingredients }));
    expect(codes('Bombón con 40 % de praliné')).not.toContain('nombre_promete_de_mas');
    expect(codes('Bombón con 50 % de praliné')).toContain('nombre_promete_de_mas');
  });
});
