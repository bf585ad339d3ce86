import type { Line } from '../recipe/recipe.ts';
import type { ContentLine } from '../storage/records.ts';

/** An ingredient of one's own whose allergens nobody has said. */
export interface Unanswered {
  readonly name: string;
  /** The line it is on; null inside a recipe. */
  readonly line: number | null;
}

/** The ingredients described by a label without a word on allergens: a label must not be printed before. */
export function unansweredIn(lines: readonly Line[]): readonly Unanswered[] {
  const all = lines.flatMap(({ id, name, label, made }): Unanswered[] => [
    ...(label && label.alergenos === undefined && !made ? [{ name, line: id }] : []),
    ...within(made?.ingredientes ?? []).map((inner) => ({ name: inner, line: null })),
  ]);
  return all.filter(({ name }, i) => all.findIndex((each) => each.name === name) === i);
}

function within(lines: readonly ContentLine[]): readonly string[] {
  return lines.flatMap(({ nombre, etiqueta, formula }) => [
    ...(etiqueta && etiqueta.alergenos === undefined && !formula ? [nombre] : []),
    ...within(formula?.ingredientes ?? []),
  ]);
}
