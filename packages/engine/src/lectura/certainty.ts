import { certainty } from '../despensa/certainty.gen.ts';
import type { Alignment } from './align.ts';
import { type Asked, marginOf } from './blocks.ts';
import { doubtsOf } from './doubts.ts';

/** What the chance of a reading is told by, as weighed in `data/certeza.csv`; the first is always there. */
export const FEATURES = [
  'siempre',
  'de_la_linea',
  'ventaja',
  'dudosas',
  'desconocidas',
  'conocidas',
  'cifras',
  'orden',
  'dicho',
  'peor',
  'falta',
  'falta_cambia',
  'cabeza',
  'cambia',
  'estado',
  'sola',
  'rival',
  'usual',
] as const;

export const WEIGHTS: readonly number[] = FEATURES.map((feature) => certainty[feature]);

/** Beyond these, more of the same tells no more. */
const [MOST_MARGIN, MOST_WORDS, MOST_MATCHED, MOST_COST] = [6, 3, 12, 5];

/** The figures of an alignment, in the order of `FEATURES`. */
export function featuresOf(best: Alignment, asked: Asked): readonly number[] {
  const { matched, cost, soft, left, figuresMet, order, worst } = best;
  const unknown = left.filter(({ isKnown }) => !isKnown).length;
  return [
    1,
    matched / (matched + cost),
    Math.min(marginOf(best, asked.others), MOST_MARGIN),
    soft / matched,
    Math.min(unknown, MOST_WORDS),
    Math.min(left.length - unknown, MOST_WORDS),
    Math.min(figuresMet, MOST_WORDS),
    Math.min(order, MOST_WORDS),
    Math.min(matched, MOST_MATCHED),
    Math.min(worst, MOST_COST),
    ...doubtsOf(best, asked),
  ];
}

/** The chance that a line is the food of its best name, given the other foods it may be. */
export function certaintyOf(best: Alignment, asked: Asked): number {
  const sum = featuresOf(best, asked).reduce((total, figure, i) => total + figure * WEIGHTS[i]!, 0);
  return 1 / (1 + Math.exp(-sum));
}
