import type { TypeInfo } from './craft.ts';
import { lazy } from './lazy.ts';
import type { Limit } from './limit.ts';
import { typeFinder } from './names.ts';
import type { TypeFile } from './type-file.ts';

/** A type with lazy limits: a formula needs one type of a hundred. */
export function typeInfo(type: Omit<TypeInfo, 'limits'>, limits: () => readonly Limit[]): TypeInfo {
  return Object.defineProperty({ ...type }, 'limits', { get: lazy(limits), enumerable: true }) as TypeInfo;
}

type Files<Id extends string> = Readonly<Record<Id, Pick<TypeFile, 'label' | 'spellings' | 'family'>>>;

const idsOf = <Id extends string>(files: Files<Id>) => Object.keys(files) as Id[];

/** The types of a craft as lists and documentation show them. */
export function typeInfos<Id extends string>(
  files: Files<Id>,
  limitsOf: (id: Id) => readonly Limit[],
): readonly TypeInfo[] {
  return idsOf(files).map((id) => {
    const { label, family } = files[id];
    return typeInfo({ id, label, ...(family === undefined ? {} : { family }) }, () => limitsOf(id));
  });
}

/** Finds the type meant by its id, label or another name. */
export function typeNamed<Id extends string>(files: Files<Id>, idOf?: (text: string) => string) {
  const ids = idsOf(files);
  const names = ids.flatMap((id) => [files[id].label, ...files[id].spellings].map((text) => [text, id] as const));
  return typeFinder<Id>([...ids.map((id) => [id, id] as const), ...names], idOf);
}
