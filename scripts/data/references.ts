import { fullTitleOf } from './titles.ts';

/** A formula of the corpus, as far as a reference needs it. */
interface Entry {
  readonly id?: string;
  readonly name: string;
  readonly source?: string;
  readonly type: string;
  readonly published: boolean;
  readonly expect?: string;
}

/** What the corpus calls a formula that works. */
const GOOD = new Set(['equilibrada', 'Suprema', 'Extra', 'gold']);

/** For every type of a craft, the name of a published formula that works, the first one there is. */
export function referencesOf(corpus: readonly Entry[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const formula of corpus) {
    const { type, published, expect } = formula;
    if (published && GOOD.has(expect ?? '') && found[type] === undefined) found[type] = fullTitleOf(formula);
  }
  return found;
}

export function referencesModule(corpora: Readonly<Record<string, readonly Entry[]>>): string {
  const all = Object.fromEntries(Object.entries(corpora).map(([craft, corpus]) => [craft, referencesOf(corpus)]));
  return [
    '// Made from data/corpus by scripts/data/build.ts; edit the formulas, not this file.',
    `export const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(all)};`,
    '',
  ].join('\n');
}
