import postgres from 'postgres';
import type { Row, Run, Sql } from './sql.ts';

const CONNECTIONS = 10;
const CONNECT_S = 5;
const STATEMENT_MS = 10_000;
/** Any number no other program of that database uses for its locks. */
const LOCK = 727_451;

export async function openPostgres(url: string): Promise<Sql> {
  const sql = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_S,
    onnotice: () => {},
    connection: { application_name: 'obrador', statement_timeout: STATEMENT_MS },
    // Counts and bytes stay far below 2^53.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  const runOn =
    (on: Pick<typeof sql, 'unsafe'>): Run =>
    async (text, values = []) => [...(await on.unsafe<Row[]>(text, [...values]))];
  return {
    run: runOn(sql),
    transaction: async (work) => {
      const results: Awaited<ReturnType<typeof work>>[] = [];
      await sql.begin(async (on) => {
        results.push(await work(runOn(on)));
      });
      return results[0]!;
    },
    close: () => sql.end({ timeout: CONNECT_S }),
    dialect: { bytes: 'bytea', lock: `select pg_advisory_xact_lock(${LOCK})`, locking: ' for update' },
  };
}
