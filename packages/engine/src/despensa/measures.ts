import { type Parted, pastPhrase } from './phrases.ts';
import type { Wording } from './wording.ts';
import { isFigure } from './words.ts';

/** What stands between a part and the one before; undefined past the last. */
function before({ text, parts: partsIn }: Parted, at: number): string | undefined {
  const parts = partsIn();
  return parts[at] && text.slice(parts[at - 1]!.end, parts[at].from);
}

/** Whether a part follows a blank, the word before whole or cut short. */
function startsWord(line: Parted, at: number): boolean {
  return /^\.?\s+$/.test(before(line, at) ?? '');
}

/** Past the figure, or the span of two, that stands before a word: «2 huevos», «2-3 huevos». */
function pastCount(line: Parted, at: number): number {
  const parts = line.parts();
  const end = pastPhrase('cuenta', parts, at);
  if (end === at || before(line, end)?.trim() !== '') return at;
  // «1 1/2 squares» is no span.
  if (end === at + 2 && before(line, at + 1)?.trim() !== '-') return at;
  return parts[end]!.isWord ? end : at;
}

/** Past an amount, a size, the measure, what it is heaped to and «de»: «una cucharada colmada de miel». */
function pastMeasure(line: Parted, at: number): number {
  const parts = line.parts();
  const start = pastPhrase('tamano', parts, pastPhrase('cantidad', parts, at));
  let end = pastPhrase('medida', parts, start);
  if (end === start) return at;
  for (let heaped = pastPhrase('colmo', parts, end); heaped > end; heaped = pastPhrase('colmo', parts, end))
    end = heaped;
  if (!startsWord(line, end)) return at;
  const joined = pastPhrase('enlace', parts, end);
  return joined < parts.length ? joined : end;
}

/** Longest measure that a line ends with, in words. */
const MOST_TRAILING = 4;

/** Without the measure it ends with: «lievito 1 bustina», «vanillina bustine». */
function withoutTrailing(line: Parted): string {
  const { text } = line;
  const parts = line.parts();
  const last = parts.length - 1;
  if (last < 1 || !/^\.?$/.test(text.slice(parts[last]!.end))) return text;
  for (let at = last - 1; at > 0 && at >= last - MOST_TRAILING; at--) {
    if (!isFigure(parts[at]!.key) || pastPhrase('medida', parts, at + 1) <= last) continue;
    if (/\s$/.test(before(line, at)!) && /^\s?$/.test(before(line, at + 1)!))
      return text.slice(0, parts[at]!.from).trimEnd();
  }
  return pastPhrase('suelto', parts, last) > last ? text.slice(0, parts[last]!.from).trimEnd() : text;
}

/** Nobody counts so many of a thing, and what is weighed is round. */
const [LEAST_CODE, ROUND] = [100, 5];

/** Without how much of it there is: the «1» of «1 yogur» is no fat; «823 callets» has a code. */
export function unmeasured(whole: Wording): Wording {
  const line = whole.as(withoutTrailing(whole));
  const parts = line.parts();
  const led = pastPhrase('guia', parts, pastPhrase('guia', parts, 0));
  const figure = Number(parts[led]?.key);
  const isCode = figure >= LEAST_CODE && figure % ROUND > 0;
  const measured = isCode ? led : pastMeasure(line, pastCount(line, led));
  const halved = pastPhrase('mitad', parts, measured);
  const start = halved > measured && startsWord(line, halved) ? halved : measured;
  return start === 0 ? line : line.as(line.text.slice(parts[start]!.from));
}
