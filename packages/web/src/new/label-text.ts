/** A table has a heading, or begins with its first row. */
const HEADING = /\b(?:(?:informaci[oó]n|valor(?:es)?|tabla)\s+nutricional|valor\s+energ[eé]tico)/i;

/** A whole label pasted at once: the list, and the table where it begins. */
export function splitLabel(text: string): { readonly list: string; readonly table: string } {
  const at = text.search(HEADING);
  return at < 0 ? { list: text, table: '' } : { list: text.slice(0, at).trim(), table: text.slice(at) };
}

/** The names of a printed list, without its heading, its shares and what stands in brackets. */
export function namesIn(list: string): readonly string[] {
  return list
    .replace(/^\s*ingredientes\s*:/i, '')
    .replace(/\([^()]*\)|\[[^\]]*\]/g, '')
    .split(/[,;](?!\d)|\.(?!\d)/)
    .map((name) => name.replace(/\d+(?:[.,]\d+)?\s*%/g, '').trim())
    .filter((name) => name !== '');
}
