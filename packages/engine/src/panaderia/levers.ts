import type { LeverInfo } from '../craft/craft.ts';
import { leverOf, moverIn } from '../craft/mover.ts';
import { slug } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import type { IngredientRow } from './catalogue.ts';
import { priceOf } from './composition.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import { MOVERS } from './roles.gen.ts';

export function levers(body: unknown): readonly LeverInfo[] {
  const { type, ingredients } = readFormula(body);
  const lines = new Map<IngredientRow, number>();
  for (const { row } of ingredients) lines.set(row, (lines.get(row) ?? 0) + 1);
  return ingredients.map((ingredient) => {
    const mover = moverIn(MOVERS[ingredient.row.rol], () => type.enriched === true);
    const price = ingredient.known ? priceOf(ingredient) : null;
    return leverOf(labelOf(ingredient, lines.get(ingredient.row)!), price, mover, isLever(ingredient));
  });
}

/**
 * What it is called in a sentence: as written, or as the pantry calls it where that is another language («water», «sel»).
 * Two lines of one food keep theirs, as do foods of a person's own.
 */
function labelOf({ name, known, understood, row }: Ingredient, lines: number): string {
  const { food, own, recipe } = understood;
  const isRead = known && food !== undefined && !own && recipe === undefined;
  return isRead && lines === 1 && firstWord(name) !== firstWord(row.nombre) ? row.nombre : name.trim();
}

/** In the singular. */
const firstWord = remember((name) =>
  slug(name)
    .split('_', 1)[0]!
    .replace(/(?<=[aeo])s$/, ''),
);

/** A pre-ferment is leavening, prepared apart to a recipe of its own. */
function isLever({ row, finishing, preferment }: Ingredient): boolean {
  return !finishing && preferment === undefined && MOVERS[row.rol].lever;
}
