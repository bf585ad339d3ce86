import { eachLazy, lazyFor } from '../craft/lazy.ts';
import { type Counts, unpackCounts } from '../lectura/idle-words.ts';
import { aliases } from './aliases.gen.ts';
import type { Food } from './food.ts';
import { lineWords } from './line-words.gen.ts';
import { type LineWords, readLineWords } from './line-words.ts';
import * as sources from './sources.gen.ts';
import { indexOf } from './table.ts';
import * as packed from './words.gen.ts';
import { KEY_SEPARATOR } from './words.ts';

/** A family of names that come in grades: «nata 35 %», «harina T65». */
export interface Grades {
  readonly steps: readonly (readonly [figure: number, food: number])[];
  /** Farther off than this it is another food. */
  readonly reach: number;
}

/** What the reader of names needs beyond the names of foods; a page may fetch it later than the foods. */
export interface Vocabulary {
  /** Of a food, by its place in the pantry. */
  readonly aliases: (food: number) => readonly string[];
  /** Words that say nothing of what a food is; each but after the heads named with it. */
  readonly fillers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Nouns that name a food only together with what follows: «harina de …», «aceite de …». */
  readonly incomplete: ReadonlySet<string>;
  /** Words that turn the rest of a name into something else: «aroma de …», «sin …». */
  readonly turning: ReadonlySet<string>;
  /** Nouns that say nothing at all: «mezcla», «producto». */
  readonly vague: ReadonlySet<string>;
  readonly grades: ReadonlyMap<string, Grades>;
  /** How often each word was left out of a name, and what that made of the food. */
  readonly counts: Counts;
  /** Keys of what crafts call foods, each craft its own. */
  readonly generic: readonly string[];
  /** Words for how a food is kept or cooked. */
  readonly states: ReadonlySet<string>;
  /** Words that name no food, a letter away from one that does. */
  readonly strangers: ReadonlySet<string>;
  /** Words of the pack it is sold in, and notes on it. */
  readonly packs: ReadonlySet<string>;
  /** Words that are whole, though another is written so with a vowel more: «chocolat». */
  readonly uncut: ReadonlySet<string>;
  /** Words that bring an allergen, and those that deny, join or excuse what follows. */
  readonly line: LineWords;
  /** Where the figures of each food come from, in the order of the pantry. */
  readonly sources: readonly string[];
}

const NO_HEADS: ReadonlySet<string> = new Set();

function readFillers(text: string): Vocabulary['fillers'] {
  return new Map(
    text.split('\n').map((line) => {
      const [word, heads = ''] = line.split(':');
      return [word!, heads === '' ? NO_HEADS : new Set(heads.split(' '))];
    }),
  );
}

function readGrades(text: string): Vocabulary['grades'] {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [families = '', reach = '', steps = ''] = line.split('\t');
      const grades = { reach: Number(reach), steps: steps.split('|').map(readStep) };
      return families.split('|').map((family) => [family, grades] as const);
    }),
  );
}

function readStep(step: string): readonly [number, number] {
  const [figure, id] = step.split(':') as [string, string];
  return [Number(figure), indexOf(id)!];
}

/** Those of a food are read when they are first asked for: there are twenty thousand, and a formula has ten foods. */
function readAliases(lines: readonly string[]): Vocabulary['aliases'] {
  return lazyFor((food) => (lines[food] ? lines[food].split('|') : []));
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Each part is read when it is first asked for: a formula of plain names needs the sources alone. */
const VOCABULARY: Vocabulary = eachLazy<Vocabulary>({
  aliases: () => readAliases(aliases.split('\n')),
  fillers: () => readFillers(packed.fillers),
  incomplete: () => words(packed.incomplete),
  turning: () => words(packed.turning),
  vague: () => words(packed.vague),
  grades: () => readGrades(packed.grades),
  counts: () => unpackCounts(packed.counts),
  generic: () => packed.generic.split(KEY_SEPARATOR),
  states: () => words(packed.states),
  strangers: () => words(packed.strangers),
  packs: () => words(packed.packs),
  uncut: () => words(packed.uncut),
  line: () => readLineWords(lineWords),
  sources: () => sources.texts.fuente.split('\n'),
});

export function vocabulary(): Vocabulary {
  return VOCABULARY;
}

/** Names by which the pantry knows a food besides its own. */
export function aliasesOf(food: Food): readonly string[] {
  return vocabulary().aliases(indexOf(food.id)!);
}
