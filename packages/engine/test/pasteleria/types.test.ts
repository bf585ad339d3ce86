import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { analizar } from '../../src/analizar.ts';
import { stepBelow } from '../../src/craft/ranges.ts';
import { balancePasteleria, pasteleria } from '../../src/pasteleria/craft.ts';
import { findType, rulesOf, TYPE_IDS, TYPE_INFOS } from '../../src/pasteleria/types.ts';
import { balance, formula } from './formula.ts';

/** Published recipes of types the corpus covers only with classical formulas of the trade. */
const PUBLISHED: readonly (readonly [type: string, source: string, recipe: string])[] = [
  [
    'bizcocho_yogur',
    'Diario de Mallorca, 2022: un yogur, una medida de aceite, dos de azúcar, tres de harina y tres huevos',
    'Yogur natural 125, Aceite 115, Azúcar 212, Harina 225, Huevo entero 159, Impulsor 8',
  ],
  ['creme_brulee', 'La cuisine et Claudine, 2017 (12 yemas)', 'Yema 216, Azúcar 140, Nata 35% 600, Leche entera 250'],
  ['tiramisu', 'GVCI, receta de 2015', 'Huevo entero 220, Azúcar 100, Mascarpone 500'],
  [
    'red_velvet',
    'dinimadaryani (web), 2014',
    'Harina 250, Cacao puro 15, Mantequilla 113, Azúcar 300, Huevo entero 106, Suero de mantequilla 240, Vinagre 5, Bicarbonato 5',
  ],
  [
    'coulant',
    'pandasmonocromaticos (web), 2011',
    'Chocolate negro 70% 125, Mantequilla 125, Azúcar 150, Huevo entero 106, Yema 36, Harina 50',
  ],
  [
    'sable',
    'P. Urraca, en objectifpatisserie, 2020 (sablé breton)',
    'Mantequilla salada 140, Azúcar 80, Yema 36, Harina 200, Impulsor 8, Sal 2',
  ],
  ['praline', 'focus-cuisine (web)', 'Almendra tostada 100, Avellana tostada 100, Azúcar 130'],
  [
    'cookies',
    'visualfoodie (web)',
    'Mantequilla 227, Harina de fuerza 280, Sal 5, Bicarbonato 5, Azúcar moreno 200, Azúcar 100, Huevo entero 53, Yema 18, Chocolate negro 64% 340',
  ],
  ['chantilly', 'Confrérie des chevaliers fouetteurs de crème chantilly, 2019', 'Nata 35% 500, Azúcar glas 40'],
];

const published = [
  ...corpus.filter((entry) => entry.published && entry.expect === 'equilibrada'),
  ...PUBLISHED.map(([type, , recipe]) => formula(type, recipe)),
];

/** One plain fault per type. */
const DISTORTED: Readonly<Record<string, string>> = {
  genoise: 'Huevo entero 200, Azúcar 250, Harina 125',
  magdalenas: 'Huevo entero 700, Azúcar 800, Aceite 100, Leche entera 200, Harina 1000, Impulsor 30',
  brownie: 'Chocolate 100, Mantequilla 100, Azúcar 200, Huevo entero 150, Harina 250',
  pound_cake: 'Huevo entero 100, Harina 250, Azúcar 250, Mantequilla 50',
  financier: 'Clara de huevo 60, Mantequilla 200, Azúcar glas 200, Almendra molida 80, Harina 80',
  macaron: 'Almendra molida 300, Azúcar glas 300, Clara de huevo 400',
  masa_tarta: 'Harina 500, Mantequilla 120, Azúcar 100, Huevo entero 50',
  choux: 'Agua 500, Mantequilla 100, Harina 150, Huevo entero 250, Sal 3',
  tarta_santiago: 'Almendra molida 250, Azúcar 250, Huevo entero 250, Harina 30',
  crema_pastelera: 'Leche entera 1000, Azúcar 150, Yema 126, Almidón/Maicena 200',
  crema_inglesa: 'Leche entera 1000, Azúcar 150, Yema 20',
  natillas: 'Leche entera 1000, Azúcar 400, Yema 126, Almidón/Maicena 30',
  diplomatica: 'Leche entera 500, Azúcar 90, Almidón/Maicena 50, Yema 90, Gelatina 20, Nata 35% 300',
  muselina: 'Leche entera 500, Azúcar 100, Yema 80, Almidón/Maicena 50, Mantequilla 50',
  bavarois: 'Leche entera 1000, Yema 162, Azúcar 275, Gelatina 60, Nata 35% 800',
  ganache_negro: 'Chocolate 100, Nata 35% 250',
  ganache_blanco: 'Chocolate blanco 250, Nata 35% 300',
  ganache_leche: 'Chocolate con leche 100, Nata 35% 200',
  ganache_montada: 'Chocolate 300, Nata 35% 300',
  mousse_chocolate: 'Chocolate 50, Nata 35% 600, Yema 40, Azúcar 60',
  buttercream: 'Mantequilla 200, Azúcar glas 800, Leche entera 40',
  lemon_curd: 'Zumo de limón 300, Azúcar 100, Huevo entero 100, Mantequilla 50',
  merengue: 'Clara de huevo 200, Azúcar 80',
  cheesecake: 'Queso crema 300, Azúcar 400, Huevo entero 300, Harina 100',
  frangipane: 'Mantequilla 20, Azúcar 100, Almendra molida 100, Huevo entero 100',
  plum_cake: 'Mantequilla 200, Azúcar 600, Huevo entero 200, Harina 250',
  madeleine: 'Harina 200, Mantequilla 50, Azúcar 130, Huevo entero 150, Impulsor 8',
  bizcocho_enrollado: 'Huevo entero 100, Azúcar 120, Harina 100',
  bizcocho_yogur: 'Yogur natural 30, Aceite 115, Azúcar 200, Harina 225, Huevo entero 165, Impulsor 16',
  carrot_cake: 'Zanahoria rallada 60, Harina 250, Azúcar 250, Aceite 200, Huevo entero 200',
  red_velvet: 'Harina 250, Azúcar 300, Mantequilla 115, Huevo entero 110, Suero de mantequilla 240, Cacao puro 80',
  coulant: 'Chocolate 150, Mantequilla 120, Huevo entero 200, Azúcar 100, Harina 200',
  sable: 'Harina 300, Mantequilla 60, Azúcar 100, Yema 20',
  masa_quebrada: 'Harina 250, Mantequilla 125, Agua 200, Sal 5',
  hojaldre: 'Harina 1000, Agua 500, Sal 80, Mantequilla 800',
  sobao: 'Mantequilla 100, Azúcar 250, Huevo entero 200, Harina 250, Impulsor 8',
  polvoron: 'Harina 500, Manteca de cerdo 100, Azúcar glas 200, Almendra molida 150',
  joconde: 'Almendra molida 100, Azúcar 100, Huevo entero 400, Harina 25',
  dacquoise: 'Clara de huevo 400, Azúcar 70, Almendra molida 160, Azúcar glas 160',
  cookies: 'Harina 280, Mantequilla 400, Azúcar 200, Huevo entero 60',
  cremoso: 'Chocolate 300, Nata 35% 200, Leche entera 100, Yema 60',
  cremoso_fruta: 'Puré de frambuesa 300, Huevo entero 60, Azúcar 300, Mantequilla 50',
  cremoso_crema: 'Nata 35% 500, Leche entera 250, Yema 40, Azúcar 90, Gelatina 1',
  panna_cotta: 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 25',
  flan: 'Leche entera 500, Huevo entero 50, Azúcar 120',
  crema_catalana: 'Leche entera 1000, Yema 120, Azúcar 180, Almidón/Maicena 90',
  creme_brulee: 'Nata 35% 500, Leche entera 100, Yema 30, Azúcar 90',
  tocino_de_cielo: 'Yema 240, Azúcar 200, Agua 250',
  tiramisu: 'Mascarpone 500, Yema 100, Clara de huevo 150, Azúcar 400',
  chantilly: 'Nata 35% 500, Azúcar 200',
  glaseado_espejo: 'Agua 150, Azúcar 300, Glucosa 300, Chocolate blanco 300, Gelatina 60',
  mousse_fruta: 'Puré de frambuesa 100, Nata 35% 500, Azúcar 60, Gelatina 10',
  praline: 'Avellana tostada 200, Azúcar 500',
  bizcocho_sin_harina: 'Chocolate 200, Huevo entero 200, Mantequilla 150, Azúcar 150, Harina 120',
  florentina: 'Almendra laminada 50, Azúcar 400, Mantequilla 30, Nata 35% 50, Miel 50',
  confitura: 'Puré de frambuesa 100, Azúcar 900',
  pate_fruta: 'Puré de frambuesa 500, Azúcar 500',
  toffee: 'Azúcar 900, Glucosa 50, Nata 35% 50',
};

describe('every type', () => {
  it.each(TYPE_IDS)('%s has a published formula that comes out balanced', (id) => {
    const formulas = published.filter(({ type }) => type === id);
    expect(formulas.length).toBeGreaterThan(0);
    for (const { type, ingredients } of formulas) {
      expect(balancePasteleria({ type, ingredients }).verdict).toBe('equilibrada');
    }
  });

  it.each(Object.entries(DISTORTED))('%s has a distorted formula that does not', (type, recipe) => {
    const { verdict, suggestions, trophy } = balance(type, recipe);
    expect(verdict).toBe('revisar');
    expect(suggestions[0]).not.toContain('equilibrada');
    expect(trophy === undefined || trophy === 'bronze').toBe(true);
  });

  it.each(TYPE_INFOS)('$id carries label, family and a source for every limit', ({ id, label, family, limits }) => {
    expect(label).not.toBe('');
    expect(['horneado', 'crema']).toContain(family);
    const { ranges } = rulesOf(id);
    expect(limits.map(({ param }) => param.key)).toEqual(Object.keys(ranges));
    for (const limit of limits) {
      expect([limit.min, limit.max]).toEqual(ranges[limit.param.key]);
      expect(limit.param.label).not.toBe('');
      expect(['', '%']).toContain(limit.param.unit);
      expect(limit.source.length).toBeGreaterThan(10);
    }
  });
});

describe('taste', () => {
  const limit = (type: string, key: string) => rulesOf(type).judged.find(({ param }) => param.key === key)!;

  it('opens the less sweet and the richer side of a range by a tenth of it, the others by what weighing misses', () => {
    expect(limit('brownie', 'azucares')).toMatchObject({ core: [24, 44], min: 22, max: 45 });
    expect(limit('brownie', 'grasa')).toMatchObject({ core: [18, 36], min: 17, max: 38 });
  });

  it.each([
    'merengue',
    'macaron',
    'confitura',
    'pate_fruta',
    'toffee',
    'ganache_negro',
    'genoise',
    'bizcocho_enrollado',
  ])('is no matter of taste in %s, which its sugar sets or keeps', (type) => {
    const { core, min } = limit(type, 'azucares');
    expect(min).toBe(stepBelow(core[0] - 0.03 * (core[1] - core[0]), 0.5));
  });

  it('lets a less sweet recipe by, at the limit', () => {
    const recipe = 'Chocolate negro 70% 240, Mantequilla 180, Azúcar 112, Huevo entero 160, Harina 90';
    const answer = analizar(pasteleria, formula('brownie', recipe));
    expect(answer.parametros.find(({ id }) => id === 'azucares')).toMatchObject({ estado: 'al_limite' });
    expect(answer.resultado.bueno).toBe(true);
  });
});

describe('condensed milk', () => {
  it.each([
    ['flan', 'Leche condensada 395, Leche evaporada 350, Huevo entero 228'],
    ['flan', 'Leche condensada 370, Leche entera 370, Huevo entero 200'],
    ['chantilly', 'Mascarpone 30, Leche condensada 30, Nata 35% 130'],
  ])('is the sugar and part of the milk of a %s: %s', (type, recipe) => {
    expect(balance(type, recipe).verdict).toBe('equilibrada');
  });
});

describe('what taste does not excuse', () => {
  it.each([
    ['tiramisu', 'Mascarpone 450, Yema 108, Clara de huevo 120'],
    ['panna_cotta', 'Nata 35% 500, Leche entera 500, Azúcar 12, Gelatina 12'],
    ['flan', 'Leche entera 1000, Huevo entero 300, Azúcar 40'],
    ['mousse_fruta', 'Puré de frambuesa 220, Gelatina 8, Clara de huevo 60, Agua 25, Nata 35% 250'],
    ['polvoron', 'Harina 500, Manteca de cerdo 250, Azúcar glas 32, Almendra molida 150'],
    ['bizcocho_enrollado', 'Huevo entero 400, Azúcar 64, Harina 160'],
    ['carrot_cake', 'Zanahoria 250, Harina 200, Impulsor 7, Aceite de oliva 377, Huevo entero 200, Azúcar 200'],
    [
      'carrot_cake',
      'Zanahoria 275, Harina 250, Impulsor 6, Aceite de girasol 220, Huevo entero 150, Azúcar 400, Nuez 100',
    ],
    ['sobao', 'Harina 200, Mantequilla clarificada 250, Azúcar 170, Huevo entero 110'],
    ['cremoso', 'Chocolate blanco 200, Leche entera 600, Nata 35% 230'],
    ['cremoso', 'Chocolate blanco 200, Leche entera 100, Nata 35% 230, Gelatina 0.8'],
    ['cremoso_fruta', 'Puré de frambuesa 400, Azúcar 100, Mantequilla 150, Gelatina 2'],
    ['cremoso_fruta', 'Puré de frambuesa 300, Huevo entero 250, Azúcar 250, Mantequilla 150'],
    ['masa_quebrada', 'Harina 280, Mantequilla 120, Azúcar 20, Agua 100'],
    ['panna_cotta', 'Leche entera 800, Nata 35% 120, Aceite de oliva 90, Azúcar 15, Gelatina 8'],
  ])('%s: %s', (type, recipe) => {
    expect(analizar(pasteleria, formula(type, recipe)).resultado.bueno).toBe(false);
  });
});

describe('crémeux', () => {
  it.each([
    [
      'of milk and gelatine, without egg',
      'Leche entera 100, Gelatina 2, Chocolate blanco 170, Nata 35% 200, Glucosa 5',
    ],
    ['of crème anglaise', 'Chocolate negro 70% 120, Yema 54, Azúcar 30, Leche entera 150, Nata 35% 150'],
  ])('%s', (_what, recipe) => {
    expect(balance('cremoso', recipe).verdict).toBe('equilibrada');
  });
});

describe('spelling of the type', () => {
  it.each([
    ['Génoise', 'genoise'],
    ['  MAGDALENA ', 'magdalenas'],
    ['Tarta de Santiago', 'tarta_santiago'],
    ['tarta-de-queso', 'cheesecake'],
    ['pâte à choux', 'choux'],
    ['crème pâtissière', 'crema_pastelera'],
    ['Brazo de gitano', 'bizcocho_enrollado'],
    ['polvorones', 'polvoron'],
    ['Crème brûlée', 'creme_brulee'],
    ['Pound cake (cuatro cuartos)', 'pound_cake'],
    ['trufa', 'ganache_negro'],
    ['crémeux', 'cremoso'],
    ['Tarta de queso vasca', 'cheesecake'],
    ['cremoso de limón', 'lemon_curd'],
    ['cremoso de frutas', 'cremoso_fruta'],
    ['crémeux vanille', 'cremoso_crema'],
    ['cremoso de caramelo', 'cremoso_crema'],
    ['Cremoso de praliné', 'cremoso_crema'],
    ['mousse tres chocolates', 'mousse_chocolate'],
    ['gâteau Suzy', 'coulant'],
    ['mermelada', 'confitura'],
    ['Pâte de fruit', 'pate_fruta'],
    ['pasta de frutas', 'pate_fruta'],
    ['marquise', 'bizcocho_sin_harina'],
    ['florentinos', 'florentina'],
    ['caramelo blando', 'toffee'],
  ])('«%s» is %s', (text, id) => {
    expect(findType(text)).toBe(id);
  });

  it.each(['__proto__', 'constructor', 'croissant', 'a'.repeat(5000)])('«%s» is none', (text) => {
    expect(findType(text)).toBeUndefined();
  });
});

describe('limits that published formulas have moved', () => {
  it('a tea dacquoise of A. Bachour has 1.65 of white to almond', () => {
    const { params, verdict } = balancePasteleria(
      formula('dacquoise', 'all-purpose flour 28, almond flour 85, sugar 150, matcha 12, egg whites 140'),
    );
    expect(params.ratioClaraAlmendra).toBe(1.65);
    expect(verdict).toBe('equilibrada');
  });
});
