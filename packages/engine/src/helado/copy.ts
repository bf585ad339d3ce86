import { inOrder } from './bounds.ts';
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
  /** The judged ones of them by their place in `ORDER`. */
  judged: readonly number[];
}

export function copyOf({ ingredients, shares, mix }: Mixture, params: Params): Copy {
  const parts: Part[] = new Array(ingredients.length);
  for (let i = 0; i < ingredients.length; i++) {
    const { known, contents } = ingredients[i]!;
    parts[i] = { known, contents, grams: 1000 * shares[i]! };
  }
  return { parts, mix, params, judged: inOrder(params) };
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
  // Few rows are ever admitted: two short lists are faster than a map.
  const rows: Known[] = [];
  const grams: number[] = [];
  for (const { known, grams: g } of parts) {
    if (known === undefined || !admits(known)) continue;
    const at = rows.indexOf(known);
    if (at === -1) {
      rows.push(known);
      grams.push(g);
    } else grams[at]! += g;
  }
  let winner: Known | undefined;
  let record = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const points = score(row, grams[i]!);
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
  const { parts } = copy;
  const shares: number[] = new Array(parts.length);
  for (let i = 0; i < parts.length; i++) shares[i] = parts[i]!.grams / 1000;
  copy.mix = measure(parts, shares);
  copy.params = shown(copy.mix);
  copy.judged = inOrder(copy.params);
}
