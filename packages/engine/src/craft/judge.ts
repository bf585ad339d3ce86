import { lazyOf } from './lazy.ts';
import { type Limit, rangeOf } from './limit.ts';
import type { ParamInfo } from './param.ts';
import type { Range } from './ranges.ts';
import { round2 } from './round.ts';

/** What a type asks of one value: its limit, and where less is asked. */
export interface Requirement extends Limit {
  /** Points that compositions do not resolve: a minimum missed by less is confirmed. */
  readonly confirm?: number;
  /** Without any of it nothing is asked. */
  readonly ifAny?: true;
  /** Not asked of turrón without added sugars. */
  readonly waivable?: true;
}

/** The least of what a type is not itself without. */
export function need<P extends ParamInfo>(param: P, min: number): Requirement & { readonly param: P } {
  return { param, min, max: null, level: 'falta', authority: 'oficio', source: param.source };
}

/** A requirement that fails: the value as shown, the side and the figure missed. */
export interface Finding<R extends Requirement = Requirement> {
  readonly rule: R;
  readonly value: number;
  readonly side: 'low' | 'high';
  readonly limit: number;
}

/** The value, as shown, of a requirement; `place` is its place in the list. */
export type ShownOf<R extends Requirement> = (param: R['param'], place: number) => number;

/** Values by the key of their parameter. */
export const valueIn =
  (values: Readonly<Record<string, number>>) =>
  ({ key }: { readonly key: string }): number =>
    values[key]!;

/** Both ends are inside. */
export function meets({ min, max }: Pick<Requirement, 'min' | 'max'>, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** Whether anything is asked of a value. */
export function isAsked({ ifAny }: Requirement, value: number): boolean {
  return ifAny === undefined || value !== 0;
}

export function findingOf<R extends Requirement>(rule: R, value: number): Finding<R> | undefined {
  if (meets(rule, value) || !isAsked(rule, value)) return undefined;
  const { min, max } = rule;
  return min !== null && !(value >= min)
    ? { rule, value, side: 'low', limit: min }
    : { rule, value, side: 'high', limit: max! };
}

/** Requirements in columns: records of many shapes are slow to read. */
interface Columns {
  readonly params: readonly ParamInfo[];
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly ifAny: readonly boolean[];
}

const columnsOf = lazyOf((rules: readonly Requirement[]): Columns => {
  const ranges = rules.map(rangeOf);
  return {
    params: rules.map(({ param }) => param),
    min: ranges.map(([min]) => min),
    max: ranges.map(([, max]) => max),
    ifAny: rules.map(({ ifAny }) => ifAny === true),
  };
});

/** Place of the first requirement from `from` on that fails; -1 for none. */
function missedFrom<R extends Requirement>(rules: readonly R[], shownOf: ShownOf<R>, from: number): number {
  const { params, min, max, ifAny } = columnsOf(rules);
  for (let i = from; i < params.length; i++) {
    const value = shownOf(params[i] as R['param'], i);
    if (!(value >= min[i]! && value <= max[i]!) && !(ifAny[i] && value === 0)) return i;
  }
  return -1;
}

const NONE: readonly never[] = [];

/** What does not hold, in the order in which it is asked. */
export function misses<R extends Requirement>(rules: readonly R[], shownOf: ShownOf<R>): readonly Finding<R>[] {
  let at = missedFrom(rules, shownOf, 0);
  if (at < 0) return NONE;
  const found: Finding<R>[] = [];
  for (; at >= 0; at = missedFrom(rules, shownOf, at + 1)) {
    const rule = rules[at]!;
    found.push(findingOf(rule, shownOf(rule.param, at))!);
  }
  return found;
}

export function holds<R extends Requirement>(rules: readonly R[], shownOf: ShownOf<R>): boolean {
  return missedFrom(rules, shownOf, 0) < 0;
}

/** Whether a minimum is missed by less than compositions can tell. */
export function isNear({ rule: { confirm }, side, limit, value }: Finding): boolean {
  return confirm !== undefined && side === 'low' && round2(limit - value) <= confirm;
}

/** Whether each value is in range, by key; `blank` has null for every key. */
export function inRangeOf<Key extends string>(
  blank: Readonly<Record<Key, null>>,
  rules: readonly Requirement[],
  shownOf: ShownOf<Requirement>,
): Record<Key, boolean | null> {
  const inRange: Record<Key, boolean | null> = { ...blank };
  rules.forEach((rule, place) => {
    inRange[rule.param.key as Key] = meets(rule, shownOf(rule.param, place));
  });
  return inRange;
}

/** Shares of unidentified matter, %, from which less may be said (tipos, 4.2). */
export const UNKNOWN = { provisional: 1, unjudged: 5, blind: 15 } as const;

const NO_KEYS: ReadonlySet<never> = new Set();

/** Keys that `unknown` % of unidentified matter may push across a limit; `spanOf` gives extremes. */
export function doubtfulKeys<R extends Requirement>(
  rules: readonly R[],
  unknown: number,
  spanOf: (param: R['param']) => Range,
): ReadonlySet<R['param']['key']> {
  if (unknown < UNKNOWN.unjudged) return NO_KEYS;
  const open = rules.filter((rule) => unknown > UNKNOWN.blind || isOpen(rule, spanOf(rule.param)));
  return new Set(open.map(({ param }) => param.key));
}

function isOpen(rule: Requirement, [low, high]: Range): boolean {
  const { min, max } = rule;
  const isInside = meets(rule, low) && meets(rule, high);
  return !isInside && (min === null || high >= min) && (max === null || low <= max);
}
