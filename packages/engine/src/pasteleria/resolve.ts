import type { Warning } from '../craft/analysis.ts';
import { InputError, readEach } from '../craft/errors.ts';
import type { Matter } from '../craft/examine.ts';
import { flatMap } from '../craft/lists.ts';
import { checkParts, checkTotal } from '../craft/own-composition.ts';
import type { Item } from '../craft/read.ts';
import { UNREAD } from '../craft/unread.ts';
import { shares } from '../craft/weights.ts';
import type { Flat } from '../despensa/receta.ts';
import { foodOf } from '../despensa/table.ts';
import { addMatters, asked, type Understood, understand, unknownCode } from '../despensa/understand.ts';
import { type Row, rowOf, shelf } from './catalogue.ts';
import { givesWater, INERT, totalOf, WHOLES } from './composition.ts';
import {
  adjusted,
  type Blend,
  custom,
  type Ingredient,
  inert,
  ingredientNamed,
  ingredientOf,
  type Part,
  partsOf,
  priced,
} from './ingredient.ts';
import { weigh } from './param.ts';
import { SUMS } from './params.gen.ts';
import { SHAPE } from './shape.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** An item as understood, its name for people that of the catalogue or as sent. */
export interface Resolved extends Blend {
  /** The row it was read as, if any. */
  readonly row: Row | undefined;
  readonly understood: Understood;
  readonly warnings: readonly Warning[];
}

/** Something weighed in, and what a gram of it is made of. */
export interface Line extends Blend {
  /** As sent. */
  readonly name: string;
  readonly grams: number;
}

/** A recipe ready to be measured. */
export interface Formula {
  /** Preparations taken apart; the shares of the recipe add up to 1. */
  readonly parts: readonly Part[];
  /** What was weighed in, as ordered, by the name sent and for people. */
  readonly lines: readonly Line[];
  /** Grams a whole share stands for. */
  readonly grams: number;
  readonly warnings: readonly Warning[];
  /** What was weighed in, as the rules on ingredients see it. */
  readonly matters: readonly Matter[];
}

/** The weighed items as one recipe; refused without weight or its type's base. */
export function formulaOf(items: readonly Item[], { base, label }: TypeRules): Formula {
  const weighed = flatMap(items, (item, index): readonly WeighedItem[] => (item.grams > 0 ? [{ item, index }] : []));
  const split = shares(weighed.map(({ item }) => item.grams));
  if (split === null) throw new InputError(texts.NO_WEIGHT, { code: 'peso_total_cero', field: 'ingredients' });
  const resolved = readEach(weighed, ({ item, index }) => resolve(item, index));
  const parts = mix(resolved, split.shares);
  if (!parts.some(({ ingredient }) => base.roles.includes(ingredient.role))) {
    throw new InputError(texts.baseMissing(label, base.text), { code: 'sin_base', field: 'ingredients' });
  }
  const at = (i: number) => weighed[i]!;
  const matters: Matter[] = [];
  resolved.forEach(({ understood }, i) => {
    addMatters(matters, shelf, known(understood), at(i).index);
  });
  return {
    parts,
    lines: resolved.map((one, i) => ({
      name: at(i).item.name,
      label: one.label,
      parts: one.parts,
      grams: at(i).item.grams,
    })),
    matters,
    grams: Math.min(split.largest / Math.max(...split.shares), Number.MAX_VALUE),
    warnings: flatMap(resolved, ({ warnings }, i) =>
      warnings.map((one) => (one.index === undefined ? { ...one, index: at(i).index } : one)),
    ),
  };
}

/** Whether something weighed in is what the type is made of. */
export function hasBase(items: readonly Item[], { base }: TypeRules): boolean {
  return items.some(
    (item, index) =>
      item.grams > 0 && resolve(item, index).parts.some(({ ingredient }) => base.roles.includes(ingredient.role)),
  );
}

/** An item with some weight and its place in the request. */
interface WeighedItem {
  readonly item: Item;
  readonly index: number;
}

/** An ingredient described by figures is known, and subject to no ingredient rule. */
function known(understood: Understood): Understood {
  return understood.food === undefined && understood.own ? { ...understood, food: TOLD } : understood;
}

const TOLD = foodOf('inerte');

/** Items in their shares of the recipe, preparations taken apart. */
function mix(items: readonly Resolved[], weights: readonly number[]): Part[] {
  const mixed: Part[] = [];
  for (let i = 0; i < items.length; i++) {
    for (const { ingredient, share } of items[i]!.parts) mixed.push({ ingredient, share: share * weights[i]! });
  }
  return mixed;
}

export function resolve(item: Item, index: number): Resolved {
  const { name, numbers = {} } = item;
  const understood = understand(shelf, item, index);
  const { food, certainty } = understood;
  const row = food && rowOf(food);
  if (understood.recipe !== undefined) return resolveRecipe(name, understood, understood.recipe.flat, numbers.precio);
  const described = givesComposition(numbers);
  const sure = row !== undefined && certainty !== 'supuesta' && partsOf(row) === undefined;
  if (described) {
    checkTotal(totalOf(sure ? ingredientOf(row) : INERT, numbers), item, index, SHAPE, sure);
    checkParts(item, index, WHOLES);
  }
  if (sure && (described || numbers.kcal !== undefined)) return plain(adjusted(row, numbers), row, understood, []);
  if (described) return resolveCustom(name, numbers, certainty === 'supuesta' ? row : undefined, understood);
  if (row === undefined) {
    const code = unknownCode(understood);
    const unpriced = numbers.precio === undefined && code !== UNREAD ? [withoutPrice(name)] : [];
    const unknown = { code, text: texts.unknownIngredient(name, asked(shelf, understood)) };
    return plain(inert(name, numbers.precio, numbers.kcal), undefined, understood, [unknown, ...unpriced]);
  }
  return resolveRow(row, name, understood, numbers.precio);
}

/** Price and energy alone do not tell what a thing is made of. */
function givesComposition(numbers: Readonly<Record<string, number>>): boolean {
  for (const key in numbers) if (key !== 'precio' && key !== 'kcal') return true;
  return false;
}

function withoutPrice(name: string): Warning {
  return { code: 'sin_precio', text: texts.withoutPrice(name) };
}

function resolveRow(row: Row, name: string, understood: Understood, precio: number | undefined): Resolved {
  const parts = partsOf(row);
  const { warnings } = understood;
  if (parts === undefined) {
    // A label without a price says nothing of what it costs.
    const unpriced = understood.own && row.precio === 0 && precio === undefined;
    const ingredient = unpriced ? { ...ingredientOf(row), precio: null } : priced(ingredientOf(row), precio);
    return plain(ingredient, row, understood, unpriced ? [...warnings, withoutPrice(name)] : warnings);
  }
  return {
    label: row.name,
    row,
    understood,
    parts: parts.map(({ ingredient, share }) => ({ ingredient: priced(ingredient, precio), share })),
    warnings: [...warnings, { code: 'preparacion_desglosada', text: texts.takenApart(name) }],
  };
}

/** A recipe is looked through to its parts; what it has lost is water. */
function resolveRecipe(name: string, understood: Understood, flat: Flat, precio: number | undefined): Resolved {
  const parts = flat.leaves.map(({ line, food, grams }) => ({
    ingredient: priced(line.kind === 'desconocido' ? inert(line.name) : ingredientOf(rowOf(food)), precio),
    share: grams / 100,
  }));
  if (flat.lost > 0) parts.push({ ingredient: { ...ingredientNamed('Agua'), precio: 0 }, share: -flat.lost / 100 });
  return { label: name.trim(), row: undefined, understood, parts, warnings: understood.warnings };
}

function resolveCustom(
  name: string,
  numbers: Readonly<Record<string, number>>,
  like: Row | undefined,
  understood: Understood,
): Resolved {
  const ingredient = custom(name, numbers, like);
  const warnings: Warning[] = [];
  if (ingredient.precio === null) warnings.push(withoutPrice(name));
  if (!givesWater(numbers)) warnings.push({ code: 'agua_supuesta', text: texts.waterAssumed(name, ingredient.agua) });
  return plain(ingredient, undefined, { ...understood, certainty: 'exacta', own: true }, warnings);
}

function plain(
  ingredient: Ingredient,
  row: Row | undefined,
  understood: Understood,
  warnings: readonly Warning[],
): Resolved {
  return { label: ingredient.label, row, understood, parts: [{ ingredient, share: 1 }], warnings };
}

const flour = weigh(SUMS.base_seca);

/** Grams of what the doses of a dough are weighed against. */
export function flourOf({ parts, grams }: Formula): number {
  return grams * parts.reduce((sum, { ingredient, share }) => sum + share * flour(ingredient), 0);
}
