import { digestOf } from './notebook.ts';
import type { Sql } from './sql.ts';
import { TABLES_VERSION, versionOf } from './tables.ts';

export interface Checked {
  readonly notebooks: number;
  readonly records: number;
  /** What does not add up, a line each, without anything of what notebooks hold. */
  readonly faults: readonly string[];
}

const AT_ONCE = 500;

/** Reads a whole database: tables, sequences without gaps, bytes counted, every record as it was stored. */
export async function checkNotebooks({ run }: Sql): Promise<Checked> {
  const version = await versionOf(run);
  if (version !== TABLES_VERSION) {
    return { notebooks: 0, records: 0, faults: [`tables: version ${version}, not ${TABLES_VERSION}`] };
  }
  const faults: string[] = [];
  const notebooks = await run('select id, head, bytes, closed from notebook order by id');
  let records = 0;
  for (const { id, head, bytes, closed } of notebooks) {
    let sum = 0;
    let last = 0;
    let count = 0;
    for (;;) {
      const page = await run(
        `select seq, digest, data from notebook_record where notebook = $1 and seq > $2 order by seq limit ${AT_ONCE}`,
        [id!, last],
      );
      for (const { seq, digest, data } of page) {
        if (!digestOf(data as Buffer).equals(digest as Buffer)) faults.push(`${id}: record ${seq} altered`);
        if (Number(seq) !== last + 1 && (last > 0 || closed === null)) faults.push(`${id}: gap before ${seq}`);
        last = Number(seq);
        sum += (data as Buffer).length;
      }
      count += page.length;
      if (page.length < AT_ONCE) break;
    }
    if (last !== Number(head) && (count > 0 || closed === null))
      faults.push(`${id}: head ${head}, last record ${last}`);
    if (sum !== Number(bytes)) faults.push(`${id}: ${bytes} bytes counted, ${sum} stored`);
    records += count;
  }
  const [strays] = await run(
    'select count(*) as records from notebook_record where notebook not in (select id from notebook)',
  );
  if (Number(strays?.records) > 0) faults.push(`${strays?.records} records of no notebook`);
  return { notebooks: notebooks.length, records, faults };
}
