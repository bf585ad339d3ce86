import type { Food } from './food.ts';
import type { OficioId } from './ids.ts';

/** Cells of knowledge of a food that is not of the pantry, by its category. */
type OwnCells = (craft: OficioId, food: Food) => readonly string[];

let learnt: OwnCells | undefined;

/** Taught with the reader of labels, whose foods they are (`lessons.ts`). */
export function learnOwnCells(cells: OwnCells): void {
  learnt = cells;
}

export function ownCells(craft: OficioId, food: Food): readonly string[] {
  if (learnt === undefined) throw new Error('Foods of a person’s own are unknown before despensa/learn.ts is loaded');
  return learnt(craft, food);
}
