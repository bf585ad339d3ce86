import type { Craft, CraftId } from './engine.ts';
import type { Request } from './request.ts';
import { newLine, type Recipe } from './state/recipe.ts';

type Apply = (body: unknown, text: string) => Record<string, unknown> | null;

const loaded = new Map<CraftId, Apply>();

/** Called with the craft's own reader of advice when its chunk arrives. */
export function learnApply(craft: CraftId, apply: Apply): void {
  loaded.set(craft, apply);
}

/** In these crafts each text counts on the ones before it: following the third means following the first two. */
const CHAINED: ReadonlySet<CraftId> = new Set(['helado', 'pasteleria']);

export interface Remedy {
  readonly text: string;
  /** Null when the text says nothing that can be weighed. */
  readonly change: ((recipe: Recipe) => Recipe) | null;
  /** True when earlier texts are followed too. */
  readonly withEarlier: boolean;
}

/** Each piece of advice with what it would do to the recipe. */
export function remedies(craft: Craft, request: Request, advice: readonly string[]): Remedy[] {
  const apply = loaded.get(craft.id);
  if (!apply) return advice.map((text) => ({ text, change: null, withEarlier: false }));
  let followed: Record<string, unknown> = request.body;
  let before = 0;
  return advice.map((text) => {
    const next = apply(CHAINED.has(craft.id) ? followed : request.body, text);
    if (next === null) return { text, change: null, withEarlier: false };
    followed = next;
    before += 1;
    return { text, change: changeTo(craft, request, next), withEarlier: CHAINED.has(craft.id) && before > 1 };
  });
}

/** The engine keeps the lines in their order and adds new ones at the end. */
function changeTo(craft: Craft, { lines }: Request, next: Record<string, unknown>): (recipe: Recipe) => Recipe {
  const { name, weight } = craft.shape;
  const items = next.ingredients as readonly Record<string, unknown>[];
  const grams = new Map(lines.map(({ id }, i) => [id, Number(items[i]![weight])]));
  const added = items.slice(lines.length).map((item) => newLine(String(item[name]), Number(item[weight])));
  return (recipe) => ({
    ...recipe,
    lines: [
      ...recipe.lines.flatMap((line) => {
        const after = grams.get(line.id);
        if (after === undefined) return [line];
        return after === 0 && line.grams !== 0 ? [] : [{ ...line, grams: after }];
      }),
      ...added,
    ],
  });
}
