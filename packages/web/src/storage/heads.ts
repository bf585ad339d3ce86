import { byTime } from './content.ts';
import { after, newHead } from './notebook.ts';
import { type Annotation, type Head, type Measures, type OwnRecord, SCHEMA, type Version } from './records.ts';
import type { Shelves, Writer } from './shelves.ts';
import { newId } from './tabs.ts';
import { photosIn } from './workshop-records.ts';

const DAY_MS = 86_400_000;
/** How long what was thrown away can still be taken back. */
export const TRASH_DAYS = 30;

/** Marks, tags, trash: read again before it is changed, so that two tabs do not undo each other. */
export function changeHead(shelves: Shelves, id: string, now: number, change: (head: Head) => Head): Promise<Head> {
  return shelves.write(['recetas'], async (writer) => {
    const next = change((await writer.get('recetas', id)) ?? newHead(id, now));
    await writer.put('recetas', next);
    return next;
  });
}

export function annotate(
  shelves: Shelves,
  version: Pick<Version, 'id' | 'receta'>,
  note: string,
  measures: Measures,
  now: number,
): Promise<Annotation> {
  return shelves.write(['anotaciones'], async (writer) => {
    const earlier = byTime(await writer.ofRecipe('anotaciones', version.receta), 'creada').at(-1);
    const annotation: Annotation = {
      v: SCHEMA,
      id: newId(),
      receta: version.receta,
      version: version.id,
      creada: after(earlier?.creada, now),
      nota: note,
      medidas: measures,
    };
    await writer.add('anotaciones', annotation);
    return annotation;
  });
}

/** Takes out for good what has been in the trash for its thirty days. */
export async function emptyTrash(shelves: Shelves, now: number): Promise<readonly string[]> {
  const { records } = await shelves.read('recetas');
  const due = records.filter((head) => isDue(head, now)).map(({ id }) => id);
  for (const id of due) await forget(shelves, id, (head) => isDue(head, now));
  await emptyOwn(shelves, now);
  return due;
}

/** The same for ingredients of one's own. */
async function emptyOwn(shelves: Shelves, now: number): Promise<void> {
  const { records } = await shelves.read('ingredientes');
  if (!records.some((record) => isDue(record, now))) return;
  await shelves.write(['ingredientes', 'fotos'], async (writer) => {
    const gone = (await writer.all('ingredientes')).filter((record) => isDue(record, now));
    for (const { id } of gone) await writer.drop('ingredientes', id);
    await dropPictures(writer, gone);
  });
}

/** Drops the pictures of ingredients that were, unless another shows the same: a new name leaves two with one. */
export async function dropPictures(writer: Writer, were: readonly Pick<OwnRecord, 'foto'>[]): Promise<void> {
  const shown = new Set((await writer.all('ingredientes')).map(({ foto }) => foto));
  for (const { foto } of were) if (foto !== undefined && !shown.has(foto)) await writer.drop('fotos', foto);
}

function isDue({ papelera }: { readonly papelera: number | null }, now: number): boolean {
  return papelera !== null && papelera + TRASH_DAYS * DAY_MS <= now;
}

/** Removes a recipe with all it was, if it still is as `agreed` wants it. */
export function forget(shelves: Shelves, id: string, agreed: (head: Head) => boolean): Promise<boolean> {
  return shelves.write(['recetas', 'versiones', 'anotaciones', 'borradores', 'fotos'], async (writer) => {
    const head = await writer.get('recetas', id);
    if (!head || !agreed(head)) return false;
    const had = await stepPhotos(writer, (receta) => receta === id);
    for (const store of ['versiones', 'anotaciones', 'borradores'] as const) {
      for (const record of await writer.ofRecipe(store, id)) await writer.drop(store, record.id);
    }
    await writer.drop('recetas', id);
    // A recipe saved apart shows the pictures of the one it came from.
    const shown = had.size === 0 ? had : await stepPhotos(writer, (receta) => receta !== id);
    for (const photo of had) if (!shown.has(photo)) await writer.drop('fotos', photo);
    return true;
  });
}

/** Pictures of the steps of some recipes, in every version and draft of theirs. */
async function stepPhotos(writer: Writer, isWanted: (recipe: string) => boolean): Promise<ReadonlySet<string>> {
  const all = [...(await writer.all('versiones')), ...(await writer.all('borradores'))];
  return new Set(all.filter(({ receta }) => isWanted(receta)).flatMap(({ contenido }) => photosIn(contenido.taller)));
}
