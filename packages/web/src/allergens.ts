import { consultPantry, foodSheet } from '@obrador/engine/despensa';
import type { BoughtFood } from '@obrador/engine/taller';
import { type Craft, loadCraft } from './craft-engines.ts';
import { CRAFT_IDS, type CraftId } from './engine.ts';
import type { Described } from './label.ts';
import { readingOf } from './reading.ts';
import { requestOf } from './request.ts';
import { fromContent } from './state/recipe.ts';
import type { Entry } from './storage/book.ts';
import type { Content } from './storage/records.ts';

/** What the ingredients of a recipe contain. */
export interface Contained {
  readonly codes: ReadonlySet<string>;
  /** False when something in it is not known for certain: then nothing may be said to be absent. */
  readonly sure: boolean;
}

const NOTHING_SURE: Contained = { codes: new Set(), sure: false };

/** What every recipe of the book contains, by its identifier. */
export async function allergensOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, Contained>> {
  const ids = CRAFT_IDS.filter((id) => entries.some(({ craft }) => craft === id));
  const crafts = new Map(await Promise.all(ids.map(async (id) => [id, await loadCraft(id)] as const)));
  const contents = new Map(entries.map(({ id, content }) => [id, content]));
  return new Map(entries.map(({ id }) => [id, containedIn(id, contents, crafts, new Set())]));
}

type Crafts = ReadonlyMap<CraftId, Craft>;

function containedIn(
  id: string,
  contents: ReadonlyMap<string, Content>,
  crafts: Crafts,
  above: ReadonlySet<string>,
): Contained {
  const content = contents.get(id);
  const craft = content && crafts.get(content.oficio);
  if (!craft || above.has(id)) return NOTHING_SURE;
  const lines = content.ingredientes.filter(({ nombre }) => nombre.trim() !== '');
  const { body } = requestOf(fromContent(id, { ...content, ingredientes: lines }), craft, {});
  const reading = readingOf(craft, body);
  const read = reading?.kind === 'reading' ? reading.analysis.ingredients : [];
  const parts = lines.map((line, i) => {
    if (line.receta !== undefined) return containedIn(line.receta, contents, crafts, new Set([...above, id]));
    const own = ofOwn({ own: line.propio, label: line.etiqueta });
    return own ?? (read[i]?.certainty === 'exacta' ? ofFood(craft.id, read[i].id) : NOTHING_SURE);
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
