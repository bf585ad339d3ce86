import type { Core, Limit } from '../craft/limit.ts';
import type { Range } from '../craft/ranges.ts';
import type { JudgedKey, Params } from './params.ts';
import type { Side } from './texts.ts';
import type { Rules } from './types.ts';

/** Fat and milk solids first and hardness last, because every other change moves the PAC. */
export const ORDER = [
  'materiaGrasa',
  'SLNG',
  'azucares',
  'POD',
  'solidosTotales',
  'PAC',
] as const satisfies readonly JudgedKey[];

/** A parameter a type judges, as advice goes through them. */
export interface Bound {
  readonly key: JudgedKey;
  /** Its place in `ORDER`. */
  readonly at: number;
  readonly range: Range;
  readonly limit: Limit;
  readonly core: Core | undefined;
}

const known = new WeakMap<Rules, readonly Bound[]>();

/** What a type judges, in the order of advice. */
export function boundsOf(rules: Rules): readonly Bound[] {
  let bounds = known.get(rules);
  if (bounds === undefined) {
    const { judges, ranges, limits } = rules;
    bounds = ORDER.map((key, at) => ({ key, at, range: ranges[key], limit: limits[key], core: limits[key].core }));
    bounds = bounds.filter(({ key }) => judges[key]);
    known.set(rules, bounds);
  }
  return bounds;
}

/** Parameters by their place in `ORDER`: advice reads each many times, and by a key that varies that takes ten times as long. */
export function inOrder(params: Params): readonly number[] {
  return [params.materiaGrasa, params.SLNG, params.azucares, params.POD, params.solidosTotales, params.PAC];
}

/** Which side of its range a value as shown is on; null inside. */
export function sideIn(value: number, range: Range): Side | null {
  return value < range[0] ? 'low' : value > range[1] ? 'high' : null;
}
