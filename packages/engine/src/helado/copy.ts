import type { Known } from './catalogue.ts';
import { type Contents, type Mix, measure, shown } from './measure.ts';
import type { Mixture } from './mixture.ts';
import type { Params } from './params.ts';

interface Part {
  readonly known: Known | undefined;
  readonly contents: Contents;
  grams: number;
}

/** A copy of the mix scaled to 1 kg, on which corrections are tried one after another. */
export interface Copy {
  readonly parts: Part[];
  mix: Mix;
  params: Params;
}

export function copyOf({ ingredients, shares, mix }: Mixture, params: Params): Copy {
  const parts = ingredients.map(({ known, contents }, i) => ({ known, contents, grams: 1000 * shares[i]! }));
  return { parts, mix, params };
}

/** Grams per kg of a row of the catalogue, also where the request gives figures of its own for it. */
export function gramsOf({ parts }: Copy, row: Known): number {
  let grams = 0;
  for (const part of parts) if (part.known === row) grams += part.grams;
  return grams;
}

/** The row with the highest score; the first of the catalogue among equals, whatever the order of the formula. */
export function best(
  { parts }: Pick<Copy, 'parts'>,
  admits: (row: Known) => boolean,
  score: (row: Known, grams: number) => number,
): Known | undefined {
  const grams = new Map<Known, number>();
  for (const { known, grams: g } of parts) {
    if (known !== undefined && admits(known)) grams.set(known, (grams.get(known) ?? 0) + g);
  }
  let winner: Known | undefined;
  let record = 0;
  for (const [row, g] of grams) {
    const points = score(row, g);
    if (points > record || (points === record && winner !== undefined && row.index < winner.index)) {
      winner = row;
      record = points;
    }
  }
  return winner;
}

/** Takes out up to `grams` of a row, from all its parts alike, and puts as much of another in its place. */
export function swap(copy: Copy, take: Known, put: Known, grams: number): void {
  const present = gramsOf(copy, take);
  const moved = Math.min(grams, present);
  for (const part of copy.parts) if (part.known === take) part.grams *= 1 - moved / present;
  copy.parts.push({ known: put, contents: put.contents, grams: moved });
  remeasure(copy);
}

/** Adds grams on top and scales the copy back to 1 kg. */
export function addOnTop(copy: Copy, put: Known, grams: number): void {
  copy.parts.push({ known: put, contents: put.contents, grams });
  for (const part of copy.parts) part.grams *= 1000 / (1000 + grams);
  remeasure(copy);
}

function remeasure(copy: Copy): void {
  copy.mix = measure(
    copy.parts,
    copy.parts.map(({ grams }) => grams / 1000),
  );
  copy.params = shown(copy.mix);
}
