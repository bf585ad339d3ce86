import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/craft/analysis.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';

function lookUp(name: string) {
  const { label, parts, warnings } = resolve({ name, grams: 1, numbers: undefined, raw: {} }, 0);
  return { label, parts, warnings: textsOf(warnings) };
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

/** What a generic word stands for in pastry; the wire name itself is no doubt. */
const GENERIC: Readonly<Record<string, string>> = {
  Harina: 'Harina floja o de repostería',
  Aceite: 'Aceite de girasol',
  Chocolate: 'Chocolate negro 57 %',
  Gelatina: 'Gelatina en hojas',
};

describe('the names of the interface', () => {
  it.each(INTERFACE_NAMES)('%s, as it is and however it is typed', (name) => {
    expect(lookUp(name)).toMatchObject({ label: name, warnings: [] });
    for (const typed of [name.toUpperCase(), name.toLowerCase()]) {
      const said =
        GENERIC[name] === undefined
          ? []
          : [`«${typed}» se toma como «${GENERIC[name]}», lo habitual en el oficio; si es otro, escríbelo completo.`];
      expect(lookUp(typed)).toMatchObject({ label: name, warnings: said });
    }
  });
});

describe('names recognised without a warning', () => {
  it.each([
    ['huevos', 'Huevo entero'],
    ['Claras', 'Clara de huevo'],
    ['yemas de huevo', 'Yema'],
    ['azúcar glass', 'Azúcar glas'],
    ['levadura Royal', 'Impulsor'],
    ['levadura fresca', 'Levadura fresca'],
    ['harina de almendra', 'Almendra molida'],
    ['Mantequilla (pomada)', 'Mantequilla'],
    ['limón, zumo de', 'Zumo de limón'],
    ['nueces', 'Nuez'],
    ['nueces picadas', 'Nuez'],
    ['jaune d’œuf', 'Yema'],
    ['cacao en polvo sin azúcar', 'Cacao puro'],
    ['leche de cabra', 'Leche de cabra'],
    ['leche fresca semidesnatada', 'Leche semidesnatada'],
    ['harina sin gluten', 'Mezcla panificable sin gluten'],
    ['azúcar moreno de caña ecológico', 'Azúcar moreno'],
    ['queso mascarpone italiano', 'Mascarpone'],
    ['harina de trigo sarraceno ecológica', 'Harina de trigo sarraceno'],
    ['corteza de limón', 'Ralladura de limón'],
    ['crema de cacahuete 100%', 'Pasta de cacahuete'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [] });
  });
});

describe('chocolate and cream by their percentage', () => {
  it.each([
    ['chocolate 60.5%', 'Chocolate negro 60%'],
    ['chocolate 58.9%', 'Chocolate negro 60%'],
    ['cobertura negra 61 %', 'Chocolate negro 60%'],
    ['chocolate 99% cacao', 'Pasta de cacao'],
    ['chocolate con leche 38%', 'Chocolate con leche 40%'],
    ['nata para montar 36% materia grasa', 'Nata 35%'],
    ['crema 35%', 'Nata 35%'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({ label, warnings: [] });
  });

  it.each([
    ['Chocolate negro 72,5 %', 'Chocolate negro 70%'],
    ['tableta de chocolate 88 %', 'Chocolate negro 85%'],
    ['cobertura blanca 33 %', 'Chocolate blanco 35%'],
    ['chocolate con leche 37,9%', 'Chocolate con leche 40%'],
    ['nata 32,5% MG', 'Nata 30%'],
    ['crema de leche 33%', 'Nata 35%'],
  ])('«%s» is taken for the nearest, %s, and said', (name, label) => {
    expect(lookUp(name)).toMatchObject({
      label,
      warnings: [`«${name}» se ha leído como «${label}»: comprueba que lo sea.`],
    });
  });
});

describe('generic words, said', () => {
  it.each([
    ['nata', 'Nata 35%'],
    ['leche en polvo', 'Leche en polvo entera'],
    ['levadura', 'Levadura fresca'],
    ['manteca', 'Manteca de cerdo'],
  ])('«%s» is %s', (name, label) => {
    expect(lookUp(name)).toMatchObject({
      label,
      warnings: [`«${name}» se toma como «${label}», lo habitual en el oficio; si es otro, escríbelo completo.`],
    });
  });
});

describe('names nobody knows', () => {
  it.each([
    'sustituto de chocolate 70%',
    'chocolate sin azúcar 70%',
    'nata sabor 35%',
    'crema de anchoas 100%',
    'helado de vainilla',
    'aroma de mantequilla',
    'hazelnut aroma',
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
    const said = `Ingrediente no reconocido: «${name}». Se considera inerte; indica su composición para tenerlo en cuenta.`;
    expect(warnings[0]!.startsWith(said)).toBe(true);
    expect(warnings.slice(1)).toEqual([`«${name}» no tiene precio: no se incluye en el coste.`]);
  });

  it('are asked about: what a person may have meant comes first', () => {
    expect(lookUp('crema pastelera de azafrán').warnings[0]).toContain('¿Querías decir «Crema pastelera»');
  });
});
