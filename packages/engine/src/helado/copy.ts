import { AT, inOrder, judgedOf } from './bounds.ts';
import type { Ingredient, Known } from './catalogue.ts';
import { ADVISED_CONTENTS, type Mix, measure } from './measure.ts';
import type { Mixture } from './mixture.ts';
import type { JudgedKey, Params } from './params.ts';

/** A copy of the mix at 1 kg, on which corrections are tried. */
export interface Copy {
  readonly ingredients: Ingredient[];
  /** Of each ingredient. */
  readonly grams: number[];
  /** What advice looks at of it. */
  mix: Mix;
  /** The judged parameters as shown, by their place in `ORDER`. */
  judged: readonly number[];
}

export function copyOf(
  { ingredients, shares, mix }: Pick<Mixture, 'ingredients' | 'shares' | 'mix'>,
  params: Params,
): Copy {
  const grams: number[] = new Array(shares.length);
  for (let i = 0; i < shares.length; i++) grams[i] = 1000 * shares[i]!;
  return { ingredients: ingredients.slice(), grams, mix, judged: inOrder(params) };
}

/** A judged parameter of the copy as shown. */
export function shownOf({ judged }: Copy, key: JudgedKey): number {
  return judged[AT[key]]!;
}

/** Grams per kg of a row, also where the request gives its own figures. */
export function gramsOf({ ingredients, grams }: Copy, row: Known): number {
  let sum = 0;
  for (let i = 0; i < ingredients.length; i++) if (ingredients[i]!.known === row) sum += grams[i]!;
  return sum;
}

/** The row with the highest score; among equals the catalogue's first. */
export function best(
  copy: Pick<Copy, 'ingredients' | 'grams'>,
  admits: (row: Known) => boolean,
  score: (row: Known, grams: number) => number,
): Known | undefined {
  // Few rows are ever admitted: two short lists are faster than a map.
  const rows: Known[] = [];
  const grams: number[] = [];
  for (let i = 0; i < copy.ingredients.length; i++) {
    const { known } = copy.ingredients[i]!;
    if (known === undefined || !admits(known)) continue;
    const at = rows.indexOf(known);
    if (at === -1) {
      rows.push(known);
      grams.push(copy.grams[i]!);
    } else grams[at]! += copy.grams[i]!;
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

/** Swaps up to `grams` of a row, from all its parts alike, for another. */
export function swap(copy: Copy, take: Known, put: Known, grams: number): void {
  const present = gramsOf(copy, take);
  const moved = Math.min(grams, present);
  for (let i = 0; i < copy.ingredients.length; i++) {
    if (copy.ingredients[i]!.known === take) copy.grams[i]! *= 1 - moved / present;
  }
  append(copy, put, moved);
  remeasure(copy);
}

/** Adds grams on top and scales the copy back to 1 kg. */
export function addOnTop(copy: Copy, put: Known, grams: number): void {
  append(copy, put, grams);
  for (let i = 0; i < copy.grams.length; i++) copy.grams[i]! *= 1000 / (1000 + grams);
  remeasure(copy);
}

function append(copy: Copy, put: Known, grams: number): void {
  copy.ingredients.push(put);
  copy.grams.push(grams);
}

function remeasure(copy: Copy): void {
  copy.mix = measure(copy.ingredients, copy.grams, ADVISED_CONTENTS, 1000);
  copy.judged = judgedOf(copy.mix);
}
