import { parse } from 'csv-parse/sync';

export interface Line {
  /** «data/x.csv row 7 («leche»)». */
  readonly at: (column: string) => string;
  readonly text: (column: string) => string;
  /** 0 when empty. */
  readonly number: (column: string) => number;
  readonly optional: (column: string) => number | null;
  readonly list: (column: string) => readonly string[];
}

/** Lines of a table under `data/`; a wrong header, cell count or number is added to `faults` with its row and column. */
export function readLines(file: string, csv: string, columns: readonly string[], faults: string[]): readonly Line[] {
  const [header = [], ...lines] = parse(csv, { relax_column_count: true }) as string[][];
  if (header.join() !== columns.join()) {
    throw new Error(`${file}: the header is «${header.join()}», expected «${columns.join()}»`);
  }
  return lines.map((cells, i) => {
    const at = (column: string) => `${file} row ${i + 2} («${cells[0]}»), column «${column}»`;
    if (cells.length !== columns.length) faults.push(`${at(columns[0]!)}: ${cells.length} cells`);
    const text = (column: string) => cells[columns.indexOf(column)] ?? '';
    cells.forEach((cell, k) => {
      if (/[\t\n]/.test(cell)) faults.push(`${at(columns[k] ?? '?')}: tabs and line breaks are not allowed`);
    });
    const number = (column: string) => {
      const value = Number(text(column));
      if (Number.isFinite(value) && value >= 0) return value;
      faults.push(`${at(column)}: «${text(column)}» is not a number from 0`);
      return 0;
    };
    return {
      at,
      text,
      number,
      optional: (column) => (text(column) === '' ? null : number(column)),
      list: (column) => (text(column) === '' ? [] : text(column).split('|')),
    };
  });
}
