import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { esPanels } from '../panel-texts.ts';

/** More bytes than a QR code holds (version 40, level L): the link alone must do. */
const MAX_BYTES = 2900;

interface Drawn {
  readonly size: number;
  readonly path: string;
}

function draw(text: string): Drawn | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

export function QrCode({ text }: { text: string }) {
  // Drawing it takes longer than all the rest of a keystroke.
  const drawn = useMemo(() => draw(text), [text]);
  if (!drawn) return <p class="note">{esPanels.shareDialog.tooLong}</p>;
  const { size, path } = drawn;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={esPanels.shareDialog.qr} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
