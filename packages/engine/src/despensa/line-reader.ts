import type { Lexicon } from '../lectura/lexicon.ts';
import type { NameTable } from '../lectura/name-table.ts';
import { indexOfNames } from '../lectura/names-index.ts';
import { createReader, type LineReader } from '../lectura/reader.ts';
import { FOOD_COUNT } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All that lines are read with, by every name there is. */
export function lexiconOf(names: NameTable, vocabulary: Vocabulary): Lexicon {
  const grades = [...new Set(vocabulary.grades.values())];
  const { counts, fillers, turning, incomplete, vague, packs, states, strangers, line } = vocabulary;
  const words = { fillers, turning, incomplete, vague, packs, states, strangers, line };
  return { index: indexOfNames(names, FOOD_COUNT), grades, foodCount: FOOD_COUNT, counts, ...words };
}

export function lineReaderOf(names: NameTable, vocabulary: Vocabulary): LineReader {
  return createReader(lexiconOf(names, vocabulary));
}
