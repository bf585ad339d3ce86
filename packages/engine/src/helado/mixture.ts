import type { Warning } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import type { Item } from '../craft/read.ts';
import { shares } from '../craft/weights.ts';
import type { Understood } from '../despensa/understand.ts';
import type { Ingredient } from './catalogue.ts';
import { type Mix, measure } from './measure.ts';
import type { Formula } from './read.ts';
import { resolve, understandAll } from './resolve.ts';
import { refusals, warnings as texts } from './texts.ts';
import { DEFAULT_TYPE, TYPE_FILES } from './types.gen.ts';

/** A formula with its ingredients found and mixed. */
export interface Mixture {
  readonly items: readonly Item[];
  /** What each ingredient was read as. */
  readonly understood: readonly Understood[];
  readonly ingredients: readonly Ingredient[];
  /** Share of each ingredient; they add up to 1. */
  readonly shares: readonly number[];
  readonly mix: Mix;
}

/** Finds and mixes ingredients, adding to `warnings` what a person should know. */
export function mixFormula({ items, unknownType }: Formula, warnings: Warning[]): Mixture {
  const grams: number[] = new Array(items.length);
  for (let i = 0; i < items.length; i++) grams[i] = items[i]!.grams;
  const weights = shares(grams);
  if (weights === null) throw new InputError(refusals.noWeight, { code: 'peso_total_cero', field: 'ingredients' });
  const usual = TYPE_FILES[DEFAULT_TYPE];
  if (unknownType !== undefined)
    warnings.push({ code: 'tipo_desconocido', text: texts.unknownType(unknownType, usual.label) });
  const understood = understandAll(items);
  const ingredients = resolve(items, warnings, understood);
  return { items, understood, ingredients, shares: weights.shares, mix: measure(ingredients, weights.shares) };
}
