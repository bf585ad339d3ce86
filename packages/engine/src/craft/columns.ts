/** How a cell of what a craft knows of a food is read. */
const READERS = {
  text: (cell: string) => cell,
  number: Number,
  /** Null where the cell is empty. */
  optional: (cell: string) => (cell === '' ? null : Number(cell)),
  flag: (cell: string) => cell === '1',
  words: (cell: string): readonly string[] => (cell === '' ? [] : cell.split('|')),
  /** «id:share|id:share». */
  shares: (cell: string): readonly (readonly [id: string, share: number])[] =>
    READERS.words(cell).map((part) => {
      const [id = '', share] = part.split(':');
      return [id, Number(share)];
    }),
};

/** Columns of a craft's table, in the order of its cells. */
export type Columns = Readonly<Record<string, keyof typeof READERS>>;

/** What a craft knows of a food, by its columns. */
export type RowOf<C extends Columns> = { readonly [K in keyof C]: ReturnType<(typeof READERS)[C[K]]> };

export function rowReader<C extends Columns>(columns: C): (cells: readonly string[]) => RowOf<C> {
  const entries = Object.entries(columns);
  return (cells) =>
    Object.fromEntries(entries.map(([name, kind], i) => [name, READERS[kind](cells[i] ?? '')])) as RowOf<C>;
}
