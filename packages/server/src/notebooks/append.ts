import { digestOf, type Limits, type Notebook, NotStored, notebookOf, type Reason } from './notebook.ts';
import { places, type Run, rowsOf, type Sql } from './sql.ts';
import { type Answer, together } from './together.ts';

export interface Appending {
  readonly id: string;
  readonly records: readonly Buffer[];
  /** The first of them begins a checkpoint. */
  readonly checkpoint: boolean;
  readonly network: string;
}

interface Judged extends Appending {
  readonly notebook: Notebook | undefined;
  /** What is not there yet, by digest. */
  readonly fresh: readonly (readonly [Buffer, Buffer])[];
  readonly bytes: number;
  readonly refused: Reason | null;
}

/** In one transaction. Four values a record: SQLite takes 32,766 in a statement. */
const MOST_APPENDS = 128;
const MOST_RECORDS = 1_000;
/** How long the sum of all notebooks is counted on before it is asked for again. */
const SUM_MS = 60_000;
const DAY_MS = 86_400_000;

/** Appends to many notebooks in one transaction: what comes while one is under way goes together in the next. */
export function createAppend(sql: Sql, limits: Limits, now: () => number): (asked: Appending) => Promise<Notebook> {
  let stored = { bytes: 0, until: 0 };
  const roomLeft = async (run: Run): Promise<number> => {
    const { totalBytes = 0 } = limits;
    if (totalBytes === 0) return Number.POSITIVE_INFINITY;
    if (now() >= stored.until) {
      const [sum] = await run('select sum(bytes) as bytes from notebook');
      stored = { bytes: Number(sum?.bytes), until: now() + SUM_MS };
    }
    return totalBytes - stored.bytes;
  };

  /** Why something cannot be appended, as far as the notebooks themselves tell. */
  const judge = async (run: Run, asked: readonly Appending[]): Promise<readonly Judged[]> => {
    const ids = asked.map(({ id }) => id);
    // Locked until the end, always in one order: no two transactions wait for each other.
    const rows = await run(
      `select * from notebook where id in (${places(ids.length)}) order by id${sql.dialect.locking}`,
      ids,
    );
    const notebooks = new Map(rows.map((row) => [row.id, notebookOf(row)]));
    const digests = asked.map(({ records }) => records.map(digestOf));
    const pairs = asked.flatMap(({ id }, i) => digests[i]!.map((digest) => [id, digest]));
    const there = await run(
      `select notebook, digest from notebook_record
       where (notebook, digest) in (values ${rowsOf(pairs, ['text', sql.dialect.bytes])})`,
      pairs.flat(),
    );
    const known = new Set(there.map(({ notebook, digest }) => `${notebook} ${(digest as Buffer).toString('hex')}`));
    let room = await roomLeft(run);
    return asked.map((appending, i) => {
      const { id, records } = appending;
      const byName = new Map(
        digests[i]!.map((digest, j) => [`${id} ${digest.toString('hex')}`, [digest, records[j]!] as const]),
      );
      const fresh = [...byName].flatMap(([name, record]) => (known.has(name) ? [] : [record]));
      const bytes = fresh.reduce((sum, [, { length }]) => sum + length, 0);
      const notebook = notebooks.get(id);
      const refused = refusalOf(notebook, bytes, room);
      if (refused === null) room -= bytes;
      return { ...appending, notebook, fresh, bytes, refused };
    });
  };

  const refusalOf = (notebook: Notebook | undefined, bytes: number, room: number): Reason | null => {
    if (notebook === undefined || notebook.closed) return 'closed';
    // What is there already is answered for again, however little room is left.
    if (bytes === 0) return null;
    if (notebook.bytes + bytes > limits.quota) return 'full';
    return bytes > room ? 'disk' : null;
  };

  /** Counts what networks append; gives those whose day has room for it. */
  const countNetworks = async (run: Run, growing: readonly Judged[]): Promise<ReadonlySet<string>> => {
    const sums = new Map<string, number>();
    for (const { network, bytes } of growing) sums.set(network, (sums.get(network) ?? 0) + bytes);
    const most = limits.dailyBytes || Number.MAX_SAFE_INTEGER;
    const day = Math.floor(now() / DAY_MS);
    const rows = [...sums]
      .filter(([, bytes]) => bytes <= most)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([network, bytes]) => [network, day, 0, bytes]);
    if (rows.length === 0) return new Set();
    const counted = await run(
      `insert into notebook_use (network, day, created, bytes) values ${rowsOf(rows)}
       on conflict (network, day) do update set bytes = notebook_use.bytes + excluded.bytes
       where notebook_use.bytes + excluded.bytes <= $${4 * rows.length + 1} returning network`,
      [...rows.flat(), most],
    );
    return new Set(counted.map(({ network }) => String(network)));
  };

  const keep = async (run: Run, taken: readonly (readonly [Judged, Notebook])[]): Promise<void> => {
    const rows = taken.flatMap(([{ id, fresh, notebook }]) =>
      fresh.map(([digest, data], i) => [id, notebook!.head + 1 + i, digest, data]),
    );
    await run(`insert into notebook_record (notebook, seq, digest, data) values ${rowsOf(rows)}`, rows.flat());
    const heads = taken.map(([{ id }, { head, bytes, checkpoint, used }]) => [id, head, bytes, checkpoint, used]);
    await run(
      `update notebook set head = n.column2, bytes = n.column3, checkpoint = n.column4, used = n.column5
       from (values ${rowsOf(heads, ['text', 'bigint', 'bigint', 'bigint', 'bigint'])}) as n where id = n.column1`,
      heads.flat(),
    );
  };

  const appendAll = async (run: Run, asked: readonly Appending[]): Promise<readonly Answer<Notebook>[]> => {
    const judged = await judge(run, asked);
    const growing = judged.filter(({ refused, bytes }) => refused === null && bytes > 0);
    const networks = await countNetworks(run, growing);
    const taken = new Map(
      growing.filter(({ network }) => networks.has(network)).map((each) => [each, grown(each, now())] as const),
    );
    if (taken.size > 0) await keep(run, [...taken]);
    for (const { bytes } of taken.keys()) stored.bytes += bytes;
    return judged.map((each) => {
      if (each.refused) return { error: new NotStored(each.refused) };
      if (each.bytes === 0) return { value: each.notebook! };
      const value = taken.get(each);
      return value ? { value } : { error: new NotStored('network') };
    });
  };

  return together(
    (asked: readonly Appending[]) => sql.transaction((run) => appendAll(run, asked)),
    ({ id, records }, before) =>
      before.length < MOST_APPENDS &&
      before.every((each) => each.id !== id) &&
      before.reduce((sum, each) => sum + each.records.length, records.length) <= MOST_RECORDS,
  );
}

function grown({ notebook, fresh, bytes, checkpoint }: Judged, used: number): Notebook {
  const { head, bytes: before, checkpoint: last } = notebook!;
  return {
    ...notebook!,
    head: head + fresh.length,
    bytes: before + bytes,
    checkpoint: checkpoint ? head + 1 : last,
    used,
  };
}
