/**
 * Semicolons and decimal commas: what a Spanish spreadsheet opens without asking. The mark tells it is UTF-8, and the
 * last line feed is that of every answer.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r`;
}

/** A number a spreadsheet reads as one: an ASCII sign, no thousands. */
export function decimal(value: number): string {
  return String(value).replace('.', ',');
}

/** Quotes where needed, and a leading apostrophe so that no spreadsheet runs a name as a formula. */
function cell(text: string): string {
  const safe = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠](?![\d,]+$))/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
