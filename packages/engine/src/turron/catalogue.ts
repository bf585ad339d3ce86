import { typeNamed } from '../craft/type-info.ts';
import type { Food } from '../despensa/food.ts';
import { lossIn } from '../despensa/losses.ts';
import { perFood } from '../despensa/per-food.ts';
import { shelfOf } from '../despensa/shelf.ts';
import { foods } from '../despensa/turron.gen.ts';
import { type NougatView, nougatView } from './food-view.ts';
import type { Group } from './groups.gen.ts';
import type { NougatRow } from './table.ts';
import { LOSSES, TYPE_FILES } from './types.gen.ts';

/** A food as turrón reads it. */
export interface Row extends NougatView, Omit<NougatRow, 'grupo'> {
  /** Wire name. */
  readonly id: string;
  readonly nombre: string;
  readonly grupo: Group;
  readonly food: Food;
}

/** The pantry as turrón uses it. */
export const shelf = shelfOf(
  foods,
  {
    group: (_food, { grupo }) => grupo,
    composition: (food) => {
      const { precio: _, ...composition } = nougatView(food);
      return composition;
    },
  },
  lossIn(TYPE_FILES, typeNamed(TYPE_FILES), LOSSES),
);

/** The row of a food, of the pantry or a person's own. */
export const rowOf = perFood((food): Row => {
  const knows = shelf.rowOf(food);
  return {
    ...nougatView(food),
    ...knows,
    id: shelf.wireName(food),
    nombre: shelf.label(food),
    // The table check has seen to it that it is one of the groups.
    grupo: knows.grupo as Group,
    food,
  };
});

/** The row of an id, a Spanish name or an alias. */
export function findRow(name: string): Row | undefined {
  const { food } = shelf.read(name);
  return food && rowOf(food);
}

/** The row of an id the engine itself names. */
export function rowOfId(id: string): Row {
  return findRow(id)!;
}
