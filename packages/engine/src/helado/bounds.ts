import { lazy, lazyOf } from '../craft/lazy.ts';
import { type Mix, PLACES, valueAt } from './measure.ts';
import { byKey, type JudgedKey, type Params } from './params.ts';
import { type Phrases, phrasesOf, type Side, suggestions } from './texts.ts';
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

/** One for each of `ORDER`: the compiler counts them. */
type InOrder<Order extends readonly string[] = typeof ORDER> = { readonly [Place in keyof Order]: number };

/** The place of each judged parameter in `ORDER`, which must hold them all. */
export const AT: Readonly<Record<JudgedKey, number>> = byKey(ORDER, (key) => ORDER.indexOf(key));
const PLACES_IN_ORDER = ORDER.map((key) => PLACES[key]);

/** A parameter a type judges, as advice goes through them. */
export interface Bound {
  readonly key: JudgedKey;
  /** Its place in `ORDER`. */
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** The trade's own range, where it is narrower. */
  readonly coreMin: number;
  readonly coreMax: number;
  /** What advice on it mends. */
  readonly mends: readonly JudgedKey[];
  /** What is said of a value that is out of it. */
  readonly phrases: () => Phrases;
}

/** What a type judges, in the order of advice. */
export const boundsOf = lazyOf((rules: Rules): readonly Bound[] =>
  ORDER.map((key, at) => boundOf(key, at, rules)).filter(({ key }) => rules.judges[key]),
);

function boundOf(key: JudgedKey, at: number, { ranges, limits }: Rules): Bound {
  const range = ranges[key];
  const { core = range } = limits[key];
  return {
    key,
    at,
    min: range[0],
    max: range[1],
    coreMin: core[0] ?? Number.NEGATIVE_INFINITY,
    coreMax: core[1] ?? Number.POSITIVE_INFINITY,
    mends: [key],
    phrases: lazy(() => phrasesOf(key, range)),
  };
}

/** Parameters by place in `ORDER`, written out: ten times as fast as by key. */
export function inOrder(params: Params): InOrder {
  return [params.materiaGrasa, params.SLNG, params.azucares, params.POD, params.solidosTotales, params.PAC];
}

/** The judged parameters of a mix as shown, by their place in `ORDER`. */
export function judgedOf(mix: Mix): readonly number[] {
  return PLACES_IN_ORDER.map((at) => valueAt(mix, at));
}

/** Which side of its range a value as shown is on; null inside. */
export function sideIn(value: number, min: number, max: number): Side | null {
  return value < min ? 'low' : value > max ? 'high' : null;
}

/** The sentences on what is accepted although it lies outside the trade's own range. */
export function nearLimits(params: Params, rules: Rules): string[] {
  const judged = inOrder(params);
  const told: string[] = [];
  for (const bound of boundsOf(rules)) {
    const value = judged[bound.at]!;
    if (isAtLimit(value, bound)) told.push(suggestions.nearLimit(bound.phrases(), value));
  }
  return told;
}

function isAtLimit(value: number, { min, max, coreMin, coreMax }: Bound): boolean {
  return value >= min && value <= max && (value < coreMin || value > coreMax);
}
