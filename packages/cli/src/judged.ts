import type { Craft } from '@obrador/engine';
import { ratioOf, round2, within } from './engine.ts';

/** A number a craft judges, with its range; a side is null when it is open. */
export interface Judged {
  readonly key: string;
  readonly value: number;
  readonly bounds: readonly [number | null, number | null];
}

type Term = ReturnType<Craft['linear']>['cases'][number][number];

/**
 * What a craft that answers with a score asks of a formula for the lowest score that counts as good, as its balancer
 * sees it: the rules of the case the formula falls in, with the narrowest of the ranges of each number.
 */
export function judgedBy(craft: Craft, body: Record<string, unknown>): Judged[] {
  const grams = (body.ingredients as Record<string, unknown>[]).map((item) => Number(item[craft.shape.weight]));
  const { cases } = craft.linear(body);
  const holds = (term: Term) => within(round2(ratioOf(term, grams)), term.range) !== false;
  const mine = cases.filter((terms) => terms.every((term) => !term.hidden || holds(term)));
  const terms = mine.find((each) => each.every((term) => term.target || holds(term))) ?? mine[0] ?? cases[0] ?? [];
  const ranged = terms.filter((term) => term.range && !term.hidden);
  return [...new Set(ranged.map(({ key }) => key))].map((key) => {
    const same = ranged.filter((term) => term.key === key);
    return {
      key,
      value: round2(ratioOf(same[0]!, grams)),
      bounds: [
        finiteOrNull(Math.max(...same.map(({ range }) => range![0]))),
        finiteOrNull(Math.min(...same.map(({ range }) => range![1]))),
      ],
    };
  });
}

function finiteOrNull(x: number): number | null {
  return Number.isFinite(x) ? x : null;
}
