import { UNKNOWN } from './examine.ts';
import type { Limit } from './limit.ts';
import type { Range } from './ranges.ts';
import { round2 } from './round.ts';

/** What a type asks of one value: its limit, and where less is asked. */
export interface Requirement extends Limit {
  /** Points that compositions do not resolve: a minimum missed by no more is to be confirmed. */
  readonly confirm?: number;
  /** Without any of it nothing is asked. */
  readonly ifAny?: true;
  /** Not asked of turrón without added sugars. */
  readonly waivable?: true;
}

/** A requirement that does not hold: the value as shown, the side on which it fails and the figure missed. */
export interface Finding<R extends Requirement = Requirement> {
  readonly rule: R;
  readonly value: number;
  readonly side: 'low' | 'high';
  readonly limit: number;
}

/** The value, as shown, that a requirement is about. */
export type ShownOf<R extends Requirement> = (param: R['param']) => number;

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

const NONE: readonly never[] = [];

/** What does not hold, in the order in which it is asked. */
export function misses<R extends Requirement>(rules: readonly R[], shownOf: ShownOf<R>): readonly Finding<R>[] {
  let found: Finding<R>[] | undefined;
  for (const rule of rules) {
    const finding = findingOf(rule, shownOf(rule.param));
    if (finding === undefined) continue;
    found ??= [];
    found.push(finding);
  }
  return found ?? NONE;
}

export function holds<R extends Requirement>(rules: readonly R[], shownOf: ShownOf<R>): boolean {
  for (const rule of rules) if (findingOf(rule, shownOf(rule.param)) !== undefined) return false;
  return true;
}

/** Whether a minimum is missed by less than compositions can tell. */
export function isNear({ rule: { confirm }, side, limit, value }: Finding): boolean {
  return confirm !== undefined && side === 'low' && round2(limit - value) <= confirm;
}

/** Each value in its range or out of it, by key, as the interface shows them; `blank` has null for every key. */
export function inRangeOf<Key extends string>(
  blank: Readonly<Record<Key, null>>,
  rules: readonly Requirement[],
  shownOf: ShownOf<Requirement>,
): Record<Key, boolean | null> {
  const inRange: Record<Key, boolean | null> = { ...blank };
  for (const rule of rules) inRange[rule.param.key as Key] = meets(rule, shownOf(rule.param));
  return inRange;
}

const NO_KEYS: ReadonlySet<never> = new Set();

/** Keys of the values that `unknown` % of unidentified matter may push in or out; `spanOf` gives their extremes. */
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
