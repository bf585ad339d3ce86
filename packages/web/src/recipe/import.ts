import { decodeText, parseRecipe as parseText } from '@obrador/engine';
import { CRAFT_IDS, type Craft, type CraftId, type ParsedRecipe } from '../crafts/engine.ts';
import { isLabel } from '../storage/label.ts';
import type { Workshop } from '../storage/workshop-records.ts';
import { MAX_GRAMS } from '../ui/format.ts';
import type { Described } from './described.ts';
import { meant } from './explained.ts';
import { readReceta } from './read-receta.ts';
import { loadWithin, type Used } from './receta.ts';
import { type Line, newLine, type Recipe, readOwnFields } from './recipe.ts';
import { stepFrom } from './step-figures.ts';

/** A pasted text, with what was once said of its strange names. */
export const parseRecipe = (text: string): ParsedRecipe => meant(parseText(text));

/** The lines of a pasted recipe, without grams where they were not understood; JSON may describe each. */
export function linesOf({ items, faults }: ParsedRecipe, craft: Craft): Line[] {
  const weighed = items.map(({ name, grams, line, approx, raw }) => ({
    line,
    made: { ...newLine(name, Math.min(grams, MAX_GRAMS), ownOf(raw, craft)), ...(approx && { approx }) },
  }));
  const unweighed = faults.flatMap(({ name, line }) =>
    name === undefined ? [] : [{ line, made: newLine(name.slice(0, MAX_NAME), null) }],
  );
  return [...weighed, ...unweighed].sort((a, b) => a.line - b.line).map(({ made }) => made);
}

const MAX_NAME = 120;

/** The method as steps, and whatever is neither that nor an ingredient as a note: nothing pasted is lost. */
function workshopOf({ prose, faults }: ParsedRecipe, former: Workshop = {}): { readonly workshop?: Workshop } {
  const textsOf = (kind: string) => prose.filter((each) => each.kind === kind).map(({ text }) => text);
  const pasos = textsOf('paso').map(stepFrom);
  const unread = faults.filter(({ name }) => name === undefined).map(({ text }) => text);
  const nota = [former.nota ?? '', ...textsOf('nota'), ...unread].filter((text) => text !== '').join('\n');
  const workshop = {
    ...former,
    ...(pasos.length > 0 && { pasos: [...(former.pasos ?? []), ...pasos] }),
    ...(nota !== '' && { nota: nota.slice(0, MAX_NOTE) }),
  };
  return Object.keys(workshop).length === 0 ? {} : { workshop };
}

const MAX_NOTE = 4000;

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
  const title = parsed.title ?? recipe.title;
  return { ...recipe, ...workshopOf(parsed, recipe.workshop), type, title, lines: linesOf(parsed, craft) };
}

/** The recipe with the pasted lines after its own. */
export function appended(recipe: Recipe, parsed: ParsedRecipe, craft: Craft): Recipe {
  return {
    ...recipe,
    ...workshopOf(parsed, recipe.workshop),
    title: recipe.title.trim() === '' && recipe.lines.length === 0 ? (parsed.title ?? '') : recipe.title,
    lines: [...recipe.lines, ...linesOf(parsed, craft)],
  };
}

/** Text of a file, however a spreadsheet saved it. */
export async function textOf(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
