import { type Advice, applySteps, type Craft } from '../crafts/engine.ts';
import { type Line, newLine, type Recipe } from '../recipe/recipe.ts';
import type { Body, Request } from '../recipe/request.ts';

export interface Remedy {
  readonly text: string;
  /** Null when there is nothing to weigh, or a padlock forbids it. */
  readonly change: ((recipe: Recipe) => Recipe) | null;
  /** True when earlier pieces of advice are followed too. */
  readonly withEarlier: boolean;
  /** Names of the ingredients under a padlock whose weight it would change. */
  readonly locked: readonly string[];
}

/** Each piece of advice with what it would do to the recipe. */
export function remedies(craft: Craft, { body, lines }: Request, advice: readonly Advice[]): Remedy[] {
  let followed = body;
  let earlier = 0;
  return advice.map(({ text, steps }) => {
    const next = steps.length === 0 ? null : applySteps(craft.shape, craft.chained ? followed : body, steps);
    if (next === null) return { text, change: null, withEarlier: false, locked: [] };
    const withEarlier = craft.chained && earlier > 0;
    followed = next;
    earlier += 1;
    // Steps keep the ingredients in their places and put new ones last.
    const grams = next.ingredients.map((item) => Number(item[craft.shape.weight]));
    const locked = lines.filter((line, i) => line.locked && grams[i] !== (line.grams ?? 0)).map(({ name }) => name);
    return { text, change: locked.length > 0 ? null : changeTo(craft, lines, next, grams), withEarlier, locked };
  });
}

/** What a scale can weigh: tenths, and hundredths of what there is little of. */
const weighable = (grams: number) => Number(grams.toFixed(grams < 10 ? 2 : 1));

function changeTo(
  { shape }: Craft,
  lines: readonly Line[],
  { ingredients }: Body,
  grams: readonly number[],
): (recipe: Recipe) => Recipe {
  const after = new Map(lines.map(({ id }, i) => [id, grams[i]!]));
  const added = ingredients
    .slice(lines.length)
    .map((item, i) => newLine(String(item[shape.name]), weighable(grams[lines.length + i]!)));
  return (recipe) => ({
    ...recipe,
    lines: [
      ...recipe.lines.flatMap((line) => {
        const weight = after.get(line.id);
        if (weight === undefined || weight === (line.grams ?? 0)) return [line];
        return weight === 0 ? [] : [{ ...line, grams: weighable(weight) }];
      }),
      ...added,
    ],
  });
}
