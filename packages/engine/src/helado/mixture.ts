import { shares } from '../craft/weights.ts';
import type { Composition } from './catalogue.ts';
import { type Mix, measure } from './measure.ts';
import type { Formula } from './read.ts';
import { type Ingredient, resolve } from './resolve.ts';
import { refusals, warnings as texts } from './texts.ts';

/** A formula with its ingredients found and mixed. */
export interface Mixture {
  readonly ingredients: readonly Ingredient[];
  /** Share of each ingredient; they add up to 1. */
  readonly shares: readonly number[];
  readonly mix: Mix;
}

/** Finds and mixes the ingredients of a formula, adding to `warnings` what a person should know. */
export function mixFormula({ items, unknownType }: Formula, warnings: string[]): Mixture {
  const grams: number[] = new Array(items.length);
  for (let i = 0; i < items.length; i++) grams[i] = items[i]!.grams;
  const weights = shares(grams);
  if (weights === null) throw refusals.noWeight();
  if (unknownType !== undefined) warnings.push(texts.unknownType(unknownType));
  const ingredients = resolve(items, warnings);
  const compositions: Composition[] = new Array(ingredients.length);
  for (let i = 0; i < ingredients.length; i++) compositions[i] = ingredients[i]!.composition;
  return { ingredients, shares: weights.shares, mix: measure(compositions, weights.shares) };
}
