import { fileURLToPath } from 'node:url';
import type { Row, Run, Sql } from './sql.ts';

interface Database {
  exec(text: string): unknown;
  prepare(text: string): { all(...values: unknown[]): unknown[] };
  close(): unknown;
}
type Open = new (path: string) => Database;

/** Node's own from 22.13 on; before it, a binding that comes built from the registry. */
async function binding(): Promise<Open> {
  const own: string = 'node:sqlite';
  try {
    return ((await import(own)) as { readonly DatabaseSync: Open }).DatabaseSync;
  } catch {
    return (await import('libsql')).default;
  }
}

/** Rollback journal: with several processes the write-ahead log could lose pages before SQLite 3.51.3. */
const SETTINGS = 'pragma busy_timeout = 5000; pragma journal_mode = truncate; pragma synchronous = full;';

export async function openSqlite(url: string): Promise<Sql> {
  const Open = await binding();
  const database = new Open(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
  database.exec(SETTINGS);
  const run: Run = async (text, values = []) => {
    const statement = database.prepare(text.replace(/\$(\d+)/g, '?$1'));
    return statement.all(...values).map((row) => rowOf(row as object));
  };
  // One connection has one transaction: whoever comes meanwhile waits.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    run: (text, values) => inTurn(() => run(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        database.exec('begin immediate');
        try {
          const result = await work(run);
          database.exec('commit');
          return result;
        } catch (error) {
          database.exec('rollback');
          throw error;
        }
      }),
    close: async () => {
      await last;
      database.close();
    },
    dialect: { bytes: 'blob', lock: 'select 1', locking: '' },
  };
}

/** Either binding gives bytes in a shape of its own. */
function rowOf(row: object): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value instanceof ArrayBuffer) return [name, Buffer.from(value)];
      return [name, value instanceof Uint8Array ? Buffer.from(value) : value];
    }),
  );
}
