import type { TypeInfo } from '../craft/craft.ts';
import type { Limit } from '../craft/limit.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import { infoOf } from '../craft/param.ts';
import * as law from './law.ts';
import { type Rule, writer } from './rules.ts';
import * as targets from './targets.ts';

export const TYPE_IDS = [
  'negro',
  'leche',
  'blanco',
  'cobertura',
  'bean_to_bar',
  'gianduja',
  'bombon',
  'leche_alto_cacao',
  'crema_untable',
  'chocolate_taza',
  'cacao_azucarado',
  'sin_azucar',
] as const;
export type TypeId = (typeof TYPE_IDS)[number];

export const DEFAULT_TYPE: TypeId = 'negro';

export const TYPE_LABELS: Readonly<Record<TypeId, string>> = {
  negro: 'Chocolate negro',
  leche: 'Chocolate con leche',
  blanco: 'Chocolate blanco',
  cobertura: 'Cobertura',
  bean_to_bar: 'Chocolate bean to bar',
  gianduja: 'Gianduja',
  bombon: 'Bombón (relleno o ganache)',
  leche_alto_cacao: 'Chocolate con leche alto en cacao',
  crema_untable: 'Crema de cacao y avellanas',
  chocolate_taza: 'Chocolate a la taza',
  cacao_azucarado: 'Cacao azucarado en polvo',
  sin_azucar: 'Chocolate sin azúcares añadidos',
};

/** Other ways people call a type. */
const SPELLINGS: Readonly<Record<string, TypeId>> = {
  chocolate_negro: 'negro',
  dark: 'negro',
  chocolate_con_leche: 'leche',
  milk: 'leche',
  chocolate_blanco: 'blanco',
  white: 'blanco',
  couverture: 'cobertura',
  ganache: 'bombon',
  relleno: 'bombon',
  praline: 'bombon',
  dark_milk: 'leche_alto_cacao',
  leche_intenso: 'leche_alto_cacao',
  alto_cacao: 'leche_alto_cacao',
  nutella: 'crema_untable',
  nocilla: 'crema_untable',
  gianduja_untable: 'crema_untable',
  crema_de_avellanas: 'crema_untable',
  crema_de_cacao: 'crema_untable',
  a_la_taza: 'chocolate_taza',
  taza: 'chocolate_taza',
  chocolate_a_la_taza: 'chocolate_taza',
  familiar_a_la_taza: 'chocolate_taza',
  hot_chocolate: 'chocolate_taza',
  cacao_soluble: 'cacao_azucarado',
  chocolate_en_polvo: 'cacao_azucarado',
  maltitol: 'sin_azucar',
  sin_azucares: 'sin_azucar',
  sin_azucares_anadidos: 'sin_azucar',
};

export function findType(text: string): TypeId | undefined {
  const trimmed = text.trim();
  const id = trimmed.length > MAX_NAME_LENGTH ? '' : slug(trimmed);
  return TYPE_IDS.find((type) => type === id) ?? (Object.hasOwn(SPELLINGS, id) ? SPELLINGS[id] : undefined);
}

/** What a formula turns out to be; advice is worded by it. */
export type Family = 'negro' | 'leche' | 'blanco' | 'gianduja' | 'ganache' | 'anhidro' | 'untable' | 'polvo';

export function isFilling(family: Family): boolean {
  return family === 'ganache' || family === 'anhidro';
}

/** A denomination and the rules that give right to it. */
export interface Denomination {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** How one type judges one family: the law first, then the targets of the trade. */
export interface Profile extends Denomination {
  readonly family: Family;
  /** A formula takes the first profile of its type whose conditions all hold. */
  readonly when: readonly Rule[];
  /** Name of the denomination as the law writes it. */
  readonly legalName: string;
  /** Lesser names to try, in order, when the first does not hold. */
  readonly otherNames: readonly Denomination[];
  /** Legal rules that hold whatever the name. */
  readonly common: readonly Rule[];
  /** Quality mention of art. 3.5; empty where there is none. */
  readonly superior: readonly Rule[];
  /** A minimum of the trade as binding as the law. */
  readonly trade: Rule | undefined;
  readonly targets: readonly Rule[];
}

const NONE: readonly never[] = [];

/**
 * What tells the families apart. Dark chocolate may carry about 5 % of butterfat and milk chocolate starts at 14 % of
 * milk solids: 8 separates them with margin.
 */
export const FAMILIES = {
  /** Most fat-free cocoa of a white one. */
  whiteCocoa: 0.5,
  /** Least milk solids of a milk one. */
  milk: 8,
  /** Most milk solids of a dark gianduja. */
  darkGiandujaMilk: 5,
  /** Least water of a ganache. */
  ganacheWater: 5,
  /** Least cocoa of a milk chocolate that is judged as one of high cocoa. */
  highCocoa: 45,
} as const;

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
const IS_ANHYDROUS = distinguish('producto', [['agua', null, FAMILIES.ganacheWater - STEP]]);

function profile(
  from: Pick<Profile, 'family' | 'title' | 'legalName' | 'rules' | 'targets'> & Partial<Profile>,
): Profile {
  return { when: NONE, otherNames: NONE, common: law.COMMON, superior: NONE, trade: undefined, ...from };
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

const PROFILES: Readonly<Record<TypeId, readonly Profile[]>> = {
  negro: [
    profile({
      family: 'negro',
      title: 'Chocolate negro',
      legalName: 'chocolate',
      rules: law.CHOCOLATE,
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
  leche_alto_cacao: [profile({ ...MILK, otherNames: NONE, targets: targets.DARK_MILK_TARGETS })],
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
      title: 'Chocolate a la taza',
      legalName: 'chocolate a la taza',
      rules: law.CUP,
      otherNames: [{ title: 'Chocolate familiar a la taza', rules: law.FAMILY_CUP }],
      common: law.COMMON_CUP,
      targets: targets.CUP_TARGETS,
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
};

/** How a type judges each family a formula may turn out to be. */
export function rulesOf(id: TypeId): readonly Profile[] {
  return PROFILES[id];
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) => {
  const profiles = PROFILES[id];
  return {
    id,
    label: TYPE_LABELS[id],
    limits: profiles.flatMap((each) => limitsOf(each, profiles.length > 1 ? each.title : '')),
  };
});

function limitsOf(each: Profile, title: string): readonly Limit[] {
  return [
    ...named(each.rules, title),
    ...each.otherNames.flatMap((other) => named(other.rules, other.title)),
    ...named(each.common, title),
    ...named(each.trade ? [each.trade] : [], title),
    ...named(each.superior, title),
    ...named(each.targets, title),
    ...(each.family === 'ganache' ? [labelled(targets.AW_TARGET, `${targets.AW_TARGET.param.label} (${title})`)] : []),
  ];
}

/** Limits that say in their label which family or name they are of. */
function named(limits: readonly Limit[], title: string): readonly Limit[] {
  return limits.map((limit) => labelled(limit, title === '' ? limit.param.label : `${limit.param.label} · ${title}`));
}

function labelled(limit: Limit, label: string): Limit {
  return { ...limit, param: { ...infoOf(limit.param), label } };
}
