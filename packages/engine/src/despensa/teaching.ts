import type { NameTable } from '../lectura/name-table.ts';
import { INTERPRETER } from './interpret.ts';
import { cellsOf, TOLD } from './own-foods.ts';
import { learnVocabulary } from './reader.ts';
import { learnOwnFoods } from './told.ts';
import { vocabulary } from './vocabulary.ts';

/** Teaches labels and recipes that are ingredients. */
export function teachOwn(): void {
  learnOwnFoods({ told: TOLD, cells: cellsOf });
}

/** Teaches all there is to read; `names` where their table is known beforehand. */
export function teachWith(names?: () => NameTable): void {
  teachOwn();
  learnVocabulary(vocabulary, INTERPRETER, names);
}
