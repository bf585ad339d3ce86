import { useEffect } from 'preact/hooks';
import { es } from '../ui/es.ts';
import { loadPhoto, photos } from './step-photos.ts';

/** The picture of a step, once it is read. */
export function StepPhoto({ id, step }: { id: string; step: number }) {
  useEffect(() => void loadPhoto(id), [id]);
  const photo = photos.value.get(id);
  return photo ? <img src={`data:${photo.tipo};base64,${photo.datos}`} alt={es.stepPhoto(step)} /> : null;
}
