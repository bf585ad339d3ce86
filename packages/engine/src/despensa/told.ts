import type { CraftId } from '../craft/ids.ts';
import { FIRST } from './first-lesson.ts';
import type { Food } from './food.ts';
import type { cellsOf, Told } from './own-foods.ts';

/** How labels, recipes and the foods made of them are read. */
interface OwnFoods {
  readonly told: Told;
  readonly cells: typeof cellsOf;
}

let learnt: OwnFoods | undefined = FIRST;

/** A page learns it after its first screen (`lessons.ts`). */
export function learnOwnFoods(lesson: OwnFoods): void {
  learnt = lesson;
}

function lesson(): OwnFoods {
  if (learnt === undefined) throw new Error('Labels and recipes cannot be read before the first lesson');
  return learnt;
}

export function told(): Told {
  return lesson().told;
}

export function ownCells(craft: CraftId, food: Food): readonly string[] {
  return lesson().cells(craft, food);
}
