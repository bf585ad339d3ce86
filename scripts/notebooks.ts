/** `DATABASE_URL=… npm run notebooks check`: reads a whole database of shared notebooks and tells what does not add up. */
import { checkNotebooks } from '../packages/server/src/notebooks/check.ts';
import { openSql } from '../packages/server/src/notebooks/open.ts';

const [order] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (order !== 'check' || !url) {
  console.error('DATABASE_URL=postgres://… | file:… npm run notebooks check');
  process.exit(2);
}
const sql = await openSql(url);
const { notebooks, records, faults } = await checkNotebooks(sql);
await sql.close();
for (const fault of faults) console.error(fault);
console.log(`${notebooks} notebooks, ${records} records, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
