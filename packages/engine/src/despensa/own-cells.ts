import type { CraftId } from '../craft/ids.ts';
import type { Food } from './food.ts';

/** Cells of knowledge of a food that is not of the pantry, by its category. */
type OwnCells = (craft: CraftId, food: Food) => readonly string[];

let learnt: OwnCells | undefined;

/** Taught with the reader of labels, whose foods they are (`lessons.ts`). */
export function learnOwnCells(cells: OwnCells): void {
  learnt = cells;
}

export function ownCells(craft: CraftId, food: Food): readonly string[] {
  if (learnt === undefined) throw new Error('Foods of a person’s own are unknown before despensa/learn.ts is loaded');
  return learnt(craft, food);
}
