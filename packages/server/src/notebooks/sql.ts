export type Value = string | number | Buffer | null;
export type Row = Readonly<Record<string, string | number | Buffer | null>>;

/** Runs one statement; values stand in the text as $1, $2… */
export type Run = (text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** A database, as little of it as both kinds have. */
export interface Sql {
  readonly run: Run;
  /** All of it, or nothing. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
  /** What the two call differently. */
  readonly dialect: {
    readonly bytes: string;
    /** Lets one process at a time change tables. */
    readonly lock: string;
    /** Ends a selection whose rows nobody else may change until the transaction ends. */
    readonly locking: string;
  };
}

/** $1, $2… for so many values. */
export const places = (count: number): string => Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');

/** ($1, $2), ($3, $4)… for rows; `values` by itself says nothing of types. */
export function rowsOf(rows: readonly (readonly unknown[])[], types?: readonly string[]): string {
  const place = (row: number, column: number) => {
    const at = `$${row * rows[0]!.length + column + 1}`;
    return types ? `cast(${at} as ${types[column]})` : at;
  };
  return rows.map((row, i) => `(${row.map((_, j) => place(i, j)).join(', ')})`).join(', ');
}
