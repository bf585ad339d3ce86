import type { Alignment } from './align.ts';

/** Weights of a logistic regression on lines of recipes and delivery notes whose names the index did not have. */
const WEIGHTS = {
  bias: -7.78,
  ofLine: 10.38,
  margin: 0.11,
  soft: -0.43,
  unknown: -0.38,
  known: -1.34,
  figures: 0.8,
  order: -1.29,
  matched: 0.16,
  worst: 0.83,
} as const;

/** A second food is never so far off that there is none. */
const NONE = -5;
/** Beyond these, more of the same tells no more. */
const [MOST_MARGIN, MOST_WORDS, MOST_MATCHED, MOST_COST] = [6, 3, 12, 5];

/** How much better a name is than the best of another food. */
export function marginOf(best: Alignment, next: Alignment | undefined): number {
  return best.score - (next?.score ?? NONE);
}

/** The chance that a line is the food of its best name, given the next best food. */
export function certaintyOf(best: Alignment, next: Alignment | undefined): number {
  const { matched, cost, soft, left, figuresMet, order, worst } = best;
  const unknown = left.filter(({ isKnown }) => !isKnown).length;
  const sum =
    WEIGHTS.bias +
    WEIGHTS.ofLine * (matched / (matched + cost)) +
    WEIGHTS.margin * Math.min(marginOf(best, next), MOST_MARGIN) +
    WEIGHTS.soft * (soft / matched) +
    WEIGHTS.unknown * Math.min(unknown, MOST_WORDS) +
    WEIGHTS.known * Math.min(left.length - unknown, MOST_WORDS) +
    WEIGHTS.figures * Math.min(figuresMet, MOST_WORDS) +
    WEIGHTS.order * Math.min(order, MOST_WORDS) +
    WEIGHTS.matched * Math.min(matched, MOST_MATCHED) +
    WEIGHTS.worst * Math.min(worst, MOST_COST);
  return 1 / (1 + Math.exp(-sum));
}
