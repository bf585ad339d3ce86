import type { CatalogueEntry } from '../craft/craft.ts';
import { finder } from '../craft/names.ts';
import { type Row as RawRow, rows as rawRows } from './catalogue.gen.ts';
import type { Group } from './groups.ts';

/** A row of the catalogue; the table check has seen to it that `grupo` is one of the groups. */
export interface Row extends RawRow {
  readonly grupo: Group;
}

export const rows = rawRows as readonly Row[];

/** The row of an id, a Spanish name or an alias. */
export const findRow = finder(rows);

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
