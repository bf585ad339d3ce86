import type { Over, Part, Quantity } from './quantities.ts';

/** A limit on a quantity, both ends inclusive, with who sets it. An open end is infinite. */
export interface Rule extends Quantity {
  readonly min: number;
  readonly max: number;
  readonly source: string;
}

export type Side = 'low' | 'high';

/** The side on which a value as shown leaves its limits, if it does. */
export function sideOut(value: number, { min, max }: Rule): Side | undefined {
  if (value < min) return 'low';
  return value > max ? 'high' : undefined;
}

/** Writes the rules of one source over one denominator: `[part, min, max]`, null for an open end. */
export function rulesOf(
  source: string,
  over: Over,
  limits: readonly (readonly [part: Part, min: number | null, max: number | null])[],
): readonly Rule[] {
  return limits.map(([part, min, max]) => ({
    part,
    over: part === 'ratio' ? 'cacao' : over,
    min: min ?? Number.NEGATIVE_INFINITY,
    max: max ?? Number.POSITIVE_INFINITY,
    source,
  }));
}
