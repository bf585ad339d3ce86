import type { CatalogueEntry } from '../craft/craft.ts';
import { finder } from '../craft/names.ts';
import { type Row as RawRow, rows as rawRows } from './catalogue.gen.ts';
import type { Group } from './groups.ts';

/** A row of the catalogue; the table check has seen to it that `grupo` is one of the groups. */
export interface Row extends RawRow {
  readonly grupo: Group;
}

export const rows = rawRows as readonly Row[];

const byId = new Map(rows.map((row) => [row.id, row]));

/** The row of an id the engine itself names. */
export function rowOf(id: string): Row {
  return byId.get(id)!;
}

/** The row of an id, a Spanish name or an alias. */
export const findRow = finder(rows);

const entries = new Map(rows.map((row) => [row, entryOf(row)]));

function entryOf(row: Row): CatalogueEntry {
  const { agua, grasa, azucares, polioles, proteinas, almidon, otros_hc, fibra, kcal } = row;
  return {
    name: row.id,
    label: row.nombre,
    aliases: row.aliases,
    group: row.grupo,
    composition: { agua, grasa, azucares, polioles, proteinas, almidon, otros_hc, fibra, kcal },
    price: row.precio,
    source: row.fuente,
  };
}

const list = [...entries.values()];

export function catalogue(): readonly CatalogueEntry[] {
  return list;
}

export function find(name: string): CatalogueEntry | undefined {
  const row = findRow(name);
  return row && entries.get(row);
}
