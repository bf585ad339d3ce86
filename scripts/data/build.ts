/** Turns the catalogues of `data/` into typed modules of the engine, refusing any row that does not add up. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pantryModules } from './pantry.ts';
import { readTable } from './read.ts';
import { referencesModule } from './references.ts';
import { SPECS } from './specs.ts';
import type { TableSpec } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FIELD_TYPES = { text: 'string', list: 'readonly string[]', number: 'number', 'number?': 'number | null' };

function moduleOf(spec: TableSpec, text: string): string {
  const fields = Object.entries(spec.columns).map(([name, kind]) => `  readonly ${name}: ${FIELD_TYPES[kind]};`);
  return [
    `// Made from data/${spec.craft}.csv by scripts/data/build.ts; edit the table, not this file.`,
    `import { table } from '../craft/table.ts';`,
    '',
    'export interface Row {',
    ...fields,
    '}',
    '',
    `export const rows: readonly Row[] = table<Row>(${JSON.stringify(spec.columns)}, ${JSON.stringify(text)});`,
    '',
  ].join('\n');
}

function write(target: string, made: string): void {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== made) writeFileSync(target, made);
}

const pantry = pantryModules((path) => readFileSync(`${root}data/${path}`, 'utf8'));
for (const [file, made] of pantry) write(`${root}packages/engine/src/despensa/${file}`, made);
console.log(`despensa: ${pantry.size} modules`);

for (const spec of SPECS) {
  const { rows, text } = readTable(spec, readFileSync(`${root}data/${spec.craft}.csv`, 'utf8'));
  write(`${root}packages/engine/src/${spec.craft}/catalogue.gen.ts`, moduleOf(spec, text));
  console.log(`${spec.craft}: ${rows.length} rows`);
}

const corpora = SPECS.map(({ craft }) => [craft, JSON.parse(readFileSync(`${root}data/corpus/${craft}.json`, 'utf8'))]);
write(`${root}packages/engine/src/equilibrar/references.gen.ts`, referencesModule(Object.fromEntries(corpora)));
