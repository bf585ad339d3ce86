import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const root = new URL('../../../../', import.meta.url);

export const dataFile = (path: string) => readFileSync(new URL(`data/${path}`, root), 'utf8');

/** Rows of a table, by column. */
export function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  return parse(text, { columns: true }) as Record<string, string>[];
}

export const namesFile = (name: string) => rowsOf(readFileSync(new URL(`names/${name}.csv`, import.meta.url), 'utf8'));
