import type { Sql } from './sql.ts';

/** Every version of the tables, each made of the one before; a released one is never changed. */
const VERSIONS: readonly (readonly string[])[] = [
  [
    `create table notebook (
      id text primary key, token {bytes} not null, owner text not null, head bigint not null, bytes bigint not null,
      checkpoint bigint, created bigint not null, used bigint not null, closed bigint)`,
    'create index notebook_by_use on notebook (used)',
    `create table notebook_record (
      notebook text not null references notebook (id), seq bigint not null, digest {bytes} not null,
      data {bytes} not null, primary key (notebook, seq), unique (notebook, digest))`,
    `create table notebook_use (
      network text not null, day bigint not null, created bigint not null, bytes bigint not null,
      primary key (network, day))`,
  ],
];

export const TABLES_VERSION = VERSIONS.length;

/** A database whose tables a later Obrador has made. */
export class NewerTables extends Error {
  override readonly name = 'NewerTables';
}

/** Brings the tables up to date; of several processes one does it, the others wait. */
export function migrate(sql: Sql): Promise<void> {
  return sql.transaction(async (run) => {
    await run(sql.dialect.lock);
    await run('create table if not exists notebook_tables (version bigint not null)');
    const version = await versionOf(run);
    if (version > TABLES_VERSION) throw new NewerTables(String(version));
    for (const statement of VERSIONS.slice(version).flat()) {
      await run(statement.replaceAll('{bytes}', sql.dialect.bytes));
    }
    if (version === 0) await run('insert into notebook_tables (version) values ($1)', [TABLES_VERSION]);
    else await run('update notebook_tables set version = $1', [TABLES_VERSION]);
  });
}

export async function versionOf(run: Sql['run']): Promise<number> {
  const [row] = await run('select version from notebook_tables');
  return Number(row?.version ?? 0);
}
