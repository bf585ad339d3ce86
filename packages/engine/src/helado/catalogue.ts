import type { CatalogueEntry } from '../craft/craft.ts';
import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { type Row, rows } from './catalogue.gen.ts';
import { normalName } from './names.ts';

/** What an ingredient brings to the mix: per 100 g, and its price in EUR per kg. */
export interface Composition {
  readonly azucares: number;
  readonly materiagrasa: number;
  readonly esml: number;
  readonly lactosa: number;
  readonly otrossolidos: number;
  readonly alcohol: number;
  readonly pac: number;
  readonly pod: number;
  readonly kcal: number;
  readonly precio: number;
  /** azucares + materiagrasa + esml + otrossolidos. */
  readonly solidos: number;
  /** Hardening points of cocoa and nuts. */
  readonly dureza: number;
}

/** A row of the catalogue, ready to be mixed. */
export interface Known {
  readonly row: Row;
  readonly index: number;
  readonly composition: Composition;
}

/**
 * Hardness factor: 1.8 per g of fat-free cocoa, 0.9 of cocoa butter, 1.4 of nut fat (Corvitto, Los secretos del
 * helado, 2005, p. 243). The group says which solids and fat those are.
 */
export function hardness(grupo: string, otrossolidos: number, materiagrasa: number): number {
  if (grupo === 'cacao_chocolate') return 1.8 * otrossolidos + 0.9 * materiagrasa;
  return grupo === 'frutos_secos' ? 1.4 * materiagrasa : 0;
}

function known(row: Row, index: number): Known {
  return {
    row,
    index,
    composition: {
      azucares: row.azucares,
      materiagrasa: row.materiagrasa,
      esml: row.esml,
      lactosa: row.lactosa,
      otrossolidos: row.otrossolidos,
      alcohol: row.alcohol,
      pac: row.pac,
      pod: row.pod,
      kcal: row.kcal,
      precio: row.precio,
      solidos: row.azucares + row.materiagrasa + row.esml + row.otrossolidos,
      dureza: hardness(row.grupo, row.otrossolidos, row.materiagrasa),
    },
  };
}

/** Names and aliases as written, in lower case and in normal form, so that few names need folding. */
function indexed(): ReadonlyMap<string, Known> {
  const index = new Map<string, Known>();
  rows.forEach((row, i) => {
    const entry = known(row, i);
    for (const name of [row.name, ...row.aliases]) {
      index.set(name, entry).set(name.toLowerCase(), entry).set(normalName(name), entry);
    }
  });
  return index;
}

const INDEX = indexed();

/** The row a name stands for, by exact match of its normal form: a wrong guess would be worse than none. */
export function find(name: string): Known | undefined {
  const asWritten = INDEX.get(name);
  if (asWritten !== undefined) return asWritten;
  const trimmed = name.trim();
  if (trimmed.length > MAX_NAME_LENGTH) return undefined;
  return INDEX.get(trimmed.toLowerCase()) ?? INDEX.get(normalName(trimmed));
}

/** A row the engine itself relies on. */
export function mustFind(name: string): Known {
  const found = INDEX.get(name);
  if (found === undefined) throw new Error(`data/helado.csv has no row «${name}»`);
  return found;
}

export const CATALOGUE_SIZE = rows.length;

const COMPOSITION_COLUMNS = [
  'azucares',
  'materiagrasa',
  'esml',
  'lactosa',
  'proteinas',
  'otrossolidos',
  'agua',
  'alcohol',
  'pac',
  'pod',
  'kcal',
] as const satisfies readonly (keyof Row)[];

const entries: readonly CatalogueEntry[] = rows.map((row) => ({
  name: row.name,
  label: row.name,
  aliases: row.aliases,
  group: row.grupo,
  composition: Object.fromEntries(COMPOSITION_COLUMNS.map((column) => [column, row[column]])),
  price: row.precio,
  source: row.fuente,
}));

export function catalogue(): readonly CatalogueEntry[] {
  return entries;
}
