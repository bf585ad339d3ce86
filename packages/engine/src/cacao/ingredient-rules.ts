import { CEILINGS, noColour, RAISING, SPICES, withDefaults } from '../craft/ceilings.ts';
import type { Ban, Dose, IngredientRules } from '../craft/examine.ts';
import {
  gelatineIn,
  isEmulsifier,
  isForeignFat,
  isLecithin,
  isPgpr,
  isRawEgg,
  isSalt,
  isSolubleCoffee,
  isVanilla,
  wholly,
} from '../despensa/kinds.ts';
import * as texts from './texts.ts';
import { isFillingType, type TypeId } from './types.ts';

/** Alcohol of a spirit of 40 % by volume, g per g. */
const SPIRIT = 33.3;

const SALT: Dose = {
  what: 'la sal',
  of: wholly(isSalt),
  warn: 0.4,
  stop: 0.8,
  source: 'fórmulas publicadas (hasta 0,27 %)',
};
/** A salted caramel is meant to taste of it; the salt of butter counts. */
const SALT_OF_CARAMEL: Dose = {
  ...SALT,
  of: ({ nacl }) => nacl / 100,
  warn: 0.8,
  stop: 1.2,
  source: 'fórmulas publicadas (hasta 1,1 %)',
};
/** In a powder for the cup, which takes ten times as much milk, a pinch that would spoil a bar is one. */
const SALT_OF_POWDER: Dose = { ...SALT, warn: 0.8, stop: 1.5, source: 'fórmulas publicadas (hasta 1,06 %)' };

/** Doses of the trade sheet; codes and regulations where one gives the figure. */
const DOSES: readonly Dose[] = [
  {
    what: 'la lecitina',
    of: wholly(isLecithin),
    warn: 0.6,
    stop: 1,
    source: 'La viscosidad sube por encima del 0,5-0,6 %',
  },
  { what: 'el PGPR', of: wholly(isPgpr), warn: 0.4, stop: 0.5, source: 'Reglamento (CE) 1333/2008: 5 g/kg' },
  { what: 'la suma de emulgentes', of: wholly(isEmulsifier), warn: 1, stop: 1.5, source: 'Codex Stan 87: 15 g/kg' },
  { what: 'la vainilla', of: wholly(isVanilla), warn: 1.2, stop: 2.5, source: 'fórmulas publicadas (hasta 1,11 %)' },
  {
    what: 'el sorbitol',
    of: (food) => food.sorbitol / 100,
    warn: 8,
    stop: 12,
    source: 'fórmulas publicadas (hasta 7,4 %)',
  },
  { what: 'el café soluble', of: wholly(isSolubleCoffee), warn: 3, stop: 6, source: 'práctica del oficio' },
  { what: 'la gelatina', of: gelatineIn, warn: 1, stop: 2, source: 'práctica del oficio' },
  RAISING,
  ...CEILINGS,
  SPICES,
];

/** Of a filling: the same in a bar is water, which the law forbids anyway. */
const SPIRITS: Dose = {
  what: 'el licor, contado a 40°,',
  of: (food) => food.alcohol / SPIRIT,
  warn: 8,
  stop: 14.5,
  source: 'fórmulas publicadas (hasta 14,3 %)',
};

/**
 * Legal, but sweetened butter: of the published ones masters sign one of 52.7 % and none of the five beyond 53. A dark
 * one takes more, since cocoa itself is half butter.
 */
const FAT: Dose = {
  what: 'la grasa, contada toda,',
  of: (food) => food.grasa / 100,
  warn: null,
  stop: 54,
  source: 'fórmulas publicadas (hasta 52,7 %)',
};

/** With more it cannot be rolled: of the published truffles beyond it masters sign none but the whipped ones. */
const WATER_OF_TRUFFLE: Dose = {
  what: 'el agua, contada toda,',
  of: (food) => food.agua / 100,
  warn: null,
  stop: 31,
  source: 'trufas publicadas (hasta 30 %)',
};

/** More egg than a trace of it makes a filling that nothing cooks unsafe. */
const RAW_EGG: Ban = {
  of: isRawEgg,
  fault: true,
  text: texts.rawEgg,
  source: 'seguridad alimentaria: nada cuece el relleno',
};

const NO_COLOUR = noColour();
const RULES: IngredientRules = { doses: withDefaults([SALT, ...DOSES]), bans: [RAW_EGG, NO_COLOUR] };
const TRUFFLE_RULES: IngredientRules = {
  doses: withDefaults([SALT, ...DOSES, SPIRITS, WATER_OF_TRUFFLE]),
  bans: [RAW_EGG],
};
const CARAMEL_RULES: IngredientRules = { doses: withDefaults([SALT_OF_CARAMEL, ...DOSES, SPIRITS]), bans: [RAW_EGG] };
const WITH_MILK_RULES: IngredientRules = { doses: withDefaults([SALT, ...DOSES, FAT]), bans: [RAW_EGG, NO_COLOUR] };
const POWDER_RULES: IngredientRules = { doses: withDefaults([SALT_OF_POWDER, ...DOSES]), bans: [RAW_EGG, NO_COLOUR] };
const FILLING_RULES: IngredientRules = { doses: withDefaults([SALT, ...DOSES, SPIRITS]), bans: [RAW_EGG] };

/** A ganache sets by the fat of cocoa and milk. */
const FOREIGN_FAT: Ban = {
  of: isForeignFat,
  most: 5,
  fault: true,
  text: texts.foreignFat,
  source: 'práctica del oficio',
};
const FRESH_RULES: IngredientRules = { ...FILLING_RULES, bans: [RAW_EGG, FOREIGN_FAT] };

const WITH_MILK: ReadonlySet<TypeId> = new Set(['leche', 'leche_alto_cacao', 'blanco']);

/** What a type of chocolate admits of its ingredients beyond what its law of composition says. */
export function ingredientRulesOf(type: TypeId): IngredientRules {
  if (type === 'cacao_azucarado') return POWDER_RULES;
  if (WITH_MILK.has(type)) return WITH_MILK_RULES;
  if (type === 'relleno_caramelo') return CARAMEL_RULES;
  if (type === 'trufa') return TRUFFLE_RULES;
  if (type === 'bombon_fresco') return FRESH_RULES;
  return isFillingType(type) ? FILLING_RULES : RULES;
}
