import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CRAFTS, type Craft, decodeText, parseRecipe } from '@obrador/engine';
import { UsageError } from './args.ts';
import { craftCalled, meantAsJson, parseJson } from './input.ts';
import { mistakes } from './texts.ts';

const RECIPE = /\.(json|csv|tsv|txt)$/i;

/** The files meant by paths: themselves, and the recipes in folders, however deep. */
export function recipeFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) throw new UsageError(mistakes.noFile(path));
    if (!stat.isDirectory()) return [path];
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => RECIPE.test(name))
      .sort()
      .map((name) => join(path, name));
    if (found.length === 0) throw new UsageError(mistakes.noRecipes(path));
    return found;
  });
}

/** The craft of a recipe nobody named one for: what it says of itself, the folder it is in, or the only one with its type. */
export function craftOfRecipe(file: string): Craft {
  const text = decodeText(readFileSync(file));
  if (meantAsJson(text, file)) parseJson(text, file);
  const { craft: said = '', type } = parseRecipe(text);
  const folder = resolve(file)
    .split(sep)
    .reverse()
    .find((name) => craftCalled(name) !== undefined);
  const typed = type === undefined ? [] : CRAFTS.filter(({ findType }) => findType(type) !== undefined);
  const craft = craftCalled(said) ?? craftCalled(folder ?? '') ?? (typed.length === 1 ? typed[0] : undefined);
  if (craft === undefined)
    throw new UsageError([{ code: 'oficio_desconocido', text: `${file}: ${mistakes.whichCraft}` }]);
  return craft;
}
