import type { ColumnKind } from '../../packages/engine/src/craft/table.ts';

/** A cell of a row under check. Numbers are numbers, lists are arrays, an empty optional number is null. */
export type Cells = Readonly<Record<string, string | number | null | readonly string[]>>;

/** What is wrong with one row, and in which column. */
export interface Fault {
  readonly column: string;
  readonly message: string;
}

/** How one catalogue in `data/` is read and what must hold in it. */
export interface TableSpec {
  readonly craft: string;
  /** Columns in file order. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Columns whose texts are look-up keys (name, id, aliases), and how the engine normalises them. */
  readonly keys: readonly string[];
  readonly normalise: (text: string) => string;
  /** Rows whose keys do not enter the index. */
  readonly unindexed?: (row: Cells) => boolean;
  /** False where the first row of the file wins on purpose. */
  readonly uniqueKeys?: boolean;
  readonly check: (row: Cells) => readonly Fault[];
}

export function number(row: Cells, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : 0;
}

export function sum(row: Cells, columns: readonly string[]): number {
  return columns.reduce((total, column) => total + number(row, column), 0);
}
