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

/** What nobody knows weighs, is no cocoa, sugar, fat or water, and costs nothing. */
export const UNKNOWN: Row = {
  id: '',
  nombre: '',
  aliases: [],
  grupo: 'desconocido',
  agua: 0,
  cacao_seco_desgrasado: 0,
  manteca_cacao: 0,
  grasa_leche: 0,
  otra_grasa: 0,
  azucar: 0,
  lactosa: 0,
  sng_leche: 0,
  otros_solidos: 100,
  alcohol: 0,
  sacarosa: 0,
  glucosa: 0,
  fructosa: 0,
  jarabe: 0,
  de_jarabe: 0,
  sorbitol: 0,
  glicerol: 0,
  maltitol: 0,
  eritritol: 0,
  sal: 0,
  avellana: 0,
  frutos_secos: 0,
  kcal: 0,
  precio: 0,
  fuente: '',
};

const entries: readonly CatalogueEntry[] = rows.map(
  ({ id, nombre, aliases, grupo, precio, fuente, ...composition }) => ({
    name: id,
    label: nombre,
    aliases,
    group: grupo,
    composition,
    price: precio,
    source: fuente,
  }),
);

export function catalogue(): readonly CatalogueEntry[] {
  return entries;
}

const entryOf = new Map(rows.map((row, i) => [row, entries[i]!]));

/** The entry a name is read as. */
export function find(name: string): CatalogueEntry | undefined {
  const row = findRow(name);
  return row && entryOf.get(row);
}
