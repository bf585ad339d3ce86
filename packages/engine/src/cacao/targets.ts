import { AW_FRESH, AW_SAFE } from '../craft/keeping.ts';
import type { Limit } from '../craft/limit.ts';
import { MOST_VEGETABLE_FAT } from './law.ts';
import { AW } from './params.ts';
import { type Rule, tradeWriter, writer } from './rules.ts';

/** Where a good formula of each type lies; the order is the order in which advice is given. */
const target = tradeWriter('objetivo', 'oficio');
/** Without a margin: definitions, and water, which spoils a mass whatever the uncertainty. */
const strict = writer('objetivo', 'oficio');

const QUALITY = 'Directiva 2000/36/CE, art. 3.5 (abajo) y tabletas publicadas (arriba)';
const COUVERTURES = 'Coberturas profesionales: 35-45 % de grasa (Callebaut, Chocolate Academy, Santa Barbara)';
const WHITES = 'Coberturas blancas comerciales: 28-35 % de manteca, 21-25 % de leche (Callebaut, Chocolate Academy)';
const SMALL_MAKERS = 'Pequeños fabricantes bean to bar (Kakaolate, Chocolate Alchemy, TheChocolateLife)';
const BEAN_TO_BAR = 'Definición de bean to bar: del haba a la tableta';
const GIANDUJOTTO = 'Pliego del Giandujotto di Torino IGP (2025)';
const GANACHE = 'Morató, Wybauw, Keylink y Chocolate Academy';
const ANHYDROUS = 'Oficio: rellenos anhidros de praliné, gianduja y chocolate';
const DRY = 'Oficio: por encima del 2 % de agua la masa espesa';
const NO_OTHER_FAT = `Oficio: legal hasta el ${MOST_VEGETABLE_FAT} %, pero no de primera calidad`;

const DRY_MASS = strict(DRY, 'producto', [['agua', null, 2]]);

/** Dry, and with no fat but cocoa butter and milk fat. */
const CLEAN: readonly Rule[] = [...DRY_MASS, ...strict(NO_OTHER_FAT, 'base', [['grasaVegetal', null, 0]])];

const FROM_THE_BEAN = strict(BEAN_TO_BAR, 'producto', [
  ['coberturas', null, 0],
  ['aditivos', null, 0.6],
]);

/** Liquor is 54 % butter; above 70 the bar is waxy, below 45 cocoa powder dominates. */
export const DARK_TARGETS: readonly Rule[] = [
  ...target(QUALITY, 'base', [
    ['cacaoTotal', 43, null],
    ['manteca', 26, 56],
    ['ratio', 45, 70],
    ['grasaTotal', 28, 56],
    ['azucar', null, 55],
    ['lacteos', null, 5],
  ]),
  ...CLEAN,
];

export const MILK_TARGETS: readonly Rule[] = [
  ...target(QUALITY, 'base', [
    ['cacaoTotal', 30, 65],
    ['lacteos', 18, 36],
    ['grasaLactea', 4.5, 14],
    ['grasaTotal', 28, 46],
    ['azucar', 15, 50],
  ]),
  ...CLEAN,
];

const DARK_MILKS = 'Chocolates con leche de alto cacao publicados (49-60 % de cacao, 14-29 % de leche)';

/** From 45 % of cocoa on milk gives way to it. */
export const DARK_MILK_TARGETS: readonly Rule[] = [
  ...target(DARK_MILKS, 'base', [
    ['cacaoTotal', 45, 70],
    ['lacteos', 14, 36],
    ['grasaLactea', 3.5, 14],
    ['grasaTotal', 30, 48],
    ['azucar', 10, 40],
  ]),
  ...CLEAN,
];

const SPREADS = 'Cremas de cacao y avellanas publicadas (avellana 13-50 %, cacao 7-35 %)';

export const SPREAD_TARGETS: readonly Rule[] = [
  ...target(SPREADS, 'producto', [
    ['avellana', 10, 60],
    ['cacaoTotal', 5, 40],
    ['grasaTotal', 25, 55],
    ['azucar', 15, 58],
  ]),
  ...DRY_MASS,
];

const CUPS = 'Chocolates a la taza en el límite legal de su denominación';

export const CUP_TARGETS: readonly Rule[] = [
  ...target(CUPS, 'producto', [
    ['azucar', 30, 60],
    ['grasaTotal', 18, 40],
    ['almidon', 2, 18],
  ]),
  ...DRY_MASS,
];

const SERVED = 'Tazas de chocolate publicadas, con leche o agua (cacao desgrasado 3,6-10,1 %, almidón 0,4-3,2 %)';

/** Fat-free cocoa, not cocoa: butter alone would make up for what the cup lacks of taste. */
export const DRINK_TARGETS: readonly Rule[] = target(SERVED, 'producto', [
  ['csd', 3, 12],
  ['azucar', 4, 20],
  ['grasaTotal', 3, 18],
  ['almidon', null, 5],
]);

export const WHITE_TARGETS: readonly Rule[] = [
  ...target(WHITES, 'base', [
    ['manteca', 24, 45],
    ['lacteos', 18, 36],
    ['grasaTotal', 30, 50],
    ['azucar', 25, 52],
  ]),
  ...CLEAN,
];

/** 32 % of fat leaves one point over the legal 31. */
export const DARK_COUVERTURE_TARGETS: readonly Rule[] = [
  ...target(COUVERTURES, 'base', [
    ['cacaoTotal', 48, 90],
    ['csd', 16, 45],
    ['ratio', 45, 70],
    ['grasaTotal', 32, 50],
    ['azucar', 8, 50],
  ]),
  ...CLEAN,
];

export const MILK_COUVERTURE_TARGETS: readonly Rule[] = [
  ...target(COUVERTURES, 'base', [
    ['cacaoTotal', 30, 60],
    ['lacteos', 18, 34],
    ['grasaLactea', 4.5, 14],
    ['grasaTotal', 32, 46],
    ['azucar', 20, 50],
  ]),
  ...CLEAN,
];

export const WHITE_COUVERTURE_TARGETS: readonly Rule[] = [
  ...target(WHITES, 'base', [
    ['manteca', 26, 45],
    ['lacteos', 18, 36],
    ['grasaTotal', 32, 50],
    ['azucar', 25, 50],
  ]),
  ...CLEAN,
];

export const DARK_BEAN_TO_BAR_TARGETS: readonly Rule[] = [
  ...target(SMALL_MAKERS, 'base', [
    ['cacaoTotal', 60, null],
    ['ratio', 45, 66],
    ['grasaTotal', 30, 56],
    ['azucar', null, 40],
  ]),
  ...FROM_THE_BEAN,
  ...CLEAN,
];

export const MILK_BEAN_TO_BAR_TARGETS: readonly Rule[] = [
  ...target(SMALL_MAKERS, 'base', [
    ['cacaoTotal', 38, 70],
    ['lacteos', 14, 32],
    ['grasaTotal', 32, 48],
    ['azucar', 12, 42],
  ]),
  ...FROM_THE_BEAN,
  ...CLEAN,
];

export const WHITE_BEAN_TO_BAR_TARGETS: readonly Rule[] = [
  ...target(SMALL_MAKERS, 'base', [
    ['manteca', 28, 45],
    ['lacteos', 18, 36],
    ['grasaTotal', 33, 50],
    ['azucar', 25, 46],
  ]),
  ...FROM_THE_BEAN,
  ...CLEAN,
];

const GIANDUJA_BODY: readonly Rule[] = [
  ...target(GIANDUJOTTO, 'producto', [
    ['cacaoTotal', 20, 50],
    ['azucar', 20, 45],
    ['grasaTotal', 30, 50],
  ]),
  ...DRY_MASS,
  ...strict(NO_OTHER_FAT, 'parteChocolate', [['grasaVegetal', null, 0]]),
];

export const GIANDUJA_TARGETS: readonly Rule[] = [
  ...target(GIANDUJOTTO, 'producto', [['avellana', 25, 40]]),
  ...GIANDUJA_BODY,
];

export const MILK_GIANDUJA_TARGETS: readonly Rule[] = [
  ...target(GIANDUJOTTO, 'producto', [['avellana', 20, 40]]),
  ...GIANDUJA_BODY,
];

/** Water reaches 28 because good ganaches with spirits, sorbitol or dextrose hold 27 %; water activity judges keeping. */
export const GANACHE_TARGETS: readonly Rule[] = [
  ...strict(GANACHE, 'producto', [['agua', 5, 28]]),
  ...target(GANACHE, 'producto', [
    ['azucar', 25, 45],
    ['grasaTotal', 25, 40],
    ['manteca', 12, 32],
    ['grasaLactea', null, 16],
  ]),
];

const FRESH_GANACHES =
  'Ganaches de bombón fresco publicadas (Bachour, Massari, Salmon, Guillamon, Hoyle, Michel, Sänger, Greweling, Chocolate Academy y otras): 20-46 % de azúcar, 19-43 % de grasa, 16-30 % de agua';

/**
 * Less sugar and more cream than what has to keep in a shop. Without its cocoa butter so wet a ganache does not set; of
 * fat a fruit ganache has little, where sugar binds its water.
 */
export const FRESH_GANACHE_TARGETS: readonly Rule[] = [
  ...strict(FRESH_GANACHES, 'producto', [['agua', 10, 28]]),
  ...target(FRESH_GANACHES, 'producto', [
    ['azucar', 20, 46],
    ['grasaTotal', 19, 43],
    ['manteca', 15, 32],
    ['grasaLactea', null, 24],
  ]),
];

const CARAMELS =
  'Caramelos de relleno publicados (The Windmill, Dauphin Gourmet, S. Gyngell y otros): 36-55 % de azúcar, 18-40 % de grasa';

/** Weighed before cooking, which takes some of the water with it. */
export const CARAMEL_TARGETS: readonly Rule[] = [
  ...strict(CARAMELS, 'producto', [['agua', 4, 31]]),
  ...target(CARAMELS, 'producto', [
    ['azucar', 32, 68],
    ['grasaTotal', 12, 44],
  ]),
];

const TRUFFLES =
  'Doce trufas publicadas (P. Torreblanca, Waitrose y otras): 13-23 % de azúcar, 41-51 % de grasa, 18-30 % de agua';

/** Cream and butter, little sugar: eaten within days and kept cold, it need not last. */
export const TRUFFLE_TARGETS: readonly Rule[] = [
  ...strict(TRUFFLES, 'producto', [['agua', 5, 31]]),
  ...target(TRUFFLES, 'producto', [
    ['azucar', 12, 40],
    ['grasaTotal', 28, 53],
    ['manteca', 8, 35],
    ['grasaLactea', null, 38],
  ]),
];

export const ANHYDROUS_TARGETS = target(ANHYDROUS, 'producto', [
  ['grasaTotal', 25, 55],
  ['azucar', 15, 55],
  ['manteca', 5, 45],
]);

/** A ganache keeps well up to 0.85, where pathogens stop; over 0.90 it is a fresh product (New Food 2009). */
export const AW_TARGET = {
  param: AW,
  min: null,
  max: AW_SAFE,
  level: 'objetivo',
  authority: 'oficio',
  source: 'Escuelas francesas: 0,70-0,85; los patógenos se detienen en 0,85 (New Food 2009)',
} as const satisfies Limit;
/** Kept cold for two or three weeks. */
export const AW_FRESH_GANACHE = {
  ...AW_TARGET,
  max: AW_FRESH,
  source: 'Producto fresco, en frío y para dos o tres semanas: por encima de 0,90, dos como mucho',
} as const satisfies Limit;
/** What masters sign as fresh reaches 0.92; from 0.93 on they sign none. */
export const MOST_AW_FRESH_GANACHE = 0.92;
/** A truffle is fresh: cold keeps it, not its sugar. Beyond 0.95 it is as wet as the cream itself. */
export const AW_TRUFFLE = {
  ...AW_TARGET,
  max: 0.95,
  source: 'Producto fresco, en frío y para pocos días: trufas publicadas, 0,89-0,94',
} as const satisfies Limit;
export { AW_FRESH };
