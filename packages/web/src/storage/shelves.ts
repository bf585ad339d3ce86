import { unwrap } from 'idb';
import { type Database, OF_A_RECIPE, openDatabase } from './database.ts';
import { faultOf, StorageFault } from './faults.ts';
import { isNewer, readRecord } from './record-checks.ts';
import { type AnyRecord, type Records, SCHEMA, STORES, type StoreName } from './records.ts';
import { newId, openChannel, type Written } from './tabs.ts';

/** The records of a store that can be read, and the rest exactly as found. */
export interface Shelf<S extends StoreName> {
  readonly records: readonly Records[S][];
  readonly unread: readonly unknown[];
}

/** What may be done inside one transaction: all of it is kept, or nothing. */
export interface Writer {
  readonly get: <S extends StoreName>(store: S, id: string) => Promise<Records[S] | null>;
  /** Whether anything stands there, readable or not. */
  readonly has: (store: StoreName, id: string) => Promise<boolean>;
  readonly ofRecipe: <S extends StoreName>(store: S, recipe: string) => Promise<readonly Records[S][]>;
  readonly all: <S extends StoreName>(store: S) => Promise<readonly Records[S][]>;
  /** The identifiers of all that stands there, readable or not. */
  readonly keys: (store: StoreName) => Promise<readonly string[]>;
  /** Writes a record that must not be there yet. */
  readonly add: <S extends StoreName>(store: S, record: Records[S]) => Promise<void>;
  /** The same for many: a fault shows when the transaction ends. */
  readonly addAll: <S extends StoreName>(store: S, records: readonly Records[S][]) => void;
  /** Writes over a record of ours; what cannot be read there is kept aside first. */
  readonly put: <S extends StoreName>(store: S, record: Records[S]) => Promise<void>;
  readonly drop: (store: StoreName, id: string) => Promise<void>;
}

export interface Shelves {
  readonly read: <S extends StoreName>(store: S) => Promise<Shelf<S>>;
  readonly get: <S extends StoreName>(store: S, id: string) => Promise<Records[S] | null>;
  readonly ofRecipe: <S extends StoreName>(store: S, recipe: string) => Promise<readonly Records[S][]>;
  readonly write: <T>(stores: readonly StoreName[], work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Reads everything once, so that a database deleted under our feet can be written again. */
  readonly warm: () => Promise<void>;
  readonly close: () => void;
}

export interface ShelvesOptions {
  readonly name: string;
  /** Other tabs wrote, or a deleted database was written again. */
  readonly onWritten?: (written: readonly Written[]) => void;
  /** The database had been deleted while in use; what this tab knew is back. */
  readonly onRestored?: () => void;
}

const IDENTITY = 'identidad';
/** So many records of a store are read all together sooner than one by one. */
const MANY = 100;

/** Pictures weigh too much to be remembered. */
const REMEMBERED = STORES.filter((store) => store !== 'fotos');

export function openShelves({ name, onWritten, onRestored }: ShelvesOptions): Shelves {
  /** All this tab has read or written, by store and key, readable or not. */
  const mirror = new Map<StoreName, Map<string, unknown>>(STORES.map((store) => [store, new Map()]));
  let identity: string | null = null;
  let connection: Promise<Database> | null = null;
  let closed = false;

  const channel = openChannel(name, (written) => {
    recall(written).then(
      () => onWritten?.(written),
      () => {},
    );
  });

  const connect = (): Promise<Database> => {
    if (closed) return Promise.reject(new StorageFault('negado', new Error('closed')));
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  const open = async (): Promise<Database> => {
    const database = await openDatabase(name, () => {
      connection = null;
      // At once, so that a deleted database does not wait for the next save to come back.
      if (!closed && identity !== null) connect().catch(() => {});
    });
    const found = await settle(database);
    if (identity !== null && found !== identity) await writeAgain(database);
    identity = found;
    return database;
  };

  /** The identity of this database, given to it when it is new. */
  const settle = async (database: Database): Promise<string> => {
    const tx = database.transaction('ajustes', 'readwrite');
    tx.done.catch(() => {});
    const kept = readRecord('ajustes', await tx.store.get(IDENTITY))?.valor;
    if (typeof kept === 'string') return kept;
    const made = newId();
    try {
      await tx.store.put({ v: SCHEMA, id: IDENTITY, valor: made });
      await tx.done;
    } catch {
      // A full disk must not keep anybody from reading.
    }
    return made;
  };

  const writeAgain = async (database: Database): Promise<void> => {
    const tx = database.transaction([...STORES], 'readwrite', { durability: 'strict' });
    tx.done.catch(() => {});
    const written: Written[] = [];
    for (const store of REMEMBERED) {
      const ids: string[] = [];
      for (const [id, record] of mirror.get(store)!) {
        if (id === IDENTITY || (await tx.objectStore(store).get(id)) !== undefined) continue;
        await tx.objectStore(store).add!(record);
        ids.push(id);
      }
      if (ids.length > 0) written.push({ store, ids });
    }
    await tx.done;
    if (written.length === 0) return;
    channel.tell(written);
    onRestored?.();
  };

  const remember = (store: StoreName, raw: unknown) => {
    const id = keyOf(raw);
    if (id !== null && store !== 'fotos') mirror.get(store)!.set(id, raw);
  };

  const recall = async (written: readonly Written[]): Promise<void> => {
    const database = await connect();
    const tx = database.transaction([...new Set(written.map(({ store }) => store))]);
    const one = async (store: StoreName, id: string) => {
      const raw: unknown = await tx.objectStore(store).get(id);
      if (raw === undefined) mirror.get(store)!.delete(id);
      else remember(store, raw);
    };
    const all = async (store: StoreName) => {
      const raws: unknown[] = await tx.objectStore(store).getAll();
      mirror.get(store)!.clear();
      for (const raw of raws) remember(store, raw);
    };
    await Promise.all(
      written.flatMap(({ store, ids }) => (ids.length > MANY ? [all(store)] : ids.map((id) => one(store, id)))),
    );
  };

  /** Once more when the connection went away between two calls; then the fault is real. */
  const attempt = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    for (let left = 2; ; left--) {
      try {
        return await work(await connect());
      } catch (error) {
        const lost = error instanceof DOMException && LOST.has(error.name);
        if (!lost || left === 0) throw faultOf(error);
        if (error.name === 'InvalidStateError') connection = null;
      }
    }
  };

  const shelfOf = <S extends StoreName>(store: S, raws: readonly unknown[]): Shelf<S> => {
    const records: Records[S][] = [];
    const unread: unknown[] = [];
    for (const raw of raws) {
      remember(store, raw);
      const record = readRecord(store, raw);
      if (record) records.push(record);
      else unread.push(raw);
    }
    return { records, unread };
  };

  const readable = <S extends StoreName>(store: S, raws: readonly unknown[]) => shelfOf(store, raws).records;

  const write = <T>(stores: readonly StoreName[], work: (writer: Writer) => Promise<T>): Promise<T> =>
    attempt(async (database) => {
      const tx = database.transaction([...new Set<StoreName>([...stores, 'apartados'])], 'readwrite', {
        durability: 'strict',
      });
      tx.done.catch(() => {});
      const written: { readonly store: StoreName; readonly id: string; readonly record: AnyRecord | null }[] = [];
      const writer: Writer = {
        get: async (store, id) => readRecord(store, await tx.objectStore(store).get(id)),
        has: async (store, id) => (await tx.objectStore(store).get(id)) !== undefined,
        ofRecipe: async (store, recipe) => readable(store, await tx.objectStore(store).index('receta').getAll(recipe)),
        all: async (store) => readable(store, await tx.objectStore(store).getAll()),
        keys: async (store) => (await tx.objectStore(store).getAllKeys()).map(String),
        add: async (store, record) => {
          await tx.objectStore(store).add!(record);
          written.push({ store, id: record.id, record });
        },
        addAll: (store, records) => {
          // A promise for each of thousands costs a third of the time.
          const plain = unwrap(tx.objectStore(store));
          for (const record of records) {
            plain.add(record);
            written.push({ store, id: record.id, record });
          }
        },
        put: async (store, record) => {
          const raw: unknown = await tx.objectStore(store).get(record.id);
          if (raw !== undefined && readRecord(store, raw) === null) {
            if (isNewer(raw)) throw new StorageFault('nuevo', raw);
            const aside = asideOf(`${store}/${record.id}`, raw);
            await tx.objectStore('apartados').add!(aside);
            written.push({ store: 'apartados', id: aside.id, record: aside });
          }
          await tx.objectStore(store).put!(record);
          written.push({ store, id: record.id, record });
        },
        drop: async (store, id) => {
          await tx.objectStore(store).delete!(id);
          written.push({ store, id, record: null });
        },
      };
      let result: T;
      try {
        result = await work(writer);
        await tx.done;
      } catch (error) {
        abort(tx);
        throw error;
      }
      for (const { store, id, record } of written) {
        if (record) remember(store, record);
        else mirror.get(store)!.delete(id);
      }
      if (written.length > 0) channel.tell(grouped(written));
      return result;
    });

  const read = <S extends StoreName>(store: S) =>
    attempt(async (database) => {
      const raws: unknown[] = await database.getAll(store);
      // What other tabs removed is not to come back with a restored notebook.
      mirror.get(store)!.clear();
      return shelfOf(store, raws);
    });

  return {
    read,
    get: (store, id) => attempt(async (database) => readable(store, [await database.get(store, id)])[0] ?? null),
    ofRecipe: (store, recipe) =>
      attempt(async (database) =>
        OF_A_RECIPE.includes(store) ? readable(store, await database.getAllFromIndex(store, 'receta', recipe)) : [],
      ),
    write,
    warm: async () => {
      for (const store of REMEMBERED) await read(store);
    },
    close: () => {
      closed = true;
      channel.close();
      connection?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}

function grouped(written: readonly { readonly store: StoreName; readonly id: string }[]): readonly Written[] {
  const groups = new Map<StoreName, string[]>();
  for (const { store, id } of written) {
    const ids = groups.get(store);
    if (ids) ids.push(id);
    else groups.set(store, [id]);
  }
  return [...groups].map(([store, ids]) => ({ store, ids }));
}

/** What the browser says of a connection that is no more. */
const LOST: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'NotFoundError']);

function abort(tx: { readonly abort: () => void }): void {
  try {
    tx.abort();
  } catch {
    // It had ended already.
  }
}

function keyOf(raw: unknown): string | null {
  const id = (raw as { readonly id?: unknown } | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

export function asideOf(origin: string, raw: unknown): Records['apartados'] {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '');
  return { v: SCHEMA, id: newId(), origen: origin, creado: Date.now(), texto: text };
}
