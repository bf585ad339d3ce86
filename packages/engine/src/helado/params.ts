import { infoOf, type Param, type ParamInfo } from '../craft/param.ts';
import type { Composition } from './composition.ts';
import { pacScale } from './freezing.ts';
import { INTERNAL, PUBLIC } from './params.gen.ts';

/** How a value below or above its range is called. A high PAC is a hard ice cream, a low one a soft one. */
interface Words {
  readonly low: string;
  readonly high: string;
}

export type ParamKey = keyof typeof PUBLIC;
/** Parameters whose range makes the verdict: those with words for it. */
export type JudgedKey = { [K in ParamKey]: (typeof PUBLIC)[K] extends { words: Words } ? K : never }[ParamKey];
/** Keys of `ranges`: the judged ones and the classic index, which is only informative. */
export type RangedKey = JudgedKey | 'PAC_indice_clasico';
/** The parameters of the response. */
export type Params = Readonly<Record<ParamKey, number>>;

export function byKey<Key extends string, T>(keys: readonly Key[], of: (key: Key) => T): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;
}

export const PARAM_KEYS = Object.keys(PUBLIC) as readonly ParamKey[];
export const PARAMS: Readonly<Record<ParamKey, Param<Composition>>> = byKey(PARAM_KEYS, (key) => ({
  ...PUBLIC[key],
  ...(key === 'PAC' ? { shown: (ratio: number) => pacScale(ratio, 1) } : {}),
}));
export const INFOS: Readonly<Record<ParamKey, ParamInfo>> = byKey(PARAM_KEYS, (key) => infoOf(PARAMS[key]));

export const JUDGED = PARAM_KEYS.filter((key): key is JudgedKey => 'words' in PUBLIC[key]);
export const RANGED: readonly RangedKey[] = [...JUDGED, 'PAC_indice_clasico'];
export const WORDS: Readonly<Record<JudgedKey, Words>> = byKey(JUDGED, (key) => PUBLIC[key].words);

/** What warnings and the freezing curve look at beside the parameters. */
export const QUANTITIES: Readonly<Record<keyof typeof INTERNAL, Param<Composition>>> = INTERNAL;
