import { lazy } from '../craft/lazy.ts';
import type { Limit } from '../craft/limit.ts';
import type { Range } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { type Mix, PLACES, pacOf, topOf } from './measure.ts';
import { byKey, type JudgedKey, type Params } from './params.ts';
import { type Phrases, phrasesOf, type Side } from './texts.ts';
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

/** The place of each in `ORDER`. */
export const AT = byKey(ORDER, (key) => ORDER.indexOf(key));

/** A parameter a type judges, as advice goes through them. */
export interface Bound {
  readonly key: JudgedKey;
  /** Its place in `ORDER`. */
  readonly at: number;
  readonly range: Range;
  readonly limit: Limit;
  /** What is said of a value that is out of it. */
  readonly phrases: () => Phrases;
}

const known = new WeakMap<Rules, readonly Bound[]>();

/** What a type judges, in the order of advice. */
export function boundsOf(rules: Rules): readonly Bound[] {
  let bounds = known.get(rules);
  if (bounds === undefined) {
    const { judges, ranges, limits } = rules;
    bounds = ORDER.map((key, at) => ({
      key,
      at,
      range: ranges[key],
      limit: limits[key],
      phrases: lazy(() => phrasesOf(key, ranges[key], limits[key].core)),
    }));
    bounds = bounds.filter(({ key }) => judges[key]);
    known.set(rules, bounds);
  }
  return bounds;
}

/** Parameters by their place in `ORDER`: advice reads each many times, and by a key that varies that takes ten times as long. */
export function inOrder(params: Params): readonly number[] {
  return [params.materiaGrasa, params.SLNG, params.azucares, params.POD, params.solidosTotales, params.PAC];
}

/** The judged parameters of a mix as shown, by their place in `ORDER`. */
export function judgedOf(mix: Mix): readonly number[] {
  return [
    round2(topOf(mix, PLACES.materiaGrasa)),
    round2(topOf(mix, PLACES.SLNG)),
    round2(topOf(mix, PLACES.azucares)),
    round2(topOf(mix, PLACES.POD)),
    round2(topOf(mix, PLACES.solidosTotales)),
    pacOf(mix),
  ];
}

/** Which side of its range a value as shown is on; null inside. */
export function sideIn(value: number, range: Range): Side | null {
  return value < range[0] ? 'low' : value > range[1] ? 'high' : null;
}
