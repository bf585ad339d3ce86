import { type IDBPDatabase, openDB } from 'idb';
import { faultOf, StorageFault } from './faults.ts';
import { STORES, type StoreName } from './records.ts';

/** Raised when a change to the shape of the database needs one. Records carry their own version besides. */
const DATABASE_VERSION = 2;

export type Database = IDBPDatabase;

/** How long a browser may take to open a database before it counts as not opening. */
const PATIENCE_MS = 8000;

/** Opens the database and makes its stores; one of a newer Obrador is opened as it is. */
export async function openDatabase(name: string, onGone: () => void): Promise<Database> {
  let database: Database | undefined;
  const gone = () => {
    database?.close();
    onGone();
  };
  const options = { blocking: gone, terminated: gone };
  try {
    const opening = openDB(name, DATABASE_VERSION, { ...options, upgrade: makeStores }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'VersionError') return openDB(name, undefined, options);
      throw error;
    });
    database = await within(opening, PATIENCE_MS);
  } catch (error) {
    throw faultOf(error);
  }
  if (STORES.every((store) => database!.objectStoreNames.contains(store))) return database;
  database.close();
  throw new StorageFault('negado', new Error('stores missing'));
}

function makeStores(database: Database): void {
  for (const store of STORES) {
    if (database.objectStoreNames.contains(store)) continue;
    const made = database.createObjectStore(store, { keyPath: 'id' });
    if (OF_A_RECIPE.includes(store)) made.createIndex('receta', 'receta');
  }
}

/** Stores whose records belong to a recipe. */
export const OF_A_RECIPE: readonly StoreName[] = ['versiones', 'anotaciones', 'borradores'];

/** A database that opens after all is closed again: nobody waits for it any more. */
async function within(opening: Promise<Database>, ms: number): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFault('ocupado', new Error('timeout'))), ms);
  });
  try {
    return await Promise.race([opening, late]);
  } catch (error) {
    opening.then(
      (database) => database.close(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
