import { lazy } from '../craft/lazy.ts';
import { foldApart } from '../craft/names.ts';
import { type Mention, mentionsOf } from './line.ts';
import { type LineToken, type LineWords, lineTokens } from './line-words.ts';
import { type Part, partsOf } from './phrases.ts';
import { rootsOf, unabridged } from './words.ts';

/** A line in certain words, and what these are: each worked out once, when it is first asked for. */
export interface Wording {
  readonly text: string;
  /** Its words and marks where they stand, for phrases. */
  readonly parts: () => readonly Part[];
  /** Its words that count, for names. */
  readonly roots: () => readonly string[];
  /** In plain letters, with strokes written out, and its words and marks where they stand in it. */
  readonly plain: () => string;
  readonly tokens: () => readonly LineToken[];
  /** What it speaks of. */
  readonly mentions: () => readonly Mention[];
  /** The same line in other words; itself where they are its own. */
  readonly as: (text: string) => Wording;
}

export function wordingOf(text: string, words: () => LineWords): Wording {
  const plain = lazy(() => foldApart(unabridged(text)));
  const tokens = lazy(() => lineTokens(plain()));
  const wording: Wording = {
    text,
    parts: lazy(() => partsOf(text)),
    roots: lazy(() => rootsOf(text)),
    plain,
    tokens,
    mentions: lazy(() => mentionsOf(tokens(), words())),
    as: (other) => (other === text ? wording : wordingOf(other, words)),
  };
  return wording;
}
