import type { Limit } from './limit.ts';
import type { ParamInfo } from './param.ts';

/** A limit as the file of a type gives it: its parameter by name. */
export interface LimitData extends Omit<Limit, 'param'> {
  readonly param: string;
}

/** What a batch of a type loses in the oven or the pot. */
export interface TypeLoss {
  /** % of water it keeps. */
  readonly leaves: number;
  /** Most of its weight it loses, %. */
  readonly most?: number;
}

/** What the batches of a craft lose, as its file says (`merma`). */
export interface CraftLosses<Type extends string> {
  /** The type of a batch that names none; absent where such a batch may lose nothing. */
  readonly usual?: Type;
  /** True where what is put together from finished parts is cooked again. */
  readonly again?: true;
}

/** What the file of every type says. */
export interface TypeFile {
  readonly label: string;
  /** Other names people use for it. */
  readonly spellings: readonly string[];
  /** Groups long lists of types; absent where a craft has few. */
  readonly family?: string;
  /** In the order in which corrections are advised. */
  readonly limits: readonly LimitData[];
  /** What a balancer may add by default: what the trade corrects it with. */
  readonly additions: readonly string[];
  /** The least of what it is not itself without: nothing is good with less. */
  readonly needs?: Readonly<Partial<Record<string, number>>>;
  readonly loss?: TypeLoss;
  /** Types a formula of this one may be sold as. */
  readonly near?: readonly string[];
}

/** A limit with its parameter. */
export function limitWith<P extends ParamInfo>(
  param: P,
  { param: _name, ...limit }: LimitData,
): Limit & { readonly param: P } {
  return { param, ...limit };
}
