import { FIRST } from './first-lesson.ts';
import type { Told } from './own-foods.ts';

let learnt: Told | undefined = FIRST?.told;

/** A page learns it after its first screen (`lessons.ts`). */
export function learnTold(told: Told): void {
  learnt = told;
}

export function told(): Told {
  if (learnt === undefined) throw new Error('Labels and recipes cannot be read before the first lesson');
  return learnt;
}
