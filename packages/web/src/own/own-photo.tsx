import { useEffect, useState } from 'preact/hooks';
import type { Photo } from '../storage/records.ts';
import { FileButton } from '../ui/file-button.tsx';
import { PHOTO_TYPE, smallPhoto } from '../ui/photo.ts';
import { tell } from '../ui/screen.ts';
import { newPhoto, photoOf } from './own-write.ts';
import { esOwn } from './texts.ts';

interface OwnPhotoProps {
  readonly name: string;
  /** The one kept; undefined when there is none or it was taken away. */
  readonly id: string | undefined;
  /** The one just made. */
  readonly photo: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
}

/** The picture of the label: taken with the phone or picked. */
export function OwnPhoto({ name, id, photo, onChange }: OwnPhotoProps) {
  const [kept, setKept] = useState<Photo | null>(null);
  useEffect(() => {
    setKept(null);
    if (id !== undefined) void photoOf(id).then(setKept);
  }, [id]);
  const shown = photo ?? kept;
  const pick = async (file: File) => {
    const data = await smallPhoto(file);
    if (data === null) tell(esOwn.badPhoto);
    else onChange(newPhoto(PHOTO_TYPE, data));
  };
  return (
    <div class="own-photo">
      <span>{esOwn.photo}</span>
      {shown && <img src={`data:${shown.tipo};base64,${shown.datos}`} alt={esOwn.photoOf(name)} />}
      <div class="actions">
        <FileButton label={esOwn.addPhoto} accept="image/*" onFile={(file) => void pick(file)} />
        {shown && (
          <button type="button" class="text" onClick={() => onChange(null)}>
            {esOwn.dropPhoto}
          </button>
        )}
      </div>
    </div>
  );
}
