import { decodeText, type ParsedRecipe, parseRecipes } from '@obrador/engine';
import { type Craft, loadCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { CRAFT_IDS, type CraftId, fold } from '../crafts/engine.ts';
import { guessedType } from '../crafts/type-words.ts';
import { meant } from '../recipe/explained.ts';
import { loadPasted, replaced } from '../recipe/import.ts';
import { emptyRecipe, type Recipe, toContent } from '../recipe/recipe.ts';
import { changed, kept, shelves } from '../storage/browser-notebook.ts';
import { newHead } from '../storage/notebook.ts';
import { SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import { readWorkbook } from './xlsx.ts';

/** A recipe of a file, with the craft and the type it seems to be of. */
export interface Brought {
  readonly parsed: ParsedRecipe;
  readonly title: string;
  /** Null where neither the file nor its title says: one answer holds for all of those. */
  readonly craft: CraftId | null;
  readonly type: string | null;
}

/** More recipes than this are no book. */
const MOST_RECIPES = 2000;

/** Told how far a long task is; one that is given up does nothing more. */
export interface Watch {
  readonly step: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

const UNWATCHED: Watch = { step: () => {}, signal: new AbortController().signal };

/** Recipes between two looks at the screen. */
const STRIDE = 10;

/** One after the other, with pauses in which the page draws and answers; null where it is given up. */
async function eachOf<From, To>(
  all: readonly From[],
  { step, signal }: Watch,
  make: (one: From) => Promise<To>,
): Promise<readonly To[] | null> {
  const made: To[] = [];
  for (const [i, one] of all.entries()) {
    if (i % STRIDE === 0) {
      step(i, all.length);
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (signal.aborted) return null;
    made.push(await make(one));
  }
  return made;
}

/** The recipes of a file, null where it cannot be read, holds none or is given up. */
export async function readFile(file: File, watch = UNWATCHED): Promise<readonly Brought[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const parsed = isZip ? await fromWorkbook(bytes) : fromText(decodeText(bytes));
  if (parsed === null || parsed.length === 0 || parsed.length > MOST_RECIPES) return null;
  const lone = parsed.length === 1 ? file.name.replace(/\.\w+$/, '') : '';
  return eachOf(parsed, watch, (each) => proposed(meant(each), each.title ?? lone));
}

/** A picture, a PDF or a program is no text, whatever its letters. */
const fromText = (text: string) => (text.startsWith('%PDF') || text.includes('\0') ? null : parseRecipes(text));

/** A sheet is a table of many recipes, or one called as the sheet is. */
async function fromWorkbook(bytes: Uint8Array): Promise<readonly ParsedRecipe[] | null> {
  const sheets = await readWorkbook(bytes);
  return (
    sheets?.flatMap(({ name, rows }) => {
      const text = rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
      return parseRecipes(text).map((each) => ({ ...each, title: each.title ?? name }));
    }) ?? null
  );
}

async function proposed(parsed: ParsedRecipe, title: string): Promise<Brought> {
  const said = fold(parsed.craft ?? '');
  const named = CRAFT_IDS.find((id) => id === said || fold(CRAFTS[id].label) === said) ?? null;
  const lines = parsed.items.map(({ name, grams }) => ({ name, grams }));
  const guessOn = (craft: CraftId) => guessedType({ craft, type: '', title, lines });
  // A bench that bakes is told only of the doughs of the other: both are asked.
  const guess = named ? guessOn(named) : (guessOn('panaderia') ?? guessOn('pasteleria'));
  const craft = named ?? guess?.craft ?? null;
  const type = craft === null ? null : (typeNamed(await loadCraft(craft), parsed.type) ?? null);
  return { parsed, title, craft, type: type ?? (guess?.craft === craft ? (guess?.types[0] ?? null) : null) };
}

const typeNamed = (craft: Craft, name: string | undefined) =>
  craft.types.find(({ id, label }) => id === name || label === name)?.id;

/** A name nobody knows, and in how many of the recipes it stands. */
export interface Strange {
  readonly name: string;
  /** Of the first of them, in which an answer is read. */
  readonly craft: CraftId;
  readonly recipes: number;
}

/** What a person said of a strange name, by that name: it holds for every recipe of the file. */
export type Answers = ReadonlyMap<string, string>;

/** The names that are not understood, those of most recipes first. */
export async function strangeIn(recipes: readonly Brought[], otherwise: CraftId): Promise<readonly Strange[]> {
  const found = new Map<string, Strange>();
  for (const { parsed, craft: said } of recipes) {
    const craft = await loadCraft(said ?? otherwise);
    for (const name of new Set(parsed.items.filter(({ raw }) => !raw).map((item) => item.name))) {
      if (craft.find(name)) continue;
      const known = found.get(name) ?? { name, craft: craft.id, recipes: 0 };
      found.set(name, { ...known, recipes: known.recipes + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.recipes - a.recipes);
}

/** Keeps them in the book, all or none, and tells under which names; null when the browser does not keep them. */
export async function keep(
  recipes: readonly Brought[],
  otherwise: CraftId,
  answers: Answers = new Map(),
  watch = UNWATCHED,
): Promise<readonly string[] | null> {
  const made = await eachOf(recipes, watch, async ({ parsed, title, craft: known, type }): Promise<Recipe> => {
    const craft = await loadCraft(known ?? otherwise);
    await loadPasted(parsed, craft);
    const { type: _said, ...rest } = parsed;
    const items = rest.items.map((item) => ({ ...item, name: answers.get(item.name) ?? item.name }));
    return { ...replaced(emptyRecipe(craft.id, type ?? craft.types[0]!.id), { ...rest, items }, craft), title };
  });
  if (made === null) return null;
  const now = Date.now();
  const written = await kept(
    shelves.write(['recetas', 'versiones'], async (writer) => {
      for (const recipe of made) {
        const version = { v: SCHEMA, id: newId(), receta: recipe.id, creada: now, anterior: null, nota: '' };
        await writer.add('versiones', { ...version, contenido: toContent(recipe) });
        await writer.put('recetas', newHead(recipe.id, now));
      }
      return made.map(({ id }) => id);
    }),
  );
  if (written) changed();
  return written;
}

/** Takes all of them out of the book again. */
export async function dropAll(ids: readonly string[]): Promise<void> {
  await kept(
    shelves.write(['recetas', 'versiones', 'borradores', 'anotaciones'], async (writer) => {
      for (const id of ids) {
        for (const store of ['versiones', 'borradores', 'anotaciones'] as const) {
          for (const record of await writer.ofRecipe(store, id)) await writer.drop(store, record.id);
        }
        await writer.drop('recetas', id);
      }
    }),
  );
  changed();
}
