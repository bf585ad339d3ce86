import type { Certainty, Warning } from '../craft/analysis.ts';
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
  /** The row it was read as, if any. */
  readonly row: Row | undefined;
  readonly certainty: Certainty;
  readonly parts: readonly Part[];
  readonly warnings: readonly Warning[];
}

/** A recipe ready to be measured. */
export interface Formula {
  /** Preparations taken apart; the shares of the recipe add up to 1. */
  readonly parts: readonly Part[];
  /** What was weighed in, in the order of the request, under the name sent and the name for people. */
  readonly lines: readonly { readonly name: string; readonly label: string; readonly grams: number }[];
  /** Grams a whole share stands for. */
  readonly grams: number;
  readonly warnings: readonly Warning[];
}

/** The weighed items as one recipe; refuses one without weight or without the base of its type. */
export function formulaOf(items: readonly Item[], { base, label }: TypeRules): Formula {
  const weighed = items.flatMap((item, index) => (item.grams > 0 ? [{ item, index }] : []));
  const split = shares(weighed.map(({ item }) => item.grams));
  if (split === null) throw new InputError(texts.NO_WEIGHT, { code: 'peso_total_cero', field: 'ingredients' });
  const resolved = weighed.map(({ item }) => resolve(item));
  const parts = mix(resolved, split.shares);
  if (!parts.some(({ ingredient }) => base.roles.includes(ingredient.role))) {
    throw new InputError(texts.baseMissing(label, base.text), { code: 'sin_base', field: 'ingredients' });
  }
  return {
    parts,
    lines: weighed.map(({ item }, i) => ({ name: item.name, label: resolved[i]!.label, grams: item.grams })),
    grams: Math.min(split.largest / Math.max(...split.shares), Number.MAX_VALUE),
    warnings: resolved.flatMap(({ warnings }, i) => warnings.map((one) => ({ ...one, index: weighed[i]!.index }))),
  };
}

/** Items in their shares of the recipe, preparations taken apart. */
function mix(items: readonly Resolved[], weights: readonly number[]): Part[] {
  return items.flatMap(({ parts }, i) =>
    parts.map(({ ingredient, share }) => ({ ingredient, share: share * weights[i]! })),
  );
}

/** The row a name is read as, and how surely. */
export function readName(name: string): { readonly row: Row | undefined; readonly certainty: Certainty } {
  const literal = literalRow(name);
  if (literal !== undefined) return { row: literal, certainty: 'exacta' };
  const words = tokens(name);
  const exact = exactRow(name, words);
  if (exact !== undefined) return { row: exact, certainty: 'exacta' };
  const near = nearRow(words);
  return near === undefined ? { row: undefined, certainty: 'desconocida' } : { row: near, certainty: 'supuesta' };
}

export function resolve({ name, numbers = {} }: Item): Resolved {
  const { row, certainty } = readName(name);
  const exact = certainty === 'exacta' ? row : undefined;
  if (givesComposition(numbers)) {
    if (exact === undefined || partsOf(exact) !== undefined) {
      return resolveCustom(name, numbers, certainty === 'supuesta' ? row : undefined);
    }
    return plain(adjusted(exact, numbers), exact, 'exacta', []);
  }
  if (row === undefined) {
    const unpriced = numbers.precio === undefined ? [withoutPrice(name)] : [];
    const unknown = { code: 'ingrediente_desconocido', text: texts.unknownIngredient(name) };
    return plain(inert(name, numbers.precio), undefined, 'desconocida', [unknown, ...unpriced]);
  }
  const guessed =
    certainty === 'supuesta' ? [{ code: 'ingrediente_supuesto', text: texts.takenAs(name, row.name) }] : [];
  return resolveRow(row, name, certainty, numbers.precio, guessed);
}

function givesComposition(numbers: Readonly<Record<string, number>>): boolean {
  for (const key in numbers) if (key !== 'precio') return true;
  return false;
}

function withoutPrice(name: string): Warning {
  return { code: 'sin_precio', text: texts.withoutPrice(name) };
}

function resolveRow(
  row: Row,
  name: string,
  certainty: Certainty,
  precio: number | undefined,
  warnings: readonly Warning[],
): Resolved {
  const parts = partsOf(row);
  if (parts === undefined) return plain(priced(ingredientOf(row), precio), row, certainty, warnings);
  return {
    label: row.name,
    row,
    certainty,
    parts: parts.map(({ ingredient, share }) => ({ ingredient: priced(ingredient, precio), share })),
    warnings: [...warnings, { code: 'preparacion_desglosada', text: texts.takenApart(name) }],
  };
}

function resolveCustom(name: string, numbers: Readonly<Record<string, number>>, like: Row | undefined): Resolved {
  const ingredient = custom(name, numbers, like);
  const warnings: Warning[] = [];
  if (ingredient.precio === null) warnings.push(withoutPrice(name));
  if (!givesWater(numbers)) warnings.push({ code: 'agua_supuesta', text: texts.waterAssumed(name, ingredient.agua) });
  return plain(ingredient, undefined, 'exacta', warnings);
}

function plain(
  ingredient: Ingredient,
  row: Row | undefined,
  certainty: Certainty,
  warnings: readonly Warning[],
): Resolved {
  return { label: ingredient.label, row, certainty, parts: [{ ingredient, share: 1 }], warnings };
}
