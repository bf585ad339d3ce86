/**
 * `npx tsx scripts/names.ts [unseen|corpus]` tells how many of the names that published formulas use are read in their
 * craft, and what each is read as: to be judged by eye, because a wrong food is worse than none.
 */
import { readFileSync } from 'node:fs';
import { CRAFT_IDS } from '../packages/engine/src/craft/ids.ts';
import { findFood } from '../packages/engine/src/despensa/names.ts';

interface Formula {
  readonly ingredients: readonly { readonly name?: string; readonly ingrediente?: string }[];
}

const FOLDERS: Readonly<Record<string, string>> = { unseen: 'unseen/formulas', corpus: 'corpus' };
const MARKS = { exacta: '', por_defecto: ' (por defecto)', supuesta: ' (supuesta)' } as const;

const folder = FOLDERS[process.argv[2] ?? 'unseen'];
if (folder === undefined) throw new Error(`one of ${Object.keys(FOLDERS).join(', ')}`);

for (const craft of CRAFT_IDS) {
  const file = new URL(`../data/${folder}/${craft}.json`, import.meta.url);
  const formulas = JSON.parse(readFileSync(file, 'utf8')) as readonly Formula[];
  const names = new Set(formulas.flatMap(({ ingredients }) => ingredients.map((i) => i.name ?? i.ingrediente ?? '')));
  const readings = [...names].map((name) => ({ name, reading: findFood(name, craft) }));
  const read = readings.filter(({ reading }) => reading.food !== undefined).length;
  console.log(`${craft}: ${read} of ${names.size} names read`);
  for (const { name, reading } of readings) {
    const as =
      reading.food === undefined
        ? `? ${reading.candidates.map((food) => food.id).join(', ')}`
        : reading.food.id + MARKS[reading.lectura];
    console.log(`  ${name} → ${as}`);
  }
}
