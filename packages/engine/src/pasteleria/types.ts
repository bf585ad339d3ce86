import { lazyFor } from '../craft/lazy.ts';
import type { Limit } from '../craft/limit.ts';
import type { Range } from '../craft/ranges.ts';
import { limitWith } from '../craft/type-file.ts';
import { typeInfos, typeNamed } from '../craft/type-info.ts';
import type { Param } from './param.ts';
import { COMMON } from './params.gen.ts';
import { JUDGEABLE, PARAMS, paramNamed } from './params.ts';
import type { CraftTypeFile } from './type-file.ts';
import { TYPE_FILES, type TypeId } from './types.gen.ts';

export { DEFAULT_TYPE, EXAMPLE, TYPE_IDS, type TypeId } from './types.gen.ts';
export type Family = CraftTypeFile['family'];

/** A limit of a type, closed on both sides. */
export interface Judged extends Limit {
  readonly param: Param;
  readonly min: number;
  readonly max: number;
  readonly core: Range;
  /** What is accepted: the core of the trade and what lies at its limit. */
  readonly range: Range;
}

export interface TypeRules extends Omit<CraftTypeFile, 'limits'> {
  readonly id: TypeId;
  /** In the order in which they are judged and corrected. */
  readonly judged: readonly Judged[];
  /** In the order of the parameters. */
  readonly limits: readonly Judged[];
  /** Every key of the response, not judged. */
  readonly blank: Readonly<Record<string, null>>;
  /** Ranges by key, as the response carries them. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Parameters of the response, in its order: the common ones, then those of the type. */
  readonly params: readonly Param[];
  readonly specific: readonly Param[];
  /** Ganaches show their estimated water activity. */
  readonly isGanache: boolean;
  /** Its ranges are those of a protected indication. */
  readonly isLegal: boolean;
}

const commonKeys = new Set(COMMON.map((param) => param.key));
const PLACES: ReadonlyMap<string, number> = new Map(PARAMS.map(({ key }, place) => [key, place]));

function rules(id: TypeId): TypeRules {
  const { limits, ...file } = TYPE_FILES[id];
  const judged = limits.map((data): Judged => {
    const limit = limitWith(paramNamed(data.param, file.reckonedAs), data);
    const range = Object.freeze([limit.min!, limit.max!] as const);
    return { ...limit, min: range[0], max: range[1], core: (limit.core ?? range) as Range, range };
  });
  const specific = judged.map(({ param }) => param).filter(({ key }) => !commonKeys.has(key));
  return {
    ...file,
    id,
    judged,
    limits: judged.toSorted((a, b) => PLACES.get(a.param.key)! - PLACES.get(b.param.key)!),
    blank: Object.fromEntries([...JUDGEABLE, ...specific.map(({ key }) => key)].map((key) => [key, null])),
    ranges: Object.freeze(Object.fromEntries(judged.map(({ param, range }) => [param.key, range]))),
    params: [...COMMON, ...specific],
    specific,
    isGanache: file.traits.includes('ganache'),
    isLegal: file.protected === true,
  };
}

export const TYPE_INFOS = typeInfos(TYPE_FILES, (id) => rulesOf(id).judged);

/** The rules of a type by its id. */
export const rulesOf = lazyFor((id: string) => rules(id as TypeId));

/** The type a person means, however it is spelt. */
export const findType = typeNamed(TYPE_FILES);
