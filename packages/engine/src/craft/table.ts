/** How the cells of a column are read: text, a list separated by bars, a number, or a number that may be empty. */
export type ColumnKind = 'text' | 'list' | 'number' | 'number?';

/** Rows of a generated catalogue: one line per row, cells separated by tabs, in the order of `columns`. */
export function table<Row>(columns: Readonly<Record<string, ColumnKind>>, text: string): readonly Row[] {
  const entries = Object.entries(columns);
  return text.split('\n').map((line) => {
    const cells = line.split('\t');
    const row: Record<string, unknown> = {};
    entries.forEach(([name, kind], i) => {
      row[name] = cell(cells[i] ?? '', kind);
    });
    return row as Row;
  });
}

function cell(text: string, kind: ColumnKind): unknown {
  if (kind === 'text') return text;
  if (kind === 'list') return text === '' ? [] : text.split('|');
  return text === '' ? null : Number(text);
}
