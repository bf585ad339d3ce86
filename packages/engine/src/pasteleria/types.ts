import type { Limit, TypeInfo } from '../craft/craft.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { Range } from '../craft/ranges.ts';
import { CREMAS } from './cremas.ts';
import type { Base, Definition } from './definition.ts';
import { HORNEADOS } from './horneados.ts';
import { COMMON, type Param, paramNamed, VARIANTS } from './params.ts';

/** Identifier of a type of pastry. */
export type TypeId = keyof typeof HORNEADOS | keyof typeof CREMAS;
export type Family = 'horneado' | 'crema';

/** A parameter and the range a type asks of it. */
export interface Judged {
  readonly param: Param;
  readonly range: Range;
}

export interface TypeRules {
  readonly id: TypeId;
  readonly label: string;
  readonly family: Family;
  readonly base: Base;
  /** In the order in which they are judged and corrected. */
  readonly judged: readonly Judged[];
  /** Ranges by key, as the response carries them. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Parameters of the response beyond the common ones. */
  readonly specific: readonly Param[];
  /** Ganaches show their estimated water activity. */
  readonly isGanache: boolean;
}

export const DEFAULT_TYPE: TypeId = 'genoise';

const commonKeys = new Set(COMMON.map((param) => param.key));

function rulesOf(id: TypeId, family: Family, definition: Definition): TypeRules {
  const variants = new Map(VARIANTS[id]?.map((param) => [param.key, param]));
  const judged = Object.entries(definition.ranges).map(([key, range]) => ({
    param: variants.get(key) ?? paramNamed(key),
    range: Object.freeze(range),
  }));
  return {
    id,
    label: definition.label,
    family,
    base: definition.base,
    judged,
    ranges: Object.freeze(definition.ranges),
    specific: judged.map(({ param }) => param).filter(({ key }) => !commonKeys.has(key)),
    isGanache: id.startsWith('ganache_'),
  };
}

const FITTED = 'intervalo de las recetas publicadas de este tipo, con un margen del 10 al 20 %';

function sourceOf(key: string, { basis, sources }: Definition): string {
  if (sources?.[key] !== undefined) return sources[key];
  return commonKeys.has(key) ? FITTED : `${basis}; ajustado con recetas publicadas`;
}

function infoOf({ id, label, family, judged }: TypeRules, definition: Definition): TypeInfo {
  const limits = judged.map(
    ({ param, range }): Limit => ({
      key: param.key,
      label: param.label,
      unit: param.unit,
      min: range[0],
      max: range[1],
      source: sourceOf(param.key, definition),
    }),
  );
  return { id, label, family, limits };
}

const definitions: readonly (readonly [TypeId, Family, Definition])[] = [
  ...Object.entries(HORNEADOS).map(([id, definition]) => [id as TypeId, 'horneado', definition] as const),
  ...Object.entries(CREMAS).map(([id, definition]) => [id as TypeId, 'crema', definition] as const),
];

const byId = new Map(definitions.map(([id, family, definition]) => [id, rulesOf(id, family, definition)]));

export const TYPE_IDS: readonly TypeId[] = [...byId.keys()];

export const TYPE_INFOS: readonly TypeInfo[] = definitions.map(([id, , definition]) =>
  infoOf(byId.get(id)!, definition),
);

const bySpelling = new Map<string, TypeId>();
for (const [id, , { label, spellings = [] }] of definitions) {
  for (const spelling of [id, slug(label), ...spellings]) bySpelling.set(spelling, id);
}

export function rulesFor(id: TypeId): TypeRules {
  return byId.get(id)!;
}

/** The type a person means, however it is spelt. */
export function findType(text: string): TypeId | undefined {
  return bySpelling.get(slug(text.slice(0, MAX_NAME_LENGTH)));
}
