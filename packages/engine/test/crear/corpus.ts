import { readFileSync } from 'node:fs';
import type { Craft } from '../../src/craft/craft.ts';
import type { Food } from '../../src/despensa/food.ts';
import { findFood } from '../../src/despensa/names.ts';

type Item = Readonly<Record<string, unknown>>;

export interface Formula {
  readonly name: string;
  readonly type: string;
  readonly ingredients: readonly Item[];
}

const data = (path: string) => JSON.parse(readFileSync(new URL(`../../../../data/${path}`, import.meta.url), 'utf8'));

/** The formulas the repository holds for a craft: the published ones and our own. */
export function corpusOf({ id }: Craft): readonly Formula[] {
  return data(`corpus/${id}.json`);
}

export function ownSkeletonsOf({ id }: Craft): readonly { type: string; ingredients: Record<string, number> }[] {
  return data('esqueletos.json').filter(({ craft }: { craft: string }) => craft === id);
}

export function publishedTables() {
  return data('etiquetas.json') as readonly {
    readonly name: string;
    readonly craft: string;
    readonly type?: string;
    readonly perdida?: number;
    readonly raciones?: number;
    readonly ingredients: readonly { readonly name: string; readonly grams: number }[];
    readonly published: Readonly<Record<string, number>>;
  }[];
}

/** % of each food in a list of ingredients of a craft. */
export function sharesOf(craft: Craft, ingredients: readonly Item[]): ReadonlyMap<Food, number> {
  const { name, weight } = craft.shape;
  const total = ingredients.reduce((sum, item) => sum + Number(item[weight]), 0);
  const shares = new Map<Food, number>();
  for (const item of ingredients) {
    const { food } = findFood(String(item[name]), craft.id);
    if (food) shares.set(food, (shares.get(food) ?? 0) + (100 * Number(item[weight])) / total);
  }
  return shares;
}
