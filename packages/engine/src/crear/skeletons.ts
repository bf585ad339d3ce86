import type { CraftId } from '../craft/ids.ts';
import { lazyFor } from '../craft/lazy.ts';
import type { Food } from '../despensa/food.ts';
import { foodOf } from '../despensa/table.ts';
import { skeletons } from './skeletons.gen.ts';

/** A formula that passes the judge, in parts per thousand, and where it comes from. */
export interface Skeleton {
  readonly name: string;
  readonly source: string;
  /** As a workshop weighs it, where what is published is not: it comes before that. */
  readonly first: boolean;
  readonly parts: ReadonlyMap<Food, number>;
}

const typed = lazyFor((craft: CraftId) =>
  lazyFor((type: string): readonly Skeleton[] =>
    (skeletons()[craft]?.[type] ?? []).map(([name, source, shares, mark]) => ({
      name,
      source,
      first: mark !== undefined,
      parts: parts(shares),
    })),
  ),
);

/** Those of a type, the most typical first. */
export const skeletonsOf = (craft: CraftId, type: string): readonly Skeleton[] => typed(craft)(type);

function parts(shares: string): ReadonlyMap<Food, number> {
  return new Map(
    shares.split(' ').map((text) => {
      const [id = '', share] = text.split(':');
      return [foodOf(id), Number(share)];
    }),
  );
}

export function typesOf(craft: CraftId): readonly string[] {
  return Object.keys(skeletons()[craft] ?? {});
}

/** % of the formula a food usually comes to in these types; undefined where nobody uses it. */
export function usualShare(craft: CraftId, types: readonly string[], food: Food): number | undefined {
  const shares = types.flatMap((type) =>
    skeletonsOf(craft, type).flatMap(({ parts: of }) => {
      const share = of.get(food);
      return share === undefined ? [] : [share / 10];
    }),
  );
  return shares.sort((a, b) => a - b)[shares.length >> 1];
}
