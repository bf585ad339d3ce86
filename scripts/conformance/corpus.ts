import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A formula of `data/corpus/`, most of them published, with the result the rules give. */
export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly published: boolean;
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, string | number>>[];
  /** Verdict, category or medal. */
  readonly expect: string;
  /** Figures as the source states them. */
  readonly publishedFigures?: Readonly<Record<string, number>>;
  /** Why a published figure differs by more than its tolerance, by figure. */
  readonly causes?: Readonly<Record<string, string>>;
  readonly note?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export function corpusOf(craft: string): readonly Formula[] {
  return JSON.parse(readFileSync(`${root}data/corpus/${craft}.json`, 'utf8'));
}

/** What a source says of a formula that stands in no corpus: `data/cifras.json`. Nothing but its figures is compared. */
export interface Stated extends Pick<Formula, 'id' | 'name' | 'source' | 'type' | 'ingredients' | 'causes' | 'note'> {
  readonly craft: string;
  readonly address: string;
  readonly publishedFigures: Readonly<Record<string, number>>;
}

export function statedOf(craft: string): readonly Stated[] {
  const all: readonly Stated[] = JSON.parse(readFileSync(`${root}data/cifras.json`, 'utf8'));
  return all.filter((stated) => stated.craft === craft);
}
