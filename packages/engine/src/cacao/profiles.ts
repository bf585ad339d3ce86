import * as law from './law.ts';
import { FAMILIES, type Profile } from './profile.ts';
import { writer } from './rules.ts';
import * as targets from './targets.ts';

const NONE: readonly never[] = [];

/** Values are judged with two decimals, so «more than 0.5» is 0.51. */
const STEP = 0.01;

const distinguish = (over: 'base' | 'producto', limits: Parameters<ReturnType<typeof writer>>[2]) =>
  writer('familia', 'consejo')('Regla del servicio para distinguir familias', over, limits);
const IS_WHITE = distinguish('base', [['csd', null, FAMILIES.whiteCocoa]]);
const IS_MILK = distinguish('base', [
  ['csd', FAMILIES.whiteCocoa + STEP, null],
  ['lacteos', FAMILIES.milk, null],
]);
const IS_DARK = distinguish('base', [
  ['csd', FAMILIES.whiteCocoa + STEP, null],
  ['lacteos', null, FAMILIES.milk - STEP],
]);
const IS_DARK_GIANDUJA = distinguish('producto', [['lacteos', null, FAMILIES.darkGiandujaMilk]]);
const IS_MILK_GIANDUJA = distinguish('producto', [['lacteos', FAMILIES.darkGiandujaMilk + STEP, null]]);
const IS_HIGH_COCOA = distinguish('base', [['cacaoTotal', FAMILIES.highCocoa, null]]);
const IS_ORDINARY_MILK = distinguish('base', [['cacaoTotal', null, FAMILIES.highCocoa - STEP]]);
const IS_GANACHE = distinguish('producto', [['agua', FAMILIES.ganacheWater, null]]);
const IS_TO_DISSOLVE = distinguish('producto', [['agua', null, FAMILIES.drinkWater]]);
const IS_DRINK = distinguish('producto', [['agua', FAMILIES.drinkWater + STEP, null]]);
const IS_ANHYDROUS = distinguish('producto', [['agua', null, FAMILIES.ganacheWater - STEP]]);

function profile(
  from: Pick<Profile, 'family' | 'title' | 'legalName' | 'rules' | 'targets'> & Partial<Profile>,
): Profile {
  return {
    when: NONE,
    otherNames: NONE,
    common: law.COMMON,
    superior: NONE,
    trade: undefined,
    aw: targets.AW_TARGET,
    awMost: targets.AW_FRESH,
    ...from,
  };
}

const MILK = {
  family: 'leche',
  title: 'Chocolate con leche',
  legalName: 'chocolate con leche',
  rules: law.MILK,
  otherNames: [
    { title: 'Chocolate familiar con leche', rules: law.FAMILY_MILK },
    { title: 'Chocolate con leche desnatada', rules: law.SKIMMED_MILK },
  ],
  superior: law.MILK_SUPERIOR,
} as const;

/** A chocolate of the family it turns out to be, without added sugar. */
const WITHOUT_SUGAR = [...law.COMMON, ...law.WITHOUT_SUGAR];

/** How each type judges the families a formula may turn out to be. */
export const PROFILES = {
  negro: [
    profile({
      family: 'negro',
      title: 'Chocolate negro',
      legalName: 'chocolate',
      rules: law.DARK,
      superior: law.CHOCOLATE_SUPERIOR,
      targets: targets.DARK_TARGETS,
    }),
  ],
  leche: [
    profile({ ...MILK, when: IS_ORDINARY_MILK, targets: targets.MILK_TARGETS }),
    profile({ ...MILK, when: IS_HIGH_COCOA, targets: targets.DARK_MILK_TARGETS }),
  ],
  blanco: [
    profile({
      family: 'blanco',
      title: 'Chocolate blanco',
      legalName: 'chocolate blanco',
      rules: law.WHITE,
      targets: targets.WHITE_TARGETS,
    }),
  ],
  cobertura: [
    profile({
      family: 'blanco',
      when: IS_WHITE,
      title: 'Cobertura blanca',
      legalName: 'chocolate blanco',
      rules: law.WHITE,
      trade: law.WHITE_COUVERTURE_TRADE,
      targets: targets.WHITE_COUVERTURE_TARGETS,
    }),
    profile({
      family: 'leche',
      when: IS_MILK,
      title: 'Cobertura con leche',
      legalName: 'chocolate con leche de cobertura',
      rules: law.MILK_COUVERTURE,
      superior: law.MILK_SUPERIOR,
      targets: targets.MILK_COUVERTURE_TARGETS,
    }),
    profile({
      family: 'negro',
      when: IS_DARK,
      title: 'Cobertura negra',
      legalName: 'chocolate de cobertura',
      rules: law.COUVERTURE,
      superior: law.COUVERTURE_SUPERIOR,
      targets: targets.DARK_COUVERTURE_TARGETS,
    }),
  ],
  bean_to_bar: [
    profile({
      family: 'blanco',
      when: IS_WHITE,
      title: 'Chocolate blanco',
      legalName: 'chocolate blanco',
      rules: law.WHITE,
      targets: targets.WHITE_BEAN_TO_BAR_TARGETS,
    }),
    profile({
      family: 'leche',
      when: IS_MILK,
      title: 'Chocolate con leche',
      legalName: 'chocolate con leche',
      rules: law.MILK,
      targets: targets.MILK_BEAN_TO_BAR_TARGETS,
    }),
    profile({
      family: 'negro',
      when: IS_DARK,
      title: 'Chocolate negro',
      legalName: 'chocolate',
      rules: law.CHOCOLATE,
      targets: targets.DARK_BEAN_TO_BAR_TARGETS,
    }),
  ],
  gianduja: [
    profile({
      family: 'gianduja',
      when: IS_DARK_GIANDUJA,
      title: 'Chocolate con avellanas gianduja',
      legalName: 'chocolate con avellanas gianduja',
      rules: law.GIANDUJA,
      common: law.COMMON_GIANDUJA,
      targets: targets.GIANDUJA_TARGETS,
    }),
    profile({
      family: 'gianduja',
      when: IS_MILK_GIANDUJA,
      title: 'Chocolate con leche y avellanas gianduja',
      legalName: 'chocolate con leche y avellanas gianduja',
      rules: law.MILK_GIANDUJA,
      common: law.COMMON_GIANDUJA,
      targets: targets.MILK_GIANDUJA_TARGETS,
    }),
  ],
  bombon: [
    profile({
      family: 'ganache',
      when: IS_GANACHE,
      title: 'Ganache',
      legalName: 'relleno de bombón',
      rules: law.FILLING,
      common: NONE,
      targets: targets.GANACHE_TARGETS,
    }),
    profile({
      family: 'anhidro',
      when: IS_ANHYDROUS,
      title: 'Relleno anhidro',
      legalName: 'relleno de bombón',
      rules: law.FILLING,
      common: NONE,
      targets: targets.ANHYDROUS_TARGETS,
    }),
  ],
  bombon_fresco: [
    profile({
      family: 'ganache',
      title: 'Bombón fresco',
      legalName: 'bombón fresco',
      rules: law.FRESH_FILLING,
      common: NONE,
      targets: targets.FRESH_GANACHE_TARGETS,
      aw: targets.AW_FRESH_GANACHE,
      awMost: targets.MOST_AW_FRESH_GANACHE,
    }),
  ],
  trufa: [
    profile({
      family: 'ganache',
      title: 'Trufa',
      legalName: 'trufa',
      rules: law.FILLING,
      common: NONE,
      targets: targets.TRUFFLE_TARGETS,
      aw: targets.AW_TRUFFLE,
      awMost: targets.AW_TRUFFLE.max,
    }),
  ],
  relleno_caramelo: [
    profile({
      family: 'caramelo',
      title: 'Caramelo de relleno',
      legalName: 'caramelo de relleno',
      rules: law.CARAMEL,
      common: NONE,
      targets: targets.CARAMEL_TARGETS,
    }),
  ],
  leche_alto_cacao: [
    profile({ ...MILK, otherNames: NONE, trade: law.HIGH_COCOA_TRADE, targets: targets.DARK_MILK_TARGETS }),
  ],
  crema_untable: [
    profile({
      family: 'untable',
      title: 'Crema de cacao y avellanas',
      legalName: 'crema de cacao y avellanas',
      rules: law.SPREAD,
      common: law.COMMON_SPREAD,
      targets: targets.SPREAD_TARGETS,
    }),
  ],
  chocolate_taza: [
    profile({
      family: 'negro',
      when: IS_TO_DISSOLVE,
      title: 'Chocolate a la taza',
      legalName: 'chocolate a la taza',
      rules: law.CUP,
      otherNames: [{ title: 'Chocolate familiar a la taza', rules: law.FAMILY_CUP }],
      common: law.COMMON_CUP,
      targets: targets.CUP_TARGETS,
    }),
    profile({
      family: 'bebida',
      when: IS_DRINK,
      title: 'Taza de chocolate',
      legalName: 'taza de chocolate',
      rules: law.DRINK,
      common: NONE,
      targets: targets.DRINK_TARGETS,
    }),
  ],
  cacao_azucarado: [
    profile({
      family: 'polvo',
      title: 'Chocolate en polvo',
      legalName: 'chocolate en polvo',
      rules: law.POWDER,
      otherNames: [{ title: 'Cacao azucarado en polvo', rules: law.SWEETENED_COCOA }],
      targets: NONE,
    }),
  ],
  sin_azucar: [
    profile({
      family: 'blanco',
      when: IS_WHITE,
      title: 'Chocolate blanco sin azúcares añadidos',
      legalName: 'chocolate blanco sin azúcares añadidos',
      rules: law.WHITE,
      common: WITHOUT_SUGAR,
      targets: targets.WHITE_TARGETS,
    }),
    profile({
      ...MILK,
      when: IS_MILK,
      title: 'Chocolate con leche sin azúcares añadidos',
      legalName: 'chocolate con leche sin azúcares añadidos',
      otherNames: NONE,
      common: WITHOUT_SUGAR,
      superior: NONE,
      targets: targets.MILK_TARGETS,
    }),
    profile({
      family: 'negro',
      when: IS_DARK,
      title: 'Chocolate negro sin azúcares añadidos',
      legalName: 'chocolate sin azúcares añadidos',
      rules: law.CHOCOLATE,
      common: WITHOUT_SUGAR,
      targets: targets.DARK_TARGETS,
    }),
  ],
} satisfies Readonly<Record<string, readonly Profile[]>>;
