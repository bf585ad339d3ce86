import { InputError } from '../craft/errors.ts';
import type { Item } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import { findRow, type Row, UNKNOWN } from './catalogue.ts';
import { type Coefficients, coefficientsOf } from './quantities.ts';
import { NO_VALID_INGREDIENTS } from './texts.ts';

/** One ingredient with weight: its composition, its share of the product (all shares add up to 1) and its coefficients. */
export interface Ingredient {
  readonly row: Row;
  readonly share: number;
  readonly per: Coefficients;
}

export function ingredientOf(row: Row, share: number): Ingredient {
  return { row, share, per: coefficientsOf(row) };
}

export interface Formula {
  readonly ingredients: readonly Ingredient[];
  /** Items with weight that no row of the catalogue answers to, as sent. */
  readonly unknown: readonly Item[];
}

export function resolve(items: readonly Item[]): Formula {
  const weighed = items.filter((item) => item.grams > 0);
  const rows = weighed.map((item) => findRow(item.name));
  const parts = shares(weighed.map((item) => item.grams));
  if (parts === null || !rows.some(makesChocolate)) throw new InputError(NO_VALID_INGREDIENTS);
  return {
    ingredients: rows.map((row, i) => ingredientOf(row ?? UNKNOWN, parts.shares[i]!)),
    unknown: weighed.filter((_, i) => rows[i] === undefined),
  };
}

/** A formula needs cocoa in some form or sugar; cream, water or nuts alone are no recipe of this craft. */
function makesChocolate(row: Row | undefined): boolean {
  if (row === undefined) return false;
  return row.cacao_seco_desgrasado + row.manteca_cacao > 0 || row.grupo === 'azucar' || row.grupo === 'poliol';
}
