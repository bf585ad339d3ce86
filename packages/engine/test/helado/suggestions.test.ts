import { describe, expect, it } from 'vitest';
import { balanceHelado } from '../../src/helado/craft.ts';
import { balance } from './formula.ts';

const PER_KG = 'Por cada kg de mezcla,';
const FIXED = 'Se corrige con los cambios anteriores.';
const ADD_UP = 'Los cambios se suman: aplícalos todos y vuelve a calcular.';

describe('corrections, row by row', () => {
  it.each([
    [
      'fat low: cream for the liquid, at most 150 g, or the humbler type',
      'helado_crema',
      'Leche entera 700, Nata 35% 60, Leche en polvo desnatada 50, Azúcar 140, Dextrosa 50',
      [
        `Materia grasa 4,67 %: baja (rango 8,00 a 16,00). ${PER_KG} añade unos 150 g de nata 35% en lugar de la misma cantidad de leche entera y vuelve a calcular, o usa el tipo helado_leche.`,
        `Sólidos totales 34,56 %: bajos (rango 35,00 a 45,00). ${FIXED}`,
        `Con los cambios anteriores, el PAC pasaría a -13,14. ${PER_KG} sustituye unos 30 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat low in a vegan formula: coconut oil',
      'vegano',
      'Bebida de avena 720, Azúcar 130, Dextrosa 60, Glucosa atomizada 38 DE 80, Aceite de coco desodorizado 5',
      [
        `Materia grasa 1,59 %: baja (rango 2,00 a 14,00). ${PER_KG} añade unos 35 g de aceite de coco desodorizado en lugar de la misma cantidad de bebida de avena.`,
        `PAC -12,84: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 40 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat high: the fattest dairy out',
      'helado_leche',
      'Leche entera 400, Nata 35% 350, Leche en polvo desnatada 60, Azúcar 130, Dextrosa 60',
      [
        `Materia grasa 13,74 %: alta (rango 2,50 a 10,00). ${PER_KG} sustituye unos 150 g de nata 35% por leche entera y vuelve a calcular.`,
        `Sólidos totales 43,60 %: altos (rango 32,00 a 43,00). ${FIXED}`,
        `PAC -14,83: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 55 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat high from nuts: words; solids high: liquid on top',
      'helado_leche',
      'Leche entera 600, Avellana tostada 160, Leche en polvo desnatada 40, Azúcar 110, Dextrosa 90',
      [
        'Materia grasa 12,28 %: alta (rango 2,50 a 10,00). Reduce el ingrediente graso (frutos secos, chocolate o yema).',
        `Sólidos totales 46,18 %: altos (rango 32,00 a 43,00). ${PER_KG} añade unos 150 g de leche entera y vuelve a calcular.`,
        `PAC -15,14: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 15 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'SLNG low: milk powder; sugars high: sugar out, for the heaviest liquid',
      'helado_leche',
      'Leche entera 300, Agua 330, Nata 35% 130, Azúcar 180, Dextrosa 60',
      [
        `SLNG 3,41 %: bajo (rango 6,00 a 12,00). ${PER_KG} añade unos 45 g de leche en polvo desnatada en lugar de la misma cantidad de agua.`,
        `Azúcares 23,52 %: altos (rango 14,00 a 22,00). ${PER_KG} sustituye unos 35 g de azúcar por agua.`,
        `POD 22,51: demasiado dulce (rango 14,00 a 21,00). ${FIXED}`,
        ADD_UP,
      ],
    ],
    [
      'SLNG high: milk powder out',
      'helado_crema',
      'Leche entera 560, Nata 35% 180, Leche en polvo desnatada 100, Azúcar 120, Dextrosa 40',
      [
        `SLNG 15,56 %: alto (rango 7,00 a 12,00). ${PER_KG} sustituye unos 55 g de leche en polvo desnatada por leche entera.`,
        `PAC -13,30: quedará blando (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'SLNG high in a water sorbet: milk out, or the type with milk',
      'sorbete_agua',
      'Leche entera 200, Agua 500, Azúcar 200, Dextrosa 60, Glucosa atomizada 38 DE 40',
      [
        `SLNG 1,76 %: alto (rango 0,00 a 1,00). ${PER_KG} sustituye unos 115 g de leche entera por agua, o usa el tipo sorbete_leche.`,
        `PAC -12,92: quedará blando (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'SLNG high from other dairy: words',
      'sorbete_agua',
      'Fresa 600, Yogur natural 200, Azúcar 160, Dextrosa 40',
      [
        'SLNG 1,80 %: alto (rango 0,00 a 1,00). Reduce los ingredientes lácteos.',
        `PAC -10,50: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} sustituye unos 20 g de azúcar por dextrosa.`,
      ],
    ],
    [
      'dairy in a vegan formula: words',
      'vegano',
      'Leche entera 500, Agua 250, Aceite de coco desodorizado 50, Azúcar 150, Dextrosa 60',
      [
        'SLNG 4,36 %: alto (rango 0,00 a 0,50). Contiene sólidos lácteos: sustituye el ingrediente lácteo por su versión vegetal.',
      ],
    ],
    [
      'sugars low, sweet enough: glucose; PAC spoilt by it, no dextrose: the heaviest sugar out',
      'helado_crema',
      'Leche entera 580, Nata 35% 220, Leche en polvo desnatada 40, Fructosa 110, Sal 4',
      [
        `Azúcares 11,53 %: bajos (rango 14,00 a 22,00). ${PER_KG} añade unos 45 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.`,
        `Sólidos totales 32,97 %: bajos (rango 35,00 a 45,00). ${FIXED}`,
        `Con los cambios anteriores, el PAC pasaría a -14,03. ${PER_KG} sustituye unos 25 g de fructosa por leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'sugars low and no liquid to take out: sugar on top',
      'sorbete_agua',
      'Fresa 850, Azúcar 100',
      [
        `Azúcares 15,22 %: bajos (rango 22,00 a 31,00). ${PER_KG} añade unos 120 g de azúcar.`,
        `POD 16,52: poco dulce (rango 19,00 a 30,00). ${FIXED}`,
        `Sólidos totales 18,92 %: bajos (rango 26,00 a 36,00). ${FIXED}`,
        `PAC -5,15: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} sustituye unos 55 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'sugars in a sugar-free formula: words; hard: erythritol for the liquid',
      'sin_azucar',
      'Leche entera 600, Nata 35% 120, Azúcar 160, Leche en polvo desnatada 40',
      [
        'Azúcares 17,39 %: altos (rango 0,00 a 5,00). Sustituye los azúcares por maltitol o eritritol.',
        `PAC -9,84: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} añade unos 10 g de eritritol en lugar de la misma cantidad de leche entera.`,
      ],
    ],
    [
      'sugar-free, not sweet: maltitol for inulin',
      'sin_azucar',
      'Leche entera 650, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 70, Eritritol 45, Inulina 70',
      [`POD 10,90: poco dulce (rango 11,00 a 22,00). ${PER_KG} sustituye unos 35 g de inulina por maltitol.`],
    ],
    [
      'sugar-free, not sweet, no inulin: maltitol for the liquid',
      'sin_azucar',
      'Leche entera 700, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 70, Eritritol 50',
      [
        `POD 10,75: poco dulce (rango 11,00 a 22,00). ${PER_KG} añade unos 35 g de maltitol en lugar de la misma cantidad de leche entera.`,
      ],
    ],
    [
      'sugar-free, too sweet: inulin for maltitol, at most 50 g',
      'sin_azucar',
      'Leche entera 480, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 270, Inulina 55',
      [
        `POD 25,71: demasiado dulce (rango 11,00 a 22,00). ${PER_KG} sustituye unos 50 g de maltitol por inulina y vuelve a calcular.`,
        `Sólidos totales 48,57 %: altos (rango 27,00 a 45,00). ${PER_KG} añade unos 150 g de leche entera y vuelve a calcular.`,
        'PAC -17,85: quedará blando (rango -12,50 a -10,60). Reduce el ingrediente dulce o alcohólico.',
        ADD_UP,
      ],
    ],
    [
      'not sweet and soft: sugar for all the dextrose there is; hard then: dextrose for the liquid',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 90, Dextrosa 90',
      [
        `POD 11,02: poco dulce (rango 14,00 a 21,00). ${PER_KG} sustituye unos 90 g de dextrosa por azúcar y vuelve a calcular.`,
        `Con los cambios anteriores, el PAC pasaría a -9,34. ${PER_KG} añade unos 20 g de dextrosa en lugar de la misma cantidad de leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'not sweet: sugar for the liquid',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 150',
      [
        `POD 7,32: poco dulce (rango 14,00 a 21,00). ${PER_KG} añade unos 85 g de azúcar en lugar de la misma cantidad de leche entera.`,
        `PAC -7,08: quedará duro en vitrina (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'too sweet and hard: dextrose for sugar',
      'salado',
      'Agua 600, Nata 35% 200, Azúcar 150, Leche en polvo desnatada 50',
      [
        `POD 15,51: demasiado dulce (rango 4,00 a 14,00). ${PER_KG} sustituye unos 135 g de azúcar por dextrosa.`,
        `PAC -6,20: quedará duro en vitrina (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'too sweet: glucose for sugar',
      'helado_crema',
      'Leche entera 520, Nata 35% 230, Leche en polvo desnatada 40, Azúcar 215',
      [
        `POD 22,25: demasiado dulce (rango 14,00 a 21,00). ${PER_KG} sustituye unos 50 g de azúcar por glucosa atomizada 38 DE.`,
      ],
    ],
    [
      'too sweet and soft: sugar out',
      'helado_leche',
      'Leche entera 560, Nata 35% 130, Leche en polvo desnatada 50, Fructosa 140',
      [
        `POD 28,57: demasiado dulce (rango 14,00 a 21,00). ${PER_KG} sustituye unos 55 g de fructosa por leche entera.`,
        `PAC -15,38: quedará blando (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'solids low, room for milk powder beyond its share only: glucose',
      'helado_crema',
      'Leche entera 650, Nata 35% 200, Azúcar 100, Dextrosa 60',
      [
        `SLNG 6,84 %: bajo (rango 7,00 a 12,00). ${PER_KG} añade unos 15 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.`,
        `Sólidos totales 31,45 %: bajos (rango 35,00 a 45,00). ${PER_KG} añade unos 55 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.`,
        `PAC -9,50: quedará duro en vitrina (rango -12,50 a -10,60). ${FIXED}`,
        ADD_UP,
      ],
    ],
    [
      'solids low, no room for sugars: the milk powder that fits',
      'helado_leche',
      'Leche entera 800, Azúcar 150',
      [
        `Sólidos totales 26,23 %: bajos (rango 32,00 a 43,00). ${PER_KG} añade unos 40 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera y vuelve a calcular.`,
        `PAC -6,81: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} sustituye unos 80 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'solids low, nothing else fits: inulin, at most 50 g, on top of too little water',
      'salado',
      'Tomate 700, Agua 100, Dextrosa 100, Sal 10',
      [
        `Sólidos totales 15,59 %: bajos (rango 28,00 a 46,00). ${PER_KG} añade unos 50 g de inulina y vuelve a calcular.`,
        `PAC -8,77: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} añade unos 25 g de dextrosa en lugar de la misma cantidad de agua.`,
        ADD_UP,
      ],
    ],
    [
      'solids high within reach: liquid on top',
      'helado_crema',
      'Leche entera 300, Nata 35% 380, Leche en polvo desnatada 80, Azúcar 180, Dextrosa 60',
      [
        `SLNG 12,54 %: alto (rango 7,00 a 12,00). ${PER_KG} sustituye unos 20 g de leche en polvo desnatada por leche entera.`,
        `Azúcares 23,52 %: altos (rango 14,00 a 22,00). ${PER_KG} sustituye unos 35 g de azúcar por leche entera.`,
        `POD 23,29: demasiado dulce (rango 14,00 a 21,00). ${FIXED}`,
        `Sólidos totales 50,51 %: altos (rango 35,00 a 45,00). ${PER_KG} añade unos 110 g de leche entera.`,
        `PAC -20,33: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 50 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'sugar-free and hard: erythritol for maltitol',
      'sin_azucar',
      'Leche entera 630, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 155, Inulina 55',
      [
        `PAC -9,57: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} sustituye unos 20 g de maltitol por eritritol.`,
      ],
    ],
    [
      'sugar-free and soft: maltitol for erythritol',
      'sin_azucar',
      'Leche entera 600, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 110, Eritritol 55, Inulina 65',
      [`PAC -14,64: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 35 g de eritritol por maltitol.`],
    ],
    [
      'soft with alcohol: the spirit out, all there is',
      'sorbete_agua',
      'Fresa 500, Agua 220, Azúcar 180, Dextrosa 50, Glucosa atomizada 38 DE 50, Ron 40% vol. 40',
      [
        `PAC -15,77: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 40 g de ron 40% vol. por agua y vuelve a calcular.`,
      ],
    ],
    [
      'soft: sugar for dextrose',
      'helado_leche',
      'Leche entera 620, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 140, Dextrosa 60',
      [`PAC -13,56: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 45 g de dextrosa por azúcar.`],
    ],
    [
      'soft and sweet: glucose for dextrose',
      'helado_leche',
      'Leche entera 560, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 200, Dextrosa 40',
      [
        `Azúcares 24,16 %: altos (rango 14,00 a 22,00). ${PER_KG} sustituye unos 40 g de azúcar por leche entera.`,
        `POD 24,21: demasiado dulce (rango 14,00 a 21,00). ${FIXED}`,
        `PAC -15,75: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 25 g de dextrosa por glucosa atomizada 38 DE.`,
        ADD_UP,
      ],
    ],
    [
      'soft with invert sugar: sugar for it',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Azúcar 90, Glucosa atomizada 38 DE 50, Azúcar invertido 60',
      [
        `PAC -12,67: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 20 g de azúcar invertido por azúcar.`,
      ],
    ],
    [
      'too sweet with high solids: sugar out, not into glucose',
      'helado_crema',
      'Leche entera 450, Nata 35% 150, Leche en polvo desnatada 30, Azúcar 100, Fructosa 50, Pasta de cacao 110',
      [
        `POD 21,81: demasiado dulce (rango 14,00 a 21,00). ${PER_KG} sustituye unos 25 g de azúcar por leche entera.`,
        `Sólidos totales 45,45 %: altos (rango 35,00 a 45,00). ${FIXED}`,
        `Con los cambios anteriores, el PAC pasaría a -9,87. ${PER_KG} sustituye unos 30 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'the liquid is the heaviest watery ingredient: milk, although there is more light cream',
      'helado_leche',
      'Nata 18% 420, Leche entera 380, Azúcar 120',
      [
        `Azúcares 13,04 %: bajos (rango 14,00 a 22,00). ${PER_KG} añade unos 30 g de azúcar en lugar de la misma cantidad de leche entera.`,
        `POD 13,65: poco dulce (rango 14,00 a 21,00). ${FIXED}`,
        `Sólidos totales 29,80 %: bajos (rango 32,00 a 43,00). ${FIXED}`,
        `PAC -5,99: quedará duro en vitrina (rango -12,50 a -10,60). ${PER_KG} añade unos 40 g de dextrosa en lugar de la misma cantidad de leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'solids low and hardly room for milk powder: inulin',
      'sin_azucar',
      'Leche desnatada 850, Leche en polvo desnatada 45, Maltitol 80, Eritritol 55',
      [
        `Sólidos totales 24,87 %: bajos (rango 27,00 a 45,00). ${PER_KG} añade unos 50 g de inulina en lugar de la misma cantidad de leche desnatada y vuelve a calcular.`,
        `PAC -10,53: quedará duro en vitrina (rango -12,50 a -10,60). ${FIXED}`,
      ],
    ],
    [
      'fat high: butter out, although the milk brings more of it',
      'helado_leche',
      'Leche entera 650, Mantequilla 25, Pasta de avellana 100% 120, Leche en polvo desnatada 30, Azúcar 110, Dextrosa 70',
      [
        `Materia grasa 12,10 %: alta (rango 2,50 a 10,00). ${PER_KG} sustituye unos 25 g de mantequilla por leche entera y vuelve a calcular.`,
      ],
    ],
    [
      'fat high: butter out, although there is more light cream',
      'helado_leche',
      'Leche entera 550, Nata 18% 220, Mantequilla 60, Leche en polvo desnatada 30, Azúcar 110, Dextrosa 70',
      [
        `Materia grasa 10,47 %: alta (rango 2,50 a 10,00). ${PER_KG} sustituye unos 30 g de mantequilla por leche entera.`,
      ],
    ],
    [
      'soft with alcohol: rum out, although there is more beer',
      'sorbete_agua',
      'Agua 300, Cerveza 5% vol. 250, Ron 40% vol. 60, Azúcar 250, Glucosa atomizada 38 DE 50',
      [
        `Azúcares 32,88 %: altos (rango 22,00 a 31,00). ${PER_KG} sustituye unos 40 g de azúcar por agua.`,
        `PAC -21,29: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 65 g de ron 40% vol. por agua y vuelve a calcular.`,
        ADD_UP,
      ],
    ],
    [
      'no milk for the liquid of a ripple: without water in it, sugar on top',
      'veteado',
      'Leche entera 680, Azúcar 260, Dextrosa 60',
      [
        `Azúcares 31,52 %: bajos (rango 35,00 a 72,00). ${PER_KG} añade unos 150 g de azúcar y vuelve a calcular.`,
        `POD 30,74: poco dulce (rango 35,00 a 75,00). ${FIXED}`,
        `Sólidos totales 39,95 %: bajos (rango 45,00 a 90,00). ${FIXED}`,
      ],
    ],
    [
      'SLNG high: 5 g/kg of milk powder are enough to begin with it',
      'sorbete_agua',
      'Agua 500, Fresa 200, Azúcar 200, Dextrosa 60, Leche en polvo desnatada 6, Leche entera 90',
      [
        `SLNG 1,29 %: alto (rango 0,00 a 1,00). ${PER_KG} sustituye unos 5 g de leche en polvo desnatada por agua y vuelve a calcular, o usa el tipo sorbete_leche.`,
      ],
    ],
  ])('%s', (_, type, text, suggestions) => {
    expect(balance(type, text).suggestions).toEqual(suggestions);
  });
});

describe('limits of the advice', () => {
  it('says «y vuelve a calcular» when 5 g are too coarse to reach the range', () => {
    // A pure spirit moves the PAC so much that the nearest 5 g fall short.
    const { suggestions } = balance(
      'helado_leche',
      'Leche entera 640, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 155, Alcohol alimentario 96% vol. 17',
    );
    expect(suggestions).toEqual([
      `PAC -13,70: quedará blando (rango -12,50 a -10,60). ${PER_KG} sustituye unos 5 g de alcohol alimentario 96% vol. por leche entera y vuelve a calcular.`,
    ]);
  });

  it('names the fault alone when no amount can mend it', () => {
    const { suggestions, params } = balanceHelado({
      type: 'granizado',
      ingredients: [{ name: 'Mi mezcla', grams: 1, azucares: 20, pod: Number.MAX_VALUE, pac: 0, precio: 0 }],
    });
    expect(params.POD).toBe(Number.MAX_VALUE);
    expect(suggestions).toEqual([
      expect.stringMatching(/^POD \d{309}: demasiado dulce \(rango 9,00 a 26,00\)\. Reduce el ingrediente dulce\.$/),
    ]);
    const frozen = balanceHelado({
      type: 'sorbete_agua',
      ingredients: [{ name: 'Mi mezcla', grams: 1, azucares: 25, otrossolidos: 5, pod: 25, pac: -1e308, precio: 0 }],
    });
    expect(frozen.suggestions).toEqual(['PAC 0,00: quedará duro en vitrina (rango -12,50 a -10,60).']);
  });

  it('among equally heavy liquids takes the first of the catalogue, in whatever order they are sent', () => {
    const rest = ', Leche en polvo desnatada 140, Nata 35% 150, Azúcar 160';
    for (const liquids of ['Leche entera 300, Agua 300', 'Agua 300, Leche entera 300']) {
      expect(balance('helado_leche', liquids + rest).suggestions[0]).toContain('de leche en polvo desnatada por agua.');
    }
  });

  it('an ingredient with figures of its own still counts as its row', () => {
    const { suggestions } = balanceHelado({
      type: 'helado_crema',
      ingredients: [
        { name: 'Nata 35%', grams: 300 },
        { name: 'leche', grams: 500, materiagrasa: 3.7 },
        { name: 'Leche en polvo desnatada', grams: 40 },
        { name: 'AZUCAR', grams: 150, precio: 0.8 },
        { name: 'Yema de huevo', grams: 10 },
      ],
    });
    expect(suggestions).toEqual([expect.stringContaining('sustituye unos 55 g de azúcar por dextrosa.')]);
  });
});
