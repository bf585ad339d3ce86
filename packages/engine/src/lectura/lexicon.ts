import type { LineWords } from '../despensa/line-words.ts';
import type { Grades } from '../despensa/vocabulary.ts';
import type { Counts } from './idle-words.ts';
import type { NamesIndex } from './names-index.ts';

/** All that lines are read with. */
export interface Lexicon {
  readonly index: NamesIndex;
  readonly foodCount: number;
  /** Families of grades, in the order of their owners after the foods. */
  readonly grades: readonly Grades[];
  readonly counts: Counts;
  /** Words that say nothing of what a food is; each but beside the words named with it. */
  readonly fillers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that turn the rest of a line into something else. */
  readonly turning: ReadonlySet<string>;
  /** Nouns that are nothing by themselves: «puré», «aceite». */
  readonly incomplete: ReadonlySet<string>;
  /** Nouns that say nothing at all: «mezcla». */
  readonly vague: ReadonlySet<string>;
  /** How a food is kept or cooked, which makes another of it. */
  readonly states: ReadonlySet<string>;
  /** Words that name no food, a letter away from one that does. */
  readonly strangers: ReadonlySet<string>;
  /** Words of a pack, which take the figure after them along. */
  readonly packs: ReadonlySet<string>;
  /** Words that bring an allergen, and those that deny or join. */
  readonly line: LineWords;
}
