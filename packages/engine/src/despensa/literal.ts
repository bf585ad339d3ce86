import { eachLazy } from '../craft/lazy.ts';
import { aliases } from './common-aliases.gen.ts';
import type { Interpreter } from './interpret.ts';
import type { Vocabulary } from './vocabulary.ts';

function readCommon(): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const line of aliases.split('\n')) {
    const [food, names = ''] = line.split(':');
    found[Number(food)] = names.split('|');
  }
  return found;
}

/** The other names that published formulas weigh by, and no words beyond names. */
const VOCABULARY = eachLazy<Vocabulary>({
  aliases: () => {
    const common = readCommon();
    return (food) => common[food] ?? [];
  },
  fillers: () => new Map(),
  incomplete: () => new Set(),
  turning: () => new Set(),
  vague: () => new Set(),
  grades: () => new Map(),
  counts: () => () => undefined,
  generic: () => [],
  states: () => new Set(),
  strangers: () => new Set(),
  packs: () => new Set(),
  uncut: () => new Set(),
  line: () => ({ formsOf: () => [], byInitial: () => [], isOf: () => false }),
  sources: () => [],
});

export function literalVocabulary(): Vocabulary {
  return VOCABULARY;
}

/** Reads names to the letter, but for case, accents and marks: no word beside one, nor its order, can turn it. */
export const LITERAL: Interpreter = {
  untempered: (name) => name,
  interpret: () => ({ food: undefined, candidates: [] }),
  saysMore: () => true,
  spokenOf: () => [],
  allergenDoubt: (line, _mentions, food, { isName }) => (isName(line, food) ? undefined : []),
  lineReaderOf: () => () => ({ found: undefined, candidates: [] }),
};
