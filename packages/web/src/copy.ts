import { download } from './download.ts';
import { changes, hasCopy, kept, setSetting, shelves, tabNow } from './state/notebook.ts';
import { toContent } from './state/recipe.ts';
import { unsavedWork, writeDrafts } from './state/workbench.ts';
import { FORMAT, FORMAT_VERSION, writeBackup } from './storage/backup.ts';
import { draftId } from './storage/notebook.ts';
import { type Draft, SCHEMA } from './storage/records.ts';

export const COPY_TYPE = 'application/json';

export function copyName(now: number): string {
  return `obrador-${new Date(now).toISOString().slice(0, 10)}.obrador.json`;
}

/** Hands out the whole notebook; when it cannot be read, at least all the work of this tab. */
export async function downloadCopy(): Promise<void> {
  const now = Date.now();
  download(copyName(now), COPY_TYPE, await wholeCopy(now));
  await copied();
}

/** From here on changes count anew. */
export async function copied(): Promise<void> {
  changes.value = 0;
  hasCopy.value = true;
  await kept(Promise.all([setSetting('copia/cambios', 0), setSetting('copia/hecha', true)]));
}

export async function wholeCopy(now: number): Promise<string> {
  await writeDrafts();
  try {
    return await writeBackup(shelves, now, { drafts: workHere(now) });
  } catch {
    return `${JSON.stringify({ formato: FORMAT, version: FORMAT_VERSION, creado: new Date(now).toISOString(), borradores: workHere(now) }, null, 2)}\n`;
  }
}

function workHere(now: number): Draft[] {
  return unsavedWork().map((recipe) => ({
    v: SCHEMA,
    id: draftId(recipe.id, tabNow()),
    receta: recipe.id,
    pestana: tabNow(),
    base: null,
    modificada: now,
    contenido: toContent(recipe),
  }));
}
