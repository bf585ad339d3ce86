import { eachLazy } from '../craft/lazy.ts';
import { aliases } from './common-aliases.gen.ts';
import type { Interpreter } from './interpret.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Wording } from './wording.ts';
import { rootsOf } from './words.ts';

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

const none = () => [];

function toTheLetter(text: string): Wording {
  return {
    text,
    parts: none,
    roots: () => rootsOf(text),
    plain: () => text,
    tokens: none,
    mentions: none,
    as: toTheLetter,
  };
}

/** Reads names to the letter, but for case, accents and marks: no word beside one, nor its order, can turn it. */
export const LITERAL: Interpreter = {
  heard: (name) => ({ said: toTheLetter(name), mentions: none }),
  interpret: () => ({ food: undefined, candidates: [] }),
  saysMore: () => true,
  allergenDoubt: (line, _mentions, food, { isName }) => (isName(line, food) ? undefined : []),
  lineReaderOf: () => () => ({ found: undefined, candidates: [] }),
};
