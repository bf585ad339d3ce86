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
  };
}
