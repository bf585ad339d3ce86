import { foods } from '../despensa/cacao.gen.ts';
import type { Food } from '../despensa/food.ts';
import { perFood } from '../despensa/per-food.ts';
import { shelfOf } from '../despensa/shelf.ts';
import { foodOf } from '../despensa/table.ts';
import { type CocoaView, cocoaView } from './food-view.ts';
import type { Group as Listed } from './groups.gen.ts';

/** `desconocido` is no row of the catalogue: it stands for what nobody knows. */
export type Group = Listed | 'desconocido';

/** A row and how much of it, of a whole of 1. */
export interface Portion {
  readonly row: Row;
  readonly share: number;
}

/** A food as chocolate reads it. */
export interface Row extends CocoaView {
  /** Wire name. */
  readonly id: string;
  readonly nombre: string;
  readonly grupo: Group;
  /** Undefined for what nobody knows. */
  readonly food: Food | undefined;
  /** Parts of a recipe; lost water is a negative share. */
  readonly made?: readonly Portion[];
  /** Part of a chocolate that is a recipe: its sugar and milk are couverture too. */
  readonly ofChocolate?: true;
}

/** The pantry as chocolate uses it. */
export const shelf = shelfOf(foods, {
  group: (_food, { grupo }) => grupo,
  composition: (food, { grupo }) => {
    const { precio: _, ...composition } = cocoaView(food, grupo);
    return composition;
  },
});

/** The row of a food, of the pantry or a person's own. */
export const rowOf = perFood((food): Row => {
  // The table check has seen to it that it is one of the groups.
  const grupo = shelf.rowOf(food).grupo as Group;
  return { ...cocoaView(food, grupo), id: shelf.wireName(food), nombre: shelf.label(food), grupo, food };
});

/** The row of an id, a Spanish name or an alias. */
export function findRow(name: string): Row | undefined {
  const { food } = shelf.read(name);
  return food && rowOf(food);
}

/** An unknown ingredient: weight without cocoa, sugar, fat, water or cost. */
export const UNKNOWN: Row = { ...rowOf(foodOf('inerte')), id: '', nombre: '', grupo: 'desconocido', food: undefined };

/** Whether a row is of a class of foods; what nobody knows is of none. */
export function ofFood(isOf: (food: Food) => boolean): (row: Row) => boolean {
  return ({ food }) => food !== undefined && isOf(food);
}

/** Parts of a recipe, or the row itself. */
export function portionsOf(row: Row, share = 1): readonly Portion[] {
  return row.made === undefined
    ? [{ row, share }]
    : row.made.map((part) => ({ row: part.row, share: share * part.share }));
}

/** What a row brings, and a recipe what its parts bring. */
export function through(of: (row: Row) => number): (row: Row) => number {
  return (row) =>
    row.made === undefined ? of(row) : row.made.reduce((sum, part) => sum + part.share * of(part.row), 0);
}
