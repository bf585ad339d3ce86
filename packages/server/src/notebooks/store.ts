import { type Appending, createAppend } from './append.ts';
import { digestOf, type Limits, type Notebook, NotStored, notebookOf } from './notebook.ts';
import { places, type Row, type Run, type Sql } from './sql.ts';
import { migrate } from './tables.ts';
import { together } from './together.ts';

const DAY_MS = 86_400_000;
/** How long a notebook is kept that nobody uses: eighteen months. */
export const KEPT_MS = 548 * DAY_MS;

export interface KeptRecord {
  readonly seq: number;
  readonly data: Buffer;
}

export interface NotebookStore {
  readonly limits: Limits;
  readonly find: (id: string) => Promise<Notebook | undefined>;
  /** Makes a notebook; one that is there already stays as it is. */
  readonly create: (id: string, token: Buffer, owner: string, network: string) => Promise<void>;
  /** Appends what is not there yet; the same record twice is there once. */
  readonly append: (appending: Appending) => Promise<Notebook>;
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

/** The notebooks of a database whose tables are up to date. */
export async function openStore(sql: Sql, limits: Limits, now: () => number = Date.now): Promise<NotebookStore> {
  await migrate(sql);

  /** Counts a notebook made from a network, and refuses one too many in a day. */
  const countMade = async (run: Run, network: string) => {
    const [used] = await run(
      `insert into notebook_use (network, day, created, bytes) values ($1, $2, 1, 0)
       on conflict (network, day) do update set created = notebook_use.created + 1 returning created`,
      [network, Math.floor(now() / DAY_MS)],
    );
    const most = limits.dailyNotebooks;
    if (most > 0 && Number(used?.created) > most) throw new NotStored('network');
  };

  return {
    limits,
    find: together<string, Notebook | undefined>(
      async (ids) => {
        const rows = await sql.run(`select * from notebook where id in (${places(ids.length)})`, ids);
        const found = new Map(rows.map((row) => [row.id, notebookOf(row)]));
        return ids.map((id) => ({ value: found.get(id) }));
      },
      (_id, before) => before.length < ASKED_AT_ONCE,
    ),
    create: (id, token, owner, network) =>
      sql.transaction(async (run) => {
        const made = await run(
          `insert into notebook (id, token, owner, head, bytes, created, used) values ($1, $2, $3, 0, 0, $4, $4)
           on conflict (id) do nothing returning id`,
          [id, token, owner, now()],
        );
        if (made.length > 0) await countMade(run, network);
      }),
    append: createAppend(sql, limits, now),
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
