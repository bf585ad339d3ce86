import { indexNames } from '../lectura/names-index.ts';
import { createReader, type LineReader } from '../lectura/reader.ts';
import type { Keys } from './keys.ts';
import { FOOD_COUNT } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Makes a reader of lines by every name there is, a few names at a time. */
export function* lineReaderBySteps(keys: Keys, vocabulary: Vocabulary): Generator<void, LineReader> {
  const grades = [...new Set(vocabulary.grades.values())];
  const families = grades.map((own) => [...vocabulary.grades].flatMap(([family, of]) => (of === own ? family : [])));
  const others = [...families, vocabulary.generic];
  const namesOf = (owner: number) =>
    owner < FOOD_COUNT
      ? [...new Set([keys.name(owner), keys.id(owner), ...keys.aliases(owner)])].filter((key) => key !== '')
      : others[owner - FOOD_COUNT]!;
  const index = yield* indexNames(FOOD_COUNT + others.length, namesOf);
  const { counts, fillers, turning, incomplete, vague, packs, states, strangers, line } = vocabulary;
  const words = { fillers, turning, incomplete, vague, packs, states, strangers, line };
  return createReader({ index, grades, foodCount: FOOD_COUNT, counts, ...words });
}
