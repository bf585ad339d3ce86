const MARKS = /\p{M}+/gu;

/** Lower case without accents («Ñ» → «n»), the first step of every look-up. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '');
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** As `fold`, with letters written as one taken apart: «Œufs» → «oeufs». */
export function foldApart(text: string): string {
  return fold(text).replace(/[œæß]/g, (letter) => LIGATURES[letter]!);
}

/** The id form of turrón and cocoa: «Pasta de cacao» → «pasta_de_cacao». */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Longer names match no catalogue; cutting them keeps the look-up linear and cheap whatever is sent. */
export const MAX_NAME_LENGTH = 200;

interface Named {
  readonly id: string;
  readonly nombre: string;
  readonly aliases: readonly string[];
}

/** Finds the row a person means by an id, a Spanish name or an alias, however it is spelt; ids win over names, and names over aliases. */
export function finder<Row extends Named>(rows: readonly Row[]): (name: string) => Row | undefined {
  const index = new Map<string, Row>();
  const add = (row: Row, key: string) => {
    if (!index.has(key)) index.set(key, row);
  };
  for (const row of rows) add(row, row.id);
  for (const row of rows) add(row, slug(row.nombre));
  for (const row of rows) for (const alias of row.aliases) add(row, slug(alias));
  return (name) => {
    const asWritten = index.get(name);
    if (asWritten !== undefined) return asWritten;
    const trimmed = name.trim();
    return trimmed.length > MAX_NAME_LENGTH ? undefined : index.get(slug(trimmed));
  };
}
