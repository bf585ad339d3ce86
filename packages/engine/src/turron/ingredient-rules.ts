import { CEILINGS, noColour, RAISING, SPICES, withDefaults } from '../craft/ceilings.ts';
import type { Ban, Dose, IngredientRules } from '../craft/examine.ts';
import type { Food } from '../despensa/food.ts';
import {
  gelatineIn,
  isAlcoholic,
  isAnimalFat,
  isCinnamon,
  isDriedEggWhite,
  isEmulsifier,
  isForeignFat,
  isGumArabic,
  isRawEgg,
  isSalt,
  isSpice,
  oneOf,
  wholly,
} from '../despensa/kinds.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** A tenth of fresh egg white is dry; published hard turrón carries up to 23 % of fresh. */
const DRY_WHITE = 0.1;
const TRADE = 'fórmulas publicadas';

const DOSES: readonly Dose[] = [
  { what: 'la sal', of: wholly(isSalt), warn: 0.3, stop: 0.6, source: `${TRADE} (hasta 0,22 %)` },
  { what: 'la canela', of: wholly(isCinnamon), warn: 1, stop: 2, source: `${TRADE} (hasta 1,25 %)` },
  {
    what: 'la clara, contada en seco,',
    of: (food) => {
      if (isDriedEggWhite(food)) return 1;
      // White without yolk: egg as it comes has its own limit in mazapán.
      return food.category === 'huevo' && food.grasa < 1 ? DRY_WHITE : 0;
    },
    warn: 1.2,
    stop: 2.5,
    source: `${TRADE} (hasta 1 %)`,
  },
  {
    what: 'la suma de emulgentes',
    of: wholly(isEmulsifier),
    warn: 0.5,
    stop: 1,
    source: 'IGP Mazapán de Toledo: aditivos hasta el 1 %',
  },
  { what: 'la goma arábiga', of: wholly(isGumArabic), warn: 1, stop: 2, source: `${TRADE} (hasta 0,88 %)` },
  { what: 'el licor', of: wholly(isAlcoholic), warn: 5, stop: 8, source: `${TRADE} (hasta 5 %)` },
  { what: 'la gelatina', of: gelatineIn, warn: 1.5, stop: 2.5, source: 'práctica del oficio' },
  RAISING,
  ...CEILINGS,
  SPICES,
];

/** In the protected names salt and spices are seasoning, no more. */
const SEASONING: Dose = {
  what: 'el sazonado de sal y especias de una IGP',
  of: wholly((food) => isSalt(food) || isSpice(food)),
  warn: null,
  stop: 0.5,
  source: 'pliegos de las IGP',
};

/** % of water from which a food wets a chocolate: butter and honey, not nuts or puffed rice. */
const WET = 10;

const isCondensed = oneOf('leche_condensada', 'leche_condensada_desnatada', 'dulce_leche');

/** % of fat from which a milk food brings its water emulsified: cream and butter, not milk nor sour cream. */
const CREAMY = 25;

/** What makes a truffle of melted chocolate: its water binds in the fat, where that of juice or egg seizes it. */
function isOfTruffle(food: Food): boolean {
  return isCondensed(food) || (food.category === 'lacteos' && food.agua > WET && food.grasa >= CREAMY);
}

/** Candied and dried fruit keeps its water in its own sugar; jam and soft fillings do not. */
const BINDS = { sugar: 40, water: 31 };

function wets({ category, agua, azucares }: Food): boolean {
  return agua > WET && !(category === 'frutas' && agua <= BINDS.water && azucares >= BINDS.sugar);
}

const isWater = (food: Food) => food.category === 'agua';

const isButter = (food: Food) => food.category === 'lacteos' && food.grasa > 60;

/** Chocolate seizes with little water; emulsified, as in cream, it takes more and is cut as a truffle. */
const WATER: readonly Dose[] = [
  {
    what: 'el agua sin emulsionar (leche, fruta, huevo, licor, miel)',
    of: (food) => (wets(food) && !isWater(food) && !isOfTruffle(food) ? food.agua / 100 : 0),
    warn: null,
    stop: 5,
    source: `${TRADE} (hasta 2,5 %)`,
  },
  {
    what: 'el agua añadida',
    of: wholly(isWater),
    warn: null,
    stop: 8,
    source: 'la de un caramelo que se cuece aparte',
  },
  {
    what: 'la leche condensada',
    of: wholly(isCondensed),
    warn: null,
    stop: 35,
    source: `${TRADE} (hasta 22 %)`,
  },
  {
    what: 'el agua, contada toda,',
    of: (food) => (wets(food) ? food.agua / 100 : 0),
    warn: null,
    stop: 17,
    source: 'turrones trufados publicados (hasta 16,4 %): por encima no se cortan',
  },
];

/** % of water of butter, which softens a bar and makes no truffle of it. */
const BUTTER = 20;

/** A bar keeps for months; a truffle does not, and the shop has to know. */
const TRUFFLED: Ban = {
  of: (food) => isOfTruffle(food) && food.agua > BUTTER,
  most: 8,
  fault: false,
  text: texts.truffled,
  source: 'turrones trufados publicados: en frío y de consumo corto',
};

/** Fat of another animal than milk's is no chocolate, although the turrón may bear its name (RD 1787/1982). */
const LARD: Ban = {
  of: isAnimalFat,
  fault: false,
  text: texts.withLard,
  source: 'Directiva 2000/36/CE, anexo I B; RD 1787/1982',
};

/** Lawful as it is, more of it is a lump of lard: the trade sheet stops at 12 %, and its own formulas reach 12.1. */
const LARD_DOSE: Dose = {
  what: 'la manteca de cerdo',
  of: wholly(isAnimalFat),
  warn: null,
  stop: 12.5,
  source: `${TRADE} (hasta 12,1 %)`,
};

const RAW_EGG: Ban = { of: isRawEgg, fault: false, text: texts.rawEgg, source: 'Real Decreto 1021/2022, huevo crudo' };

const PROTECTED: IngredientRules = {
  doses: withDefaults([SEASONING, ...DOSES]),
  bans: [noColour('pliegos de las IGP')],
};
const OF_CHOCOLATE: IngredientRules = {
  doses: withDefaults([...DOSES, LARD_DOSE, ...WATER]),
  bans: [LARD, TRUFFLED, RAW_EGG],
};
const PLAIN: IngredientRules = { doses: withDefaults(DOSES), bans: [] };

/** Fat and biscuit that stretch a turrón; published ones carry some butter. */
const STRETCHED: readonly Dose[] = [
  {
    what: 'la grasa añadida',
    of: wholly((food) => isForeignFat(food) || isButter(food)),
    warn: null,
    stop: 15,
    source: TRADE,
  },
  {
    what: 'la galleta y el cereal',
    of: wholly(({ category }) => category === 'galletas_toppings'),
    warn: null,
    stop: 30,
    source: TRADE,
  },
];
const OF_NUT: IngredientRules = { doses: withDefaults([...DOSES, ...STRETCHED]), bans: [] };
const NUT: ReadonlySet<TypeRules['id']> = new Set(['generico', 'turron_coco', 'turron_piedra']);

/** Whether doses count a food: water boils off, and would hide what is dosed too high. */
export function isDosedOn(food: Food | undefined, { melted }: TypeRules): boolean {
  return melted === true || food?.category !== 'agua';
}

/** What a type admits of its ingredients beyond its categories. */
export function ingredientRulesOf({ id, melted, igp }: TypeRules): IngredientRules {
  if (igp !== undefined) return PROTECTED;
  if (NUT.has(id)) return OF_NUT;
  return melted ? OF_CHOCOLATE : PLAIN;
}
