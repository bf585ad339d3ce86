import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { Item } from '../craft/read.ts';
import { findRow, type Row } from './catalogue.ts';
import { type Quantities, quantitiesOf } from './quantities.ts';
import type { TypeRules } from './types.ts';

/** An ingredient of a formula: its catalogue row, if it has one, and what each of its grams brings. */
export interface Ingredient {
  /** As sent. */
  readonly name: string;
  readonly row: Row | undefined;
  readonly grams: number;
  readonly perGram: Quantities;
  /** False when the IGP of the type does not admit it; unknown ingredients are judged by their share instead. */
  readonly admitted: boolean;
}

export function resolve(item: Item, type: TypeRules): Ingredient {
  const row = findRow(item.name);
  return {
    name: item.name,
    row,
    grams: item.grams,
    perGram: quantitiesOf(row, type.toasts),
    admitted: row === undefined || type.igp === undefined || type.igp.admits.has(row.grupo),
  };
}

/** Almond, honey or sugar: without one of them there is nothing to judge. */
export function isBase({ row }: Ingredient): boolean {
  return row !== undefined && (row.es_almendra === 1 || row.es_miel === 1 || row.es_azucar === 1);
}

/** Catalogue rows not admitted, once each, in the order of the request. */
export function notAdmitted(ingredients: readonly Ingredient[]): readonly Row[] {
  const found = new Set<Row>();
  for (const { row, admitted } of ingredients) if (!admitted && row !== undefined) found.add(row);
  return [...found];
}

/** Unknown ingredients with repeated ones added up, in the order of the request. */
export function unknowns(
  ingredients: readonly Ingredient[],
): readonly { readonly name: string; readonly grams: number }[] {
  const found = new Map<string, { name: string; grams: number }>();
  for (const { name, row, grams } of ingredients) {
    if (row !== undefined) continue;
    const key = (name.length <= MAX_NAME_LENGTH && slug(name)) || name;
    const same = found.get(key);
    if (same) same.grams += grams;
    else found.set(key, { name, grams });
  }
  return [...found.values()];
}
