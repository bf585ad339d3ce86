import { encode } from 'uqr';

/** More bytes than a QR code holds (version 40, level L): the link alone must do. */
const MAX_BYTES = 2900;

export interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** Null for a text that no code holds. */
export function draw(text: string): Drawn | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
