import { type CostingInput, costing, FOOD_VAT } from '@obrador/engine/taller';
import type { KeptCosts } from '../storage/workshop-records.ts';

/** What counts while the person says nothing: the VAT of food, and a third of the price for the house. */
export const USUAL = { merma: 0, minutos: 0, hora: 18, energia: 0, envase: 0, piezas: 0, iva: FOOD_VAT, margen: 30 };

/** What a batch costs and is sold at, with the usual figures where the recipe says none. */
export function costingInput(
  said: KeptCosts,
  usual: typeof USUAL,
  { total, grams }: { readonly total: number; readonly grams: number },
): CostingInput {
  const value = (field: keyof typeof USUAL) => said[field] ?? usual[field];
  return {
    ingredients: total,
    grams,
    waste: value('merma'),
    labourMinutes: value('minutos'),
    labourRate: value('hora'),
    energy: value('energia'),
    pieces: value('piezas'),
    packaging: value('envase'),
    vat: value('iva'),
    margin: value('margen'),
    price: said.precio ?? null,
  };
}

/** The margin that a price of the ingredients leaves, %; null for a recipe without a price of its own. */
export function marginAt(said: KeptCosts, grams: number, perKilo: number): number | null {
  if (said.precio === undefined) return null;
  return costing(costingInput(said, USUAL, { total: (perKilo * grams) / 1000, grams })).margin;
}
