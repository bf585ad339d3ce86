import { parse } from 'csv-parse/sync';
import type { Cells, TableSpec } from './table.ts';

/** Reads and checks a catalogue; throws with file, row and column of every fault found. */
export function readTable(spec: TableSpec, csv: string): { readonly rows: readonly Cells[]; readonly text: string } {
  const [header = [], ...lines] = parse(csv, { relax_column_count: true }) as string[][];
  const columns = Object.keys(spec.columns);
  const faults: string[] = [];
  const file = `data/${spec.craft}.csv`;
  if (header.join() !== columns.join()) {
    throw new Error(`${file}: the header is «${header.join()}», expected «${columns.join()}»`);
  }
  const rows = lines.map((cells, i) => {
    // Row 1 of the file is the header.
    const at = (column: string) => `${file} row ${i + 2} («${cells[0]}»), column «${column}»`;
    if (cells.length !== columns.length) {
      faults.push(`${file} row ${i + 2} («${cells[0]}»): ${cells.length} cells, expected ${columns.length}`);
    }
    const row: Record<string, Cells[string]> = {};
    columns.forEach((column, k) => {
      const text = cells[k] ?? '';
      const kind = spec.columns[column];
      if (/[\t\n]/.test(text)) faults.push(`${at(column)}: tabs and line breaks are not allowed`);
      if (kind === 'text') {
        row[column] = text;
      } else if (kind === 'list') {
        row[column] = text === '' ? [] : text.split('|');
      } else if (text === '' && kind === 'number?') {
        row[column] = null;
      } else {
        const value = Number(text);
        if (text.trim() === '' || !Number.isFinite(value)) faults.push(`${at(column)}: «${text}» is not a number`);
        else if (value < 0) faults.push(`${at(column)}: ${text} is negative`);
        row[column] = value;
      }
    });
    for (const { column, message } of spec.check(row)) faults.push(`${at(column)}: ${message}`);
    return row;
  });
  if (spec.uniqueKeys !== false) faults.push(...repeatedKeys(spec, rows, file));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { rows, text: lines.map((cells) => cells.join('\t')).join('\n') };
}

function repeatedKeys(spec: TableSpec, rows: readonly Cells[], file: string): string[] {
  const owners = new Map<string, number>();
  const faults: string[] = [];
  rows.forEach((row, i) => {
    if (spec.unindexed?.(row)) return;
    for (const column of spec.keys) {
      for (const key of [row[column]].flat()) {
        const normal = spec.normalise(String(key));
        const owner = owners.get(normal);
        if (owner === undefined) owners.set(normal, i);
        else if (owner !== i) {
          faults.push(`${file} row ${i + 2}, column «${column}»: «${key}» already stands in row ${owner + 2}`);
        }
      }
    }
  });
  return faults;
}
