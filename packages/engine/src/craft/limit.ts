import type { ParamInfo } from './param.ts';
import type { Range } from './ranges.ts';

/** Who asks: law, a protected name, the trade, or our own advice. */
export type Authority = 'ley' | 'denominacion' | 'oficio' | 'consejo';

/** The trade's own range; null on an open side. */
export type Core = readonly [min: number | null, max: number | null];

/** A limit of a type on a parameter; an open side is null. */
export interface Limit {
  readonly param: ParamInfo;
  readonly min: number | null;
  readonly max: number | null;
  /** Narrower range the trade aims at; beyond it a value is at the limit. */
  readonly core?: Core;
  /** Where four of five signed formulas lie, rounded; the core where they are few. */
  readonly band?: Core;
  /** The point a master stops at; the middle of the core when absent. */
  readonly aim?: number;
  /** What meeting it gives: «Suprema», «Extra», «legal», «objetivo»… Absent where limits only make the verdict. */
  readonly level?: string;
  readonly authority: Authority;
  /** Where the figure comes from: law, publication or trade. */
  readonly source: string;
}

/** A limit as the lists of types show it. */
export interface LimitInfo {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly level?: string;
  readonly source: string;
}

export function limitInfo({ param: { key, label, unit }, min, max, level, source }: Limit): LimitInfo {
  return { key, label, unit, min, max, ...(level === undefined ? {} : { level }), source };
}

/** The range a limit allows; open sides are infinite. */
export function rangeOf({ min, max }: Pick<Limit, 'min' | 'max'>): Range {
  return [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
}
