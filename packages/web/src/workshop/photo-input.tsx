import { keepPhoto } from '../bench/photos.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { tell } from '../ui/screen.ts';
import { esProcess } from './texts.ts';

interface PhotoInputProps {
  readonly label: string;
  /** The longer side it is kept at, in pixels; by default what small print needs. */
  readonly side?: number;
  readonly onKept: (id: string) => void;
}

/** Takes or chooses a picture, and keeps it. */
export function PhotoInput({ label, side, onKept }: PhotoInputProps) {
  const pick = async (file: File) => {
    const id = await keepPhoto(file, side);
    if (id === null) tell(esProcess.badPhoto);
    else onKept(id);
  };
  return (
    <FileButton class="quiet step-camera" label={label} accept="image/*" onFile={(file) => void pick(file)}>
      <CameraIcon />
    </FileButton>
  );
}

/** A camera, drawn with the strokes of the other signs. */
function CameraIcon() {
  return (
    <Icon>
      <path d="M4 8h3l1.5-2.5h7L17 8h3v11H4z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  );
}
