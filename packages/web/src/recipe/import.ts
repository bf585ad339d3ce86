import { decodeText } from '@obrador/engine';
import { CRAFT_IDS, type Craft, type CraftId, type ParsedRecipe } from '../crafts/engine.ts';
import { isLabel } from '../storage/label.ts';
import { MAX_GRAMS } from '../ui/format.ts';
import type { Described } from './described.ts';
import { loadWithin, readReceta, type Used } from './receta.ts';
import { type Line, newLine, type Recipe, readOwnFields } from './recipe.ts';

export { parseRecipe } from '@obrador/engine';

/** The lines of a pasted recipe; JSON may bring composition, role or recipe with each. */
export function linesOf({ items }: ParsedRecipe, craft: Craft): Line[] {
  return items.map(({ name, grams, raw }) => newLine(name, Math.min(grams, MAX_GRAMS), ownOf(raw, craft)));
}

/** The crafts of the recipes a pasted one brings inside. */
export function loadPasted(parsed: ParsedRecipe, craft: Craft): Promise<void> {
  return loadWithin(linesOf(parsed, craft).map(({ made }) => ({ formula: made })));
}

/** Only what the craft reads of an ingredient, so that nothing foreign is kept or shared. */
function ownOf(raw: Readonly<Record<string, unknown>> | undefined, craft: Craft): Described & Used {
  if (!raw) return {};
  const known = Object.keys({ ...craft.shape.numbers, ...craft.shape.words });
  const own = Object.fromEntries(known.flatMap((key) => (Object.hasOwn(raw, key) ? [[key, raw[key]]] : [])));
  return {
    own: readOwnFields(own),
    label: isLabel(raw.etiqueta) ? raw.etiqueta : undefined,
    made: readReceta(raw.receta, craft.id),
  };
}

export function craftIn({ craft }: ParsedRecipe): CraftId | undefined {
  return CRAFT_IDS.find((id) => id === craft);
}

/** The recipe with the pasted lines in place of its own. */
export function replaced(recipe: Recipe, parsed: ParsedRecipe, craft: Craft): Recipe {
  const type = craft.types.find(({ id }) => id === parsed.type)?.id ?? recipe.type;
  return { ...recipe, type, title: parsed.title ?? recipe.title, lines: linesOf(parsed, craft) };
}

/** Text of a file, however a spreadsheet saved it. */
export async function textOf(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
