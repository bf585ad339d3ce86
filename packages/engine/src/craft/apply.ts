import { type Item, type ItemShape, readBody, readItems } from './read.ts';
import { round } from './round.ts';

/** Grams of an ingredient that a piece of advice puts in, or takes out when negative. */
export interface Step {
  readonly grams: number;
  /** Which of the ingredients sent it speaks of. */
  readonly fits: (item: Item) => boolean;
  /** Wire name under which it comes in when none of them fits. */
  readonly name: string;
}

/** A weight as the texts write it, to build patterns with. */
export const WEIGHT = '(\\d+(?:,\\d+)?) g';

export function weightOf(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

/**
 * The request with the steps done: ingredients stay in their places (0 g when nothing is left of one) and new ones
 * come last. Null when there is nothing to take from, because then the advice cannot be followed as it reads.
 */
export function applySteps(body: unknown, shape: ItemShape, steps: readonly Step[]): Record<string, unknown> | null {
  const request = readBody(body);
  const items = readItems(request, shape);
  const weights = items.map(({ grams }) => grams);
  const added: Record<string, unknown>[] = [];
  for (const step of steps) {
    const places = placesOf(items, weights, step);
    if (step.grams < 0) {
      if (places.length === 0) return null;
      take(weights, places, -step.grams);
    } else if (places[0] !== undefined) weights[places[0]] = tidy(weights[places[0]]! + step.grams);
    else added.push({ [shape.name]: step.name, [shape.weight]: tidy(step.grams) });
  }
  const kept = items.map(({ raw }, i) => ({ ...raw, [shape.weight]: weights[i] }));
  return { ...request, ingredients: [...kept, ...added] };
}

/** Heaviest first; what weighs nothing counts only to add to. */
function placesOf(items: readonly Item[], weights: readonly number[], { grams, fits }: Step): number[] {
  return items
    .flatMap((item, i) => (fits(item) && (grams > 0 || weights[i]! > 0) ? [i] : []))
    .sort((a, b) => weights[b]! - weights[a]!);
}

function take(weights: number[], places: readonly number[], grams: number): void {
  let left = grams;
  for (const place of places) {
    const taken = Math.min(left, weights[place]!);
    weights[place] = tidy(weights[place]! - taken);
    left -= taken;
  }
}

/** Keeps 0.1 + 0.2 at 0.3 without touching formulas written as fractions of 1. */
function tidy(x: number): number {
  return round(x, 6);
}
