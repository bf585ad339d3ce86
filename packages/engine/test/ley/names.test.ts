import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../../src/literate.ts';
import { etiqueta } from '../../src/etiqueta/etiqueta.ts';
import { NAME_RULES } from '../../src/etiqueta/name-rules.gen.ts';

/** «Agua 100, Sal 2», as a label takes it: what is said of its name, by code. */
function said(craft: string, type: string | undefined, nombre: string, text: string): readonly string[] {
  const ingredients = text.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { name: part.slice(0, at), grams: Number(part.slice(at + 1)) };
  });
  return etiqueta({ craft, ...(type ? { type } : {}), nombre, ingredients })
    .avisos.filter(({ codigo }) => /^(?:nombre_(?:promete_de_mas|por_comprobar)|ley)$/.test(codigo))
    .map(({ codigo, texto, articulo }) => `${codigo}: ${texto} (${articulo})`);
}

const MILK = 'Leche entera 600, Nata 35% 150, Azúcar 150, Leche en polvo desnatada 30';
const BISCUIT = 'Harina 500, Aceite de girasol 200, Azúcar 200';
const BREAD = 'Harina de trigo 1000, Agua 650, Levadura fresca 20, Sal 15';

/** Name, what it adds to a biscuit, and what is said of that; without what it adds nothing is. */
const DENIED: readonly (readonly [name: string, added: string, says: RegExp])[] = [
  ['Galletas sin huevo', 'Huevo 50', /no lleva huevo, y lo lleva/],
  ['Galletas sin gluten, huevo ni leche', 'Mantequilla 50', /no lleva leche/],
  ['Galletas sin lácteos', 'Suero de leche en polvo 20', /no lleva leche/],
  ['Galletas sin frutos secos', 'Almendra molida 50', /frutos de cáscara, y los lleva/],
  ['Galletas sin almendra', 'Turrón de Jijona 50', /frutos de cáscara, y los lleva/],
  ['Galletas sin cacahuete', 'Cacahuete tostado 50', /no lleva cacahuete/],
  ['Galletas sin soja', 'Lecitina de soja 2', /no lleva soja/],
  ['Galletas sin sésamo', 'Sésamo 20', /no lleva sésamo/],
  ['Galletas sin alcohol', 'Ron 30', /no lleva alcohol/],
  ['Galletas sin palma', 'Aceite de palma 50', /grasa de palma/],
  ['Galletas sin conservantes', 'Sorbato potásico 1', /no lleva conservadores/],
  ['Galletas sin conservantes ni colorantes', 'Colorante alimentario 1', /no lleva colorantes/],
  ['Galletas sin edulcorantes', 'Maltitol 50', /no lleva edulcorantes/],
  ['Galletas sin sal', 'Sal 3', /no lleva sal/],
  ['Galletas sin aditivos', 'Impulsor 8', /no lleva aditivos/],
  ['Galletas sin aditivos', 'Chocolate negro 70% 80', /no lleva aditivos, y los lleva, propios o de un ingrediente/],
];

describe('what a name denies', () => {
  it.each(DENIED)('«%s» with %s', (name, added, says) => {
    const broken = said('pasteleria', 'galletas', name, `${BISCUIT}, ${added}`);
    expect(broken.some((one) => says.test(one))).toBe(true);
    expect(said('pasteleria', 'galletas', name, BISCUIT).filter((one) => says.test(one))).toEqual([]);
  });

  it.each(['Magdalenas sin azúcar con huevo', 'Galletas de huevo sin lactosa', 'Galletas sin gluten de leche'])(
    '«%s» denies neither egg nor milk',
    (name) => {
      const told = said('pasteleria', 'galletas', name, `${BISCUIT}, Huevo 50, Leche entera 50`);
      expect(told.filter((one) => /dice que no lleva/.test(one))).toEqual([]);
    },
  );
});

it('wheat is no oats', () => {
  const of = (flour: string) => said('pasteleria', 'galletas', 'Galletas sin trigo', `${flour} 500, Azúcar 200`);
  expect(of('Harina de espelta')).toEqual([expect.stringMatching(/no lleva trigo/)]);
  expect(of('Harina de avena')).toEqual([]);
});

describe('what a name says of its figures', () => {
  it.each<[string, string, RegExp]>([
    ['Galletas 0 % azúcar', `${BISCUIT}`, /el límite es 0,5/],
    ['Galletas bajas en azúcar', BISCUIT, /hasta 5 g por 100 g, y tiene 2\d/],
    ['Galletas bajas en grasa', BISCUIT, /hasta 3 g por 100 g/],
    ['Galletas sin grasa', BISCUIT, /hasta 0,5 g por 100 g/],
    ['Galletas bajas en sal', `${BISCUIT}, Sal 10`, /hasta 0,3 g por 100 g/],
    ['Galletas bajas en calorías', BISCUIT, /hasta 40 kcal/],
    ['Galletas ricas en fibra', BISCUIT, /pide 6 g por 100 g/],
    ['Galletas fuente de proteína', BISCUIT, /el 12 % de la energía/],
    ['Galletas proteicas', BISCUIT, /el 20 % de la energía/],
  ])('«%s» is told', (name, text, says) => {
    expect(said('pasteleria', 'galletas', name, text).join(' ')).toMatch(says);
  });

  it.each([
    ['Galletas ricas en fibra', 'Harina integral 300, Salvado de trigo 200, Aceite de girasol 100'],
    ['Galletas fuente de proteína', 'Harina de garbanzo 500, Clara de huevo 200, Azúcar 50'],
    ['Galletas bajas en azúcares', 'Harina 500, Aceite de girasol 100'],
  ])('«%s» may be said', (name, text) => {
    expect(said('pasteleria', 'galletas', name, text)).toEqual([]);
  });
});

describe('what only the workshop proves is told to be proved', () => {
  it.each<[string, string, RegExp]>([
    ['Pan artesano', BREAD, /maestro panadero.*arts\. 10 y 14\.3/],
    ['Pan de larga fermentación', BREAD, /ocho horas.*14\.4/],
    ['Pan de leña', BREAD, /horno de leña.*14\.6/],
    ['Pan con nueces', `${BREAD}, Nueces 100`, /su porcentaje.*14\.2/],
    ['Pan ecológico', BREAD, /2018\/848/],
    ['Pan apto para diabéticos', BREAD, /1924\/2006, arts\. 10 a 13/],
    ['Pan reducido en sal', BREAD, /un 25 % la sal/],
  ])('«%s»', (name, text, says) => {
    const told = said('panaderia', 'pan_comun', name, text);
    expect(told).toEqual([expect.stringMatching(says)]);
    expect(told[0]).toMatch(/^nombre_por_comprobar/);
  });

  it.each(['Pan con nueces 6 %', 'Pan con masa madre', 'Pan de pueblo'])('«%s» says nothing to be proved', (name) => {
    const told = said('panaderia', 'pan_comun', name, `${BREAD}, Nueces 120`);
    expect(told.filter((one) => /^nombre_por_comprobar/.test(one))).toEqual([]);
  });
});

describe('what the norm of ices asks of a name', () => {
  it.each<[string, string, string, RegExp | null]>([
    ['helado_leche', 'Helado de fresa', `${MILK}, Fresa 60`, /6,\d+ % de fresa.*un 15 %.*3\.1 g/],
    ['helado_leche', 'Helado de fresa', `${MILK}, Fresa 200`, null],
    ['helado_leche', 'Helado sabor fresa', `${MILK}, Fresa 60`, null],
    ['helado_leche', 'Helado de mango', `${MILK}, Mango 80`, /7,\d+ % de mango.*un 10 %/],
    ['helado_leche', 'Helado de mango', `${MILK}, Mango 120`, null],
    ['sorbete_agua', 'Sorbete de limón', 'Zumo de limón 90, Fresa 100, Agua 600, Azúcar 240', /limón.*un 10 %/],
    ['helado_leche', 'Helado de avellana', `${MILK}, Pasta de avellana 30`, /3,\d+ % de avellana.*un 7 %/],
    ['helado_leche', 'Helado de avellana', `${MILK}, Pasta de avellana 80`, null],
    ['helado_leche', 'Helado con pasas', `${MILK}, Pasas 60`, null],
    ['helado_leche', 'Helado mantecado', `${MILK}, Yema 20`, /un 4 % de yema, y lleva un 2/],
    ['helado_leche', 'Helado mantecado', `${MILK}, Yema pasteurizada 50`, null],
    ['vegano', 'Helado vegano de coco', 'Bebida de coco 700, Azúcar 150, Aceite de coco 80', /3\.1\)/],
    ['vegano', 'Postre helado vegetal', 'Bebida de coco 700, Azúcar 150, Aceite de coco 80', null],
    ['helado_leche', 'Helado de chocolate', MILK, /no lleva cacao/],
    ['helado_leche', 'Helado de chocolate', `${MILK}, Cacao en polvo 40`, null],
    ['helado_leche', 'Helado de café', `${MILK}, Aroma de café 3`, /no lleva café/],
    ['helado_leche', 'Helado de miel', `${MILK}, Aroma natural 3`, /no lleva miel/],
    ['helado_leche', 'Helado al whisky', `${MILK}, Aroma natural 3`, /no lleva la bebida/],
    ['helado_leche', 'Helado de pasas al ron', `${MILK}, Pasas 60, Ron 20`, null],
  ])('%s, «%s»: %s', (type, name, text, says) => {
    const told = said('helado', type, name, text).filter((one) => /^nombre/.test(one));
    expect(told).toEqual(says === null ? [] : [expect.stringMatching(says)]);
  });

  it('most fat is the range of the trade, and no law of the name', () => {
    expect(said('helado', 'helado_leche', 'Helado de almendra', `${MILK}, Pasta de almendra 130`)).toEqual([]);
  });
});

describe('what other norms ask of a name', () => {
  it.each<[string, string, string, string, RegExp | null]>([
    [
      'cacao',
      'leche',
      'Chocolate con leche superior',
      'pasta_cacao 110, manteca_cacao 200, leche_entera_polvo 180, azucar 560',
      /«superior» pide cacao total desde el 30 % .* sólidos lácteos desde el 18 %/,
    ],
    ['cacao', 'negro', 'Chocolate extra', 'pasta_cacao 600, manteca_cacao 60, azucar 320', null],
    [
      'cacao',
      'cacao_azucarado',
      'Cacao azucarado en polvo',
      'Cacao en polvo desgrasado 330, Azúcar 670',
      /«cacao magro azucarado»/,
    ],
    ['pasteleria', 'confitura', 'Crema de castañas', 'Castaña cocida 300, Azúcar 700', /380 g de castaña por kg/],
    ['pasteleria', 'confitura', 'Crema de castañas', 'Castaña cocida 450, Azúcar 550', null],
    [
      'pasteleria',
      'confitura',
      'Confitura extra de fresa y manzana',
      'Fresa 300, Manzana 250, Azúcar 450',
      /no mezcla/,
    ],
    ['pasteleria', 'confitura', 'Confitura extra de manzana', 'Manzana 600, Azúcar 600', null],
    ['panaderia', 'pan_comun', 'Pan de maíz', `${BREAD}, Harina de maíz 400`, /«pan de maíz 28 %»|«pan de maiz 28 %»/],
    ['panaderia', 'pan_molde', 'Pan de aceite', BREAD, /no lleva aceite/],
    [
      'helado',
      'polo',
      'Polo de fresa',
      'Agua 780, Azúcar 180, Aroma de fresa 2',
      /no hay fresa entre los ingredientes/,
    ],
    ['pasteleria', 'confitura', 'Marmalade de naranja', 'Naranja 150, Azúcar 650, Agua 200', /200 g de cítricos/],
    ['cacao', 'negro', 'Chocolate de origen Ecuador', 'pasta_cacao 600, manteca_cacao 60, azucar 320', /2018\/775/],
    [
      'panaderia',
      'focaccia',
      'Focaccia de aceite de oliva',
      `${BREAD}, Aceite de girasol 60`,
      /no lleva aceite de oliva/,
    ],
    [
      'pasteleria',
      'galletas',
      'Galletas',
      'Harina 500, Mantequilla 200, Azúcar 100, Xilitol 100',
      /sin azúcares añadidos o con un valor energético reducido.*art\. 18\.4/,
    ],
    ['pasteleria', 'galletas', 'Galletas', 'Harina 500, Mantequilla 200, Xilitol 100', null],
    [
      'turron',
      'turron_chocolate',
      'Turrón de chocolate',
      'cobertura_stracciatella 500, arroz_inflado 150',
      /ha de decir «sucedáneo».*823\/1990/,
    ],
    ['turron', 'turron_chocolate', 'Turrón de chocolate', 'cobertura_negra_60 500, arroz_inflado 150', null],
    [
      'pasteleria',
      'chantilly',
      'Nata montada',
      'Nata vegetal para montar 900, Azúcar 100',
      /«Nata montada»: la fórmula no lleva el producto lácteo que dice el nombre/,
    ],
    ['pasteleria', 'chantilly', 'Nata montada', 'Nata 35% 900, Azúcar 100', null],
  ])('%s, %s, «%s»: %s', (craft, type, name, text, says) => {
    const told = said(craft, type, name, text).filter((one) => !/denominación (?:es|pide)/.test(one));
    expect(told).toEqual(says === null ? [] : [expect.stringMatching(says)]);
  });

  it('chocolate with starch says how it is eaten', () => {
    const ingredients = [
      { name: 'Pasta de cacao', grams: 380 },
      { name: 'Azúcar', grams: 490 },
      { name: 'Maicena', grams: 75 },
      { name: 'Manteca de cacao', grams: 60 },
    ];
    const { menciones } = etiqueta({ craft: 'cacao', type: 'chocolate_taza', ingredients });
    expect(menciones.map(({ texto }) => texto)).toContain('Para su consumo cocido');
  });
});

it.each([
  ['Margarina', 'no_se_puede_decir'],
  ['Aceite de girasol', 'posible'],
])('whether biscuits of %s are vegan hangs on the origin of its emulsifier', (fat, estado) => {
  const ingredients = [
    { name: 'Harina', grams: 500 },
    { name: fat, grams: 200 },
    { name: 'Azúcar', grams: 200 },
  ];
  const { declaraciones } = etiqueta({ craft: 'pasteleria', nombre: 'Galletas', ingredients });
  expect(declaraciones.find(({ id }) => id === 'vegano')?.estado).toBe(estado);
});

it('every rule of names is tried here', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const names = [...own.matchAll(/'([^'\n]{4,60})'/g)].map(([, name]) => name!);
  const untried = NAME_RULES.filter(({ name, except }) => !names.some((one) => name.test(one) && !except?.test(one)));
  expect(untried.map(({ says }) => says)).toEqual([]);
});
