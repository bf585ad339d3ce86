/** Longer words are not compared letter by letter. */
const LONGEST = 40;

/** Rows of the distance table, reused: the current one and the two before. */
const ROWS = {
  before: new Uint8Array(LONGEST + 4),
  above: new Uint8Array(LONGEST + 4),
  row: new Uint8Array(LONGEST + 4),
};

/** A word as somebody typed it, slips included. */
export interface TypedWord {
  readonly stem: string;
  readonly letters: number;
  /** Slips forgiven: one in words of 4 letters, two from 8; figures are never guessed. */
  readonly slips: number;
  /** It may be half typed. Shorter than five letters it would then resemble anything. */
  readonly mayBeStart: boolean;
}

export function typedWord(word: string, stem: string): TypedWord {
  const figure = word >= '0' && word < ':';
  const slips = figure || word.length < 4 || word.length > LONGEST ? 0 : word.length < 8 ? 1 : 2;
  return { stem, letters: letterMask(stem), slips, mayBeStart: word.length >= 5 };
}

/** One bit per letter the word holds. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/**
 * Letters to change, add, drop or swap to turn what was typed into `word`, counted in halves because turning it only
 * into a start of the word costs a half more. Undefined when they are more slips than forgiven. The letters of both
 * discard most words without comparing them.
 */
export function halfEdits(typed: TypedWord, word: string, letters: number): number | undefined {
  const { stem, slips, mayBeStart } = typed;
  const shortest = stem.length - slips;
  const longest = stem.length + slips;
  if (word.length < shortest || (!mayBeStart && word.length > longest)) return undefined;
  if (lacksLetters(typed, letters)) return undefined;
  const width = Math.min(word.length, longest);
  const last = lastRow(stem, word, width, slips);
  if (last === undefined) return undefined;
  let halves = word.length === width ? 2 * last[width]! : 2 * last[width]! + 1;
  if (mayBeStart) for (let j = Math.max(0, shortest); j < width; j++) halves = Math.min(halves, 2 * last[j]! + 1);
  return halves <= 2 * slips + 1 ? halves : undefined;
}

/** Whether a word of some letters lacks more of those typed than are forgiven: each costs an edit. */
export function lacksLetters(typed: TypedWord, letters: number): boolean {
  let rest = typed.letters & ~letters;
  for (let i = 0; i < typed.slips; i++) rest &= rest - 1;
  return rest !== 0;
}

/**
 * Last row of the table of optimal string alignment, or undefined as soon as every way costs too much. Only cells at
 * most `most` off the diagonal can be cheap enough; the ones beside them are walled off.
 */
function lastRow(typed: string, word: string, width: number, most: number): Uint8Array | undefined {
  const wall = most + 1;
  let { before, above, row } = ROWS;
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const oldest = before;
    before = above;
    above = row;
    row = oldest;
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    row[from - 1] = from === 1 ? i : wall;
    row[to + 1] = wall;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const cost = cell(typed, word, i, j, before, above, row);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return undefined;
  }
  return row;
}

function cell(
  typed: string,
  word: string,
  i: number,
  j: number,
  before: Uint8Array,
  above: Uint8Array,
  row: Uint8Array,
): number {
  const a = typed.charCodeAt(i - 1);
  const b = word.charCodeAt(j - 1);
  if (a === b) return above[j - 1]!;
  const cost = 1 + Math.min(above[j - 1]!, above[j]!, row[j - 1]!);
  const swapped = i > 1 && j > 1 && a === word.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2);
  return swapped ? Math.min(cost, before[j - 2]! + 1) : cost;
}
