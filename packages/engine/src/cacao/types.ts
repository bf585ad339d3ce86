import type { TypeInfo } from '../craft/craft.ts';
import type { Limit } from '../craft/limit.ts';
import { typeFinder } from '../craft/names.ts';
import { infoOf } from '../craft/param.ts';
import { typeInfo } from '../craft/type-info.ts';
import { isFilling, isWetFilling, type Profile } from './profile.ts';
import { PROFILES } from './profiles.ts';

export const TYPE_IDS = [
  'negro',
  'leche',
  'blanco',
  'cobertura',
  'bean_to_bar',
  'gianduja',
  'bombon',
  'bombon_fresco',
  'trufa',
  'relleno_caramelo',
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
  bombon_fresco: 'Bombón fresco (ganache de consumo rápido)',
  trufa: 'Trufa fresca',
  relleno_caramelo: 'Caramelo de relleno',
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
  bombones_frescos: 'bombon_fresco',
  bombon_de_ganache_fresca: 'bombon_fresco',
  relleno_fresco: 'bombon_fresco',
  ganache_fresca: 'bombon_fresco',
  ganache_de_consumo_rapido: 'bombon_fresco',
  bombon_de_consumo_rapido: 'bombon_fresco',
  fresh_ganache: 'bombon_fresco',
  fresh_bonbon: 'bombon_fresco',
  fresh_cream_ganache: 'bombon_fresco',
  ganache_fraiche: 'bombon_fresco',
  trufas: 'trufa',
  trufa_de_chocolate: 'trufa',
  truffe: 'trufa',
  truffle: 'trufa',
  caramelo: 'relleno_caramelo',
  relleno_de_caramelo: 'relleno_caramelo',
  caramelo_salado: 'relleno_caramelo',
  caramel: 'relleno_caramelo',
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

export const findType = typeFinder<TypeId>([
  ...TYPE_IDS.map((id) => [id, id] as const),
  ...TYPE_IDS.map((id) => [TYPE_LABELS[id], id] as const),
  ...Object.entries(SPELLINGS),
]);

/** How a type judges each family a formula may turn out to be. */
export function rulesOf(id: TypeId): readonly Profile[] {
  return PROFILES[id];
}

const FILLINGS: ReadonlySet<TypeId> = new Set(
  TYPE_IDS.filter((id) => rulesOf(id).some(({ family }) => isFilling(family))),
);

/** What is eaten inside a shell or a coating: its water activity is reckoned. */
export function isFillingType(id: TypeId): boolean {
  return FILLINGS.has(id);
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) =>
  typeInfo({ id, label: TYPE_LABELS[id] }, () => {
    const profiles = rulesOf(id);
    return profiles.flatMap((each) => limitsOf(each, profiles.length > 1 ? each.title : ''));
  }),
);

function limitsOf(each: Profile, title: string): readonly Limit[] {
  return [
    ...named(each.rules, title),
    ...each.otherNames.flatMap((other) => named(other.rules, other.title)),
    ...named(each.common, title),
    ...named(each.trade ? [each.trade] : [], title),
    ...named(each.superior, title),
    ...named(each.targets, title),
    ...(isWetFilling(each.family)
      ? [labelled(each.aw, title === '' ? each.aw.param.label : `${each.aw.param.label} (${title})`)]
      : []),
  ];
}

/** Limits that say in their label which family or name they are of. */
function named(limits: readonly Limit[], title: string): readonly Limit[] {
  return limits.map((limit) => labelled(limit, title === '' ? limit.param.label : `${limit.param.label} · ${title}`));
}

function labelled(limit: Limit, label: string): Limit {
  return { ...limit, param: { ...infoOf(limit.param), label } };
}
