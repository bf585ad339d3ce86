import { byTime, draftId, sameContent } from './content.ts';
import { type Annotation, type Content, type Draft, type Head, SCHEMA, type Version } from './records.ts';
import type { Shelves, Writer } from './shelves.ts';
import { newId } from './tabs.ts';
import { isTime } from './time.ts';

/** All that is kept of one recipe, oldest first. */
export interface Kept {
  readonly head: Head | null;
  readonly versions: readonly Version[];
  readonly annotations: readonly Annotation[];
  readonly drafts: readonly Draft[];
}

export interface SaveRequest {
  readonly recipe: string;
  readonly content: Content;
  readonly note?: string;
  /** The version the work began from; null for a new recipe. */
  readonly base: string | null;
  readonly now: number;
  /** Whose draft this save makes needless. */
  readonly tab: string;
}

export interface SaveAnswer {
  readonly version: Version;
  /** False when the book already had exactly this. */
  readonly isNew: boolean;
  /** A version saved elsewhere since the work began; it stays in the book, one step back. */
  readonly overtaken: Version | null;
}

export async function recipeKept(shelves: Shelves, id: string): Promise<Kept> {
  const [head, versions, annotations, drafts] = await Promise.all([
    shelves.get('recetas', id),
    shelves.ofRecipe('versiones', id),
    shelves.ofRecipe('anotaciones', id),
    shelves.ofRecipe('borradores', id),
  ]);
  return {
    head,
    versions: byTime(versions, 'creada'),
    annotations: byTime(annotations, 'creada'),
    drafts: byTime(drafts, 'modificada'),
  };
}

/** Adds a version; none is ever changed or removed by it. */
export function saveVersion(shelves: Shelves, request: SaveRequest): Promise<SaveAnswer> {
  const { recipe, content, note = '', base, now, tab } = request;
  return shelves.write(['recetas', 'versiones', 'borradores'], async (writer) => {
    const latest = byTime(await writer.ofRecipe('versiones', recipe), 'creada').at(-1) ?? null;
    const overtaken = latest !== null && latest.id !== base ? latest : null;
    const same = latest !== null && sameContent(latest.contenido, content) && (note === '' || note === latest.nota);
    const version: Version = same
      ? latest
      : {
          v: SCHEMA,
          id: newId(),
          receta: recipe,
          creada: after(latest?.creada, now),
          anterior: latest?.id ?? null,
          nota: note,
          contenido: content,
        };
    if (!same) await writer.add('versiones', version);
    await touchHead(writer, recipe, now);
    for (const draft of await writer.ofRecipe('borradores', recipe)) {
      if (draft.pestana === tab || sameContent(draft.contenido, content)) await writer.drop('borradores', draft.id);
    }
    return { version, isNew: !same, overtaken: same ? null : overtaken };
  });
}

/** Two saves in one millisecond, or a clock set back, must not change the order of versions. */
export function after(previous: number | undefined, now: number): number {
  return previous !== undefined && isTime(previous + 1) && previous >= now ? previous + 1 : now;
}

/** A recipe that is saved is in the book, thrown away or not. */
async function touchHead(writer: Writer, id: string, now: number): Promise<void> {
  const head = await writer.get('recetas', id);
  const next: Head = head ? { ...head, usada: now, papelera: null } : newHead(id, now);
  await writer.put('recetas', next).catch(unlessNewer);
}

/** A head of a newer Obrador is left as it is; the version beside it is what matters. */
function unlessNewer(error: unknown): void {
  if ((error as { readonly kind?: string }).kind !== 'nuevo') throw error;
}

export function newHead(id: string, now: number): Head {
  return { v: SCHEMA, id, etiquetas: [], favorita: false, creada: now, usada: now, papelera: null };
}

export interface DraftRequest {
  readonly recipe: string;
  readonly content: Content;
  readonly base: string | null;
  readonly tab: string;
  readonly now: number;
  /** The draft of a tab that is no more, continued here: it goes once this one is written. */
  readonly continues?: Pick<Draft, 'id' | 'modificada'> | null;
}

export function putDraft(
  shelves: Shelves,
  { recipe, content, base, tab, now, continues }: DraftRequest,
): Promise<Draft> {
  const draft: Draft = {
    v: SCHEMA,
    id: draftId(recipe, tab),
    receta: recipe,
    pestana: tab,
    base,
    modificada: now,
    contenido: content,
  };
  return shelves.write(['borradores'], async (writer) => {
    await writer.put('borradores', draft);
    if (continues && continues.id !== draft.id) {
      const former = await writer.get('borradores', continues.id);
      if (former?.modificada === continues.modificada) await writer.drop('borradores', former.id);
    }
    return draft;
  });
}

export function dropDraft(shelves: Shelves, id: string): Promise<void> {
  return shelves.write(['borradores'], (writer) => writer.drop('borradores', id));
}
