import { fold } from '../craft/names.ts';
import { HEADS, WEIGHTS } from './pasted.gen.ts';
import { type Unit, unitOf } from './quantity.ts';

/** One row of a pasted spreadsheet, with the line it starts on (from 1). */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

export type Delimiter = '\t' | ';' | ',' | '|';

/** Cells of a text separated by `delimiter`; a field in double quotes may hold delimiters, breaks and «""». */
export function readRecords(text: string, delimiter: Delimiter): TableRow[] {
  const records: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let startLine = 1;
  let at = 0;
  // Once a quote is found to have no closing one, no later quote opens a field: each character is read once.
  let quoting = true;
  const endRecord = () => {
    records.push({ cells, line: startLine });
    cells = [];
  };
  while (at <= text.length) {
    const quoted: Quoted | undefined = quoting && text[at] === '"' ? readQuoted(text, at) : undefined;
    if (quoted && quoted.end > text.length) quoting = false;
    const open = quoted && quoting ? quoted.end : at;
    const end = cellEnd(text, open, delimiter);
    const raw = text.slice(open, end);
    cells.push((quoted && quoting ? quoted.value + raw : raw).trim());
    if (quoted && quoting) line += quoted.breaks;
    at = end + 1;
    if (text[end] === delimiter) continue;
    endRecord();
    if (text[end] === '\r' && text[at] === '\n') at++;
    line++;
    startLine = line;
  }
  return records;
}

interface Quoted {
  readonly value: string;
  /** Position after the closing quote; past the text when there is none. */
  readonly end: number;
  readonly breaks: number;
}

function readQuoted(text: string, open: number): Quoted {
  const parts: string[] = [];
  let from = open + 1;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close === -1) return { value: '', end: text.length + 1, breaks: 0 };
    parts.push(text.slice(from, close));
    if (text[close + 1] !== '"') {
      const value = parts.join('"');
      return { value: value.replace(/\s+/g, ' '), end: close + 1, breaks: value.split(/\r\n|\r|\n/).length - 1 };
    }
    from = close + 2;
  }
}

function cellEnd(text: string, from: number, delimiter: Delimiter): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

/** Which cells of a row hold name, quantity and unit, and the unit its heading gives to the quantity. */
export interface Columns {
  readonly name: number;
  readonly weight: number;
  /** Other columns with the heading of the weight: two recipes side by side. */
  readonly others: readonly number[];
  readonly unitCell: number | undefined;
  readonly unit: Unit | undefined;
}

/** The columns a heading row names, or undefined when it is no heading. */
export function columnsOf({ cells }: TableRow): Columns | undefined {
  const heads = cells.map(headOf);
  const kind = WEIGHTS.find((pattern) => heads.some(({ word }) => pattern.test(word)));
  const called = heads.findIndex(({ word }) => HEADS.name.test(word));
  // «| kg»: the column of names often has no heading.
  const name = called === -1 && kind && heads[0]!.word === '' ? 0 : called;
  if (name === -1 || !kind) return undefined;
  const [weight = -1, ...others] = heads.flatMap(({ word }, i) => (kind.test(word) ? [i] : []));
  const unitCell = heads.findIndex(({ word }, i) => i !== weight && HEADS.unit.test(word));
  const { word, unit } = heads[weight]!;
  return { name, weight, others, unitCell: unitCell === -1 ? undefined : unitCell, unit: unit ?? unitOf(word) };
}

export const headWord = (cell: string): string => headOf(cell).word;

/** «Peso (kg)» → peso, in kg. */
function headOf(cell: string): { readonly word: string; readonly unit: Unit | undefined } {
  const [, word = '', unit = ''] = /^([^([]*)[([]?([^)\]]*)/.exec(fold(cell.slice(0, 60)))!;
  return { word: word.trim().replace(/\.$/, ''), unit: unit === '' ? undefined : unitOf(unit.trim()) };
}
