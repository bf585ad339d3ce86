/** A number without the zero before its point. */
const short = (value: number) => String(value).replace(/^0\./, '.');

/** Numbers of one column in file order: zeros are left empty, runs of them are written «_n». */
export function packNumbers(values: readonly number[]): string {
  const out: string[] = [];
  let zeros = 0;
  const flush = () => {
    if (zeros > 0) out.push(zeros === 1 ? '' : `_${zeros}`);
    zeros = 0;
  };
  for (const value of values) {
    if (value === 0) {
      zeros++;
      continue;
    }
    flush();
    out.push(short(value));
  }
  return out.join();
}

/** Reads `count` numbers written by `packNumbers`; what is not written is zero. */
export function unpackNumbers(text: string, count: number): Float64Array {
  const values = new Float64Array(count);
  let at = 0;
  // Cell by cell: an array of all of them is more to make than to read.
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf(',', start);
    if (end === -1) end = text.length;
    if (text[start] === '_') at += Number(text.slice(start + 1, end));
    else if (start === end) at++;
    else values[at++] = Number(text.slice(start, end));
  }
  return values;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIRST_LETTER = LETTERS.charCodeAt(0);

/**
 * Figures of one food, the letter of its place before each: «B3.6G4.7». Those that are null are left out; of one that
 * is the same as the figure it may repeat only the letter is written.
 */
export function packFigures(values: readonly (number | null)[], repeats: readonly number[] = []): string {
  const written = (value: number, i: number) => (value === values[repeats[i] ?? -1] ? '' : short(value));
  return values.map((value, i) => (value === null ? '' : LETTERS[i] + written(value, i))).join('');
}

/** Goes through the figures written by `packFigures`, each with its place. */
export function eachFigure(
  text: string,
  use: (value: number, place: number) => void,
  repeats: readonly number[] = [],
): void {
  const read: number[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    do end++;
    while (text.charCodeAt(end) < FIRST_LETTER);
    const place = LETTERS.indexOf(text[start]!);
    const value = end === start + 1 ? read[repeats[place]!]! : Number(text.slice(start + 1, end));
    read[place] = value;
    use(value, place);
  }
}
