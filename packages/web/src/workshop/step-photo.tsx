import { useEffect } from 'preact/hooks';
import { loadPhoto, photos } from './step-photos.ts';
import { esProcess } from './texts.ts';

/** The picture of a step, once it is read. */
export function StepPhoto({ id, step }: { id: string; step: number }) {
  useEffect(() => void loadPhoto(id), [id]);
  const photo = photos.value.get(id);
  return photo ? <img src={`data:${photo.tipo};base64,${photo.datos}`} alt={esProcess.stepPhoto(step)} /> : null;
}
