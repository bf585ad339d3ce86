import { fold } from '../craft/names.ts';
import { isObject } from '../craft/read.ts';
import type { ParsedRecipe } from './draft.ts';
import { isJson } from './json.ts';
import { HEADS } from './pasted.gen.ts';
import { columnsOf, headWord, readRecords, type TableRow } from './table.ts';
import { delimiterOf, parseRecipe, usesDecimalPoint } from './text.ts';

/**
 * Reads the recipes of a text, one or many: a table with a column of recipes, a saved web page with its recipe data, a
 * JSON list of recipes, or texts parted by lines of dashes. Like `parseRecipe`, it never throws.
 */
export function parseRecipes(text: string): readonly ParsedRecipe[] {
  const plain = text.replace(/^\uFEFF/, '');
  const found = fromPage(plain) ?? fromList(plain) ?? fromGrouped(plain) ?? plain.split(PARTING).map(parseRecipe);
  return found.filter(({ items, faults }) => items.length > 0 || faults.some(({ name }) => name !== undefined));
}

const PARTING = /^[ \t]*(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*$/m;

/** A list of requests, each with its ingredients. */
function fromList(text: string): readonly ParsedRecipe[] | undefined {
  const value = isJson(text) ? jsonOf(text) : undefined;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isRecipe = (each: unknown) => isObject(each) && Array.isArray(each.ingredients);
  return value.every(isRecipe) ? value.map((each) => parseRecipe(JSON.stringify(each))) : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Recipes that a web page tells machines about (schema.org). */
function fromPage(text: string): readonly ParsedRecipe[] | undefined {
  const [, ...blocks] = text.split(/<script[^>]{0,200}application\/ld\+json[^>]{0,200}>/i);
  const recipes = blocks.flatMap((block) => recipesIn(jsonOf(block.slice(0, endOf(block))), 0));
  return recipes.length === 0 ? undefined : recipes.map((recipe) => parseRecipe(writtenOut(recipe)));
}

const endOf = (block: string): number => {
  const end = block.search(/<\/script/i);
  return end < 0 ? block.length : end;
};

const DEEPEST = 6;

function recipesIn(value: unknown, depth: number): readonly Readonly<Record<string, unknown>>[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => recipesIn(each, depth + 1));
  if (!isObject(value)) return [];
  const kinds = [value['@type']].flat();
  return kinds.includes('Recipe') ? [value] : recipesIn(value['@graph'] ?? value.mainEntity, depth + 1);
}

function writtenOut({ name, recipeIngredient, recipeInstructions }: Readonly<Record<string, unknown>>): string {
  return [...textsOf(name), 'Ingredientes', ...textsOf(recipeIngredient), 'Elaboración', ...textsOf(recipeInstructions)]
    .map((line) => line.replace(/\s+/g, ' '))
    .join('\n');
}

/** Texts, and those of steps and sections of steps. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? textsOf(value.itemListElement ?? value.text ?? value.name) : [];
}

/** A row per ingredient, with a column that says of which recipe; an empty cell is the recipe above. */
function fromGrouped(text: string): readonly ParsedRecipe[] | undefined {
  const delimiter = delimiterOf(text);
  if (!delimiter) return undefined;
  const rows = readRecords(text, delimiter).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headAt = rows.slice(0, 8).findIndex((row) => columnsOf(row) && recipeColumn(row) >= 0);
  const head = rows[headAt];
  if (!head) return undefined;
  const at = recipeColumn(head);
  const words = head.cells.map(headWord);
  const [craftAt, typeAt] = [HEADS.craft, HEADS.type].map((word) => words.findIndex((each) => word.test(each)));
  const groups = new Map<string, TableRow[]>();
  let current = '';
  for (const row of rows.slice(headAt + 1)) {
    current = row.cells[at] || current;
    const group = groups.get(current);
    if (group) group.push(row);
    else groups.set(current, [row]);
  }
  const about = [at, craftAt!, typeAt!];
  const columns = head.cells.flatMap((_, i) => (about.includes(i) ? [] : [i]));
  const written = ({ cells }: TableRow) => columns.map((i) => (cells[i] ?? '').replace(/\t/g, ' ')).join('\t');
  const asComma = (line: string) => (usesDecimalPoint(text) ? line.replace(/(\d)\.(?=\d)/g, '$1,') : line);
  return [...groups].map(([title, lines]) => {
    const [craft, type] = [craftAt!, typeAt!].map((i) => lines[0]!.cells[i] ?? '');
    return {
      ...parseRecipe([written(head), ...lines.map((row) => asComma(written(row)))].join('\n')),
      title,
      ...(craft && { craft }),
      ...(type && { type }),
    };
  });
}

/** The column that names the recipe: one called so, or the first of two names where the other is of ingredients. */
function recipeColumn({ cells }: TableRow): number {
  const words = cells.map(headWord);
  const called = words.findIndex((word) => HEADS.recipe.test(word));
  if (called >= 0) return words.some((word, i) => i !== called && HEADS.name.test(word)) ? called : -1;
  const names = words.flatMap((word, i) => (HEADS.name.test(word) ? [i] : []));
  return names.length === 2 && fold(words[names[1]!]!).startsWith('ingredient') ? names[0]! : -1;
}
