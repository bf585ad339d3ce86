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
