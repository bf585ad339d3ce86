import { FAMILIES } from './profile.ts';
import { type Rule, writer } from './rules.ts';

/**
 * Minima of Directiva 2000/36/CE (texto consolidado a 18-11-2013), which Real Decreto 1055/2003 transposes. The order
 * of the rules is the order in which failures are told.
 */
const legal = writer('legal', 'ley');
/** The quality mention of art. 3.5. */
const superior = writer('calidad superior', 'ley');
/** As binding as the law, but asked for by the trade or by us. */
const technical = writer('legal', 'oficio');
const ours = writer('legal', 'consejo');
const trade = writer('oficio', 'oficio');

const decree = (point: string) => `RD 1055/2003; Directiva 2000/36/CE, ${point}`;

const A3 = decree('anexo I A.3');
const A4 = decree('anexo I A.4');
const A5 = decree('anexo I A.5');
const A6 = decree('anexo I A.6');
const QUALITY = decree('art. 3.5');

export const CHOCOLATE = legal(A3, 'base', [
  ['cacaoTotal', 35, null],
  ['manteca', 18, null],
  ['csd', 14, null],
]);

/** From here on the milk makes it milk chocolate; values are judged with two decimals. */
const LEAST_OF_MILK = 14;

export const DARK = [
  ...CHOCOLATE,
  ...legal(`${A4}: desde el ${LEAST_OF_MILK} % de leche es chocolate con leche`, 'base', [
    ['lacteos', null, LEAST_OF_MILK - 0.01],
  ]),
];

export const CHOCOLATE_SUPERIOR = superior(QUALITY, 'base', [
  ['cacaoTotal', 43, null],
  ['manteca', 26, null],
]);

/** % of cocoa butter of the dark one, and of butter and milk fat of the others. */
const COUVERTURE_FAT = 31;

export const COUVERTURE = legal(A3, 'base', [
  ['cacaoTotal', 35, null],
  ['manteca', COUVERTURE_FAT, null],
  ['csd', 2.5, null],
]);

export const COUVERTURE_SUPERIOR = superior(QUALITY, 'base', [['csd', 16, null]]);

export const MILK = legal(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', 3.5, null],
  ['mantecaGrasaLactea', 25, null],
]);

export const MILK_SUPERIOR = superior(QUALITY, 'base', [
  ['cacaoTotal', 30, null],
  ['lacteos', 18, null],
  ['grasaLactea', 4.5, null],
]);

export const MILK_COUVERTURE = legal(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', 3.5, null],
  ['mantecaGrasaLactea', COUVERTURE_FAT, null],
]);

export const FAMILY_MILK = legal(A5, 'base', [
  ['cacaoTotal', 20, null],
  ['lacteos', 20, null],
  ['csd', 2.5, null],
  ['grasaLactea', 5, null],
  ['mantecaGrasaLactea', 25, null],
]);

export const SKIMMED_MILK = legal(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', null, 1],
  ['mantecaGrasaLactea', 25, null],
]);

/** The law wants no cocoa solids in white chocolate; 0.5 % is the tolerance of a mill that also grinds dark. */
export const WHITE = legal(A6, 'base', [
  ['manteca', 20, null],
  ['lacteos', 14, null],
  ['grasaLactea', 3.5, null],
  ['csd', null, 0.5],
]);

/** The law knows no white couverture; the trade sells none under the fat of the other two. */
export const WHITE_COUVERTURE_TRADE = trade('Mínimo profesional: el legal de las otras coberturas', 'base', [
  ['mantecaGrasaLactea', COUVERTURE_FAT, null],
])[0]!;

/** Below it is an ordinary milk chocolate, whatever it is called. */
export const HIGH_COCOA_TRADE = trade('Chocolates con leche de alto cacao publicados: desde el 45 % de cacao', 'base', [
  ['cacaoTotal', FAMILIES.highCocoa, null],
])[0]!;

export const GIANDUJA: readonly Rule[] = [
  ...legal(A3, 'producto', [['avellana', 20, 40]]),
  ...legal(A3, 'parteChocolate', [
    ['cacaoTotal', 32, null],
    ['csd', 8, null],
  ]),
  ...legal(A3, 'producto', [['frutosSecos', null, 60]]),
];

export const MILK_GIANDUJA: readonly Rule[] = [
  ...legal(A4, 'producto', [['avellana', 15, 40]]),
  ...legal(A4, 'parteChocolate', [
    ['lacteos', 10, null],
    ['cacaoTotal', 25, null],
    ['csd', 2.5, null],
    ['mantecaGrasaLactea', 25, null],
  ]),
  ...legal(A4, 'producto', [['frutosSecos', null, 60]]),
];

/** Of the whole bombón, shell and filling. */
export const BOMBON = legal(decree('anexo I A.10'), 'producto', [['chocolateYCacao', 25, null]])[0]!;

/** The law fixes no minimum for a filling, only that of the whole bombón. */
export const FILLING = ours('Regla del servicio: un relleno de bombón lleva chocolate', 'producto', [
  ['cacaoTotal', 5, null],
]);

/** Kept cold it need not last, but with more water it does not set in its shell. */
export const FRESH_FILLING = [
  ...FILLING,
  ...ours(
    'Bombones frescos publicados (de 16 a 29,6 % de agua, hasta 22 % de grasa láctea): con más no cuajan',
    'producto',
    [
      ['agua', 5, 30],
      ['grasaLactea', null, 25],
    ],
  ),
  ...ours('Bombones frescos publicados: la ganache es de chocolate', 'producto', [['coberturas', 25, null]]),
];

/** A filling without chocolate: the shell brings the 25 % of the whole bombón. */
export const CARAMEL = ours('Regla del servicio: un caramelo de relleno es azúcar cocido con grasa', 'producto', [
  ['azucar', 25, null],
  ['grasaTotal', 5, null],
]);

/** What is served is no denomination of the decree: only what it is made from is. */
export const DRINK = ours('Regla del servicio: una taza de chocolate lleva chocolate y se bebe', 'producto', [
  ['csd', 2, null],
  // Cocoa powder alone, however much, is a cocoa: of five such cups masters sign none.
  ['manteca', 2.8, null],
  ['azucar', null, 25],
  ['almidon', null, 8],
  ['grasaTotal', null, 25],
]);

/** Starch is admitted only in what is sold to be drunk hot. */
const starchless = legal(decree('anexo I A.8 y B'), 'producto', [['almidon', null, 0]]);

export const CUP = legal(decree('anexo I A.8'), 'base', [
  ['cacaoTotal', 35, null],
  ['manteca', 18, null],
  ['csd', 14, null],
  ['almidon', null, 8],
]);

export const FAMILY_CUP = legal(decree('anexo I A.9'), 'base', [
  ['cacaoTotal', 30, null],
  ['manteca', 18, null],
  ['csd', 12, null],
  ['almidon', null, 18],
]);

export const POWDER = legal(decree('anexo I A.2'), 'base', [['polvo', 32, null]]);
export const SWEETENED_COCOA = legal(decree('anexo I A.2'), 'base', [['polvo', 25, null]]);

/** The directive knows no spreads: what we ask of one that bears the name of cocoa and hazelnut. */
export const SPREAD = ours('Regla del servicio: una crema de cacao y avellanas lleva de los dos', 'producto', [
  ['cacaoTotal', 5, null],
  ['avellana', 10, null],
]);

/** «Sin azúcares añadidos» (Regulation (EC) 1924/2006): no sugar, and nothing used for its sugar. */
export const WITHOUT_SUGAR = legal('Reglamento (CE) 1924/2006, anexo', 'producto', [['azucarAnadido', null, 0]]);

const water = technical('Límite técnico: una masa húmeda se agarrota', 'producto', [['agua', null, 5]]);
const additions = legal(decree('anexo I B'), 'producto', [['anadidos', null, 40]]);
const FATS = decree('art. 2 y anexo II');
/** % of the fats of annex II the law allows. */
export const MOST_VEGETABLE_FAT = 5;
const forbiddenFats = legal(FATS, 'producto', [['grasaNoAutorizada', null, 0]]);

/** What every chocolate must meet beside its own denomination. */
export const COMMON: readonly Rule[] = [
  ...water,
  ...additions,
  ...legal(FATS, 'base', [['grasaVegetal', null, MOST_VEGETABLE_FAT]]),
  ...forbiddenFats,
  ...starchless,
];

/** No law, but a spread with water does not keep. */
export const COMMON_SPREAD: readonly Rule[] = water;

/** What is drunk hot may carry starch. */
export const COMMON_CUP: readonly Rule[] = COMMON.filter((rule) => !starchless.includes(rule));

/** Gianduja has its own limit on nuts instead of the 40 % of additions. */
export const COMMON_GIANDUJA: readonly Rule[] = [
  ...water,
  ...legal(FATS, 'parteChocolate', [['grasaVegetal', null, MOST_VEGETABLE_FAT]]),
  ...forbiddenFats,
  ...starchless,
];
