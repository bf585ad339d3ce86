import type { WriteStream } from 'node:tty';

type Colour = 'good' | 'bad' | 'dim' | 'bold';

const CODES: Readonly<Record<Colour, string>> = { good: '32', bad: '31', dim: '2', bold: '1' };

export type Paint = (colour: Colour, text: string) => string;

/** Where an answer is shown. */
export interface Screen {
  readonly paint: Paint;
  /** Characters of a line; infinite where nobody looks at lines. */
  readonly width: number;
}

export type Stream = Partial<Pick<WriteStream, 'isTTY' | 'hasColors' | 'columns'>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** Narrower than this nothing can be laid out. */
const NARROWEST = 40;

/** Colours on a terminal that shows them, or where FORCE_COLOR asks for them; lines as long as it or COLUMNS says. */
export function screenOf(stream: Stream, env: Environment): Screen {
  const coloured = isColoured(stream, env);
  const columns = Number(env.COLUMNS) || (stream.isTTY ? stream.columns : undefined);
  return {
    paint: (colour, text) => (coloured ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text),
    width: columns === undefined ? Number.POSITIVE_INFINITY : Math.max(NARROWEST, columns),
  };
}

function isColoured(stream: Stream, { FORCE_COLOR, NO_COLOR }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR) return false;
  return stream.isTTY === true && stream.hasColors?.() === true;
}

/** A sentence over as many lines as it needs; all but the first begin with `indent`. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  const words = text.trimStart();
  let line = ' '.repeat(text.length - words.length);
  let begun = false;
  for (const word of words.split(' ')) {
    const longer = begun ? `${line} ${word}` : line + word;
    if (begun && longer.length > width) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else {
      line = longer;
    }
    begun = true;
  }
  return [...lines, line].join('\n');
}
