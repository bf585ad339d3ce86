import type { Sql } from './sql.ts';

/** Opens `postgres://…` or `file:…`; the library of the other is not loaded. */
export async function openSql(url: string): Promise<Sql> {
  if (url.startsWith('file:')) return (await import('./sqlite.ts')).openSqlite(url);
  return (await import('./postgres.ts')).openPostgres(url);
}
