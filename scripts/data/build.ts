/** Turns the tables of `data/` into typed modules of the engine, refusing any row that does not add up. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFT_IDS } from '../../packages/engine/src/craft/ids.ts';
import { benchModule } from './bench.ts';
import { crearModule, familiesOf, skeletonsOf } from './crear.ts';
import { familiesModule } from './families.ts';
import { lawModule } from './ley.ts';
import { roomModules } from './rooms.ts';
import { rootsModule } from './roots.ts';
import { sentenceModules } from './sentences.ts';
import type { LegalPlaces } from './tipos/modules.ts';
import { typeWordsModule } from './type-words.ts';
import { wordModules } from './words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Only what has changed is written, so that nothing is built again for nothing. */
function write(target: string, made: string): void {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== made) writeFileSync(target, made);
}

const digest = createHash('sha256');

const files = new Map<string, string>();

/** A file of `data/`, which counts once in the version of the data. */
function read(path: string): string {
  const known = files.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(`${root}data/${path}`, 'utf8');
  digest.update(path).update(text);
  files.set(path, text);
  return text;
}

// Whatever reads a word asks for its root: no module that does can be loaded before.
write(`${root}packages/engine/src/despensa/roots.gen.ts`, rootsModule(read('raices.csv')));
const { typeModules } = await import('./tipos/modules.ts');

const SPREADS = `${root}data/evidencia/bandas.json`;

/** Figures of signed formulas as the last build measured them: they follow from other data, and count in no version. */
function writeTypes(spreads: string): LegalPlaces {
  const { modules, law } = typeModules(root, read, JSON.parse(spreads));
  for (const [file, made] of modules) write(`${root}packages/${file}`, made);
  console.log(`tipos: ${modules.size} modules`);
  return law;
}

for (const [file, made] of sentenceModules(root, read)) write(`${root}packages/engine/src/${file}`, made);

const spreadsBefore = readFileSync(SPREADS, 'utf8');
const law = writeTypes(spreadsBefore);
write(`${root}packages/engine/src/ley/law.gen.ts`, lawModule(read, law));
const typeIds = Object.fromEntries(CRAFT_IDS.map((craft) => [craft, Object.keys(law[craft]!)]));
write(`${root}packages/web/src/crafts/type-words.gen.ts`, typeWordsModule(read, typeIds));

for (const [file, made] of wordModules(read)) write(`${root}packages/engine/src/${file}`, made);
for (const [file, made] of roomModules()) write(`${root}packages/engine/src/${file}`, made);

// Reads what the crafts ask of their tables, gathered above: it cannot be loaded before.
const { pantryModules } = await import('./pantry.ts');
const pantry = pantryModules(read);
for (const [file, made] of pantry) write(`${root}packages/engine/src/despensa/${file}`, made);
console.log(`despensa: ${pantry.size} modules`);

const { everyFood } = await import('../../packages/engine/src/despensa/table.ts');
const familyTables = [read('familias.csv'), read('familias-grupos.csv')] as const;
write(`${root}packages/engine/src/evidencia/families.gen.ts`, familiesModule(...familyTables, everyFood()));

const corpora = Object.fromEntries(CRAFT_IDS.map((craft) => [craft, JSON.parse(read(`corpus/${craft}.json`))]));

// The judge of each craft reads the pantry written above: it cannot be loaded before.
const { CRAFTS } = await import('../../packages/engine/src/crafts.ts');
const { findFood, CRAFT_FOODS } = await import('../../packages/engine/src/despensa/names.ts');
const { foodOf, indexOf } = await import('../../packages/engine/src/despensa/table.ts');
for (const craft of CRAFTS) write(`${root}packages/web/src/crafts/names/${craft.id}.gen.ts`, benchModule(craft));

const { allEvidenceModule, evidenceModule } = await import('./evidence.ts');
const variants = JSON.parse(read('evidencia/variantes.json'));
const { spreadsOf, writtenSpreads } = await import('./spreads.ts');
const spreads: Record<string, ReturnType<typeof spreadsOf>> = {};
const { TYPE_GROUPS } = await import('../../packages/web/src/crafts/type-groups.gen.ts');
for (const craft of CRAFTS) {
  const shelves = new Map(
    (TYPE_GROUPS[craft.id] ?? []).flatMap(({ label, types: ids }) => ids.map((id) => [id, label])),
  );
  const rows = JSON.parse(read(`evidencia/${craft.id}.json`));
  const base = craft.comparedOn ?? 'total';
  const made = evidenceModule(rows, {
    craft: craft.id,
    base,
    foodOf,
    indexOf,
    shelves,
    variants: variants[craft.id] ?? {},
  });
  write(`${root}packages/engine/src/evidencia/${craft.id}.gen.ts`, made);
  spreads[craft.id] = spreadsOf(craft, rows);
  console.log(`evidencia: ${rows.length} formulas of ${craft.id}`);
}

// Figures do not depend on the bands they give: once is enough.
const measured = writtenSpreads(spreads);
if (measured !== spreadsBefore) {
  write(SPREADS, measured);
  writeTypes(measured);
}

write(`${root}packages/engine/src/evidencia/all.gen.ts`, allEvidenceModule(CRAFT_IDS));

const own = JSON.parse(read('esqueletos.json'));
const skeletons = CRAFT_IDS.map((id) => {
  const craft = CRAFTS.find((one) => one.id === id)!;
  const readName = (name: string) => findFood(name, id).food;
  return [id, skeletonsOf({ craft, read: readName, wireName: CRAFT_FOODS[id].wireName, foodOf }, corpora[id], own)];
});
const families = familiesOf(read('sustitutos.csv'), foodOf);
write(`${root}packages/engine/src/crear/skeletons.gen.ts`, crearModule(Object.fromEntries(skeletons), families));
console.log(`crear: ${families.length} families`);

const { version } = JSON.parse(readFileSync(`${root}packages/engine/package.json`, 'utf8'));
const data = digest.digest('hex').slice(0, 12);
write(
  `${root}packages/engine/src/version.gen.ts`,
  `/** What made an answer: the engine, and the data it was built with. */
export const VERSION = { engine: '${version}', data: '${data}' } as const;
`,
);
