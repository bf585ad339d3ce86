/** What the engine reads without lessons; a page takes even this after its first screen, and has another file here. */
import type { Interpreter } from './interpret.ts';
import { LITERAL, literalVocabulary } from './literal.ts';
import { cellsOf, TOLD, type Told } from './own-foods.ts';
import type { Vocabulary } from './vocabulary.ts';

interface FirstLesson {
  readonly vocabulary: () => Vocabulary;
  readonly interpreter: Interpreter;
  readonly told: Told;
  readonly cells: typeof cellsOf;
}

export const FIRST: FirstLesson | undefined = {
  vocabulary: literalVocabulary,
  interpreter: LITERAL,
  told: TOLD,
  cells: cellsOf,
};
