/** Turns the tables of `data/` into typed modules of the engine, refusing any row that does not add up. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFT_IDS } from '../../packages/engine/src/craft/ids.ts';
import { benchModule } from './bench.ts';
import { crearModule, familiesOf, skeletonsOf } from './crear.ts';
import { referencesModule } from './references.ts';
import { roomModules } from './rooms.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Only what has changed is written, so that nothing is built again for nothing. */
function write(target: string, made: string): void {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== made) writeFileSync(target, made);
}

for (const [file, made] of roomModules()) write(`${root}packages/engine/src/${file}`, made);

// Reads what the crafts ask of their tables, gathered above: it cannot be loaded before.
const { pantryModules } = await import('./pantry.ts');
const pantry = pantryModules((path) => readFileSync(`${root}data/${path}`, 'utf8'));
for (const [file, made] of pantry) write(`${root}packages/engine/src/despensa/${file}`, made);
console.log(`despensa: ${pantry.size} modules`);

const corpora = Object.fromEntries(
  CRAFT_IDS.map((craft) => [craft, JSON.parse(readFileSync(`${root}data/corpus/${craft}.json`, 'utf8'))]),
);
write(`${root}packages/engine/src/equilibrar/references.gen.ts`, referencesModule(corpora));

// The judge of each craft reads the pantry written above: it cannot be loaded before.
const { CRAFTS } = await import('../../packages/engine/src/crafts.ts');
const { findFood, CRAFT_FOODS } = await import('../../packages/engine/src/despensa/names.ts');
const { foodOf } = await import('../../packages/engine/src/despensa/table.ts');
for (const craft of CRAFTS) write(`${root}packages/web/src/crafts/names/${craft.id}.gen.ts`, benchModule(craft));

const own = JSON.parse(readFileSync(`${root}data/esqueletos.json`, 'utf8'));
const skeletons = CRAFT_IDS.map((id) => {
  const craft = CRAFTS.find((one) => one.id === id)!;
  const read = (name: string) => findFood(name, id).food;
  return [id, skeletonsOf({ craft, read, wireName: CRAFT_FOODS[id].wireName, foodOf }, corpora[id], own)];
});
const families = familiesOf(readFileSync(`${root}data/sustitutos.csv`, 'utf8'), foodOf);
write(`${root}packages/engine/src/crear/skeletons.gen.ts`, crearModule(Object.fromEntries(skeletons), families));
console.log(`crear: ${families.length} families`);
