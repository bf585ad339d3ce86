import type { Dough } from './measure.ts';
import { type Ingredient, isYeast } from './resolve.ts';
import { FRESH_YEAST, YEAST_FORMS } from './texts.ts';

/** The yeast of a dough as people name it. */
export interface YeastUsed {
  /** Form of the heaviest yeast; fresh when there is none. */
  readonly form: string;
  /** Grams of fresh yeast one gram of that form replaces. */
  readonly power: number;
  /** More than one form in the same dough. */
  readonly mixed: boolean;
}

export function yeastUsed({ apart }: Dough): YeastUsed {
  const rows = new Set<string>();
  let heaviest: Dough['portions'][number] | undefined;
  for (const portion of apart) {
    if (!isYeast(portion.ingredient)) continue;
    rows.add(portion.ingredient.row.id);
    if (heaviest === undefined || portion.share > heaviest.share) heaviest = portion;
  }
  if (heaviest === undefined) return { form: FRESH_YEAST, power: 1, mixed: false };
  const { ingredient } = heaviest;
  return { form: formOf(ingredient), power: ingredient.row.k_levadura!, mixed: rows.size > 1 };
}

const FORMS: Readonly<Record<string, string>> = YEAST_FORMS;

export function formOf({ row }: Ingredient): string {
  return FORMS[row.id] ?? FRESH_YEAST;
}
