import type { CatalogueEntry } from '../craft/craft.ts';
import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { type Row, rows } from './catalogue.gen.ts';
import { type Composition, hardness } from './composition.ts';
import { type Contents, contentsOf } from './measure.ts';
import { normalName } from './names.ts';

/** What is mixed: a row of the catalogue as it is, or what the request says of an ingredient. */
export interface Ingredient {
  /** Its row of the catalogue, also when the request gives figures of its own. */
  readonly known: Known | undefined;
  readonly composition: Composition;
  readonly contents: Contents;
}

/** A row of the catalogue, ready to be mixed: an ingredient that is known to be itself. */
export interface Known extends Ingredient {
  readonly row: Row;
  readonly index: number;
}

const DEXTROSE = 'Dextrosa';

function known(row: Row, index: number): Known {
  const { name, grupo, azucares, materiagrasa, esml, lactosa, otrossolidos, alcohol, pac, pod, kcal, precio } = row;
  const composition: Composition = {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    otrossolidos,
    alcohol,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    dureza: hardness(grupo, otrossolidos, materiagrasa),
    dextrosa: name === DEXTROSE ? azucares : 0,
  };
  const itself: Omit<Known, 'known'> & { known: Known | undefined } = {
    known: undefined,
    composition,
    contents: contentsOf(composition),
    row,
    index,
  };
  itself.known = itself;
  return itself;
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

export function findEntry(name: string): CatalogueEntry | undefined {
  const known = find(name);
  return known && entries[known.index];
}
