/** Kinds of a broad type, told by what a formula is made with: a mousse of whites is no mousse of cream. */
import type { Figures } from './features.ts';

/** A kind of a type; `Known` is what it is judged with, where it has formulas enough. */
export interface Variant<Known> {
  /** «con claras montadas». */
  readonly name: string;
  /** Places of the families that make it one, added up, and the least of them in % of the base. */
  readonly families: readonly number[];
  readonly least: number;
  /** How many formulas are published of it. */
  readonly size: number;
  readonly known?: Known | undefined;
}

/** The first of the variants that a formula is; undefined where its type is of one piece. */
export function variantOf<One extends Pick<Variant<unknown>, 'families' | 'least'>>(
  variants: readonly One[],
  features: Figures,
): One | undefined {
  return variants.find(({ families, least }) => families.reduce((sum, i) => sum + features[i]!, 0) >= least);
}
