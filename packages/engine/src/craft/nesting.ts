import { InputError } from './errors.ts';
import { nestingRefusals } from './texts.ts';

/** Most recipes one inside another, below the formula itself. */
export const MAX_DEPTH = 6;
/** Most ingredients of a formula and of all the recipes in it. */
export const MAX_LINES = 500;

/** How much a body holds: `lines` looked at, `depth` of the deepest recipe. */
export interface Nesting {
  readonly lines: number;
  readonly depth: number;
}

interface Level {
  readonly items: readonly unknown[];
  readonly depth: number;
  readonly path: string;
  /** Place of the ingredient of the formula it is in. */
  readonly index: number;
}

/** The ingredients of an item's own recipe, if there are any to count. */
function nestedIn(item: unknown): readonly unknown[] | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { receta } = item as { readonly receta?: unknown };
  if (typeof receta !== 'object' || receta === null) return undefined;
  const { ingredients } = receta as { readonly ingredients?: unknown };
  return Array.isArray(ingredients) ? ingredients : undefined;
}

function hasNested(item: unknown): boolean {
  return nestedIn(item) !== undefined;
}

/**
 * Refuses a body whose recipes go too deep or hold too many ingredients, before anything is done with them: at most
 * `MAX_LINES` items are ever looked at. What is wrong with an item is for its reader to say.
 */
export function checkNesting(body: Readonly<Record<string, unknown>>): Nesting {
  const { ingredients } = body;
  // A list too long without any recipe is refused by the reader of the list.
  if (!Array.isArray(ingredients) || ingredients.length > MAX_LINES) return { lines: 0, depth: 0 };
  if (!ingredients.some(hasNested)) return { lines: ingredients.length, depth: 0 };
  let lines = ingredients.length;
  let deepest = 0;
  const waiting: Level[] = [{ items: ingredients, depth: 0, path: 'ingredients', index: -1 }];
  for (let level = waiting.pop(); level !== undefined; level = waiting.pop()) {
    const { items, depth, path, index } = level;
    for (let i = 0; i < items.length; i++) {
      const nested = nestedIn(items[i]);
      if (nested === undefined) continue;
      const top = index === -1 ? i : index;
      const place = `${path}[${i}].receta`;
      if (depth === MAX_DEPTH) {
        throw new InputError(nestingRefusals.tooDeep(top + 1, MAX_DEPTH), {
          code: 'receta_demasiado_profunda',
          index: top,
          field: place,
        });
      }
      lines += nested.length;
      if (lines > MAX_LINES) {
        throw new InputError(nestingRefusals.tooMany(MAX_LINES), {
          code: 'demasiados_ingredientes',
          index: top,
          field: `${place}.ingredients`,
        });
      }
      deepest = Math.max(deepest, depth + 1);
      waiting.push({ items: nested, depth: depth + 1, path: `${place}.ingredients`, index: top });
    }
  }
  return { lines, depth: deepest };
}
