import type { CatalogueEntry } from '../common/craft.ts';
import { MAX_NAME_LENGTH, slug } from '../common/names.ts';
import { type Row as RawRow, rows as rawRows } from './catalogue.gen.ts';
import type { Group } from './groups.ts';

/** A row of the catalogue; the table check has seen to it that `grupo` is one of the groups. */
export interface Row extends RawRow {
  readonly grupo: Group;
}

export const rows = rawRows as readonly Row[];

const index = new Map<string, Row>();
for (const keysOf of [idOf, nameOf, aliasesOf]) {
  for (const row of rows) for (const key of keysOf(row)) if (!index.has(key)) index.set(key, row);
}

function idOf(row: Row): readonly string[] {
  return [row.id];
}

function nameOf(row: Row): readonly string[] {
  return [slug(row.nombre)];
}

function aliasesOf(row: Row): readonly string[] {
  return row.aliases;
}

/** The row a person means by an id, a Spanish name or an alias, however it is spelt; ids win over names and aliases. */
export function findRow(name: string): Row | undefined {
  return index.get(name) ?? (name.length > MAX_NAME_LENGTH ? undefined : index.get(slug(name)));
}

const entries: readonly CatalogueEntry[] = rows.map((row) => ({
  name: row.id,
  label: row.nombre,
  aliases: row.aliases,
  group: row.grupo,
  composition: {
    agua: row.agua,
    grasa: row.grasa,
    azucares: row.azucares,
    polioles: row.polioles,
    proteinas: row.proteinas,
    almidon: row.almidon,
    otros_hc: row.otros_hc,
    fibra: row.fibra,
    kcal: row.kcal,
  },
  price: row.precio,
  source: row.fuente,
}));

export function catalogue(): readonly CatalogueEntry[] {
  return entries;
}
