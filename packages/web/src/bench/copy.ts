import { toContent } from '../recipe/recipe.ts';
import { writeBackup, writeUnkept } from '../storage/backup.ts';
import {
  CHANGES,
  changes,
  hasCopy,
  kept,
  refusedRecords,
  setSetting,
  shelves,
  tabNow,
} from '../storage/browser-notebook.ts';
import { draftId } from '../storage/content.ts';
import { type Draft, SCHEMA, type Shelved } from '../storage/records.ts';
import { download } from '../ui/download.ts';
import { unsavedWork, writeDrafts } from './drafts.ts';

export const COPY_TYPE = 'application/json';

export function copyName(now: number): string {
  return `obrador-${new Date(now).toISOString().slice(0, 10)}.obrador.json`;
}

/** Hands out the whole notebook; when it cannot be read, at least all the work of this tab. */
export async function downloadCopy(): Promise<void> {
  const now = Date.now();
  const whole = await wholeCopy(now).catch(() => null);
  download(copyName(now), COPY_TYPE, whole ?? writeUnkept(now, workHere(now)));
  if (whole !== null) await copied();
}

/** From here on changes count anew. */
export async function copied(): Promise<void> {
  changes.value = 0;
  hasCopy.value = true;
  await kept(Promise.all([setSetting(CHANGES, 0), setSetting('copia/hecha', true)]));
}

/** Fails when the notebook cannot be read: less than all of it must not take the place of an older copy. */
export async function wholeCopy(now: number): Promise<string> {
  await writeDrafts();
  return writeBackup(shelves, now, { unkept: workHere(now) });
}

/** All that only this page has. */
function workHere(now: number): readonly Shelved[] {
  return [...refusedRecords(), ...draftsHere(now).map((record) => ({ store: 'borradores', record }) as const)];
}

function draftsHere(now: number): Draft[] {
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
