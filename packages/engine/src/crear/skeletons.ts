import type { Category, Food } from '../despensa/food.ts';
import type { OficioId } from '../despensa/ids.ts';
import { foodOf } from '../despensa/table.ts';
import { SKELETONS } from './skeletons.gen.ts';

/** A formula that passes the judge, in parts per thousand, and where it comes from. */
export interface Skeleton {
  readonly name: string;
  readonly source: string;
  readonly parts: ReadonlyMap<Food, number>;
}

const read = new Map<string, readonly Skeleton[]>();

/** Those of a type, the most typical first. */
export function skeletonsOf(craft: OficioId, type: string): readonly Skeleton[] {
  const key = `${craft}.${type}`;
  let known = read.get(key);
  if (known === undefined) {
    known = (SKELETONS[craft]?.[type] ?? []).map(([name, source, shares]) => ({ name, source, parts: parts(shares) }));
    read.set(key, known);
  }
  return known;
}

function parts(shares: string): ReadonlyMap<Food, number> {
  return new Map(
    shares.split(' ').map((text) => {
      const [id = '', share] = text.split(':');
      return [foodOf(id), Number(share)];
    }),
  );
}

function typesOf(craft: OficioId): readonly string[] {
  return Object.keys(SKELETONS[craft] ?? {});
}

/** % of the formula a food usually comes to: in its type, else in its craft; undefined where nobody uses it. */
export function usualShare(craft: OficioId, type: string, food: Food): number | undefined {
  const inType = sharesIn(craft, [type], (other) => other === food);
  return median(inType.length > 0 ? inType : sharesIn(craft, typesOf(craft), (other) => other === food));
}

/** The same for any food of a category, in the type alone. */
export function usualShareOfCategory(craft: OficioId, type: string, category: Category): number | undefined {
  return median(sharesIn(craft, [type], (other) => other.category === category));
}

function sharesIn(craft: OficioId, types: readonly string[], is: (food: Food) => boolean): readonly number[] {
  const shares: number[] = [];
  for (const type of types) {
    for (const { parts: of } of skeletonsOf(craft, type)) {
      for (const [food, share] of of) if (is(food)) shares.push(share / 10);
    }
  }
  return shares;
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
