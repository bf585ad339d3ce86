/** Teaches the readers of names all they can know; imported for that alone. A page imports it after its first screen. */
import { learnVocabulary } from './reader.ts';
import { VOCABULARY } from './vocabulary.ts';

learnVocabulary(VOCABULARY);
