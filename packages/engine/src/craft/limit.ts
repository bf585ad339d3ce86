import type { ParamInfo } from './param.ts';
import type { Range } from './ranges.ts';
import { round2 } from './round.ts';

/** Who asks: the law, the rules of a protected name, the trade, or our own advice. */
export type Authority = 'ley' | 'denominacion' | 'oficio' | 'consejo';

/** The trade's own range; null on an open side. */
export type Core = readonly [min: number | null, max: number | null];

/** One limit of a type on one parameter. `min` or `max` is null when that side is open. */
export interface Limit {
  readonly param: ParamInfo;
  readonly min: number | null;
  readonly max: number | null;
  /** Narrower range the trade aims at; beyond it a value is at the limit. */
  readonly core?: Core;
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

/** A trade range, closed on both sides, and what is accepted around it. */
export interface Accepted {
  readonly min: number;
  readonly max: number;
  readonly core: Range;
}

/** Share of the width of a range within which a miss is none, and the most it may ever be (tipos, 2.2). */
const LEAST_MARGIN = 0.03;
const MOST_MARGIN = 0.1;

export type Side = 'min' | 'max';

/**
 * A trade range opened by what weighing and composition cannot resolve: the accepted range, with the trade's own as its
 * core. `unsure` is that uncertainty in units of the value, `taste` the sides beyond which lies another taste, not a
 * fault (decision 0047): they are opened by the most. A side at 0 stays where it is.
 */
export function accepted(min: number, max: number, unsure = 0, taste: readonly Side[] = []): Accepted {
  const width = max - min;
  const uncertain = Math.min(Math.max(LEAST_MARGIN * width, unsure), MOST_MARGIN * width);
  const margin = (side: Side) => (taste.includes(side) ? MOST_MARGIN * width : uncertain);
  return {
    min: min === 0 ? 0 : round2(Math.max(0, min - margin('min'))),
    max: round2(max + margin('max')),
    core: [min, max],
  };
}

/** The range a limit allows; open sides are infinite. */
export function rangeOf({ min, max }: Pick<Limit, 'min' | 'max'>): Range {
  return [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
}
