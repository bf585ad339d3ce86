import { shownAs } from '../craft/param.ts';
import { type Measures, measure } from './measure.ts';
import type { TurronParam } from './params.ts';
import { cookedDown, NOTHING, type Quantities, total } from './quantities.ts';
import type { Ingredient } from './resolve.ts';
import { type Rule, residualOf, type TypeRules } from './types.ts';

/** A batch in shares of what was weighed, the grams one whole share stands for, and what lies on the scale. */
export interface Batch {
  readonly type: TypeRules;
  readonly q: Quantities;
  readonly grams: number;
  /** As sent, those of no weight too. */
  readonly lines: readonly Ingredient[];
}

/** A rule that asks for a minimum. */
export type Minimum = Rule & { readonly min: number };

export function isMinimum(rule: Rule): rule is Minimum {
  return rule.min !== null;
}

/** A smaller share of the batch is no difference: it is the rounding of doubles. */
export const NEGLIGIBLE = 1e-12;

/** A missing share in whole grams of the batch, rounded up so that following the advice is enough. */
export function wholeGrams(share: number, { grams }: Pick<Batch, 'grams'>): number {
  if (share <= NEGLIGIBLE) return 0;
  return Math.min(Math.max(1, Math.ceil(share * grams - 1e-9)), Number.MAX_VALUE);
}

/** One more gram in the batch: cooked down where the batch is, whole where it is not. */
function cooked(perGram: Quantities, { type, q }: Pick<Batch, 'type' | 'q'>): Quantities {
  return { ...perGram, finished: q.finished < q.mass ? cookedDown(perGram, residualOf(type)) : perGram.mass };
}

/** Grams that take a percentage to its minimum, in the product they themselves enlarge. */
export function gramsToReach({ param, min }: Minimum, perGram: Quantities, batch: Batch): number {
  const { num, den } = param;
  const one = cooked(perGram, batch);
  const part = min / 100;
  return wholeGrams((part * den(batch.q) - num(batch.q) / 100) / (num(one) / 100 - part * den(one)), batch);
}

/** A value, as shown, once `grams` of an ingredient are added to the batch. */
export function valueWith(param: TurronParam, perGram: Quantities, grams: number, batch: Batch): number {
  const one = cooked(perGram, batch);
  const share = grams / batch.grams;
  return shownAs(param, (param.num(batch.q) + share * param.num(one)) / (param.den(batch.q) + share * param.den(one)));
}

/** One gram of sugar changed for honey, the weight of the product taken not to change. */
export const SWAPPED: Quantities = { ...NOTHING, honey: 1 };

/** Grams of sugar to change for honey; undefined when there is not that much sugar. */
export function honeyToSwap(honey: Minimum, batch: Batch): number | undefined {
  const x = gramsToReach(honey, SWAPPED, batch);
  return x / batch.grams <= batch.q.sugar + NEGLIGIBLE ? x : undefined;
}

/** Grams of fresh yolk, its own weight in the product left aside. */
export function yolkToAdd(yolk: Minimum, fresh: Quantities, batch: Batch): number {
  return gramsToReach(yolk, { ...NOTHING, yolk: fresh.yolk }, batch);
}

export function isShort({ param, min }: Minimum, m: Measures): boolean {
  return m[param.key] < min;
}

/** Grams of an ingredient put in, or taken out when negative. */
export type Change = readonly [Ingredient, number];

export function change(batch: Batch, changes: readonly Change[]): Batch {
  const more = new Map<number, number>();
  for (const [{ index }, grams] of changes) more.set(index, (more.get(index) ?? 0) + grams);
  const q = total(
    [batch.q, ...changes.map(([{ perGram }]) => perGram)],
    [1, ...changes.map(([, grams]) => grams / batch.grams)],
    residualOf(batch.type),
  );
  const lines = batch.lines.map((line) => {
    const grams = more.get(line.index);
    return grams === undefined ? line : { ...line, grams: line.grams + grams };
  });
  return { ...batch, q, lines };
}

/** Grams of `perGram` a batch lacks for all the minima that it misses as shown. */
export function lacking(batch: Batch, minima: readonly Minimum[], perGram: Quantities): number {
  const m = measure(batch.q);
  return Math.max(...minima.map((one) => (isShort(one, m) ? gramsToReach(one, perGram, batch) : 0)));
}

/** Grams of `perGram` to take out of a batch that shows more of a value than its limit. */
export function surplus(batch: Batch, param: TurronParam, max: number, perGram: Quantities): number {
  if (measure(batch.q)[param.key] <= max) return 0;
  const one = cooked(perGram, batch);
  const part = max / 100;
  const over = param.num(batch.q) / 100 - part * param.den(batch.q);
  return wholeGrams(over / (param.num(one) / 100 - part * param.den(one)), batch) || 1;
}

/** Raises the rounded grams until nothing is missing; each round adds less. */
export function enough(start: number, missing: (grams: number) => number): number {
  for (let x = start; ; ) {
    const more = Math.min(x + missing(x), Number.MAX_VALUE);
    // Stops where a double cannot grow, or is no number.
    if (!(more > x)) return x;
    x = more;
  }
}
