import type { ParsedRecipe } from '../crafts/engine.ts';
import { grams } from '../ui/format.ts';
import { esPaste } from './paste-texts.ts';

/** What became of a pasted line. */
export interface Outcome {
  readonly line: number;
  /** `aprox` is an estimate, `sin` a row without grams; the others are no ingredients. */
  readonly kind: 'item' | 'aprox' | 'sin' | 'prosa';
  readonly text: string;
  readonly becomes: string;
  /** What was supposed, or what is missing. */
  readonly notes: readonly string[];
}

/** Rows that come without grams. */
export function unweighedIn({ faults }: ParsedRecipe): number {
  return faults.filter(({ name }) => name !== undefined).length;
}

/** Every line of a pasted text in its order, with what becomes of it. */
export function outcomesOf({ items, faults, notes, prose }: ParsedRecipe): readonly Outcome[] {
  const saidOf = (line: number) => notes.filter((note) => note.line === line).map(({ message }) => message);
  const all: Outcome[] = [
    ...items.map(
      ({ line, name, grams: weight, approx }): Outcome => ({
        line,
        kind: approx ? 'aprox' : 'item',
        text: name,
        becomes: approx ? esPaste.about(grams(weight)) : esPaste.weighs(grams(weight)),
        notes: saidOf(line).filter((note) => note.includes(`«${name}»`) || !note.includes('«')),
      }),
    ),
    ...faults.map(
      ({ line, name, text, message }): Outcome => ({
        line,
        kind: name === undefined ? 'prosa' : 'sin',
        text: name ?? text,
        becomes: name === undefined ? esPaste.prose.nota : esPaste.unweighed,
        notes: [message],
      }),
    ),
    ...prose.map(
      ({ line, text, kind }): Outcome => ({
        line,
        kind: 'prosa',
        text,
        becomes: esPaste.prose[kind],
        notes: [],
      }),
    ),
  ];
  return all.sort((a, b) => a.line - b.line);
}
