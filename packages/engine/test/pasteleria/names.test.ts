import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/craft/analysis.ts';
import { tokenKey, tokens } from '../../src/pasteleria/names.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';

function lookUp(name: string) {
  const { warnings, ...resolved } = resolve({ name, grams: 1, numbers: undefined, raw: {} });
  return { ...resolved, warnings: textsOf(warnings) };
}

const INTERFACE_NAMES = [
  'Harina',
  'Azúcar',
  'Mantequilla',
  'Aceite',
  'Huevo entero',
  'Yema',
  'Clara de huevo',
  'Leche entera',
  'Nata 35%',
  'Almidón/Maicena',
  'Cacao puro',
  'Chocolate',
  'Chocolate blanco',
  'Chocolate con leche',
  'Almendra molida',
  'Gelatina',
  'Impulsor',
  'Miel',
  'Queso crema',
  'Zumo de limón',
  'Zanahoria rallada',
  'Yogur natural',
  'Agua',
];

describe('names recognised without a warning', () => {
  it.each(INTERFACE_NAMES)('%s, as it is and however it is typed', (name) => {
    for (const typed of [name, name.toUpperCase(), name.toLowerCase(), ` ${name}. `]) {
      expect(lookUp(typed)).toMatchObject({ label: name, warnings: [] });
    }
  });

  it.each([
    ['huevos', 'Huevo entero'],
    ['Claras', 'Clara de huevo'],
    ['yemas de huevo', 'Yema'],
    ['nata', 'Nata 35%'],
    ['azúcar glass', 'Azúcar glas'],
    ['levadura', 'Impulsor'],
    ['levadura Royal', 'Impulsor'],
    ['levadura fresca', 'Levadura fresca'],
    ['harina de almendra', 'Almendra molida'],
    ['Mantequilla (pomada)', 'Mantequilla'],
    ['limón, zumo de', 'Zumo de limón'],
    ['nueces', 'Nuez'],
    ['jaune d’œuf', 'Yema'],
    ['leche en polvo', 'Leche en polvo entera'],
    ['cacao en polvo sin azúcar', 'Cacao puro'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [] });
  });
});

describe('chocolate and cream by their percentage', () => {
  it.each([
    ['Chocolate negro 72,5 %', 'Chocolate negro 70%'],
    ['chocolate 60.5%', 'Chocolate negro 64%'],
    ['chocolate 58.9%', 'Chocolate'],
    ['cobertura negra 61 %', 'Chocolate negro 64%'],
    ['chocolate 99% cacao', 'Pasta de cacao'],
    ['tableta de chocolate 88 %', 'Chocolate negro 85%'],
    ['pepitas de chocolate 50%', 'Chocolate'],
    ['cobertura blanca 33 %', 'Chocolate blanco'],
    ['chocolate con leche 37,9%', 'Chocolate con leche'],
    ['chocolate con leche 38%', 'Chocolate con leche 40%'],
    ['nata 32,5% MG', 'Nata 30%'],
    ['nata para montar 36% materia grasa', 'Nata 35%'],
    ['nata 12%', 'Nata 18%'],
    ['crema 35%', 'Nata 35%'],
    ['crema de leche 33%', 'Nata 35%'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [] });
  });

  it.each([
    ['chocolate 200 g', 'Chocolate'],
    ['nata de coco 35%', 'Nata 35%'],
    ['crema de cacahuete 100%', 'Cacahuete'],
  ])('«%s» is only taken for %s, and said', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [`«${name}» se ha interpretado como «${label}».`] });
  });

  it.each(['sustituto de chocolate 70%', 'chocolate sin azúcar 70%', 'nata sabor 35%', 'crema de anchoas 100%'])(
    '«%s» is no chocolate and no cream',
    (name) => {
      expect(lookUp(name).warnings[0]).toContain('Ingrediente no reconocido');
    },
  );
});

describe('names taken for the nearest row, with a warning', () => {
  it.each([
    ['leche de cabra', 'Leche entera'],
    ['leche fresca semidesnatada', 'Leche semidesnatada'],
    ['harina sin gluten', 'Harina'],
    ['nueces picadas', 'Nuez'],
    ['azúcar moreno de caña ecológico', 'Azúcar moreno'],
    ['queso mascarpone italiano', 'Mascarpone'],
    ['harina de trigo sarraceno ecológica', 'Harina de trigo sarraceno'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [`«${name}» se ha interpretado como «${label}».`] });
  });

  it('a preparation too: it is then taken apart', () => {
    expect(lookUp('crema pastelera de vainilla').warnings).toEqual([
      '«crema pastelera de vainilla» se ha interpretado como «Crema pastelera».',
      '«crema pastelera de vainilla» se ha desglosado en sus ingredientes básicos.',
    ]);
  });
});

describe('names nobody knows', () => {
  it.each([
    'helado de vainilla',
    'corteza de limón',
    'aroma de mantequilla',
    'edulcorante de mesa',
    'mantequilla sabor coco',
    'de la',
    '¡¡!!',
    '糖',
    '\ud800',
    '__proto__',
    'toString',
    'x'.repeat(1_000_000),
  ])('%.40s', (name) => {
    const { label, parts, warnings } = lookUp(name);
    expect(label).toBe(name);
    expect(parts[0]!.ingredient).toMatchObject({ role: 'otro', agua: 0, azucares: 0, precio: null });
    expect(warnings).toEqual([
      `Ingrediente no reconocido: «${name}». Se considera inerte; indica su composición para tenerlo en cuenta.`,
      `«${name}» no tiene precio: no se incluye en el coste.`,
    ]);
  });
});

describe('the words of a name', () => {
  it('are singular, without accents, articles or letters on their own', () => {
    expect(tokens('Nueces de la Pecán, flores y CEREZAS')).toEqual(['nuez', 'pecan', 'flor', 'cereza']);
    expect(tokens('unidades, relojes, panes, miles, gas, 30 °Bé')).toEqual([
      'unidad',
      'reloj',
      'pan',
      'mil',
      'gas',
      '30',
      'be',
    ]);
  });

  it('are the same ingredient in any order', () => {
    expect(tokenKey(tokens('limón, zumo de limones'))).toBe(tokenKey(tokens('Zumo de limón')));
  });
});
