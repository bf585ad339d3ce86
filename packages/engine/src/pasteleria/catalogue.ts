import { typeNamed } from '../craft/type-info.ts';
import type { Food } from '../despensa/food.ts';
import { lossIn } from '../despensa/losses.ts';
import { foods } from '../despensa/pasteleria.gen.ts';
import { perFood } from '../despensa/per-food.ts';
import { shelfOf } from '../despensa/shelf.ts';
import { foodOf } from '../despensa/table.ts';
import { type PastryView, pastryView } from './food-view.ts';
import type { Role } from './roles.gen.ts';
import type { COMPOUND, PastryRow } from './table.ts';
import { LOSSES, TYPE_FILES } from './types.gen.ts';

/** A food as pastry reads it. */
export interface Row extends PastryView, Omit<PastryRow, 'rol'> {
  /** What the craft calls it on the wire and to people. */
  readonly name: string;
  readonly rol: Role | typeof COMPOUND;
  readonly food: Food;
}

/** The pantry as pastry uses it. */
export const shelf = shelfOf(
  foods,
  {
    group: (_food, { grupo }) => grupo,
    composition: (food) => {
      const { precio: _, ...composition } = pastryView(food);
      return composition;
    },
  },
  lossIn(TYPE_FILES, typeNamed(TYPE_FILES), LOSSES),
);

/** The row of a food, of the pantry or a person's own. */
export const rowOf = perFood((food): Row => {
  const knows = shelf.rowOf(food);
  // The table check has seen to it that it is one of the roles.
  return { ...pastryView(food), ...knows, rol: knows.rol as Row['rol'], name: shelf.label(food), food };
});

/** The row of a food by its id in the pantry. */
export function rowOfId(id: string): Row {
  return rowOf(foodOf(id));
}

/** The row a name of the craft means. */
export function rowNamed(name: string): Row {
  const { food } = shelf.read(name);
  if (food === undefined) throw new Error(`No food is named «${name}»`);
  return rowOf(food);
}
