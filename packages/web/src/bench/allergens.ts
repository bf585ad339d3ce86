import { consultPantry, foodSheet } from '@obrador/engine/despensa';
import type { BoughtFood } from '@obrador/engine/taller';
import { type Craft, loadCraft } from '../crafts/craft-engines.ts';
import type { CraftId } from '../crafts/engine.ts';
import type { Described } from '../recipe/described.ts';
import { readingOf } from '../recipe/reading.ts';
import { craftsWithin } from '../recipe/receta.ts';
import { fromContent } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import type { Entry } from '../storage/book.ts';
import type { Content, Formula } from '../storage/records.ts';

/** What the ingredients of a recipe contain. */
export interface Contained {
  readonly codes: ReadonlySet<string>;
  /** False when something in it is not known for certain: then nothing may be said to be absent. */
  readonly sure: boolean;
}

const NOTHING_SURE: Contained = { codes: new Set(), sure: false };

/** What every recipe of the book contains, by its identifier. */
export async function allergensOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, Contained>> {
  const contents = new Map(entries.map(({ id, content }) => [id, content]));
  const book: Book = { contents, crafts: await craftsOf([...contents.values()]) };
  const known = new Map<string, Contained>();
  for (const { id } of entries) {
    known.set(id, containedIn(id, book, new Set()));
    // A long book is read in pieces, so that the page can be used meanwhile.
    if (known.size % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return known;
}

const AT_ONCE = 25;

/** What a recipe contains whose recipes are all inside it. */
export async function allergensIn(content: Content): Promise<Contained> {
  return inFormula(content, { contents: new Map(), crafts: await craftsOf([content]) }, new Set());
}

async function craftsOf(contents: readonly Content[]): Promise<Crafts> {
  const ids = new Set(contents.flatMap(({ oficio, ingredientes }) => [oficio, ...craftsWithin(ingredientes)]));
  return new Map(await Promise.all([...ids].map(async (id) => [id, await loadCraft(id)] as const)));
}

type Crafts = ReadonlyMap<CraftId, Craft>;
interface Book {
  readonly contents: ReadonlyMap<string, Content>;
  readonly crafts: Crafts;
}

function containedIn(id: string, book: Book, above: ReadonlySet<string>): Contained {
  const content = book.contents.get(id);
  return !content || above.has(id) ? NOTHING_SURE : inFormula(content, book, new Set([...above, id]));
}

function inFormula(formula: Formula, book: Book, above: ReadonlySet<string>): Contained {
  const craft = book.crafts.get(formula.oficio);
  if (!craft) return NOTHING_SURE;
  const lines = formula.ingredientes.filter(({ nombre }) => nombre.trim() !== '');
  const { body } = requestOf(fromContent('', { titulo: '', ...formula, ingredientes: lines }), craft, {});
  const reading = readingOf(craft, body);
  const read = reading?.kind === 'reading' ? reading.analysis.ingredients : [];
  const parts = lines.map((line, i) => {
    if (line.formula) return inFormula(line.formula, book, above);
    if (line.receta !== undefined) return containedIn(line.receta, book, above);
    const own = ofOwn({ own: line.propio, label: line.etiqueta });
    if (own || !read[i]) return own ?? NOTHING_SURE;
    // What a name is taken for it contains at least: «cobertura negra» has its soya, named or not.
    const { codes, sure } = ofFood(craft.id, read[i].id);
    return { codes, sure: sure && read[i].certainty === 'exacta' };
  });
  return { codes: new Set(parts.flatMap(({ codes }) => [...codes])), sure: parts.every(({ sure }) => sure) };
}

/** What a line that is described tells itself; a label without allergens may be one nobody copied whole. */
export function ofOwn({ own, label }: Described): Contained | null {
  if (!own && !label) return null;
  return label?.alergenos ? { codes: new Set(label.alergenos), sure: true } : NOTHING_SURE;
}

/** What is known of a food bought by its name. */
export function ofBought(food: BoughtFood | null): Contained {
  if (food === null) return NOTHING_SURE;
  return { codes: new Set(food.allergens), sure: food.isExact && !foodSheet(food.id)!.generico };
}

let pantry: ReadonlyMap<string, Contained> | null = null;

/** Each food under the name every craft gives it. */
function ofFood(craft: CraftId, name: string | null): Contained {
  pantry ??= new Map(
    consultPantry({ limite: Number.POSITIVE_INFINITY, desde: 0 }).alimentos.flatMap(({ id, contiene }) => {
      const { oficios, generico } = foodSheet(id)!;
      const contained: Contained = { codes: new Set(contiene), sure: !generico };
      return oficios.map((each): [string, Contained] => [`${each.craft}/${each.nombre}`, contained]);
    }),
  );
  return pantry.get(`${craft}/${name}`) ?? NOTHING_SURE;
}
