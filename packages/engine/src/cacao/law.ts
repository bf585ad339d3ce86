import { type Rule, rulesOf } from './rules.ts';

/**
 * Minima of Directiva 2000/36/CE (texto consolidado a 18-11-2013), which Real Decreto 1055/2003 transposes. The order
 * of the rules is the order in which failures are told.
 */
const decree = (point: string) => `RD 1055/2003; Directiva 2000/36/CE, ${point}`;

const A3 = decree('anexo I A.3');
const A4 = decree('anexo I A.4');
const A5 = decree('anexo I A.5');
const A6 = decree('anexo I A.6');
const QUALITY = decree('art. 3.5');

export const CHOCOLATE = rulesOf(A3, 'base', [
  ['cacaoTotal', 35, null],
  ['manteca', 18, null],
  ['csd', 14, null],
]);

export const CHOCOLATE_SUPERIOR = rulesOf(QUALITY, 'base', [
  ['cacaoTotal', 43, null],
  ['manteca', 26, null],
]);

export const COUVERTURE = rulesOf(A3, 'base', [
  ['cacaoTotal', 35, null],
  ['manteca', 31, null],
  ['csd', 2.5, null],
]);

export const COUVERTURE_SUPERIOR = rulesOf(QUALITY, 'base', [['csd', 16, null]]);

export const MILK = rulesOf(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', 3.5, null],
  ['mantecaGrasaLactea', 25, null],
]);

export const MILK_SUPERIOR = rulesOf(QUALITY, 'base', [
  ['cacaoTotal', 30, null],
  ['lacteos', 18, null],
  ['grasaLactea', 4.5, null],
]);

export const MILK_COUVERTURE = rulesOf(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', 3.5, null],
  ['mantecaGrasaLactea', 31, null],
]);

export const FAMILY_MILK = rulesOf(A5, 'base', [
  ['cacaoTotal', 20, null],
  ['lacteos', 20, null],
  ['csd', 2.5, null],
  ['grasaLactea', 5, null],
  ['mantecaGrasaLactea', 25, null],
]);

export const SKIMMED_MILK = rulesOf(A4, 'base', [
  ['cacaoTotal', 25, null],
  ['lacteos', 14, null],
  ['csd', 2.5, null],
  ['grasaLactea', null, 1],
  ['mantecaGrasaLactea', 25, null],
]);

/** The law wants no cocoa solids in white chocolate; 0.5 % is the tolerance of a mill that also grinds dark. */
export const WHITE = rulesOf(A6, 'base', [
  ['manteca', 20, null],
  ['lacteos', 14, null],
  ['grasaLactea', 3.5, null],
  ['csd', null, 0.5],
]);

/** The law knows no white couverture; the trade sells none under the fat of the other two. */
export const WHITE_COUVERTURE_TRADE = rulesOf('Mínimo profesional: el legal de las otras coberturas', 'base', [
  ['mantecaGrasaLactea', 31, null],
])[0]!;

export const GIANDUJA: readonly Rule[] = [
  ...rulesOf(A3, 'producto', [['avellana', 20, 40]]),
  ...rulesOf(A3, 'parteChocolate', [
    ['cacaoTotal', 32, null],
    ['csd', 8, null],
  ]),
  ...rulesOf(A3, 'producto', [['frutosSecos', null, 60]]),
];

export const MILK_GIANDUJA: readonly Rule[] = [
  ...rulesOf(A4, 'producto', [['avellana', 15, 40]]),
  ...rulesOf(A4, 'parteChocolate', [
    ['lacteos', 10, null],
    ['cacaoTotal', 25, null],
    ['csd', 2.5, null],
    ['mantecaGrasaLactea', 25, null],
  ]),
  ...rulesOf(A4, 'producto', [['frutosSecos', null, 60]]),
];

/** The law fixes no minimum for a filling, only 25 % of chocolate in the whole bombón (anexo I A.10). */
export const FILLING = rulesOf('Regla del servicio: un relleno de bombón lleva chocolate', 'producto', [
  ['cacaoTotal', 5, null],
]);

const water = rulesOf('Límite técnico: una masa húmeda se agarrota', 'producto', [['agua', null, 5]]);
const additions = rulesOf(decree('anexo I B'), 'producto', [['anadidos', null, 40]]);
const FATS = decree('art. 2 y anexo II');
const forbiddenFats = rulesOf(FATS, 'producto', [['grasaNoAutorizada', null, 0]]);

/** What every chocolate must meet beside its own denomination. */
export const COMMON: readonly Rule[] = [
  ...water,
  ...additions,
  ...rulesOf(FATS, 'base', [['grasaVegetal', null, 5]]),
  ...forbiddenFats,
];

/** Gianduja has its own limit on nuts instead of the 40 % of additions. */
export const COMMON_GIANDUJA: readonly Rule[] = [
  ...water,
  ...rulesOf(FATS, 'parteChocolate', [['grasaVegetal', null, 5]]),
  ...forbiddenFats,
];
