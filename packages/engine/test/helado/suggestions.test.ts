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
        `Materia grasa 4,67 %: baja (rango 8,00 a 18,50). ${PER_KG} añade unos 150 g de nata 35% en lugar de la misma cantidad de leche entera, o llámalo «Helado de leche».`,
        `Con los cambios anteriores, el PAC pasaría a −13,13. ${PER_KG} sustituye unos 30 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat low in a vegan formula: coconut oil',
      'vegano',
      'Bebida de avena 720, Azúcar 130, Dextrosa 60, Glucosa atomizada 38 DE 80, Aceite de coco desodorizado 5',
      [
        `Materia grasa 1,44 %: baja (rango 1,50 a 14,50). ${PER_KG} añade unos 35 g de aceite de coco desodorizado en lugar de la misma cantidad de bebida de avena.`,
        `PAC −13,03: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 45 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat high: the fattest dairy out',
      'helado_leche',
      'Leche entera 400, Nata 35% 350, Leche en polvo desnatada 60, Azúcar 130, Dextrosa 60',
      [
        `Materia grasa 13,74 %: alta (rango 2,50 a 10,50). ${PER_KG} sustituye unos 150 g de nata 35% por leche entera.`,
        `PAC −14,80: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 55 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'fat high from nuts: words; solids high: liquid on top',
      'helado_leche',
      'Leche entera 600, Avellana tostada 160, Leche en polvo desnatada 40, Azúcar 110, Dextrosa 90',
      [
        'Materia grasa 12,21 %: alta (rango 2,50 a 10,50). Reduce el ingrediente graso (frutos secos, chocolate o yema).',
        `Sólidos totales 46,14 %: altos (rango 29,50 a 44,50). ${PER_KG} añade unos 150 g de leche entera.`,
        `PAC −15,13: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 15 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'SLNG low: milk powder; sugars high: sugar out, for the heaviest liquid',
      'helado_leche',
      'Leche entera 300, Agua 330, Nata 35% 130, Azúcar 180, Dextrosa 60',
      [
        `SLNG 3,41 %: bajo (rango 6,00 a 12,50). ${PER_KG} añade unos 45 g de leche en polvo desnatada en lugar de la misma cantidad de agua.`,
        `Con los cambios anteriores, el PAC pasaría a −13,93. ${PER_KG} sustituye unos 40 g de dextrosa por glucosa atomizada 38 DE.`,
        `Con los cambios anteriores, los azúcares pasarían a 23,65 %. ${PER_KG} sustituye unos 30 g de azúcar por agua.`,
        `Con los cambios anteriores, el PAC pasaría a −10,39. ${PER_KG} sustituye unos 20 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'SLNG high: milk powder out',
      'helado_crema',
      'Leche entera 560, Nata 35% 180, Leche en polvo desnatada 100, Azúcar 120, Dextrosa 40',
      [
        `SLNG 15,56 %: alto (rango 7,00 a 13,00). ${PER_KG} sustituye unos 45 g de leche en polvo desnatada por leche entera.`,
        `PAC −13,29: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${FIXED}`,
      ],
    ],
    [
      'SLNG high in a water sorbet: milk out, or the type with milk',
      'sorbete_agua',
      'Leche entera 200, Agua 500, Azúcar 200, Dextrosa 60, Glucosa atomizada 38 DE 40',
      [
        'Retira leche entera: el tipo no lo admite.',
        `Hecho lo anterior: Azúcares 36,64 %: altos (rango 19,50 a 33,50). ${PER_KG} sustituye unos 65 g de azúcar por agua.`,
        `Hecho lo anterior: POD 32,24: demasiado dulce (rango 17,50 a 31,50). ${FIXED}`,
        `Hecho lo anterior: PAC −16,78: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 25 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'SLNG high from other dairy: words',
      'sorbete_agua',
      'Fresa 600, Yogur natural 200, Azúcar 160, Dextrosa 40',
      [
        'Retira yogur natural: el tipo no lo admite.',
        `Hecho lo anterior: PAC −13,26: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 40 g de dextrosa por azúcar.`,
      ],
    ],
    [
      'dairy in a vegan formula: words',
      'vegano',
      'Leche entera 500, Agua 250, Aceite de coco desodorizado 50, Azúcar 150, Dextrosa 60',
      [
        'Retira leche entera: el tipo no lo admite.',
        `Hecho lo anterior: Azúcares 40,15 %: altos (rango 15,50 a 30,50). ${PER_KG} sustituye unos 135 g de azúcar por agua.`,
        `Hecho lo anterior: POD 37,62: demasiado dulce (rango 14,50 a 26,50). ${FIXED}`,
        `Hecho lo anterior: Sólidos totales 49,95 %: altos (rango 29,50 a 44,50). ${FIXED}`,
        `Hecho lo anterior: PAC −26,42: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 60 g de dextrosa por glucosa atomizada 38 DE.`,
        ADD_UP,
      ],
    ],
    [
      'sugars low, sweet enough: glucose; PAC spoilt by it, no dextrose: the heaviest sugar out',
      'helado_crema',
      'Leche entera 580, Nata 35% 220, Leche en polvo desnatada 40, Fructosa 110, Sal 4',
      [
        `Sólidos totales 32,96 %: bajos (rango 33,50 a 46,50). ${PER_KG} añade unos 45 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.`,
        `Con los cambios anteriores, el PAC pasaría a −14,01. ${PER_KG} sustituye unos 25 g de fructosa por leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'sugars low and no liquid to take out: sugar on top',
      'sorbete_agua',
      'Fresa 850, Azúcar 100',
      [
        `Azúcares 15,21 %: bajos (rango 19,50 a 33,50). ${PER_KG} añade unos 100 g de azúcar.`,
        `POD 16,51: poco dulce (rango 17,50 a 31,50). ${FIXED}`,
        `Sólidos totales 18,91 %: bajos (rango 21,50 a 38,50). ${FIXED}`,
        `PAC −5,15: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 75 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'sugars in a sugar-free formula: words; hard: erythritol for the liquid',
      'sin_azucar',
      'Leche entera 600, Nata 35% 120, Azúcar 160, Leche en polvo desnatada 40',
      [
        'Retira azúcar: el tipo no lo admite.',
        `Hecho lo anterior: SLNG 12,92 %: alto (rango 0,00 a 12,50). ${PER_KG} sustituye unos 40 g de leche en polvo desnatada por leche entera.`,
        `Hecho lo anterior: POD 1,11: poco dulce (rango 10,50 a 22,50). ${PER_KG} añade unos 145 g de maltitol en lugar de la misma cantidad de leche entera.`,
        `Hecho lo anterior: Sólidos totales 21,33 %: bajos (rango 26,00 a 46,00). ${FIXED}`,
        `Hecho lo anterior: PAC −2,74: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 55 g de maltitol por eritritol.`,
        ADD_UP,
      ],
    ],
    [
      'sugar-free, not sweet: maltitol for inulin',
      'sin_azucar',
      'Leche entera 650, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 70, Eritritol 45, Inulina 70',
      ['Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado sin azúcar añadido».'],
    ],
    [
      'sugar-free, not sweet, no inulin: maltitol for the liquid',
      'sin_azucar',
      'Leche entera 700, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 70, Eritritol 50',
      ['Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado sin azúcar añadido».'],
    ],
    [
      'sugar-free, too sweet: inulin for maltitol, at most 50 g',
      'sin_azucar',
      'Leche entera 480, Nata 35% 120, Leche en polvo desnatada 40, Maltitol 270, Inulina 55',
      ['Quita 117 g de maltitol: polialcoholes al 27,84 %, con un máximo del 18 %.'],
    ],
    [
      'not sweet and soft: sugar for all the dextrose there is; hard then: dextrose for the liquid',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 90, Dextrosa 90',
      [
        `POD 10,99: poco dulce (rango 12,50 a 22,50). ${PER_KG} sustituye unos 90 g de dextrosa por azúcar.`,
        `Con los cambios anteriores, el PAC pasaría a −9,33. ${PER_KG} añade unos 20 g de dextrosa en lugar de la misma cantidad de leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'not sweet: sugar for the liquid',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Glucosa atomizada 38 DE 150',
      [
        `POD 7,29: poco dulce (rango 12,50 a 22,50). ${PER_KG} añade unos 80 g de azúcar en lugar de la misma cantidad de leche entera.`,
        `PAC −7,08: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${FIXED}`,
      ],
    ],
    [
      'too sweet and hard: dextrose for sugar',
      'salado',
      'Agua 600, Nata 35% 200, Azúcar 150, Leche en polvo desnatada 50',
      [
        `POD 15,50: demasiado dulce (rango 3,50 a 14,50). ${PER_KG} sustituye unos 125 g de azúcar por dextrosa.`,
        `PAC −6,19: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 20 g de azúcar por dextrosa.`,
        `Con los cambios anteriores, los sólidos totales pasarían a 26,78 %. ${PER_KG} añade unos 55 g de glucosa atomizada 38 DE en lugar de la misma cantidad de agua.`,
        `Con los cambios anteriores, el PAC pasaría a −13,35. ${PER_KG} sustituye unos 30 g de dextrosa por glucosa atomizada 38 DE.`,
        ADD_UP,
      ],
    ],
    [
      'too sweet: glucose for sugar',
      'helado_crema',
      'Leche entera 520, Nata 35% 230, Leche en polvo desnatada 40, Azúcar 215',
      ['Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado crema».'],
    ],
    [
      'too sweet and soft: sugar out',
      'helado_leche',
      'Leche entera 560, Nata 35% 130, Leche en polvo desnatada 50, Fructosa 140',
      [
        `POD 28,52: demasiado dulce (rango 12,50 a 22,50). ${PER_KG} sustituye unos 50 g de fructosa por leche entera.`,
        `PAC −15,36: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${FIXED}`,
        `Con los cambios anteriores, los azúcares pasarían a 10,90 %. ${PER_KG} añade unos 45 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.`,
        `Con los cambios anteriores, el PAC pasaría a −12,81. ${PER_KG} sustituye unos 10 g de fructosa por leche entera.`,
        ADD_UP,
      ],
    ],
    [
      'solids low, room for milk powder beyond its share only: glucose',
      'helado_crema',
      'Leche entera 650, Nata 35% 200, Azúcar 100, Dextrosa 60',
      [
        `SLNG 6,84 %: bajo (rango 7,00 a 13,00). ${PER_KG} añade unos 20 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.`,
        `Sólidos totales 31,41 %: bajos (rango 33,50 a 46,50). ${PER_KG} añade unos 45 g de leche en polvo desnatada en lugar de la misma cantidad de leche entera.`,
        `PAC −9,49: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${FIXED}`,
        ADD_UP,
      ],
    ],
    [
      'solids low, no room for sugars: the milk powder that fits',
      'helado_leche',
      'Leche entera 800, Azúcar 150',
      [
        `Sólidos totales 26,22 %: bajos (rango 29,50 a 44,50). ${PER_KG} añade unos 85 g de glucosa atomizada 38 DE en lugar de la misma cantidad de leche entera.`,
        `PAC −6,80: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 35 g de azúcar por dextrosa.`,
        `Con los cambios anteriores, los azúcares pasarían a 23,64 %. ${PER_KG} sustituye unos 30 g de azúcar por leche entera.`,
        `Con los cambios anteriores, el PAC pasaría a −9,62. ${PER_KG} sustituye unos 45 g de azúcar por dextrosa.`,
        ADD_UP,
      ],
    ],
    [
      'solids low, nothing else fits: inulin, at most 50 g, on top of too little water',
      'salado',
      'Tomate 700, Agua 100, Dextrosa 100, Sal 10',
      [
        `Sólidos totales 15,52 %: bajos (rango 27,00 a 47,00). ${PER_KG} añade unos 50 g de inulina y vuelve a calcular.`,
        `PAC −8,75: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} añade unos 25 g de dextrosa en lugar de la misma cantidad de agua.`,
        `Con los cambios anteriores, los sólidos totales pasarían a 21,64 %. ${PER_KG} añade unos 50 g de inulina y vuelve a calcular.`,
        ADD_UP,
      ],
    ],
    [
      'solids high within reach: liquid on top',
      'helado_crema',
      'Leche entera 300, Nata 35% 380, Leche en polvo desnatada 80, Azúcar 180, Dextrosa 60',
      [
        `POD 23,26: demasiado dulce (rango 12,00 a 22,50). ${PER_KG} sustituye unos 35 g de azúcar por leche entera.`,
        `Sólidos totales 50,47 %: altos (rango 33,50 a 46,50). ${PER_KG} añade unos 135 g de leche entera.`,
        `PAC −20,30: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 55 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'sugar-free and hard: erythritol for maltitol',
      'sin_azucar',
      'Leche entera 630, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 155, Inulina 55',
      [
        `PAC −9,53: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 20 g de maltitol por eritritol.`,
      ],
    ],
    [
      'sugar-free and soft: maltitol for erythritol',
      'sin_azucar',
      'Leche entera 600, Nata 35% 120, Leche en polvo desnatada 35, Maltitol 110, Eritritol 55, Inulina 65',
      [
        `PAC −14,62: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 35 g de eritritol por maltitol.`,
      ],
    ],
    [
      'soft with alcohol: the spirit out, all there is',
      'sorbete_agua',
      'Fresa 500, Agua 220, Azúcar 180, Dextrosa 50, Glucosa atomizada 38 DE 50, Ron 40% vol. 40',
      [
        `PAC −15,75: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 40 g de ron 40% vol. por agua.`,
      ],
    ],
    [
      'soft: sugar for dextrose',
      'helado_leche',
      'Leche entera 620, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 140, Dextrosa 60',
      [
        `PAC −13,55: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 45 g de dextrosa por azúcar.`,
      ],
    ],
    [
      'soft and sweet: glucose for dextrose',
      'helado_leche',
      'Leche entera 560, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 200, Dextrosa 40',
      [
        `Azúcares 24,12 %: altos (rango 12,50 a 23,50). ${PER_KG} sustituye unos 35 g de azúcar por leche entera.`,
        `POD 24,16: demasiado dulce (rango 12,50 a 22,50). ${FIXED}`,
        `PAC −15,73: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 40 g de dextrosa por azúcar.`,
        ADD_UP,
      ],
    ],
    [
      'soft with invert sugar: sugar for it',
      'helado_leche',
      'Leche entera 640, Nata 35% 120, Leche en polvo desnatada 50, Azúcar 90, Glucosa atomizada 38 DE 50, Azúcar invertido 60',
      [
        `PAC −12,66: casi en su punto, un poco blando (rango −12,50 a −10,60). ${PER_KG} sustituye unos 20 g de azúcar invertido por azúcar.`,
      ],
    ],
    [
      'too sweet with high solids: sugar out, not into glucose',
      'helado_crema',
      'Leche entera 450, Nata 35% 150, Leche en polvo desnatada 30, Azúcar 100, Fructosa 50, Pasta de cacao 110',
      ['Fórmula equilibrada: todos los parámetros están dentro del rango para «Helado crema».'],
    ],
    [
      'the liquid is the heaviest watery ingredient: milk, although there is more light cream',
      'helado_leche',
      'Nata 18% 420, Leche entera 380, Azúcar 120',
      [
        `PAC −5,98: demasiado duro, falta poder anticongelante (rango −12,50 a −10,60). ${PER_KG} añade unos 60 g de dextrosa en lugar de la misma cantidad de leche entera.`,
      ],
    ],
    [
      'solids low and hardly room for milk powder: inulin',
      'sin_azucar',
      'Leche desnatada 850, Leche en polvo desnatada 45, Maltitol 80, Eritritol 55',
      [
        `Sólidos totales 24,87 %: bajos (rango 26,00 a 46,00). ${PER_KG} añade unos 50 g de inulina en lugar de la misma cantidad de leche desnatada.`,
        `PAC −10,51: casi en su punto, un poco duro (rango −12,50 a −10,60). ${FIXED}`,
      ],
    ],
    [
      'fat high: butter out, although the milk brings more of it',
      'helado_leche',
      'Leche entera 650, Mantequilla 25, Pasta de avellana 100% 120, Leche en polvo desnatada 30, Azúcar 110, Dextrosa 70',
      [
        `Materia grasa 12,06 %: alta (rango 2,50 a 10,50). ${PER_KG} sustituye unos 25 g de mantequilla por leche entera.`,
      ],
    ],
    [
      'fat high: butter out, although there is more light cream',
      'helado_leche',
      'Leche entera 550, Nata 18% 220, Mantequilla 70, Leche en polvo desnatada 30, Azúcar 110, Dextrosa 70',
      [
        `Materia grasa 11,15 %: alta (rango 2,50 a 10,50). ${PER_KG} sustituye unos 35 g de mantequilla por leche entera.`,
      ],
    ],
    [
      'soft with alcohol: rum out, although there is more beer',
      'sorbete_agua',
      'Agua 300, Cerveza 5% vol. 250, Ron 40% vol. 60, Azúcar 250, Glucosa atomizada 38 DE 50',
      [
        `PAC −21,26: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} sustituye unos 65 g de ron 40% vol. por agua y vuelve a calcular.`,
        `Con los cambios anteriores, el PAC pasaría a −14,78. ${PER_KG} sustituye unos 150 g de cerveza 5% vol. por agua y vuelve a calcular.`,
        ADD_UP,
      ],
    ],
    [
      'no milk for the liquid of a ripple: without water in it, sugar on top',
      'veteado',
      'Leche entera 680, Azúcar 260, Dextrosa 60',
      [
        `Azúcares 31,46 %: bajos (rango 33,50 a 73,50). ${PER_KG} añade unos 150 g de azúcar.`,
        `POD 30,69: poco dulce (rango 33,50 a 76,50). ${FIXED}`,
        `Sólidos totales 39,90 %: bajos (rango 43,50 a 91,50). ${FIXED}`,
      ],
    ],
    [
      'SLNG high: 5 g/kg of milk powder are enough to begin with it',
      'sorbete_agua',
      'Agua 500, Fresa 200, Azúcar 200, Dextrosa 60, Leche en polvo desnatada 6, Leche entera 90',
      ['Fórmula equilibrada: todos los parámetros están dentro del rango para «Sorbete de agua».'],
    ],
  ])('%s', (_, type, text, suggestions) => {
    expect(balance(type, text).suggestions).toEqual(suggestions);
  });
});

describe('limits of the advice', () => {
  it('goes on when 5 g are too coarse to reach the range', () => {
    // A pure spirit moves the PAC so much that the nearest 5 g fall short.
    const { suggestions } = balance(
      'helado_leche',
      'Leche entera 640, Nata 35% 130, Leche en polvo desnatada 50, Azúcar 155, Alcohol alimentario 96% vol. 17',
    );
    const change = 'sustituye unos 5 g de alcohol alimentario 96% vol. por leche entera.';
    expect(suggestions).toEqual([
      `PAC −13,69: demasiado blando, sobra poder anticongelante (rango −12,50 a −10,60). ${PER_KG} ${change}`,
      `Con los cambios anteriores, el PAC pasaría a −12,53. ${PER_KG} ${change}`,
      ADD_UP,
    ]);
  });

  it('names the fault alone when no amount can mend it', () => {
    const { suggestions, params } = balanceHelado({
      type: 'granizado',
      ingredients: [{ name: 'Mi mezcla', grams: 1, azucares: 20, pod: 1000, pac: 0, precio: 0 }],
    });
    expect(params.POD).toBe(1000);
    expect(suggestions).toEqual(['POD 1000,00: demasiado dulce (rango 8,00 a 27,00). Reduce el ingrediente dulce.']);
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

describe('what is sweetened without sugar', () => {
  const SUGARLESS =
    'Leche desnatada 700, Proteína de suero concentrada 80 % 80, Eritritol 60, Inulina 40, Sucralosa 0.15, Nata 35% 60';

  it('is softened with erythritol, for sucralose is let in without added sugars alone', () => {
    expect(balance('alto_proteina', SUGARLESS).suggestions.join(' ')).toMatch(/añade unos \d+ g de eritritol/);
  });

  it('is told that sugars and sweeteners are not for one ice cream, where its type asks for sugars', () => {
    const said = balance('helado_leche', SUGARLESS).suggestions.join(' ');
    expect(said).toContain('Lleva edulcorantes, que solo se admiten sin azúcares añadidos');
    expect(said).not.toMatch(/(?:añade|por) (?:unos \d+ g de )?(?:azúcar|dextrosa|glucosa)/);
  });

  it('is softened with sugars where it has some', () => {
    expect(balance('alto_proteina', `${SUGARLESS}, Azúcar 20`).suggestions.join(' ')).not.toContain('eritritol');
  });
});
