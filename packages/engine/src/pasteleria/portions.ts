import { totals } from '../craft/param.ts';
import type { Ingredient, Part } from './ingredient.ts';
import type { Param } from './params.ts';
import type { Side } from './texts.ts';

/** An ingredient of the copy on which the corrections are tried out; all its appearances added up. */
export interface Portion {
  readonly ingredient: Ingredient;
  /** Tells portions apart and breaks ties, so that the order of the request does not matter. */
  readonly id: string;
  share: number;
}

/** More than this share of an ingredient is not taken away: the recipe would be another. */
const MOST_TAKEN = 0.8;

/** Equal ingredients as one portion, in the order of the request. */
export function merge(parts: readonly Part[]): Portion[] {
  const portions = new Map<string, Portion>();
  for (const { ingredient, share } of parts) {
    const id = identity(ingredient);
    const same = portions.get(id);
    if (same) same.share += share;
    else portions.set(id, { ingredient, id, share });
  }
  return [...portions.values()];
}

const identities = new WeakMap<Ingredient, string>();

/** Everything the measures see but the price. */
function identity(ingredient: Ingredient): string {
  let id = identities.get(ingredient);
  if (id === undefined) {
    id = fieldsOf(ingredient);
    identities.set(ingredient, id);
  }
  return id;
}

function fieldsOf(i: Ingredient): string {
  return [
    i.label,
    i.role,
    i.equiv,
    i.azucares,
    i.lactosa,
    i.polioles,
    i.grasa,
    i.proteinas,
    i.almidon,
    i.fibra,
    i.sal,
    i.agua,
    i.alcohol,
    i.pod,
    i.kcal,
    i.manteca_cacao,
  ].join('\n');
}

/** Amounts this near, as a part of the larger, are the same: two lines of one food need not add up to the last bit. */
const SAME = 1e-12;

function largerFirst(a: number, b: number): number {
  return Math.abs(a - b) <= SAME * Math.max(a, b) ? 0 : b - a;
}

/** The ingredients with some amount of what is wanted, the largest first; ties by what they are. */
export function ranked(copy: readonly Portion[], amount: (portion: Portion) => number): readonly Ingredient[] {
  return copy
    .map((portion) => ({ portion, here: amount(portion) }))
    .filter(({ here }) => here > 0)
    .sort((a, b) => largerFirst(a.here, b.here) || (a.portion.id < b.portion.id ? -1 : 1))
    .map(({ portion }) => portion.ingredient);
}

/** Share of the ingredient to add (or, below 0, to remove) so that the copy meets the target; undefined if none does. */
export function changeOf(
  param: Param,
  ingredient: Ingredient,
  target: number,
  side: Side,
  copy: readonly Portion[],
): number | undefined {
  const { top, below } = totals(param, copy);
  const effect = param.num(ingredient) - target * param.den(ingredient);
  if (effect <= 0) return undefined;
  const change = (target * below - top) / effect;
  const most = side === 'low' ? total(copy) : shareOf(ingredient, copy) * MOST_TAKEN;
  return Math.abs(change) <= most ? change : undefined;
}

function total(copy: readonly Portion[]): number {
  return copy.reduce((sum, { share }) => sum + share, 0);
}

function shareOf(ingredient: Ingredient, copy: readonly Portion[]): number {
  return copy.find((portion) => portion.ingredient === ingredient)?.share ?? 0;
}

export function apply(copy: Portion[], ingredient: Ingredient, change: number): void {
  const portion = copy.find((one) => one.ingredient === ingredient);
  if (portion) portion.share += change;
  else copy.push({ ingredient, id: identity(ingredient), share: change });
}
