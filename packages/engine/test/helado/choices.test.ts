import { describe, expect, it } from 'vitest';
import { find, mustFind } from '../../src/helado/catalogue.ts';
import { best } from '../../src/helado/copy.ts';
import { sideOf } from '../../src/helado/fit.ts';
import { rulesOf } from '../../src/helado/types.ts';
import { balance } from './formula.ts';

/** The advice on one parameter, from the change on: «añade unos 85 g de glucosa…». */
function adviceOn(label: string, type: string, text: string): string | undefined {
  const advice = balance(type, text).suggestions.find((each) => each.includes(`${label} `));
  return advice?.replace(/^.*\. Por cada kg de mezcla, /, '');
}

describe('liquid of a formula that has none', () => {
  it.each([
    ['milk, where there is some dairy', 'helado_leche', ', Leche en polvo desnatada 10', 'leche entera'],
    ['water, where there is hardly any (SLNG 2.5 %)', 'helado_leche', '', 'agua'],
    ['water in a granizado, whatever the dairy', 'granizado', ', Leche en polvo desnatada 40', 'agua'],
  ])('%s', (_, type, dairy, liquid) => {
    const advice = adviceOn('Azúcares', type, `Nata 35% 200, Mantequilla 120, Azúcar 250${dairy}`);
    expect(advice).toContain(`de azúcar por ${liquid}`);
  });
});

describe('what goes out', () => {
  it.each([
    [
      'sucrose before a heavier sugar',
      'Azúcares',
      'helado_leche',
      'Leche entera 540, Nata 35% 120, Leche en polvo desnatada 40, Azúcar 80, Dextrosa 190',
      'sustituye unos 55 g de azúcar por leche entera.',
    ],
    [
      'coconut oil of a fat vegan formula',
      'Materia grasa',
      'vegano',
      'Bebida de avena 600, Aceite de coco desodorizado 170, Azúcar 130, Dextrosa 60, Glucosa atomizada 38 DE 40',
      'sustituye unos 65 g de aceite de coco desodorizado por bebida de avena.',
    ],
    [
      'coconut milk of a fat vegan formula',
      'Materia grasa',
      'vegano',
      'Leche de coco 18% 820, Azúcar 110, Dextrosa 60',
      'sustituye unos 150 g de leche de coco 18% por agua.',
    ],
    [
      'sugar, when it is too sweet and soft',
      'POD',
      'helado_crema',
      'Leche entera 480, Nata 35% 230, Leche en polvo desnatada 40, Azúcar 235, Ron 40% vol. 20',
      'sustituye unos 45 g de azúcar por leche entera.',
    ],
    [
      'sugar, not the maltitol of an ice cream with sugar',
      'POD',
      'helado_crema',
      'Leche entera 500, Nata 35% 230, Leche en polvo desnatada 40, Azúcar 190, Maltitol 40',
      'sustituye unos 35 g de azúcar por leche entera.',
    ],
    [
      'dextrose, not the erythritol of an ice cream with sugar',
      'PAC',
      'helado_leche',
      'Leche entera 620, Nata 35% 120, Leche en polvo desnatada 50, Azúcar 130, Dextrosa 40, Eritritol 40',
      'sustituye unos 40 g de dextrosa por glucosa atomizada 38 DE.',
    ],
    [
      'dextrose, not the alcohol of a little vanilla extract',
      'PAC',
      'helado_leche',
      'Leche entera 610, Nata 35% 120, Leche en polvo desnatada 50, Azúcar 150, Dextrosa 60, Extracto de vainilla 6',
      'sustituye unos 60 g de dextrosa por glucosa atomizada 38 DE.',
    ],
    [
      'sugar, when there is too little dextrose to begin with it',
      'PAC',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Azúcar 205, Dextrosa 8, Sal 4',
      'sustituye unos 20 g de azúcar por leche entera.',
    ],
  ])('%s', (_, label, type, text, expected) => {
    expect(adviceOn(label, type, text)).toBe(expected);
  });
});

describe('side of a range', () => {
  const type = rulesOf('helado_leche');

  it('is neither at the limits, which are inclusive', () => {
    expect(sideOf(12.5, type, 'POD')).toBeNull();
    expect(sideOf(22.5, type, 'POD')).toBeNull();
    expect(sideOf(12.49, type, 'POD')).toBe('low');
    expect(sideOf(22.51, type, 'POD')).toBe('high');
  });

  it('is neither for the PAC of what is not served at scooping hardness', () => {
    expect(sideOf(-5, type, 'PAC')).toBe('high');
    expect(sideOf(-5, rulesOf('granizado'), 'PAC')).toBeNull();
  });
});

describe('what goes in', () => {
  it.each([
    [
      'glucose for sugars low, when spirits make it soft already',
      'Azúcares',
      'helado_leche',
      'Leche entera 700, Nata 35% 100, Leche en polvo desnatada 40, Azúcar 80, Ron 40% vol. 90',
      'añade unos 75 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.',
    ],
    [
      'sugar for sweetness low, dextrose staying where it is not soft',
      'POD',
      'helado_leche',
      'Leche entera 620, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 150, Dextrosa 25',
      'añade unos 60 g de azúcar en lugar de la misma cantidad de leche entera.',
    ],
    [
      'milk powder for solids low, while the milk solids have room for all of it',
      'Sólidos totales',
      'helado_leche',
      'Leche entera 700, Nata 35% 90, Azúcar 115, Dextrosa 35',
      'añade unos 55 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.',
    ],
    [
      'inulin for solids low without sugar, although 4.9 points of glucose would fit',
      'Sólidos totales',
      'sin_azucar',
      'Agua 740, Maltitol 130, Eritritol 45, Nata 35% 30',
      'añade unos 50 g de inulina en lugar de la misma cantidad de agua.',
    ],
    [
      'dextrose for the liquid of a hard ice cream with little sugar to change',
      'PAC',
      'helado_leche',
      'Leche entera 600, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 150, Azúcar 15, Maltitol 50',
      'añade unos 5 g de dextrosa en lugar de la misma cantidad de leche entera.',
    ],
  ])('%s', (_, label, type, text, expected) => {
    expect(adviceOn(label, type, text)).toBe(expected);
  });
});

describe('the heaviest of its kind', () => {
  const copyWith = (parts: readonly (readonly [string, number])[]) => ({
    ingredients: parts.map(([name]) => find(name)!),
    grams: parts.map(([, grams]) => grams),
  });
  const heaviest = (...parts: (readonly [string, number])[]) =>
    best(
      copyWith(parts),
      ({ row }) => row.grupo === 'azucares',
      (_, grams) => grams,
    )?.row.name;

  it('adds up an ingredient weighed twice', () => {
    expect(heaviest(['Azúcar', 60], ['Dextrosa', 100], ['Azúcar', 60])).toBe('Azúcar');
  });

  it('is the same whatever comes first, last or between', () => {
    expect(heaviest(['Azúcar', 90], ['Dextrosa', 100], ['Fructosa', 80])).toBe('Dextrosa');
    expect(heaviest(['Fructosa', 80], ['Azúcar', 100], ['Dextrosa', 90])).toBe('Azúcar');
    expect(heaviest(['Dextrosa', 100], ['Fructosa', 80], ['Azúcar', 90])).toBe('Dextrosa');
  });

  it('is the first of the catalogue among equals', () => {
    const first = heaviest(['Azúcar', 100], ['Dextrosa', 100]);
    expect(heaviest(['Dextrosa', 100], ['Azúcar', 100])).toBe(first);
    expect(find(first!)!.index).toBe(Math.min(mustFind('azucar').index, mustFind('dextrosa').index));
  });

  it('is none where there is nothing of its kind, or nothing of it is left', () => {
    expect(heaviest(['Leche entera', 600])).toBeUndefined();
    expect(heaviest(['Azúcar', 0], ['Dextrosa', 0])).toBeUndefined();
  });
});
