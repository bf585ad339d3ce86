import { useEffect } from 'preact/hooks';
import { loadPhoto, photos } from './photos.ts';

/** A picture of the notebook, once it is read. */
export function Photo({ id, alt }: { id: string; alt: string }) {
  useEffect(() => void loadPhoto(id), [id]);
  const photo = photos.value.get(id);
  return photo ? <img src={`data:${photo.tipo};base64,${photo.datos}`} alt={alt} /> : null;
}
