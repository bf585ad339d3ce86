/** Turns the tables of `data/` into typed modules of the engine, refusing any row that does not add up. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OFICIO_IDS } from '../../packages/engine/src/despensa/ids.ts';
import { pantryModules } from './pantry.ts';
import { referencesModule } from './references.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Only what has changed is written, so that nothing is built again for nothing. */
function write(target: string, made: string): void {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== made) writeFileSync(target, made);
}

const pantry = pantryModules((path) => readFileSync(`${root}data/${path}`, 'utf8'));
for (const [file, made] of pantry) write(`${root}packages/engine/src/despensa/${file}`, made);
console.log(`despensa: ${pantry.size} modules`);

const corpora = OFICIO_IDS.map((craft) => [
  craft,
  JSON.parse(readFileSync(`${root}data/corpus/${craft}.json`, 'utf8')),
]);
write(`${root}packages/engine/src/equilibrar/references.gen.ts`, referencesModule(Object.fromEntries(corpora)));
