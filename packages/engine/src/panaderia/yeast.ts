import type { Dough } from './measure.ts';
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

export function yeastUsed({ ingredients, shares }: Dough): YeastUsed {
  let heaviest = -1;
  const rows = new Set<string>();
  ingredients.forEach(({ row }, i) => {
    if (row.rol !== 'levadura') return;
    rows.add(row.id);
    if (heaviest < 0 || shares[i]! > shares[heaviest]!) heaviest = i;
  });
  const row = heaviest < 0 ? undefined : ingredients[heaviest]!.row;
  return {
    form: YEAST_FORMS.get(row?.id ?? '') ?? FRESH_YEAST,
    power: row?.k_levadura ?? 1,
    mixed: rows.size > 1,
  };
}
