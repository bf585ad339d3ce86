import type { Proposal } from '@obrador/engine/crear';
import type { Craft } from '../crafts/engine.ts';
import { type Line, newLine, type Recipe } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';

/** The recipe with a proposal’s grams: known lines stay, missing ones go, new ones come. */
export function substituted(recipe: Recipe, { lines }: Request, { shape }: Craft, proposal: Proposal): Recipe {
  const left = [...lines];
  const after = new Map<number, number>();
  const fresh: Line[] = [];
  for (const item of proposal.ingredients) {
    const [name, grams] = [String(item[shape.name]), Number(item[shape.weight])];
    const at = left.findIndex((line) => line.name === name);
    if (at < 0) fresh.push(newLine(name, grams));
    else after.set(left.splice(at, 1)[0]!.id, grams);
  }
  const asked = new Set(lines.map(({ id }) => id));
  const isGone = (line: Line) => asked.has(line.id) && !after.has(line.id);
  const place = recipe.lines.findIndex(isGone);
  const of = (some: readonly Line[]) =>
    some.flatMap((line) => {
      const grams = after.get(line.id) ?? line.grams;
      return isGone(line) ? [] : [grams === line.grams ? line : { ...line, grams }];
    });
  const at = place < 0 ? recipe.lines.length : place;
  return { ...recipe, lines: [...of(recipe.lines.slice(0, at)), ...fresh, ...of(recipe.lines.slice(at))] };
}

/** Names of the ingredients under a padlock that would not stay as they are, but for the one that is to go. */
export function movedUnderPadlock(before: Recipe, after: Recipe, gone: number): readonly string[] {
  const grams = new Map(after.lines.map((line) => [line.id, line.grams]));
  return before.lines
    .filter((line) => line.locked && line.id !== gone && grams.get(line.id) !== line.grams)
    .map(({ name }) => name);
}
