import { signal } from '@preact/signals';
import { changed, had, kept, shelves } from '../storage/browser-notebook.ts';
import { type Photo, SCHEMA } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import { PHOTO_TYPE, smallPhoto } from '../ui/photo.ts';

/** Pictures that were asked for, by their identifier; null for one that is not there. */
export const photos = signal<ReadonlyMap<string, Photo | null>>(new Map());

const asked = new Set<string>();

function show(id: string, photo: Photo | null): void {
  photos.value = new Map([...photos.value, [id, photo]]);
}

export async function loadPhoto(id: string): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  show(id, (await had(shelves.get('fotos', id))) ?? null);
}

/** Keeps a picture; its identifier, or null when it is none or the browser does not keep it. */
export async function keepPhoto(file: Blob, side?: number): Promise<string | null> {
  const datos = await smallPhoto(file, side);
  if (datos === null) return null;
  const photo: Photo = { v: SCHEMA, id: newId(), tipo: PHOTO_TYPE, datos };
  const done = await kept(shelves.write(['fotos'], (writer) => writer.put('fotos', photo).then(() => true)));
  if (!done) return null;
  asked.add(photo.id);
  show(photo.id, photo);
  changed();
  return photo.id;
}
