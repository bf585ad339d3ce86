import { boughtFood, type PlanLine, type PlanRecipe } from '@obrador/engine/taller';
import { ofBought, ofOwn } from '../bench/allergens.ts';
import { labelNamed } from '../bench/own.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { type Craft, fold } from '../crafts/engine.ts';
import { entryNamed } from '../crafts/entries.ts';
import { costSheet } from '../recipe/cost.ts';
import { frozen } from '../recipe/frozen.ts';
import { readingOf } from '../recipe/reading.ts';
import { loadWithin } from '../recipe/receta.ts';
import { fromContent, type Line, newLine } from '../recipe/recipe.ts';
import { type Prices, priceName, type Request, requestOf } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import { canonical } from '../storage/content.ts';
import { fingerprint } from '../storage/fingerprint.ts';
import type { Content, ContentLine, Formula } from '../storage/records.ts';
import { withPreferments } from './plan-preferments.ts';
import { stepsOf } from './workshop.ts';

/** What of a line is one thing: the food that is bought, or the name its price is kept under. */
export interface Grouping {
  readonly keyOf: (craft: Craft, line: Pick<Line, 'name' | 'own' | 'label'>) => string;
  /** Pre-ferments are made, from flour and water. */
  readonly isMade: boolean;
}

/** What has a label of its own is no other food, whatever its name. */
export const byFood: Grouping = {
  keyOf: (craft, { name, own, label }) => {
    const food = own || label ? null : boughtFood(name, craft.id);
    if (food === null) return own || label ? `propio/${fold(name)}` : fold(name);
    return food.strength === null ? food.id : `${food.id}/W${food.strength}`;
  },
  isMade: true,
};
export const byPrice: Grouping = {
  keyOf: (craft, { name }) => `${craft.id}/${priceName(craft, name)}`,
  isMade: false,
};

/** The recipes of the book as the workshop reckons with them. */
export async function planRecipes(
  entries: readonly Entry[],
  pricesOf: (craft: Craft['id']) => Prices,
  grouping: Grouping,
): Promise<readonly PlanRecipe[]> {
  const titles = titlesOf(entries);
  const idOf = idsOf(entries);
  const made = await Promise.all(
    [...entries.map(asMade), ...usedIn(entries, idOf)].map(async (each) => {
      const [craft] = await Promise.all([loadCraft(each.content.oficio), loadWithin(each.content.ingredientes)]);
      const partIn = (line: Line) => partOf(line, craft, each.id, titles, idOf);
      return planRecipe(each, craft, pricesOf(craft.id), grouping, partIn);
    }),
  );
  return made.flat();
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

/** From so many hours on, what a recipe must stand is left to do its work overnight. */
const OVERNIGHT = 8;

function planRecipe(
  entry: Made,
  craft: Craft,
  prices: Prices,
  { keyOf, isMade }: Grouping,
  partIn: (line: Line) => string | null,
): readonly PlanRecipe[] {
  const recipe = fromContent(entry.id, { titulo: entry.title, ...entry.content });
  const request = requestOf(recipe, craft, prices);
  const costs = pricesOfLines(craft, request, prices);
  const planLine = (line: Line): PlanLine => {
    const part = partIn(line);
    const label = line.label ?? labelNamed(line.name) ?? undefined;
    const food = boughtFood(line.name, craft.id);
    const { codes, sure } = ofOwn({ own: line.own, label }) ?? ofBought(food);
    return {
      food: keyOf(craft, { name: line.name, own: line.own, label }),
      label: entryNamed(craft, line.name)?.label ?? line.name,
      grams: line.grams ?? 0,
      price: costs.get(line.id) ?? null,
      allergens: [...codes],
      isKnown: sure,
      isAtHand: food?.isFromTap === true,
      ...(part === null ? {} : { part }),
    };
  };
  const density = densityOf(craft, request);
  const longest = Math.max(0, ...stepsOf(recipe).map(({ minutos }) => minutos ?? 0)) / 60;
  const planned: PlanRecipe = {
    id: entry.id,
    title: entry.title,
    station: craft.id,
    lines: request.lines.map(planLine),
    ...(density === undefined ? {} : { density }),
    ...(longest >= OVERNIGHT ? { ahead: longest } : {}),
  };
  if (!isMade || !CRAFTS[craft.id].isRaised) return [planned];
  const bought = (name: string) => {
    const line = newLine(name, 1);
    const lines = pricesOfLines(craft, requestOf({ type: recipe.type, lines: [line] }, craft, prices), prices);
    return { ...planLine(line), price: lines.get(line.id) ?? null };
  };
  return withPreferments({ recipe: planned, names: request.lines.map(({ name }) => name), body: request.body, bought });
}

/** A line is a recipe if it says so, or only recipes have its name. */
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
function densityOf(craft: Craft, { body }: Request): number | undefined {
  const reading = readingOf(craft, body);
  return reading?.kind === 'reading' ? reading.analysis.density?.() : undefined;
}

function pricesOfLines(craft: Craft, request: Request, prices: Prices): ReadonlyMap<number, number | null> {
  try {
    const { rows } = costSheet(craft, request, prices, 1);
    return new Map(rows.map(({ line, price }) => [line.id, price]));
  } catch {
    // A formula the engine refuses is weighed all the same; what it costs nobody knows.
    return new Map();
  }
}
