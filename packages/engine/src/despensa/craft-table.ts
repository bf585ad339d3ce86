/** A row of `data/oficios/<craft>.csv`, by its columns. */
export interface TableRow {
  readonly text: (column: string) => string;
  readonly list: (column: string) => readonly string[];
}

/** Tells what is wrong with a column of a row. */
export type Fail = (column: string, message: string) => void;

/** A row that has been read: its cells in the order of the columns. */
export interface ReadRow {
  readonly at: (column: string) => string;
  readonly cells: readonly string[];
}

/** What `data/oficios/<craft>.csv` must hold; only the build of the tables asks. */
export interface CraftTable {
  /** Columns of knowledge, in the order the craft reads their cells. */
  readonly columns: readonly string[];
  /** Words allowed in the columns that name a kind. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Its columns of `data/oficios/categorias.csv`, with the words allowed in them; null takes any. */
  readonly categories: Readonly<Record<string, readonly string[] | null>>;
  /** Whether people see another name than the one on the wire. */
  readonly labelled: boolean;
  /** Whether its wire names are ids. */
  readonly byId: boolean;
  /** What only this craft asks of a row. */
  readonly checkRow?: (row: TableRow, fail: Fail) => void;
  /** What it asks of all of them together; answers the faults. */
  readonly checkRows?: (rows: ReadonlyMap<string, ReadRow>) => readonly string[];
}
