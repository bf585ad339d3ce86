import { type IDBPDatabase, openDB } from 'idb';
import { type Bytes, digestOf, toBase64 } from './bytes.ts';
import type { Identity } from './identity.ts';
import type { LogState, Pen, Refusal } from './log.ts';

/** A record of the log as this device has it. */
export interface KeptRecord {
  /** Its digest. */
  readonly id: string;
  readonly data: Bytes;
  /** Absent once the service has it: an index holds those alone that have it. */
  readonly unsent?: 1;
  /** Begins a checkpoint. */
  readonly checkpoint: boolean;
}

/** This device in its workshop: who it is, and how far it has read and written. */
export interface Membership {
  /** Grows with each change: two tabs do not write over each other. */
  readonly revision: number;
  readonly secret: Bytes;
  readonly self: Identity;
  readonly name: string;
  readonly pen: Pen;
  readonly log: LogState;
  /** The last record read of the service's log. */
  readonly seq: number;
  /** Its digest; null where it was not read, as before a checkpoint. */
  readonly last: string | null;
  /** The last thing to tell that was signed. */
  readonly sealed: number;
  /** Bytes read since the last checkpoint, and of it. */
  readonly since: number;
  readonly checkpoint: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
  /** When something of a member last came, by this device's clock. */
  readonly heard: Readonly<Record<string, number>>;
  /** Bytes of the log by who wrote them, as far as this device read it. */
  readonly wrote: Readonly<Record<string, number>>;
  /** The phrase was written down, and typed once. */
  readonly checked: boolean;
  /** A farewell that was signed and not answered for yet: a log has one. */
  readonly moving: Farewell | null;
}

export interface Farewell {
  readonly last: Bytes;
  readonly signature: Bytes;
}

export interface Vault {
  readonly load: () => Promise<Membership | null>;
  /** Writes when nobody else did meanwhile: the next membership, and records that are not there yet. */
  readonly commit: (next: Membership, records: readonly KeptRecord[]) => Promise<boolean>;
  readonly has: (id: string) => Promise<boolean>;
  readonly unsent: () => Promise<readonly KeptRecord[]>;
  readonly sent: (ids: readonly string[]) => Promise<void>;
  readonly records: () => Promise<readonly KeptRecord[]>;
  /** Another log, or none. */
  readonly clear: (next: Membership | null) => Promise<void>;
  readonly close: () => void;
}

const STATE = 'estado';
const RECORDS = 'registros';
const KEY = 'obrador';

/** The keys and the log of this device, in a database of their own: copies of the book do not hold them. */
export function openVault(name: string): Vault {
  const opening: Promise<IDBPDatabase> = openDB(`${name}.registro`, 2, {
    upgrade: (database) => {
      // Logs of version 1, before any release, do not name their owner and cannot be read: one shares anew.
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
      database.createObjectStore(STATE);
      const records = database.createObjectStore(RECORDS, { autoIncrement: true });
      records.createIndex('id', 'id', { unique: true });
      records.createIndex('unsent', 'unsent');
    },
  });
  const writing = async () => (await opening).transaction([STATE, RECORDS], 'readwrite', { durability: 'strict' });
  return {
    load: async () => ((await (await opening).get(STATE, KEY)) as Membership | undefined) ?? null,
    commit: async (next, records) => {
      const tx = await writing();
      const there = (await tx.objectStore(STATE).get(KEY)) as Membership | undefined;
      if ((there?.revision ?? 0) !== next.revision) return false;
      await tx.objectStore(STATE).put({ ...next, revision: next.revision + 1 }, KEY);
      const store = tx.objectStore(RECORDS);
      const byId = store.index('id');
      for (const record of records) {
        const key = await byId.getKey(record.id);
        if (key === undefined) await store.add(record);
        else if (!record.unsent) await store.put(record, key);
      }
      await tx.done;
      return true;
    },
    has: async (id) => (await (await opening).getKeyFromIndex(RECORDS, 'id', id)) !== undefined,
    unsent: async () => (await (await opening).getAllFromIndex(RECORDS, 'unsent')) as KeptRecord[],
    sent: async (ids) => {
      const tx = await writing();
      const store = tx.objectStore(RECORDS);
      for (const id of ids) {
        const key = await store.index('id').getKey(id);
        if (key === undefined) continue;
        const { unsent: _, ...record } = (await store.get(key)) as KeptRecord;
        await store.put(record, key);
      }
      await tx.done;
    },
    records: async () => (await (await opening).getAll(RECORDS)) as KeptRecord[],
    clear: async (next) => {
      const tx = await writing();
      await tx.objectStore(RECORDS).clear();
      await (next ? tx.objectStore(STATE).put(next, KEY) : tx.objectStore(STATE).delete(KEY));
      await tx.done;
    },
    close: () => void opening.then((database) => database.close()),
  };
}

export async function keptRecord(data: Bytes, sent: boolean, checkpoint = false): Promise<KeptRecord> {
  return { id: toBase64(await digestOf(data)), data, checkpoint, ...(!sent && { unsent: 1 }) };
}
