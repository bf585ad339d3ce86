import { encode } from 'uqr';
import { esPanels } from '../panel-texts.ts';

/** More bytes than a QR code holds (version 40, level L): the link alone must do. */
const MAX_BYTES = 2900;

export function QrCode({ text }: { text: string }) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return <p class="note">{esPanels.shareDialog.tooLong}</p>;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={esPanels.shareDialog.qr} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
