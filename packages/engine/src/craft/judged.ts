import { type LinearModel, type LinearTerm, ratioOf } from './linear.ts';
import { within } from './ranges.ts';
import { round2 } from './round.ts';

/** A value a craft judges, with its range; open sides are infinite. */
export interface Judged {
  readonly term: Pick<LinearTerm, 'label' | 'unit'>;
  readonly value: number;
  readonly range: readonly [number, number];
}

/** The judged values of the case the formula falls in, each with the narrowest of its ranges. */
export function judgedBy(model: LinearModel, grams: readonly number[]): ReadonlyMap<string, Judged> {
  const holds = (term: LinearTerm) => within(round2(ratioOf(term, grams)), term.range) !== false;
  const mine = model.cases.filter((terms) => terms.every((term) => !term.hidden || holds(term)));
  const chosen =
    mine.find((terms) => terms.every((term) => term.target || holds(term))) ?? mine[0] ?? model.cases[0] ?? [];
  const found = new Map<string, Judged>();
  const add = (
    term: Pick<LinearTerm, 'key' | 'label' | 'unit'>,
    value: number,
    [low, high]: readonly [number, number],
  ) => {
    const former = found.get(term.key)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    found.set(term.key, { term, value, range: [Math.max(low, former[0]), Math.min(high, former[1])] });
  };
  for (const term of chosen) {
    const ratio = ratioOf(term, grams);
    if (term.range && !term.hidden) add(term, round2(term.shown?.(ratio) ?? ratio), term.shownRange ?? term.range);
  }
  for (const term of model.nonlinear) add(term, round2(term.value(grams)), term.range);
  return found;
}
