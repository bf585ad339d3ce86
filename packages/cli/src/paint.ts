import type { WriteStream } from 'node:tty';

type Colour = 'good' | 'bad' | 'dim' | 'bold';

const CODES: Readonly<Record<Colour, string>> = { good: '32', bad: '31', dim: '2', bold: '1' };

export type Paint = (colour: Colour, text: string) => string;

/** Colours only on a terminal that shows them; NO_COLOR and FORCE_COLOR are respected by `hasColors`. */
export function painter(stream: Pick<WriteStream, 'isTTY'> & Partial<Pick<WriteStream, 'hasColors'>>): Paint {
  const coloured = stream.isTTY === true && stream.hasColors?.() === true;
  return (colour, text) => (coloured ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text);
}
