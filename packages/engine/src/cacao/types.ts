import type { Limit } from '../craft/limit.ts';
import { infoOf } from '../craft/param.ts';
import { typeInfos, typeNamed } from '../craft/type-info.ts';
import { isWetFilling, type Profile } from './profile.ts';
import { profilesOf } from './profiles.ts';
import type { Trait } from './type-file.ts';
import { TYPE_FILES, type TypeId } from './types.gen.ts';

export { DEFAULT_TYPE, EXAMPLE, TYPE_IDS, type TypeId } from './types.gen.ts';

export const findType = typeNamed(TYPE_FILES);

/** How a type judges each family a formula may turn out to be. */
export const rulesOf = profilesOf;

export const labelOf = (id: TypeId): string => TYPE_FILES[id].label;

/** The type a filling is when only the cold keeps it. */
export const freshOf = (id: TypeId): TypeId | undefined => TYPE_FILES[id].fresh as TypeId | undefined;

export const isOf = (id: TypeId, trait: Trait): boolean => hasTrait(id, trait);
export const hasTrait = (id: TypeId, trait: string): boolean => TYPE_FILES[id].traits.some((one) => one === trait);

export const TYPE_INFOS = typeInfos(TYPE_FILES, (id) => {
  const profiles = rulesOf(id);
  return profiles.flatMap((each) => limitsOf(each, profiles.length > 1 ? each.title : ''));
});

function limitsOf(each: Profile, title: string): readonly Limit[] {
  return [
    ...named(each.rules, title),
    ...each.otherNames.flatMap((other) => named(other.rules, other.title)),
    ...named(each.common, title),
    ...named(each.trade, title),
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
