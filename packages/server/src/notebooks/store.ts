import { createHash } from 'node:crypto';
import type { Row, Run, Sql } from './sql.ts';
import { migrate } from './tables.ts';

const DAY_MS = 86_400_000;
/** How long a notebook is kept that nobody uses: eighteen months. */
export const KEPT_MS = 548 * DAY_MS;

export interface Limits {
  /** Bytes of one notebook. */
  readonly quota: number;
  /** Bytes appended from one network in a day; 0 sets no bound. */
  readonly dailyBytes: number;
  /** Notebooks made from one network in a day; 0 sets no bound. */
  readonly dailyNotebooks: number;
  /** Bytes of all notebooks; absent or 0 sets no bound. */
  readonly totalBytes?: number;
}

export interface Notebook {
  /** SHA-256 of the token: whoever reads the database cannot use it. */
  readonly token: Buffer;
  /** The owner's public key, in base64url. */
  readonly owner: string;
  /** Sequence of the last record. */
  readonly head: number;
  readonly bytes: number;
  /** Where the last checkpoint begins. */
  readonly checkpoint: number | null;
  readonly used: number;
  readonly closed: boolean;
}

export interface KeptRecord {
  readonly seq: number;
  readonly data: Buffer;
}

/** Why something is not stored. */
export type Reason = 'closed' | 'full' | 'network' | 'disk';

export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

export interface Appending {
  readonly records: readonly Buffer[];
  /** The first of them begins a checkpoint. */
  readonly checkpoint: boolean;
  readonly network: string;
}

export interface NotebookStore {
  readonly limits: Limits;
  readonly find: (id: string) => Promise<Notebook | undefined>;
  /** Makes a notebook; one that is there already stays as it is. */
  readonly create: (id: string, token: Buffer, owner: string, network: string) => Promise<void>;
  /** Appends what is not there yet and gives the head; the same record twice is there once. */
  readonly append: (id: string, appending: Appending) => Promise<number>;
  /** Records from a sequence on, up to another, as many as go into one answer. */
  readonly list: (id: string, from: number, until?: number) => Promise<readonly KeptRecord[]>;
  /** Keeps a notebook that is only read from being taken for unused. */
  readonly touch: (id: string) => Promise<void>;
  readonly heads: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Ends with a last record, beyond any quota, forgets the others and takes no more; the identifier stays taken. */
  readonly close: (id: string, last: Buffer) => Promise<number>;
  /** Removes what has not been used for its time, and counts of days gone by. */
  readonly sweep: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Records looked at, and bytes given, in one answer. */
const PAGE = 4_000;
const PAGE_BYTES = 1_000_000;
const ASKED_AT_ONCE = 1_000;
/** How long the sum of all notebooks is counted on before it is asked for again. */
const SUM_MS = 60_000;

export const digestOf = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** $1, $2… for so many values, after those that stand before. */
const places = (count: number, before = 0): string =>
  Array.from({ length: count }, (_, i) => `$${i + 1 + before}`).join(', ');

/** The notebooks of a database whose tables are up to date. */
export async function openStore(sql: Sql, limits: Limits, now: () => number = Date.now): Promise<NotebookStore> {
  await migrate(sql);

  /** Counts against a network, and refuses what would be too much of it. */
  const count = async (run: Run, network: string, created: number, bytes: number) => {
    const [used] = await run(
      `insert into notebook_use (network, day, created, bytes) values ($1, $2, $3, $4)
       on conflict (network, day) do update
       set created = notebook_use.created + excluded.created, bytes = notebook_use.bytes + excluded.bytes
       returning created, bytes`,
      [network, Math.floor(now() / DAY_MS), created, bytes],
    );
    const isOver = (value: Row[string] | undefined, most: number) => most > 0 && Number(value) > most;
    if (isOver(used?.created, limits.dailyNotebooks) || isOver(used?.bytes, limits.dailyBytes)) {
      throw new NotStored('network');
    }
  };

  let stored = { bytes: 0, until: 0 };
  /** Refuses what would make all notebooks together too large. */
  const makeRoom = async (run: Run, bytes: number) => {
    const { totalBytes = 0 } = limits;
    if (totalBytes === 0) return;
    if (now() >= stored.until) {
      const [sum] = await run('select sum(bytes) as bytes from notebook');
      stored = { bytes: Number(sum?.bytes), until: now() + SUM_MS };
    }
    if (stored.bytes + bytes > totalBytes) throw new NotStored('disk');
    stored.bytes += bytes;
  };

  return {
    limits,
    find: async (id) => {
      const [row] = await sql.run('select * from notebook where id = $1', [id]);
      return row && notebookOf(row);
    },
    create: (id, token, owner, network) =>
      sql.transaction(async (run) => {
        const made = await run(
          `insert into notebook (id, token, owner, head, bytes, created, used) values ($1, $2, $3, 0, 0, $4, $4)
           on conflict (id) do nothing returning id`,
          [id, token, owner, now()],
        );
        if (made.length > 0) await count(run, network, 1, 0);
      }),
    append: (id, { records, checkpoint, network }) =>
      sql.transaction(async (run) => {
        // Whoever writes this row first is the only one to append until the end.
        const [row] = await run('update notebook set used = $2 where id = $1 returning *', [id, now()]);
        const notebook = row && notebookOf(row);
        if (notebook === undefined || notebook.closed) throw new NotStored('closed');
        const sent = new Map(records.map((data) => [digestOf(data).toString('hex'), data]));
        const known = await run(
          `select digest from notebook_record where notebook = $1 and digest in (${places(sent.size, 1)})`,
          [id, ...[...sent.keys()].map((digest) => Buffer.from(digest, 'hex'))],
        );
        for (const { digest } of known) sent.delete((digest as Buffer).toString('hex'));
        if (sent.size === 0) return notebook.head;
        const bytes = [...sent.values()].reduce((sum, { length }) => sum + length, 0);
        if (notebook.bytes + bytes > limits.quota) throw new NotStored('full');
        await count(run, network, 0, bytes);
        await makeRoom(run, bytes);
        const rows = [...sent].map(([digest, data], i) => [
          id,
          notebook.head + 1 + i,
          Buffer.from(digest, 'hex'),
          data,
        ]);
        await run(
          `insert into notebook_record (notebook, seq, digest, data)
           values ${rows.map((row, i) => `(${places(row.length, i * row.length)})`).join(', ')}`,
          rows.flat(),
        );
        const head = notebook.head + sent.size;
        await run('update notebook set head = $2, bytes = $3, checkpoint = $4 where id = $1', [
          id,
          head,
          notebook.bytes + bytes,
          checkpoint ? notebook.head + 1 : notebook.checkpoint,
        ]);
        return head;
      }),
    list: async (id, from, most = Number.MAX_SAFE_INTEGER) => {
      const sizes = await sql.run(
        `select seq, length(data) as size from notebook_record
         where notebook = $1 and seq >= $2 and seq <= $3 order by seq limit ${PAGE}`,
        [id, from, most],
      );
      let bytes = 0;
      let until = 0;
      for (const { seq, size } of sizes) {
        bytes += Number(size);
        if (until > 0 && bytes > PAGE_BYTES) break;
        until = Number(seq);
      }
      const rows = await sql.run(
        'select seq, data from notebook_record where notebook = $1 and seq >= $2 and seq <= $3 order by seq',
        [id, from, until],
      );
      return rows.map(({ seq, data }) => ({ seq: Number(seq), data: data as Buffer }));
    },
    touch: async (id) => {
      await sql.run('update notebook set used = $2 where id = $1', [id, now()]);
    },
    heads: async (ids) => {
      const found: Row[] = [];
      for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
        const some = ids.slice(at, at + ASKED_AT_ONCE);
        found.push(...(await sql.run(`select id, head from notebook where id in (${places(some.length)})`, some)));
      }
      return new Map(found.map(({ id, head }) => [String(id), Number(head)]));
    },
    close: (id, last) =>
      sql.transaction(async (run) => {
        const [row] = await run('update notebook set used = $2 where id = $1 returning *', [id, now()]);
        const notebook = row && notebookOf(row);
        if (notebook === undefined || notebook.closed) return notebook?.head ?? 0;
        const head = notebook.head + 1;
        await run('delete from notebook_record where notebook = $1', [id]);
        await run('insert into notebook_record (notebook, seq, digest, data) values ($1, $2, $3, $4)', [
          id,
          head,
          digestOf(last),
          last,
        ]);
        await run('update notebook set closed = $2, head = $3, bytes = $4, checkpoint = null where id = $1', [
          id,
          now(),
          head,
          last.length,
        ]);
        return head;
      }),
    sweep: () =>
      sql.transaction(async (run) => {
        const unused = 'select id from notebook where used < $1';
        await run(`delete from notebook_record where notebook in (${unused})`, [now() - KEPT_MS]);
        await run('delete from notebook where used < $1', [now() - KEPT_MS]);
        await run('delete from notebook_use where day < $1', [Math.floor(now() / DAY_MS)]);
      }),
    end: sql.close,
  };
}

function notebookOf({ token, owner, head, bytes, checkpoint, used, closed }: Row): Notebook {
  return {
    token: token as Buffer,
    owner: String(owner),
    head: Number(head),
    bytes: Number(bytes),
    checkpoint: checkpoint === null ? null : Number(checkpoint),
    used: Number(used),
    closed: closed !== null,
  };
}
