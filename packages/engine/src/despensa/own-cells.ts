import type { CraftId } from '../craft/ids.ts';
import { FIRST } from './first-lesson.ts';
import type { Food } from './food.ts';
import type { cellsOf } from './own-foods.ts';

let learnt: typeof cellsOf | undefined = FIRST?.cells;

/** Taught with the reader of labels, whose foods they are (`lessons.ts`). */
export function learnOwnCells(cells: typeof cellsOf): void {
  learnt = cells;
}

export function ownCells(craft: CraftId, food: Food): readonly string[] {
  if (learnt === undefined) throw new Error('Foods of a person’s own are unknown before the first lesson');
  return learnt(craft, food);
}
