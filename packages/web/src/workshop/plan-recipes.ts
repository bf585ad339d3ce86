import { boughtFood, type PlanLine, type PlanRecipe } from '@obrador/engine/taller';
import { ofBought, ofOwn } from '../bench/allergens.ts';
import { labelNamed } from '../bench/own.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { type Craft, fold } from '../crafts/engine.ts';
import { entryNamed } from '../crafts/entries.ts';
import { costSheet } from '../recipe/cost.ts';
import { readingOf } from '../recipe/reading.ts';
import { frozen, loadWithin } from '../recipe/receta.ts';
import { fromContent, type Line } from '../recipe/recipe.ts';
import { type Prices, priceName, requestOf } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import { fingerprint } from '../storage/fingerprint.ts';
import { canonical } from '../storage/notebook.ts';
import type { Content, ContentLine, Formula } from '../storage/records.ts';

/** What of a line is one thing: the food that is bought, or the name its price is kept under. */
export type KeyOf = (craft: Craft, name: string) => string;

export const byFood: KeyOf = (craft, name) => boughtFood(name, craft.id)?.id ?? fold(name);
export const byPrice: KeyOf = (craft, name) => `${craft.id}/${priceName(craft, name)}`;

/** The recipes of the book as the workshop reckons with them. */
export async function planRecipes(
  entries: readonly Entry[],
  pricesOf: (craft: Craft['id']) => Prices,
  keyOf: KeyOf,
): Promise<readonly PlanRecipe[]> {
  const titles = titlesOf(entries);
  const idOf = idsOf(entries);
  return Promise.all(
    [...entries.map(asMade), ...usedIn(entries, idOf)].map(async (each) => {
      const [craft] = await Promise.all([loadCraft(each.content.oficio), loadWithin(each.content.ingredientes)]);
      const partIn = (line: Line) => partOf(line, craft, each.id, titles, idOf);
      return planRecipe(each, craft, pricesOf(craft.id), keyOf, partIn);
    }),
  );
}

/** A recipe to be made: one of the book, or one as it was when another took it in. */
interface Made {
  readonly id: string;
  readonly title: string;
  readonly content: Omit<Content, 'titulo'>;
}

function asMade({ id, title, content }: Entry): Made {
  return { id, title, content };
}

type IdOf = (formula: Formula, part: string | undefined) => string;

/** A frozen recipe is the one of the book where that is still just so, and else made apart. */
function idsOf(entries: readonly Entry[]): IdOf {
  const now = new Map(entries.map(({ id, content }) => [id, canonical(frozen(content))]));
  return (formula, part) => {
    const text = canonical(formula);
    return part !== undefined && now.get(part) === text ? part : `formula-${fingerprint(text)}`;
  };
}

/** The recipes that others took in, each once, as they were then. */
function usedIn(entries: readonly Entry[], idOf: IdOf): readonly Made[] {
  const found = new Map<string, Made>();
  const look = (lines: readonly ContentLine[]) => {
    for (const { nombre, receta, formula } of lines) {
      if (!formula) continue;
      const id = idOf(formula, receta);
      if (id !== receta) found.set(id, { id, title: nombre, content: formula });
      look(formula.ingredientes);
    }
  };
  for (const { content } of entries) look(content.ingredientes);
  return [...found.values()];
}

/** Recipes by their title; null where two share it. */
function titlesOf(entries: readonly Entry[]): ReadonlyMap<string, string | null> {
  const titles = new Map<string, string | null>();
  for (const { id, title } of entries) {
    const key = fold(title).trim();
    titles.set(key, titles.has(key) ? null : id);
  }
  return titles;
}

function planRecipe(
  entry: Made,
  craft: Craft,
  prices: Prices,
  keyOf: KeyOf,
  partIn: (line: Line) => string | null,
): PlanRecipe {
  const recipe = fromContent(entry.id, { titulo: entry.title, ...entry.content });
  const costs = pricesOfLines(craft, recipe, prices);
  const lines = recipe.lines
    .filter(({ name }) => name.trim() !== '')
    .map((line): PlanLine => {
      const part = partIn(line);
      const label = line.label ?? labelNamed(line.name) ?? undefined;
      const { codes, sure } = ofOwn({ own: line.own, label }) ?? ofBought(boughtFood(line.name, craft.id));
      return {
        food: keyOf(craft, line.name),
        label: entryNamed(craft, line.name)?.label ?? line.name,
        grams: line.grams ?? 0,
        price: costs.get(line.id) ?? null,
        allergens: [...codes],
        isKnown: sure,
        ...(part === null ? {} : { part }),
      };
    });
  const density = densityOf(craft, recipe);
  return { id: entry.id, title: entry.title, station: craft.id, lines, ...(density === undefined ? {} : { density }) };
}

/** A line stands for a recipe when it says so, or when the craft does not know its name and a recipe bears it. */
function partOf(
  line: Line,
  craft: Craft,
  self: string,
  titles: ReadonlyMap<string, string | null>,
  idOf: IdOf,
): string | null {
  if (line.made) return idOf(line.made, line.part);
  const meant = line.part ?? (entryNamed(craft, line.name) ? null : titles.get(fold(line.name).trim()));
  return meant === undefined || meant === null || meant === self ? null : meant;
}

/** kg/l of a mix sold by the litre. */
function densityOf(craft: Craft, recipe: Parameters<typeof requestOf>[0]): number | undefined {
  const reading = readingOf(craft, requestOf(recipe, craft, {}).body);
  return reading?.kind === 'reading' ? reading.analysis.density?.() : undefined;
}

function pricesOfLines(
  craft: Craft,
  recipe: Parameters<typeof requestOf>[0],
  prices: Prices,
): ReadonlyMap<number, number | null> {
  try {
    const { rows } = costSheet(craft, requestOf(recipe, craft, prices), prices, 1);
    return new Map(rows.map(({ line, price }) => [line.id, price]));
  } catch {
    // A formula the engine refuses is weighed all the same; what it costs nobody knows.
    return new Map();
  }
}
