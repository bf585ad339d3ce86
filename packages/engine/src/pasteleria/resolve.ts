import { InputError } from '../craft/errors.ts';
import type { Item } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import { exactRow, literalRow, nearRow, type Row } from './catalogue.ts';
import { givesWater } from './composition.ts';
import { adjusted, custom, type Ingredient, inert, ingredientOf, type Part, partsOf, priced } from './ingredient.ts';
import { tokens } from './names.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** An item of the request as the engine understands it, and what a person should know about that. */
export interface Resolved {
  /** Name for people: of the catalogue, or as sent. */
  readonly label: string;
  readonly parts: readonly Part[];
  readonly warnings: readonly string[];
}

/** A recipe ready to be measured. */
export interface Formula {
  /** Preparations taken apart; the shares of the recipe add up to 1. */
  readonly parts: readonly Part[];
  /** Grams a whole share stands for. */
  readonly grams: number;
  readonly warnings: readonly string[];
}

/** The weighed items as one recipe; refuses one without weight or without the base of its type. */
export function formulaOf(items: readonly Item[], { base, label }: TypeRules): Formula {
  const weighed = items.filter((item) => item.grams > 0);
  const split = shares(weighed.map((item) => item.grams));
  if (split === null) throw new InputError(texts.NO_WEIGHT);
  const resolved = weighed.map(resolve);
  const parts = mix(resolved, split.shares);
  if (!parts.some(({ ingredient }) => base.roles.includes(ingredient.role))) {
    throw new InputError(texts.baseMissing(label, base.text));
  }
  const grams = Math.min(split.largest / Math.max(...split.shares), Number.MAX_VALUE);
  return { parts, grams, warnings: resolved.flatMap((item) => item.warnings) };
}

/** Items in their shares of the recipe, preparations taken apart. */
function mix(items: readonly Resolved[], weights: readonly number[]): Part[] {
  return items.flatMap(({ parts }, i) =>
    parts.map(({ ingredient, share }) => ({ ingredient, share: share * weights[i]! })),
  );
}

export function resolve({ name, numbers = {} }: Item): Resolved {
  const literal = literalRow(name);
  const words = literal === undefined ? tokens(name) : [];
  const exact = literal ?? exactRow(name, words);
  if (givesComposition(numbers)) {
    if (exact === undefined || partsOf(exact) !== undefined) return resolveCustom(name, numbers, nearRow(words));
    return plain(adjusted(exact, numbers), []);
  }
  if (exact !== undefined) return resolveRow(exact, name, numbers.precio, []);
  const near = nearRow(words);
  if (near !== undefined) return resolveRow(near, name, numbers.precio, [texts.takenAs(name, near.name)]);
  const unpriced = numbers.precio === undefined ? [texts.withoutPrice(name)] : [];
  return plain(inert(name, numbers.precio), [texts.unknownIngredient(name), ...unpriced]);
}

function givesComposition(numbers: Readonly<Record<string, number>>): boolean {
  for (const key in numbers) if (key !== 'precio') return true;
  return false;
}

function resolveRow(row: Row, name: string, precio: number | undefined, warnings: readonly string[]): Resolved {
  const parts = partsOf(row);
  if (parts === undefined) return plain(priced(ingredientOf(row), precio), warnings);
  return {
    label: row.name,
    parts: parts.map(({ ingredient, share }) => ({ ingredient: priced(ingredient, precio), share })),
    warnings: [...warnings, texts.takenApart(name)],
  };
}

function resolveCustom(name: string, numbers: Readonly<Record<string, number>>, like: Row | undefined): Resolved {
  const ingredient = custom(name, numbers, like);
  const warnings: string[] = [];
  if (ingredient.precio === null) warnings.push(texts.withoutPrice(name));
  if (!givesWater(numbers)) warnings.push(texts.waterAssumed(name, ingredient.agua));
  return plain(ingredient, warnings);
}

function plain(ingredient: Ingredient, warnings: readonly string[]): Resolved {
  return { label: ingredient.label, parts: [{ ingredient, share: 1 }], warnings };
}
