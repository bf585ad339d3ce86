import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';

type Grams = Readonly<Record<string, number>>;

const breadOf = (grams: Grams, more: object = {}) =>
  etiqueta({
    craft: 'panaderia',
    type: 'barra',
    nombre: 'Hogaza',
    ingredients: Object.entries(grams).map(([name, weight]) => ({ name, grams: weight })),
    ...more,
  });

/** Doughs of the pantry that are raised in the workshop: water, and salt, per 100 of flour. */
const DOUGHS = [
  { name: 'Poolish', agua: 100, sal: 0 },
  { name: 'Biga', agua: 50, sal: 0 },
  { name: 'Esponja', agua: 65, sal: 0 },
  { name: 'Prefermento', agua: 100, sal: 0 },
  { name: 'Masa madre', agua: 100, sal: 0 },
  { name: 'Masa madre sólida', agua: 50, sal: 0 },
  { name: 'Masa vieja', agua: 65, sal: 2 },
] as const;

describe('a dough raised in the workshop', () => {
  it('is not told from the flour, the water and the yeast of the bread, whatever its share', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DOUGHS),
        fc.double({ min: 0.01, max: 0.6, noNaN: true }),
        fc.double({ min: 60, max: 85, noNaN: true }),
        ({ name, agua, sal }, share, water) => {
          const flour = 1000 * share;
          const weight = (flour * (100 + agua + sal)) / 100;
          const bread = { Sal: 20, 'Levadura fresca': 10 };
          const straight = breadOf({ 'Harina de trigo': 1000, Agua: 10 * water, ...bread });
          const built = breadOf({
            'Harina de trigo': 1000 - flour,
            [name]: weight,
            Agua: 10 * water - (flour * agua) / 100,
            ...bread,
            Sal: 20 - (flour * sal) / 100,
          });
          expect(built.lista.texto).toBe(straight.lista.texto);
          expect(built.alergenos.contiene).toEqual(straight.alergenos.contiene);
        },
      ),
    );
  });

  it('brings the yeast it was raised with, when the bread has no other', () => {
    expect(breadOf({ 'Harina de trigo': 500, Biga: 750, Agua: 400, Sal: 20 }).lista.texto).toBe(
      'Ingredientes: harina de trigo, agua, sal, levadura.',
    );
    expect(breadOf({ 'Harina de trigo': 800, 'Masa madre': 400, Agua: 450, Sal: 20 }).lista.texto).toBe(
      'Ingredientes: harina de trigo, agua, sal.',
    );
    expect(breadOf({ 'Harina de trigo': 800, Tangzhong: 300, Agua: 450, Sal: 20, Levadura: 5 }).lista.texto).toBe(
      'Ingredientes: harina de trigo, agua, sal, levadura.',
    );
  });

  it('is dissolved inside a recipe too', () => {
    const dough = {
      ingredients: [
        { name: 'Harina floja', grams: 500 },
        { name: 'Poolish', grams: 500 },
      ],
    };
    const answer = etiqueta({
      nombre: 'Empanada',
      ingredients: [
        { name: 'Masa', grams: 600, receta: dough },
        { name: 'Tomate', grams: 400 },
      ],
      perdida: 0,
    });
    expect(answer.lista.texto).toBe('Ingredientes: masa (harina de trigo, agua, levadura), tomate.');
  });

  it('stands with its list and its percentage where the label names it', () => {
    const grams = { 'Harina de trigo': 800, 'Masa madre': 400, Agua: 450, Sal: 20 };
    const expected = 'Ingredientes: harina de trigo, agua, masa madre 24 % (harina de trigo, agua), sal.';
    expect(breadOf(grams, { nombre: 'Pan de masa madre', perdida: 0 }).lista.texto).toBe(expected);
    expect(breadOf(grams, { destacar: ['masa madre'], perdida: 0 }).lista.texto).toBe(expected);
    expect(breadOf(grams, { nombre: 'Rústica', denominacion: 'Pan de masa madre', perdida: 0 }).lista.texto).toBe(
      expected,
    );
  });

  it('that is bought dry is an ingredient', () => {
    expect(breadOf({ 'Harina de trigo': 800, 'Masa madre deshidratada': 30, Agua: 500 }).lista.texto).toContain(
      'masa madre deshidratada (harina de trigo fermentada)',
    );
  });
});

it('leaves the driest bread some water, however little it was poured', () => {
  const sticks = (water: number) => ({ 'Harina de trigo': 1000, Agua: water, 'Aceite de oliva': 120, Sal: 20 });
  const waterOf = (grams: Grams) => {
    const { grasas, hidratos, fibra, proteinas, sal } = breadOf(grams, { type: 'grissini' }).nutricion.por_100g;
    return 100 - grasas - hidratos - fibra - proteinas - sal;
  };
  expect(waterOf(sticks(400))).toBeGreaterThan(4);
  expect(waterOf(sticks(550))).toBeGreaterThan(4);
});
