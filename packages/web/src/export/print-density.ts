/** What a sheet has to hold. */
export interface SheetContent {
  /** Letters of the title. */
  readonly title: number;
  readonly lines: number;
  /** Letters of each step. */
  readonly steps: readonly number[];
  readonly photos: number;
  /** Letters of each line of the note. */
  readonly note: readonly number[];
  /** Lines of each recipe inside. */
  readonly parts: readonly number[];
  /** Figures of the reading; they stand two abreast. */
  readonly meters: number;
  readonly hasTempering: boolean;
}

export type Density = 'amplia' | 'media' | 'justa' | 'minima';

const LARGE = { letters: 24, row: 10 };
const SMALL = { letters: 34, row: 7.1 };

/** Millimetres each thing takes, from the largest print to the smallest that is read at arm's length. */
const PRINTS: readonly {
  readonly density: Density;
  readonly line: number;
  readonly step: number;
  /** Letters of a step that fit one row. */
  readonly letters: number;
  readonly meter: number;
  readonly photo: number;
  /** A line of a recipe inside. */
  readonly part: number;
  /** Title, captions, signs, allergens and notes. */
  readonly rest: number;
  /** Letters of a title in one row, and what each row more takes. */
  readonly title: { readonly letters: number; readonly row: number };
}[] = [
  { density: 'amplia', line: 13.2, step: 7.8, letters: 62, meter: 6.4, photo: 24, part: 7.2, rest: 110, title: LARGE },
  { density: 'media', line: 10.1, step: 6.6, letters: 70, meter: 5.8, photo: 24, part: 6.4, rest: 107, title: LARGE },
  { density: 'justa', line: 7.2, step: 5.2, letters: 84, meter: 5.2, photo: 24, part: 5.4, rest: 104, title: LARGE },
  { density: 'minima', line: 6, step: 4.6, letters: 94, meter: 4.8, photo: 23, part: 4.8, rest: 91, title: SMALL },
];
/** A4 without its margins. */
const PAGE = 271;
const STOPS = 14;
/** Letters of a row of the note, what each takes, and how much of it fits where notes are written by hand. */
const NOTE = { letters: 105, row: 4.4, room: 10 };
/** The caption of a recipe inside, with the air over it. */
const CAPTION = 11;

/** The largest print in which the sheet is one page; the smallest when none is. */
export function densityOf(content: SheetContent): Density {
  const { title: written, lines, note, parts, steps, photos, meters, hasTempering } = content;
  const fits = PRINTS.find(({ line, step, letters, meter, photo, part, rest, title }) => {
    const height =
      rest +
      title.row * Math.max(0, Math.ceil(written / title.letters) - 1) +
      line * (lines + 1) +
      parts.reduce((sum, rows) => sum + CAPTION + part * rows, 0) +
      step * rowsOf(steps, letters) +
      photo * photos +
      Math.max(0, NOTE.row * rowsOf(note, NOTE.letters) - NOTE.room) +
      meter * Math.ceil(meters / 2) +
      (hasTempering ? STOPS : 0);
    return height <= PAGE;
  });
  return (fits ?? PRINTS.at(-1)!).density;
}

function rowsOf(texts: readonly number[], letters: number): number {
  return texts.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / letters)), 0);
}
