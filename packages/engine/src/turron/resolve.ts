import { lazyOf } from '../craft/lazy.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { Item } from '../craft/read.ts';
import type { Flat } from '../despensa/receta.ts';
import { type Understood, understand } from '../despensa/understand.ts';
import { type Row, rowOf, rowOfId, shelf } from './catalogue.ts';
import { contentsOf, NO_CONTENTS } from './contents.gen.ts';
import { FIGURES } from './figures.gen.ts';
import { NOTHING, type Quantities } from './quantities.ts';
import type { TypeRules } from './types.ts';

/** An ingredient: its row, if any, and what each gram brings. */
export interface Ingredient {
  /** As sent. */
  readonly name: string;
  /** Place in the request, from 0. */
  readonly index: number;
  readonly understood: Understood;
  /** Undefined when nobody knows what it is. */
  readonly row: Row | undefined;
  readonly grams: number;
  readonly perGram: Quantities;
}

export function resolve(item: Item, index: number, type: TypeRules): Ingredient {
  const { name, grams } = item;
  const understood = understand(shelf, item, index);
  const row = understood.food && rowOf(understood.food);
  const perGram = understood.recipe ? ofRecipe(understood.recipe.flat, type) : quantitiesOf(row, type);
  return { name, index, understood, row, grams, perGram };
}

/** Unknown, it is dry inert matter: no percentage is overstated, no IGP speaks of it. */
const UNKNOWN: Quantities = { ...NOTHING, weighed: 1, mass: 1, dry: 1, unknown: 1 };

/** Of raw almond, once toasted. */
const TOASTING_YIELD = 1 - FIGURES.tueste / 100;

const CONTENTS = Object.keys(NO_CONTENTS) as readonly (keyof typeof NO_CONTENTS)[];

function toasted(row: Row): Row {
  return rowOfId(row.id === 'almendra_marcona_cruda' ? 'almendra_marcona_tostada' : 'almendra_tostada');
}

/** False when the IGP of the type does not admit the row. */
export function isAdmitted(row: Row, { igp }: TypeRules): boolean {
  return igp === undefined || igp.admits.has(row.grupo);
}

function perGram(row: Row, type: TypeRules): Quantities {
  if (row.grupo === 'cobertura') return { ...NOTHING, weighed: 1, covering: 1, cost: row.precio };
  const toasting = type.toasts && row.grupo === 'almendra_cruda';
  const used = toasting ? toasted(row) : row;
  const mass = toasting ? TOASTING_YIELD : 1;
  const dry = (mass * (100 - used.agua)) / 100;
  const notAdmitted = isAdmitted(row, type) ? 0 : mass;
  const all: Record<keyof Quantities, number> = { ...NOTHING, weighed: 1, mass, dry, notAdmitted, cost: row.precio };
  const brought = contentsOf(used);
  for (const key of CONTENTS) all[key] = mass * brought[key];
  return all;
}

/** Worked out once for each type and row. */
const perGramIn = lazyOf((type: TypeRules) => lazyOf((row: Row) => perGram(row, type)));

/** Quantities of one gram of a row in a type. */
export function quantitiesOf(row: Row | undefined, type: TypeRules): Quantities {
  return row === undefined ? UNKNOWN : perGramIn(type)(row);
}

/** A recipe brings what its parts bring, but for the water it lost. */
function ofRecipe({ leaves, lost }: Flat, type: TypeRules): Quantities {
  const sum: Record<keyof Quantities, number> = { ...NOTHING };
  const keys = Object.keys(NOTHING) as readonly (keyof Quantities)[];
  for (const { line, food, grams } of leaves) {
    const one = line.kind === 'desconocido' ? UNKNOWN : quantitiesOf(rowOf(food), type);
    for (const key of keys) sum[key] += (one[key] * grams) / 100;
  }
  sum.weighed -= lost / 100;
  sum.mass -= lost / 100;
  return sum;
}

/** Almond, honey, sugar, chocolate or coconut: without one of them there is nothing to judge. */
export function isBase({ row, perGram }: Ingredient): boolean {
  if (row === undefined) return false;
  if (perGram.almond > 0 || perGram.honey > 0 || perGram.sugar > 0) return true;
  const { grupo, es_almendra, es_miel, es_azucar } = row;
  return es_almendra === 1 || es_miel === 1 || es_azucar === 1 || grupo === 'chocolate' || grupo === 'coco';
}

/** Catalogue rows not admitted, once each, in the order of the request. */
export function notAdmitted(ingredients: readonly Ingredient[]): readonly Row[] {
  const found = new Set<Row>();
  for (const { row, perGram } of ingredients) if (perGram.notAdmitted > 0) found.add(row!);
  return [...found];
}

/** Unknown ingredients with repeated ones added up, in the order of the request. */
export function unknowns(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const found = new Map<string, Ingredient>();
  for (const ingredient of ingredients) {
    if (ingredient.row !== undefined) continue;
    const { name, grams } = ingredient;
    const key = (name.length <= MAX_NAME_LENGTH && slug(name)) || name;
    const same = found.get(key);
    found.set(key, same ? { ...same, grams: same.grams + grams } : ingredient);
  }
  return [...found.values()];
}
